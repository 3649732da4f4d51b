"""Folders: where on this machine the game may keep things; PINOCHLE_HOME overrides them all."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "Pinochle"
HOME = "PINOCHLE_HOME"


def data_folder() -> Path:
    """Return the folder of saves, records and the hall of fame; it may not exist yet."""
    return _home() or platformdirs.user_data_path(APP, appauthor=False)


def settings_folder() -> Path:
    """Return the folder of the settings; it may not exist yet."""
    return _home() or platformdirs.user_config_path(APP, appauthor=False)


def log_folder() -> Path:
    """Return the folder of the log; it may not exist yet."""
    return _home() or platformdirs.user_log_path(APP, appauthor=False)


def _home() -> Path | None:
    home = os.environ.get(HOME)
    return Path(home).expanduser().resolve() if home else None
