"""The developer's command writes every recording as a file that the mixer can read."""

from pathlib import Path

import pytest

from sounds import make
from sounds.recipes import RECIPES


def test_make_writes_each_recipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "ART", tmp_path)
    monkeypatch.setattr(make, "RECIPES", {"button": RECIPES["button"]})
    make.main()
    assert capsys.readouterr().out == "button: 0.05 s\n"
    assert (tmp_path / "button.wav").read_bytes() == (
        Path(make.__file__).parent / "art" / "button.wav"
    ).read_bytes()
