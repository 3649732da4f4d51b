"""The command line reads as the help says, and a wrong word names the right ones."""

import math
from pathlib import Path

import pytest

from game.ai.levels import LEVELS
from game.ai.names import EXACT_NAMES, LEVEL_NAMES
from game.cli.arguments import Wanted, parse
from game.cli.options import ArenaOptions, DemoOptions, PlayOptions, StrengthOptions
from game.rules.names import VARIANT_NAMES
from game.rules.variants import REGISTRY

CLASSIC = "two_hand_classic"
BOTH = ("standard", "standard")

RIGHT: dict[str, Wanted] = {
    "": PlayOptions(),
    "--windowed": PlayOptions(windowed=True),
    "--fullscreen": PlayOptions(windowed=False),
    "--variant two_hand_encyclopedia": PlayOptions(variant="two_hand_encyclopedia"),
    "--seed 0 --level random": PlayOptions(seed=0, level="random"),
    "--level standard@1": PlayOptions(level="standard@1"),
    "--speed 0.5": PlayOptions(speed=0.5),
    "--speed 8": PlayOptions(speed=8.0),
    "--speed instant": PlayOptions(speed=math.inf),
    "demo": PlayOptions(demo=DemoOptions(CLASSIC, BOTH)),
    "demo --windowed --speed 4": PlayOptions(windowed=True, speed=4.0, demo=DemoOptions(CLASSIC, BOTH)),
    "--windowed --seed 3 demo": PlayOptions(windowed=True, seed=3, demo=DemoOptions(CLASSIC, BOTH, seed=3)),
    "demo --headless": DemoOptions(CLASSIC, BOTH, deals=1),
    "demo --headless --deals 200 --seed 1": DemoOptions(CLASSIC, BOTH, deals=200, seed=1),
    "demo --headless --levels random,standard": DemoOptions(CLASSIC, ("random", "standard"), deals=1),
    "demo --headless --levels random@1,standard": DemoOptions(CLASSIC, ("random@1", "standard"), deals=1),
    "demo --headless --levels random": DemoOptions(CLASSIC, ("random", "random"), deals=1),
    "demo --headless --variant two_hand_encyclopedia": DemoOptions("two_hand_encyclopedia", BOTH, deals=1),
    "--variant two_hand_encyclopedia demo --headless": DemoOptions("two_hand_encyclopedia", BOTH, deals=1),
    "demo --headless --save a": DemoOptions(CLASSIC, BOTH, deals=1, save=Path("a")),
    "demo --headless --save a --resume": DemoOptions(CLASSIC, BOTH, deals=1, save=Path("a"), resume=True),
    "demo --headless --variant three_hand": DemoOptions("three_hand", ("standard",) * 3, deals=1),
    "demo --headless --variant cardgames --levels standard,random": DemoOptions(
        "cardgames", ("standard", "random", "standard", "random"), deals=1
    ),
    "demo --headless --variant cardgames --levels random,random,random,standard": DemoOptions(
        "cardgames", ("random", "random", "random", "standard"), deals=1
    ),
    "demo --headless --variant auction_250 --rule seats=4 --rule ante=0": DemoOptions(
        "auction_250", ("standard",) * 4, deals=1, switches=(("seats", "4"), ("ante", "0"))
    ),
    "arena --all --write S.md": StrengthOptions(VARIANT_NAMES, LEVEL_NAMES, 100, 1, Path("S.md")),
    "arena --all random standard --variant kencom --again --write S.md --workers 2": StrengthOptions(
        ("kencom",), ("random", "standard"), 100, 1, Path("S.md"), again=True, workers=2
    ),
    "replay a.pinochle": Path("a.pinochle"),
    "arena standard random": ArenaOptions(CLASSIC, ("standard", "random"), deals=100, seed=1),
    "arena --variant kencom --deals 2 --seed 0 standard standard@1": ArenaOptions(
        "kencom", ("standard", "standard@1"), deals=2, seed=0
    ),
    "--variant kencom --seed 5 arena random standard --trump-given --json --workers 3": ArenaOptions(
        "kencom", ("random", "standard"), deals=100, seed=5, trump_given=True, json=True, workers=3
    ),
    "arena --variant auction_250 --rule seats=4 random standard": ArenaOptions(
        "auction_250", ("random", "standard"), deals=100, seed=1, switches=(("seats", "4"),)
    ),
}

