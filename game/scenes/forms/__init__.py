"""Forms: what a player reads or fills in, made of pygame_gui and of our own controls, also by keyboard."""
