"""The command line: play, demo and replay."""
