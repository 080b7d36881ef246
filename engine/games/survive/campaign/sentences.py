"""The line of each row of a campaign, from its named values."""

from collections.abc import Callable
from typing import Any, Final

from engine.games.survive.log.words import side
from schemas.catalogues.saying import counted, said

Named = dict[str, Any]

CORNERS: Final = {
    "south_west": "south west",
    "north_west": "north west",
    "north_east": "north east",
    "south_east": "south east",
}


def _opening(row: Named, language: str) -> str:
    return counted(
        row["battles"],
        "{number} level in a row of {levels}, seed {seed}.",
        "{number} levels in a row of {levels}, seed {seed}.",
        language,
        levels=", ".join(row["levels"]),
        seed=row["seed"],
    )


def _battle(row: Named, language: str) -> str:
    mob, winner = row["mob"], row["winner"]
    who = f"{mob} ({said(CORNERS[winner], language)})" if mob else side(winner, language)
    return said(
        "{number}. {level}: {winner} wins by {ending}. {record}",
        language,
        number=row["number"],
        level=row["level"],
        winner=who,
        ending=said(row["ending"], language),
        record=_record(row["record"], language),
    )


def _end(row: Named, language: str) -> str:
    record = _record(row["record"], language)
    return counted(
        row["battles"], "After {number} level: {record}", "After {number} levels: {record}", language, record=record
    )


def _record(record: dict[str, dict[str, int]], language: str) -> str:
    """Return the record of each Mob: `glass_dogs 1 won, Levels-up 0, SoulChips 3.`."""
    words = (
        said(
            "{mob} {won} won, Levels-up {levels_up}, SoulChips {soulchips}",
            language,
            mob=mob,
            won=each["won"],
            levels_up=each["levels_up"],
            soulchips=each["soulchips"],
        )
        for mob, each in record.items()
    )
    return f"{'; '.join(words)}."


SENTENCES: dict[str, Callable[[Named, str], str]] = {"campaign": _opening, "battle": _battle, "end": _end}


def sentence(row: Named, language: str) -> str:
    """Return a row of a campaign as one line in a language."""
    return SENTENCES[row["event"]](row, language)
