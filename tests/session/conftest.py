"""What holds for every test of the session."""

import os

import pytest


@pytest.fixture(autouse=True)
def _hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk: that it is waited for is shown by the tests of the writer."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
