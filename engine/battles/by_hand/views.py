"""What one side may know of a battle, for people who play it by hand; games in which not all lies open say more."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from re import search
from typing import Any, Final

from engine.battles.orders import BattleSetup, Cells, LogRow
from engine.battles.telling import Told, words_of
from engine.systems import SYSTEMS
from schemas.catalogues.saying import capital, said
from schemas.packs.packs import Pack
from schemas.systems import SystemName

Lines = tuple[str, ...]
DIE: Final = "die"


class SideView:
    """A battle as a side may know it where it stands; here of a game in which all lies open.

    It is made anew for every question, and lasts as long as the records of the battle stand there. `language` is the
    one that sentences are said in.
    """

    def __init__(self, setup: BattleSetup, side: int, rules: Any, language: str = "") -> None:
        """Look at a battle by the `rules` of its pack as the side of a number does."""
        self.setup: Any = setup
        self.game: Any = setup.game
        self.side = side
        self.rules = rules
        self.language = language

    def header(self) -> LogRow:
        """Return what the log's header says, without what the side may not know."""
        header: LogRow = self.setup.header()
        return header

    def shown(self, row: LogRow) -> LogRow | None:
        """Return a row by names as the side may know it, None for one that it may not know of."""
        return row

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return the table after rows that are shown, a sentence for each thing on it; none where it is not told."""
        del rows
        return ()

    def odds(self, question: str, cells: Cells) -> str:
        """Return what may come of an answer, as far as the side can reckon it beforehand; "" where it cannot.

        `question` is the name of the one that waits.
        """
        del question, cells
        return ""

    def rows(self, since: int = 0) -> list[LogRow]:
        """Return the rows from a number on, from 0, as the side may know them."""
        kernel_rows = [*self.setup.rows()][since:]
        return [row for row in map(self.shown, map(self.setup.event, kernel_rows)) if row is not None]


def side_view(pack: Pack, setup: BattleSetup, side: int, language: str = "") -> SideView:
    """Return a battle of a pack as a side may know it where it stands."""
    found = SYSTEMS[pack.manifest.system].by_hand
    return (found() if found else SideView)(setup, side, pack.rules, language)


def figure(what: str, at: str, states: Iterable[str]) -> str:
    """Return a thing on the table as a line: what it is, where, and what is to be said of it."""
    told = ", ".join(filter(None, states))
    return f"{capital(what)}: {at}{'; ' if told else ''}{told}."


def percent(chance: Fraction | float) -> str:
    """Return a chance as people say it: `58 %`; never 0 or 100 for what may still be otherwise."""
    whole = round(100 * float(chance))
    if whole in {0, 100} and float(chance) not in {0.0, 1.0}:
        return "< 1 %" if whole == 0 else "> 99 %"
    return f"{whole} %"


def with_dice(told: Iterable[Told], language: str) -> Iterator[Told]:
    """Yield told rows; dice that were thrown one after another for one thing are one row, and told as thrown.

    A single die is left to the sentence behind it, where that says what it showed.
    """
    thrown: list[LogRow] = []
    for row, sentence in told:
        if row["event"] == DIE:
            if thrown and thrown[-1].get("reason") != row.get("reason"):
                yield _thrown(thrown, language)
                thrown = []
            thrown.append(row)
            continue
        said_anyway = len(thrown) == 1 and search(rf"\b{thrown[0]['value']}\b", sentence)
        if thrown and not said_anyway:
            yield _thrown(thrown, language)
        thrown = []
        yield row, sentence
    if thrown:
        yield _thrown(thrown, language)


def _thrown(dice: Sequence[LogRow], language: str) -> Told:
    values = ", ".join(str(row["value"]) for row in dice)
    return dice[0], said("Dice: {values}.", language, values=values)


def said_rows(system: SystemName, rows: Iterable[LogRow], language: str) -> Iterator[Told]:
    """Yield rows with their sentences in a language, "" for one that needs none."""
    words = words_of(system)
    for row in rows:
        tell = words.get(row["event"])
        yield row, tell(row, language) if tell else ""
