"""What a side of Battlesuit may know, and the map in words: cards, hidden soldiers and mines are secret until shown."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from engine.battles.by_hand.parting import Parting
from engine.battles.by_hand.views import Lines, SideView, figure
from engine.battles.events import word
from engine.battles.orders import LogRow
from engine.games.battlesuit.kernel.board.places import ground_of
from engine.games.battlesuit.kernel.board.soldiers import class_of_soldier, end_of, first_of
from engine.games.battlesuit.kernel.codes import Terrain, UnitClass
from engine.games.battlesuit.log.cells import soldier
from engine.games.battlesuit.log.events import LOG
from engine.games.battlesuit.log.tabletop import GOOD_ORDER, Figure, Tabletop
from engine.games.battlesuit.names import SIDES
from engine.games.battlesuit.wording import MARKERS, TERRAINS
from schemas.catalogues.saying import counted, said

UNKNOWN_MINE: Final = "unknown"
MINES: Final = {**MARKERS, UNKNOWN_MINE: "a mine marker"}
MORALES: Final = {"shaken": "shaken", "panicked": "panicked"}
STRANGERS: Final = {"armoured": "armoured", "unarmoured": "unarmoured", "drone": "drone"}
"""What an enemy is called whose card is secret. Rule: BS.CARD.2."""


class BattlesuitView(SideView):
    """A battle of Battlesuit as a side may know it."""

    def header(self) -> LogRow:
        """Return the header without the enemy's cards. Rule: BS.CARD.2."""
        header, enemy = super().header(), SIDES[1 - self.side]
        return {**header, enemy: {"force": header[enemy]["force"]}}

    def shown(self, row: LogRow) -> LogRow | None:
        """Return a row; enemies are called by what is known of them, and those in hiding are not in it."""
        if row.get("actor") in self._hidden or row.get("target") in self._hidden:
            return None
        named = {key: self._name(value) for key, value in row.items()}
        if row["event"] in {"mine_laid", "no_mine"} and row.get("side") == SIDES[1 - self.side]:
            named |= {"marker": 0, "rules": [*self._rules_of(row["event"])]}
            named |= {"kind": UNKNOWN_MINE} if "kind" in row else {}
        return named

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return the turn, the soldiers on the map, and the mines."""
        table = Tabletop()
        for row in rows:
            table.read(row)
            if row["event"] == "mine":
                table.set_off(row["at"], UNKNOWN_MINE)
        own = sorted(table.figures.items(), key=lambda each: each[1].side != SIDES[self.side])
        mines = [figure(said(MINES.get(kind, ""), self.language), at, ()) for at, kind in table.mines]
        return (self._turn(table), *(self._figure(*each) for each in own), *mines)

    def _rules_of(self, event: str) -> tuple[str, ...]:
        return next(kind.rules for kind in LOG.rows if kind.name == event)

    def _name(self, value: Any) -> Any:
        return self._names.get(value, value) if isinstance(value, str) else value

    @cached_property
    def _enemies(self) -> range:
        return range(first_of(1 - self.side), end_of(self.game, 1 - self.side))

    @cached_property
    def _hidden(self) -> frozenset[str]:
        """The enemies that are set up hidden, by their names. Rules: BS.HID.1, BS.GAP.131."""
        hidden = (each for each in self._enemies if self.game.soldiers.hidden[each])
        return frozenset(self.setup.names.soldier(each) for each in hidden)

    @cached_property
    def _names(self) -> dict[str, str]:
        """What the enemies are called whose cards are secret, by their names."""
        secret = (each for each in self._enemies if not self.game.soldiers.known[each])
        return {self.setup.names.soldier(each): self._stranger(each) for each in secret}

    def _stranger(self, enemy: int) -> str:
        """Return the class of an enemy and its letter, or which of its class it is: `blue armoured C`."""
        game, own = self.game, class_of_soldier(self.game, enemy)
        letter = self.setup.names.fighter(enemy).name.rpartition(" ")[2]
        kind = STRANGERS[word(UnitClass(own))]
        alike = [each for each in self._enemies if class_of_soldier(game, each) == own]
        mark = letter if letter.isalpha() else alike.index(enemy) + 1
        return f"{SIDES[1 - self.side]} {said(kind, self.language)} {mark}"

    def _turn(self, table: Tabletop) -> str:
        scores = self.game.battle.score
        return said(
            "Turn {turn} of {turns}. Red has {red} victory points, blue {blue}.",
            self.language,
            turn=table.turn,
            turns=self.game.plan.turns,
            red=scores[0],
            blue=scores[1],
        )

    def _figure(self, name: str, there: Figure) -> str:
        dot = self.setup.names.points.index(there.at)
        height = there.level - ground_of(self.game, dot)
        states = [said(TERRAINS[word(Terrain(self.game.land.terrain[dot]))], self.language)]
        states.append(counted(height, "{number} level up", "{number} levels up", self.language) if height > 0 else "")
        states.append(said(MORALES.get(there.morale, ""), self.language) if there.morale != GOOD_ORDER else "")
        states.append(_boxes(there.hits, self.language) if there.hits > 0 else "")
        states += [said(FLAGS[flag], self.language) for flag in FLAGS if getattr(there, flag)]
        return figure(soldier(name, self.language), there.at, states)


def _boxes(hits: int, language: str) -> str:
    return counted(hits, "{number} box crossed off", "{number} boxes crossed off", language)


FLAGS: Final = {"painted": "painted", "stealthy": "in stealth", "hidden": "hidden"}


SOMEWHERE: Final = Parting(alike=lambda cells: (min(cells[0], 0), *cells[1:]))
PARTING: Final[Mapping[str, Parting]] = {
    "choose_step": Parting(alike=lambda cells: (cells[0], min(cells[1], 1))),
    "choose_place": SOMEWHERE,
    "choose_entry": SOMEWHERE,
    "choose_mine_point": SOMEWHERE,
    "choose_morale_points": Parting(by=("amount",)),
    "choose_landing": Parting(by=("amount",)),
}
"""How answers are told apart: not by where, but by how many command points, and from how high."""
