"""The sentences of drones and explosions that need more than their values."""

from collections.abc import Callable

from engine.games.battlesuit.log.parts import Named, parts_of
from engine.games.battlesuit.wording import battles as words
from schemas.catalogues.saying import counted, said


def _shut_down(named: Named, language: str) -> str:
    return counted(named["markers"], *words.SHUT_DOWN, language, **parts_of(named, language))


def _shattered(named: Named, language: str) -> str:
    stands = named["was"] == named["becomes"]
    return said(words.STANDS if stands else words.BECOMES, language, **parts_of(named, language))


HIDDEN_SENTENCES: dict[str, Callable[[Named, str], str]] = {"shut_down": _shut_down, "shattered": _shattered}
