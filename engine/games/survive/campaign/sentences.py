"""The line of each row of a campaign, from its named values."""

from collections.abc import Callable
from typing import Any

Named = dict[str, Any]


def _opening(row: Named) -> str:
    return f"{_count(row['battles'], 'level')} in a row of {', '.join(row['levels'])}, seed {row['seed']}."


def _battle(row: Named) -> str:
    who = (
        f"{row['mob']} ({row['winner'].replace('_', ' ')})" if row["mob"] else (row["winner"] or "nobody").capitalize()
    )
    return f"{row['number']}. {row['level']}: {who} wins by {row['ending']}. {_record(row['record'])}"


def _end(row: Named) -> str:
    return f"After {_count(row['battles'], 'level')}: {_record(row['record'])}"


def _record(record: dict[str, dict[str, int]]) -> str:
    """Return the record of each Mob: `glass_dogs 1 won, Levels-up 0, SoulChips 3.`."""
    words = (
        f"{mob} {each['won']} won, Levels-up {each['levels_up']}, SoulChips {each['soulchips']}"
        for mob, each in record.items()
    )
    return f"{'; '.join(words)}."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


SENTENCES: dict[str, Callable[[Named], str]] = {"campaign": _opening, "battle": _battle, "end": _end}


def sentence(row: Named) -> str:
    """Return a row of a campaign as one line."""
    return SENTENCES[row["event"]](row)
