"""Writes every recording into sounds/art: `python -m sounds.make`, after a recipe has changed."""

import wave

from sounds.cues import ART
from sounds.recipes import RECIPES, render
from sounds.waves import RATE


def main() -> None:
    """Render all recipes as 16-bit mono WAV files."""
    for name in RECIPES:
        samples = render(name)
        with wave.open(str(ART / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(samples.itemsize)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        print(f"{name}: {len(samples) / RATE:.2f} s")


if __name__ == "__main__":
    main()
