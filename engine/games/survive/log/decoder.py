"""The log in words: rows by names, and as sentences; who has gone Red is told by another name from then on."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from engine.battles.telling import LogWords, Told
from engine.games.survive.log.events import LOG
from schemas.catalogues.saying import capital, said
from schemas.lazy import Lazy

RED_NAME: Final = "the Red {unit}"


def retold(told: Iterable[Told], language: str) -> Iterator[Told]:
    """Yield told rows anew: a unit that has gone Red has left its Mob, and its name with it. SV.GAP.32."""
    red: dict[str, str] = {}
    for row, sentence in told:
        renamed = {key: _renamed(value, red) for key, value in row.items()} if red and sentence else row
        yield row, sentence if renamed == row else capital(LOG.sentences[row["event"]](renamed, language))
        if row["event"] == "red" and "unit" in row:
            red[row["actor"]] = said(RED_NAME, language, unit=row["unit"])


def _renamed(value: Any, red: dict[str, str]) -> Any:
    return red.get(value, value) if isinstance(value, str) else value


LOG_WORDS = LogWords(Lazy("engine.games.survive.log.form:FORM"), LOG.sentences, retold)
