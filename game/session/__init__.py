"""The session: who acts next; the only mutable truth, with one way in."""
