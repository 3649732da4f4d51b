"""Paints pictures ahead of time on a thread of its own: the painter leaves Python free while it works."""

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

Paint = Callable[[], pygame.Surface]


class Ahead:
    """Pictures that were ordered and not yet taken; each is painted once, by whoever comes to it first."""

    def __init__(self) -> None:
        """Order nothing yet; the thread begins with the first order."""
        self._thread: ThreadPoolExecutor | None = None
        self._ordered: dict[Hashable, tuple[Future[pygame.Surface], Paint]] = {}

    def order(self, key: Hashable, paint: Paint) -> None:
        """Have a picture painted after those ordered before it; `paint` must not need the screen."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._ordered[key] = self._thread.submit(paint), paint

    def take(self, key: Hashable) -> pygame.Surface | None:
        """Return what was ordered under this key, for the only time; None when nothing was.

        A picture that nobody has begun is painted now; one that is being painted is waited for. What went
        wrong while it was painted is raised here.
        """
        if key not in self._ordered:
            return None
        coming, paint = self._ordered.pop(key)
        return paint() if coming.cancel() else coming.result()

    def drop(self) -> None:
        """Forget all orders and end the thread, after the picture that it is at."""
        self._ordered.clear()
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None
