"""The least program that shows a card: a window of the given size, a cloth, a card, one flip, and out."""

import os
import sys
from pathlib import Path

import pygame

ART = Path(__file__).parents[2] / "sprites" / "art"

if __name__ == "__main__":
    width, height = int(sys.argv[1]), int(sys.argv[2])
    pygame.display.init()
    screen = pygame.display.set_mode((width, height))
    screen.fill("darkgreen")
    tall = round(height * 0.5)
    card = pygame.image.load_sized_svg(ART / "standard-QS.svg", (round(tall * 5 / 7), tall)).convert_alpha()
    screen.blit(card, card.get_rect(center=screen.get_rect().center))
    pygame.display.flip()
    os._exit(0)
