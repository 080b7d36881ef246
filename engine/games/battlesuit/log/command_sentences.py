"""The sentences of command and support that need more than their values."""

from collections.abc import Callable

from engine.games.battlesuit.log.parts import Named, parts_of
from engine.games.battlesuit.wording import battles as words
from schemas.catalogues.saying import counted, said


def _pool(named: Named, language: str) -> str:
    return counted(named["points"], *words.POOL, language, **parts_of(named, language))


def _spent(named: Named, language: str) -> str:
    return counted(named["points"], *words.SPENT[named["on"]], language, **parts_of(named, language))


def _mend(named: Named, language: str) -> str:
    parts = parts_of(named, language)
    if named["restored"] > 0:
        return counted(named["restored"], *words.MENDS, language, **parts)
    return said(words.WORSE if named["restored"] < 0 else words.IN_VAIN, language, **parts)


COMMAND_SENTENCES: dict[str, Callable[[Named, str], str]] = {"pool": _pool, "spent": _spent, "mend": _mend}
