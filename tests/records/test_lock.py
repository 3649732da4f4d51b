"""A lock is held by one copy of the game at a time and ends with it."""

import subprocess
import sys
from pathlib import Path

from game.records.lock import lock, unlock

HOLD = """
import sys, time
from pathlib import Path
from game.records.lock import lock
print(lock(Path(sys.argv[1])) is not None, flush=True)
time.sleep(60)
"""


def test_lock_is_given_once(tmp_path: Path) -> None:
    handle = lock(tmp_path / "lock")
    assert handle is not None
    assert lock(tmp_path / "lock") is None
    unlock(handle)
    again = lock(tmp_path / "lock")
    assert again is not None
    unlock(again)


def test_lock_of_a_killed_copy_is_free_at_once(tmp_path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, tmp_path / "lock"], stdout=subprocess.PIPE, text=True
    )
    with other:
        assert other.stdout
        assert other.stdout.readline() == "True\n"
        assert lock(tmp_path / "lock") is None
        other.kill()
    handle = lock(tmp_path / "lock")
    assert handle is not None
    unlock(handle)