WRONG: dict[str, tuple[str, ...]] = {
    "--variant whist": VARIANT_NAMES,
    "--level grandmaster": tuple(LEVELS),
    "--level standard@99": ("standard@99", *LEVELS),
    "--speed 9": ("0.5", "8", "instant"),
    "--speed 0.4": ("0.5", "8", "instant"),
    "--speed fast": ("0.5", "8", "instant"),
    "--speed nan": ("0.5", "8", "instant"),
    "--seed -1": ("--seed",),
    "--seed one": ("0", "9223372036854775807"),
    "--seed ²": ("0", "9223372036854775807"),
    "--seed 99999999999999999999": ("0", "9223372036854775807"),
    "--windowed --fullscreen": ("--windowed",),
    "--window": ("--window",),
    "whist": ("demo", "replay"),
    "demo --deals 0": ("1", "1000000"),
    "demo --levels standard,grandmaster": ("grandmaster", *LEVELS),
    "demo --levels standard,standard,standard": ("2",),
    "demo --variant whist": VARIANT_NAMES,
    "demo --resume": ("--save",),
    "demo --headless --variant cardgames --levels random,random,random": ("4",),
    "demo --headless --variant auction_250 --rule seats": ("KEY=VALUE",),
    "demo --headless --variant auction_250 --rule seats=5": ("seats", "3", "4"),
    "demo --headless --rule seats=4": ("seats", "rank_order", "declare_out"),
    "arena": ("LEVEL",),
    "arena standard": ("LEVEL",),
    "arena standard random random": ("random",),
    "arena standard grandmaster": ("grandmaster", *LEVELS),
    "arena --variant whist standard random": VARIANT_NAMES,
    "arena --deals 1 standard random": ("--deals", "2"),
    "arena --workers 0 standard random": ("--workers", "1"),
    "arena --rule seats=5 --variant auction_250 standard random": ("seats", "3", "4"),
    "arena --all": ("--write",),
    "arena --all --write S.md standard": ("LEVEL", *LEVELS),
    "arena --all --write S.md --rule seats=4": ("--rule",),
    "arena --all --write S.md --json": ("--json",),
    "arena --write S.md random standard": ("--all",),
    "arena --again random standard": ("--all",),
    "replay": ("FILE",),
    "replay a b": ("b",),
}


@pytest.mark.parametrize(("line", "wanted"), RIGHT.items(), ids=RIGHT)
def test_line_means_what_it_says(line: str, wanted: object) -> None:
    assert parse(line.split()) == wanted


@pytest.mark.parametrize(("line", "named"), WRONG.items(), ids=WRONG)
def test_wrong_line_names_what_is_valid_and_ends_with_two(
    line: str, named: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        parse(line.split())
    assert stop.value.code == 2
    told = capsys.readouterr().err
    assert all(word in told for word in named), told


@pytest.mark.parametrize("line", ["--help", "demo --help", "replay --help", "arena --help"])
def test_help_explains_each_option(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        parse(line.split())
    assert stop.value.code == 0
    told = capsys.readouterr().out
    lines = [line for line in told.partition("options:")[2].splitlines() if line.startswith("  -")]
    wide = told.splitlines()
    for option in lines:
        following = wide[wide.index(option) + 1 : wide.index(option) + 2]
        assert len(option.split("  ")) > 2 or following[0].startswith("      "), option


@pytest.mark.parametrize("name", [*LEVEL_NAMES, *EXACT_NAMES])
def test_every_level_can_be_shown_against_any_other(name: str) -> None:
    shown = parse(["demo", "--headless", "--levels", f"{name},standard"])
    assert isinstance(shown, DemoOptions)
    assert shown.levels == (name, "standard")


def test_variants_that_can_be_written_are_those_of_the_rules() -> None:
    assert tuple(REGISTRY) == VARIANT_NAMES
