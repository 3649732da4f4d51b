"""What the project's papers tell people to type is what CI runs, and what they point at exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAPERS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md")


def command(name: str) -> str:
    found = re.search(
        rf"^{name}_COMMAND='(.+)'$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    ("name", "paper"),
    [
        ("PLAY", "README.md"),
        ("TEST", "README.md"),
        ("EXTRACT", "CONTRIBUTING.md"),
        ("COMPILE", "CONTRIBUTING.md"),
    ],
)
def test_papers_and_ci_give_the_same_command(name: str, paper: str) -> None:
    lines = (ROOT / paper).read_text(encoding="utf-8").splitlines()
    assert command(name) in [line.strip() for line in lines]


@pytest.mark.parametrize("paper", PAPERS)
def test_papers_point_only_at_files_that_exist(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in target]
    assert not [target for target in targets if not (ROOT / target).exists()]


def test_package_command_is_in_the_readme() -> None:
    assert "pyinstaller pinochle.spec --noconfirm" in (ROOT / "README.md").read_text(encoding="utf-8")
