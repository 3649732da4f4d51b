"""Phases: one module for each part of a deal, saying what the seat to act may do in it."""
