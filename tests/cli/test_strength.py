"""The table of strength grows row by row, and a command given again goes on."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.ai.arena.table import from_lines
from game.cli.options import StrengthOptions
from game.cli.strength import run


@pytest.fixture
def options(tmp_path: Path) -> StrengthOptions:
    """Two games, two deals each."""
    return StrengthOptions(
        ("kencom", "cardgames"), ("random", "standard"), 2, 1, tmp_path / "S.md", trump_given=True, workers=1
    )


def kept(options: StrengthOptions) -> str:
    return options.write.with_name("S.md.jsonl").read_text(encoding="utf-8")


def test_every_row_is_told_written_and_kept(
    options: StrengthOptions, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(options) == 0
    assert capsys.readouterr().out.count("2 deals on 4 boards") == 2
    page = options.write.read_text(encoding="utf-8")
    assert "## standard against random, the tricks alone" in page
    assert page.index("| `kencom` | 2 |") < page.index("| `cardgames` | 2 |")
    assert [row.measured.variant for row in from_lines(kept(options))] == ["kencom", "cardgames"]


def test_only_what_is_missing_is_measured_unless_it_is_asked_for_again(
    options: StrengthOptions, capsys: pytest.CaptureFixture[str]
) -> None:
    run(replace(options, variants=("cardgames",)))
    first = kept(options)
    capsys.readouterr()
    run(options)
    assert "cardgames" not in capsys.readouterr().out
    assert kept(options).endswith(first)
    run(replace(options, variants=("kencom",), again=True))
    assert capsys.readouterr().out.count("in kencom: ") == 1
    assert kept(options).endswith(first)


def test_an_interrupt_leaves_the_rows_that_were_ready(
    options: StrengthOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(replace(options, variants=("kencom",)))
    before = kept(options)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.strength.add_deals", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(options)
    assert kept(options) == before


def test_a_file_of_something_else_is_left_alone(
    options: StrengthOptions, capsys: pytest.CaptureFixture[str]
) -> None:
    other = options.write.with_name("S.md.jsonl")
    other.write_text("something else\n", encoding="utf-8")
    assert run(options) == 2
    assert str(other) in capsys.readouterr().err
    assert kept(options) == "something else\n"


def test_a_page_that_cannot_be_written_is_said_before_anything_is_played(
    options: StrengthOptions, capsys: pytest.CaptureFixture[str]
) -> None:
    options.write.mkdir()
    assert run(options) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "S.md" in err


def test_the_version_is_that_of_the_project_and_is_not_known_in_a_package(
    options: StrengthOptions, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = replace(options, variants=("kencom",))
    run(one)
    monkeypatch.setattr("game.cli.strength._PROJECT", tmp_path / "none")
    run(replace(one, variants=("cardgames",)))
    known, unknown = (row.version for row in from_lines(kept(options)))
    assert known[0].isdigit()
    assert unknown == "packaged"
