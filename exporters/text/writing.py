"""How a text is written: plainly in the shipped faces, or in another script, with its language and direction."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache, wraps
from re import Pattern
from re import compile as compiled
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from exporters.text.bidi import is_right_to_left
from exporters.text.characters import printed_characters
from schemas.models.pack import Manifest

P = ParamSpec("P")
R_co = TypeVar("R_co", covariant=True)

KANA: Final = compiled("[\u3040-\u30ff]")
HANGUL: Final = compiled("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]")
TELLING: Final[tuple[tuple[Pattern[str], str], ...]] = ((KANA, "ja"), (HANGUL, "ko"))
"""Letters that only one language has, where a pack does not say which one it is written in."""

_SPOKEN: ContextVar[str] = ContextVar("spoken", default="")


@dataclass(frozen=True)
class Writing:
    """The language of a text (BCP 47, "" if it is not known), and whether it runs from right to left."""

    language: str = ""
    right_to_left: bool = False


@contextmanager
def speaking(manifest: Manifest) -> Iterator[None]:
    """Set what is drawn meanwhile in the language that the manifest states; one that is not written is not known."""
    before = _SPOKEN.set(manifest.written_in)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def spoken(language: str | None = None) -> str:
    """Return a language that was handed in, or the one that is drawn in; "" if it is not known."""
    return _SPOKEN.get() if language is None else language


def is_plain(string: str) -> bool:
    """Whether the shipped faces have every character, so that a text is set character by character."""
    return string.isascii() or printed_characters().issuperset(string)


def writing_of(string: str, language: str | None = None) -> Writing | None:
    """Return how a text of a language is written, None for a plain one; its first strong letter gives the direction."""
    if is_plain(string):
        return None
    told = (language for letters, language in TELLING if letters.search(string))
    return Writing(spoken(language) or next(told, ""), is_right_to_left(string))


class Kept(Protocol[P, R_co]):
    """A function that keeps its results."""

    def __call__(self, *args: P.args, **named: P.kwargs) -> R_co:
        """Return what the function returns."""

    def cache_clear(self) -> None:
        """Forget all results."""


def kept_by_language(most: int) -> Callable[[Callable[P, R_co]], Kept[P, R_co]]:
    """Keep the newest results of a function that sets texts, each for the language that was spoken meanwhile."""

    def keeping(function: Callable[P, R_co]) -> Kept[P, R_co]:
        @lru_cache(maxsize=most)
        def kept(language: str, *args: Any, **named: Any) -> R_co:  # noqa: ARG001 - tells one result from another
            return function(*args, **named)

        @wraps(function)
        def asked(*args: P.args, **named: P.kwargs) -> R_co:
            return kept(_SPOKEN.get(), *args, **named)  # type: ignore[arg-type]

        asked.cache_clear = kept.cache_clear  # type: ignore[attr-defined]
        return cast("Kept[P, R_co]", asked)

    return keeping
