"""The systems whose odds can be asked: one row each."""

from dataclasses import dataclass

from engine.games.seven_seconds.odds.tables import TABLES as SEVEN_SECONDS_TABLES
from engine.odds.tables import OddsTable
from schemas.base import Document
from schemas.models.seven_seconds.rules import Rules as SevenSecondsRules
from schemas.systems import System


@dataclass(frozen=True)
class SystemOdds:
    """The odds of a system: its name in print, its rules as ruled, its tables."""

    title: str
    rules: Document
    tables: tuple[OddsTable, ...]


ODDS: dict[System, SystemOdds] = {
    System.SEVEN_SECONDS: SystemOdds(
        "7 Seconds",
        SevenSecondsRules(kind="rules", id="as_ruled", title="7 Seconds, as ruled"),
        SEVEN_SECONDS_TABLES,
    ),
}
