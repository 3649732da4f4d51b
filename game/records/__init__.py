"""Records: matches as text, on disk before anything moves, and the hall of fame."""
