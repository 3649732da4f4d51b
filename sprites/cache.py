"""A function's latest results, kept for the next frame and never more than a set number of them."""

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Remembered(Generic[P, R]):
    """A function that keeps its latest `limit` results: share them, never draw on them."""

    def __init__(self, make: Callable[P, R], limit: int) -> None:
        self.limit = limit
        self._cached = lru_cache(maxsize=limit)(make)
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the kept result for these (hashable) arguments, or make it and keep it."""
        # The types of lru_cache demand hashable arguments and cannot see that every caller gives them.
        return self._cached(*args, **kwargs)  # type: ignore[arg-type]

    def __len__(self) -> int:
        """How many results are kept now."""
        return self._cached.cache_info().currsize

    def forget(self) -> None:
        """Drop every kept result."""
        self._cached.cache_clear()


def remembered(limit: int) -> Callable[[Callable[P, R]], Remembered[P, R]]:
    """Decorate a function of hashable arguments so that it keeps its latest `limit` results."""

    def wrap(make: Callable[P, R]) -> Remembered[P, R]:
        return Remembered(make, limit)

    return wrap
