"""Every recording is short, clear and clean, and the shipped files are what the recipes make."""

import math
import wave
from array import array
from functools import cache
from itertools import pairwise

import pytest

from sounds.cues import ART
from sounds.recipes import MELD_NOTES, RECIPES
from sounds.recipes import render as render_anew
from sounds.waves import FULL_SCALE, RATE

JINGLES = {"match_won": 2.5, "match_lost": 2.5}
LONGEST = 0.9
render = cache(render_anew)


def loudness(samples: "array[int]") -> float:
    return math.sqrt(sum(value * value for value in samples) / len(samples)) / FULL_SCALE


def brightness(samples: "array[int]") -> float:
    """How often the wave crosses zero, in hertz: the pitch of a tone, the place of a noise."""
    crossings = sum((left < 0) != (right < 0) for left, right in pairwise(samples))
    return crossings / 2 / (len(samples) / RATE)


@pytest.mark.parametrize("name", RECIPES)
class TestEveryRecording:
    def test_it_lasts_no_longer_than_its_moment(self, name: str) -> None:
        assert 0.02 < len(render(name)) / RATE <= JINGLES.get(name, LONGEST)

    def test_it_is_heard_and_never_clipped(self, name: str) -> None:
        samples = render(name)
        assert max(map(abs, samples)) < 0.8 * FULL_SCALE
        assert loudness(samples) > 0.03

    def test_it_does_not_click_at_either_end(self, name: str) -> None:
        samples = render(name)
        quiet = 0.1 * max(map(abs, samples))
        assert samples[0] == samples[-1] == 0
        assert max(map(abs, samples[:3])) < quiet + 0.15 * FULL_SCALE
        assert max(map(abs, samples[-40:])) < quiet

    def test_it_hangs_around_zero(self, name: str) -> None:
        samples = render(name)
        assert abs(sum(samples) / len(samples)) < 0.002 * FULL_SCALE

    def test_its_loudest_part_comes_early_enough_to_be_with_the_picture(self, name: str) -> None:
        samples = render(name)
        assert max(map(abs, samples[: RATE // 4])) > 0.3 * max(map(abs, samples))

    def test_the_shipped_file_is_what_the_recipe_makes(self, name: str) -> None:
        with wave.open(str(ART / f"{name}.wav"), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            shipped = array("h", file.readframes(file.getnframes()))
        made = render(name)
        assert len(shipped) == len(made)
        # Sine and exponential may differ in the last bit from one C library to the next.
        assert max(abs(left - right) for left, right in zip(shipped, made, strict=True)) <= 2


def test_no_file_is_shipped_without_a_recipe() -> None:
    assert {path.stem for path in ART.glob("*.wav")} == set(RECIPES)


def test_a_recording_repeats_to_the_last_bit() -> None:
    assert render_anew("trick") == render("trick")


def test_melds_rise_with_their_value() -> None:
    heights = [brightness(render(f"meld_{step}")) for step in range(len(MELD_NOTES))]
    assert heights == sorted(heights)
    assert len(set(heights)) == len(heights)
    assert [max(notes) for notes in MELD_NOTES] == sorted(max(notes) for notes in MELD_NOTES)


def test_paper_is_brighter_than_wood() -> None:
    paper = min(brightness(render(name)) for name in ("deal", "slide", "draw"))
    assert paper > 2 * max(brightness(render(name)) for name in ("refusal", "button", "claim"))


def test_dealt_cards_do_not_run_into_each_other() -> None:
    samples = render("deal")
    after = samples[round(0.055 * RATE) :]
    assert max(map(abs, after)) < 0.1 * max(map(abs, samples))


def test_what_comes_often_is_softer_than_what_is_rare() -> None:
    assert max(loudness(render(name)) for name in ("deal", "button", "count", "slide")) < min(
        loudness(render(name)) for name in ("run", "win", "meld_6", "last_trick")
    )
