"""The map of infantry in words, and the chance of a shot before it is fired; all lies open."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.battles.by_hand.parting import Parting
from engine.battles.by_hand.views import Lines, SideView, figure, percent
from engine.battles.orders import Cells, LogRow
from engine.games.infantry.ground import compass_word
from engine.games.infantry.kernel.codes import NOBODY, SLOTS, Action
from engine.games.infantry.kernel.firing.attacks import gun_refused, shot_refused
from engine.games.infantry.kernel.firing.sight import find_conditions, number_to_reach
from engine.games.infantry.kernel.numbers.targets import range_band
from engine.games.infantry.kernel.standing.people import distance_of
from engine.games.infantry.log.tabletop import Figure, Gun, Objective, Tabletop, tabletop_of
from engine.games.infantry.names import SEATS
from engine.games.infantry.rules import hit_chance
from schemas.catalogues.saying import counted, said

STATES: Final = {"prone": "prone", "under": "in a tunnel", "caught": "caught in wire", "shaken": "shaken"}
"""What a trooper may be, and how that is said."""


class InfantryView(SideView):
    """A battle of infantry, in which all lies open."""

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return map, troopers of one's own and of the enemy, and what lies and burns on the map."""
        table = tabletop_of(self.header())
        for row in rows:
            table.read(row)
        own = SEATS[self.side]
        people = sorted(table.figures.items(), key=lambda each: each[1].side != own)
        guns = [self._gun(name, gun) for name, gun in table.guns.items()]
        return (
            self._map(table),
            *self._aims(table),
            *(self._figure(*each) for each in people),
            *guns,
            *self._patches(table),
        )

    def odds(self, question: str, cells: Cells) -> str:
        """Return the chance of a shot with the weapon in hand. Rule: IN.HOUSE.3."""
        game = self.game
        person = game.answers.piece
        if question != "choose_action" or cells[0] != Action.AIMED_FIRE:
            return ""
        target = cells[2]
        if gun_refused(game, person) or shot_refused(game, person, target):
            return ""
        find_conditions(game, person, target)
        band = range_band(game.numbers, game.arms, distance_of(game, person, target), 0)
        number = number_to_reach(game, band)
        chance = percent(hit_chance(number, self.rules))
        return said("{number} or more of two dice: hits {chance}", self.language, number=number, chance=chance)

    def _map(self, table: Tabletop) -> str:
        ground, meeting = self.setup.names.meeting.dot_map, self.setup.names.meeting
        return said(
            "The map has {columns} columns from west to east and {rows} rows from north to south. "
            "Turn {turn} of {turns}.",
            self.language,
            columns=ground.columns,
            rows=ground.rows,
            turn=table.turn,
            turns=meeting.turns,
        )

    def _aims(self, table: Tabletop) -> Iterable[str]:
        """Yield the objectives, and how many PV both sides have with them. Rule: IN.HOUSE.11."""
        if table.total is not None:
            pv_a, pv_b = table.total
            yield said("PV of enemies and objectives: {pv_a} (A), {pv_b} (B).", self.language, pv_a=pv_a, pv_b=pv_b)
        yield from (self._objective(each) for each in table.objectives)

    def _objective(self, objective: Objective) -> str:
        west, east, south, north = objective.zone
        what = said(
            "{name} (objective of side {side})", self.language, name=objective.name, side=objective.side.upper()
        )
        return figure(what, f"{_dot((west, south))}\N{EN DASH}{_dot((east, north))}", ())

    def _figure(self, name: str, there: Figure) -> str:
        states = [said(words, self.language) for key, words in STATES.items() if getattr(there, key)]
        if there.crossed:
            states.append(
                counted(there.crossed, "{number} cell crossed out", "{number} cells crossed out", self.language)
            )
        if there.arc is not None:
            way = compass_word(there.arc.bearing_deg, self.language)
            wide = there.arc.wide
            states.append(said("a wide arc to the {way}" if wide else "an arc to the {way}", self.language, way=way))
        side = said("side {side}", self.language, side=there.side.upper())
        return figure(f"{name} ({side})", _dot(there.spot), states)

    def _gun(self, name: str, gun: Gun) -> str:
        return figure(said("the crewed weapon of {name}", self.language, name=name), _dot(gun.spot), ())

    def _patches(self, table: Tabletop) -> Iterable[str]:
        """Yield smoke, fires and breaches."""
        for (spot, _), radius in table.smoke.items():
            at = said("within {radius} dots of {at}", self.language, radius=radius, at=_dot(spot))
            yield figure(said("smoke", self.language), at, ())
        yield from (figure(said("fire", self.language), _dot(spot), ()) for spot in sorted(table.fires))
        yield from (figure(said("a breach", self.language), _dot(spot), ()) for spot in sorted(table.breaches))


def _dot(spot: tuple[int, int]) -> str:
    return f"{spot[0]}/{spot[1]}"


HAND_DEEDS: Final = {Action.AIMED_FIRE, Action.ARC, Action.WIDE_ARC, Action.FIRE_ON_THE_MOVE}
CREW_DEEDS: Final = {Action.SET_UP, Action.BREAK_DOWN, Action.SWING, Action.FREE_FIRE}


def _in_hand(cells: Cells, setup: Any) -> str:
    """Return the weapon that a deed of infantry is done with, "" where it needs none."""
    game, person = setup.game, setup.game.answers.piece
    weapon = NOBODY
    if cells[0] in CREW_DEEDS:
        weapon = game.forces.gun[game.battle.gun[person]]
    elif cells[0] in HAND_DEEDS:
        weapon = game.battle.weapon[person * SLOTS + game.battle.active[person]]
    return str(setup.names.weapon(weapon)) if weapon != NOBODY else ""


def _without_aim(cells: Cells) -> Cells:
    """Return the deed and its section of the card, and whose crewed weapon is taken."""
    return cells[: 3 if cells[0] in {Action.TAKE_OVER, Action.PICK_UP} else 2]


PARTING: Final[Mapping[str, Parting]] = {
    "choose_action": Parting(by=("weapon", "gun", "held"), further={"held": _in_hand}, alike=_without_aim),
    "wants_to_fire": Parting(by=("weapon",)),
}
"""How answers are told apart: deeds by the weapon that they are done with."""
