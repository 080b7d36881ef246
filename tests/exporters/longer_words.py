"""Texts set in other words than theirs, as a translation would have it; nothing of that stays set afterwards."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from re import fullmatch

import pytest

from exporters.faces.metrics import Printable, printable
from exporters.games.battlesuit.cards import notes_back
from exporters.games.infantry.cards.frame import deck_back as infantry_back
from exporters.games.maneuvers.cards.frame import deck_back as maneuvers_back
from exporters.games.seven_seconds.cards.mission import deck_back
from exporters.games.survive.cards.frame import deck_back as survive_back
from exporters.text import fitting

HARDLY_WORDS = r"[\d\W]+|(7S\.\w+\.\d+ ?)+|.{0,2}"
SET = (fitting.fit, fitting.line, deck_back, notes_back, survive_back, maneuvers_back, infantry_back)
"""What keeps texts that it has set."""


@contextmanager
def set_as(made: Callable[[str], Printable]) -> Iterator[None]:
    """Set all texts as `made` makes them; what was set before, or is in here, is set anew."""
    forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fitting, "printable", lambda string, _language="": made(string))
        yield
    forget()


def forget() -> None:
    for keeping in SET:
        keeping.cache_clear()


def longer(string: str) -> Printable:
    """A text two fifths longer, as a translation may be; numbers and rule ids stay as they are."""
    plain = printable(string)
    if fullmatch(HARDLY_WORDS, plain.string):
        return plain
    more = "e" * ceil(0.4 * len(plain.string))
    words = " " + " ".join(more[at : at + 6] for at in range(0, len(more), 6)) if " " in plain.string else more
    return Printable(plain.string + words, plain.missing)
