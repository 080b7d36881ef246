"""The dot map of infantry for replays: terrain in its printed ink, troopers with arcs, and lines of fire."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.battles.orders import LogRow
from engine.games.infantry.ground import Spot
from engine.games.infantry.log.tabletop import (
    Arc,
    Battleground,
    Figure,
    Gun,
    Tabletop,
    battleground_of,
    line_note,
    line_of_fire,
    otherwise_back,
    tabletop_of,
)
from engine.games.infantry.names import SEATS, Limits, limits_on
from exporters.components.framing import SideLook
from exporters.games.infantry import look
from exporters.games.infantry.chits import LOOKS, MarkerLook
from schemas.diagnostics.wording import counted
from schemas.models.infantry.scenario import Scenario
from schemas.packs.packs import Pack
from studio.games.infantry.ground import PITCH_IN, MapGround
from studio.jobs.replay import DotBoard, Json, Place, badges, bare_scene, in_words, last_place
from studio.systems import Choices

CHOICES: Final = Choices(
    force="squad",
    map="dot_map",
    scenario="scenario",
    no_scenario="Meeting",
    seat="side",
    score="PV",
)
BASE_IN: Final = 0.6
ARC_IN: Final = 5 * PITCH_IN
"""How far arcs are drawn; they reach as far as the weapon does."""

LINES: Final = {"attack": "shot"}
TOWARDS: Final = {"declared": "missile", "flees": "order"}
"""Rows that are shown as a line from who acts to a dot."""

LYING: Final = {
    "breach": ("X", LOOKS["rubble"]),
    "dead": ("\N{DAGGER}", LOOKS["casualty"]),
    "smoke": ("S", LOOKS["smoke"]),
    "fire": ("F", LOOKS["fire"]),
    "gun": ("G", MarkerLook(look.OPEN, look.WEAPONS.ink)),
}
"""What lies on the ground: the letter by which it is known without its colour, and its printed look."""

DICE: Final = {"line": "line of fire", "of_target": "target", "of_attacker": "attacker", "long_range": "long range"}
"""What makes a number to hit, in words."""


class InfantryBoard(DotBoard):
    """One battle's map."""

    lines = LINES
    table: Tabletop

    def __init__(
        self,
        battleground: Battleground,
        looks: Mapping[str, SideLook],
        table: Tabletop,
        objectives: Sequence[tuple[str, Limits]] = (),
    ) -> None:
        self.battleground, self.looks, self.table, self.objectives = battleground, looks, table, objectives
        self.ground = MapGround(battleground)
        self.lying: list[list[Any]] = []

    def scene(self) -> Json:
        """Return size, ground, works and inks."""
        return {
            **bare_scene(self.ground.size_in, BASE_IN, look.GROUND.hex, self.ground.dots()),
            "terrain": [*self.ground.terrain()],
            "strokes": [*self.ground.strokes(), *self._objectives()],
            "lying": {kind: [letter, inks.ground.hex, inks.ink.hex] for kind, (letter, inks) in LYING.items()},
            "inks": {**{seat: self.looks[seat].ink.hex for seat in SEATS}, "": look.QUIET.hex},
            "signs": {seat: self.looks[seat].on.hex for seat in SEATS},
        }

    def _objectives(self) -> Iterator[Json]:
        """Yield the outlines of the zones that sides score for. Rule: IN.HOUSE.11."""
        for seat, limits in self.objectives:
            yield self.ground.outline("objective", self.looks[seat].outline.hex, limits)

    def spot(self, sentence: str) -> Place | None:
        """Return where the dot lies to which the sentence of an answer leads; None where it leads to none."""
        found = last_place(sentence)
        return None if found is None else self.ground.place((int(found[0]), int(found[1])))

    def note(self, row: LogRow) -> str:
        """Return what makes a number to hit, and what is special about a line of fire. Rules: IN.HOUSE.3, IN.GAP.20."""
        if row["event"] == "modifiers":
            return ", ".join(f"{words} {row[part]:+}" for part, words in DICE.items())
        if row["event"] in self.lines:
            return line_note(*self._ends(row))
        return ""

    def change(self, row: LogRow) -> Json:
        """Return who stands otherwise, what lies on the ground otherwise, and the line or the way of `row`."""
        lying = [*self._lying()]
        changed = {"lying": lying} if lying != self.lying else {}
        self.lying = lying
        return {**super().change(row), **changed, **self._dots(row), **self._towards(row), **self._burst(row)}

    def pieces(self) -> Mapping[str, Json]:
        """Return the troopers on the map."""
        return {name: self._piece(figure) for name, figure in self.table.figures.items()}

    def _piece(self, figure: Figure) -> Json:
        """Return a trooper: a plate for the first side, a disc for the second, with its number."""
        x, y = self.ground.place(figure.spot)
        return {
            "side": figure.side,
            "kind": "",
            "label": str(figure.number + 1),
            **({"plate": True} if figure.side == SEATS[0] else {}),
            "x": x,
            "y": y,
            **in_words(_words(figure, self._gun(figure))),
            "marks": _marks(figure),
            **({"arcs": arcs} if (arcs := [*self._arcs(figure)]) else {}),
        }

    def _gun(self, figure: Figure) -> Gun | None:
        return self.table.guns.get(figure.controls)

    def _arcs(self, figure: Figure) -> Iterator[Json]:
        """Yield the arcs of a trooper: its own, and that of a crewed weapon that it controls."""
        if figure.arc is not None:
            yield self._arc(figure.arc, self.looks[figure.side].outline.hex, crewed=False)
        gun = self._gun(figure)
        if gun is not None and gun.arc is not None:
            yield self._arc(gun.arc, look.WEAPONS.ink.hex, crewed=True)

    def _arc(self, arc: Arc, ink: str, *, crewed: bool) -> Json:
        width = self.battleground.width_deg(arc, crewed=crewed)
        return {"bearing": arc.bearing_deg, "width": width, "reach": ARC_IN, "ink": ink, "barrel": crewed}

    def _ends(self, row: LogRow) -> tuple[Spot, Spot]:
        attacker, target = (self.table.figures[row[part]].spot for part in ("actor", "target"))
        return attacker, target

    def _dots(self, row: LogRow) -> Json:
        """Return the dots of a line of fire, and those of the line back that are others. Rule: IN.GAP.20."""
        if row["event"] not in self.lines:
            return {}
        ends = self._ends(row)
        over, back = line_of_fire(*ends)[:-1], sorted(otherwise_back(*ends))
        return {
            "over": [[*self.ground.place(spot)] for spot in over],
            "back": [[*self.ground.place(spot)] for spot in back],
        }

    def _towards(self, row: LogRow) -> Json:
        """Return the line from who acts to the dot that is aimed or made for."""
        if row["event"] not in TOWARDS:
            return {}
        ends = self.table.figures[row["actor"]].spot, (row["column"], row["row"])
        return {"line": [TOWARDS[row["event"]], *(part for end in ends for part in self.ground.place(end))]}

    def _burst(self, row: LogRow) -> Json:
        """Return where something goes off."""
        if row["event"] != "blast":
            return {}
        return {"blast": [*self.ground.place((row["column"], row["row"])), PITCH_IN]}

    def _lying(self) -> Iterator[list[Any]]:
        """Yield what lies on the ground, lowest first: kind, place, half its width, what it is."""
        table = self.table
        yield from (self._mark("breach", spot, 0, "breached") for spot in sorted(table.breaches))
        yield from (self._mark("dead", spot, 0, f"{name} fell here") for name, spot in table.fallen.items())
        for (spot, until), radius in sorted(table.smoke.items()):
            yield self._mark("smoke", spot, radius, f"smoke until turn {until}")
        yield from (self._mark("fire", spot, 0, "fire") for spot in sorted(table.fires))
        held = {figure.controls for figure in table.figures.values()}
        yield from (
            self._mark("gun", gun.spot, 0, f"weapon of {name}") for name, gun in table.guns.items() if name not in held
        )

    def _mark(self, kind: str, spot: Spot, radius: int, what: str) -> list[Any]:
        return [kind, *self.ground.place(spot), PITCH_IN * (radius + 0.42), f"{what}, at {spot[0]}/{spot[1]}"]


def _words(figure: Figure, gun: Gun | None) -> Iterator[str]:
    yield f"at {figure.spot[0]}/{figure.spot[1]}"
    if figure.crossed:
        yield f"{counted(figure.crossed, 'cell', 'cells')} crossed out"
    for state, is_so in (("prone", figure.prone), ("shaken", figure.shaken), ("caught in wire", figure.caught)):
        if is_so:
            yield state
    if figure.under:
        yield "in a tunnel"
    if figure.arc is not None:
        yield f"{'a wide arc' if figure.arc.wide else 'an arc'} to {figure.arc.bearing_deg} degrees"
    if figure.controls:
        stands = gun is not None and gun.arc is not None
        yield "with a crewed weapon that is set up" if stands else "with a crewed weapon"


def _marks(figure: Figure) -> list[list[Any]]:
    """Return the badges of a trooper: tunnel or wire, morale, prone, cells crossed out."""
    return badges(
        ("T" if figure.under else "W" if figure.caught else "", -1, -1),
        ("S" if figure.shaken else "", 1, -1),
        ("P" if figure.prone else "", -1, 1),
        (str(figure.crossed) if figure.crossed else "", 1, 1),
    )


def board_of(header: LogRow, pack: Pack | None) -> InfantryBoard:
    """Return the map of a log's battle before anybody is set down.

    Raises:
        KeyError, TypeError, ValueError: the header is not as the engine writes it.
    """
    ground = battleground_of(header, pack)
    return InfantryBoard(ground, look.sides_in(header), tabletop_of(header), [*_objectives(header, ground)])


def _objectives(header: LogRow, ground: Battleground) -> Iterator[tuple[str, Limits]]:
    """Yield the zones of what sides score for, where the scenario is at hand, with their sides. Rule: IN.HOUSE.11."""
    scenario = ground.pack.named("scenario", header["scenario"], Scenario) if ground.pack else None
    for seat in SEATS if scenario else ():
        for objective in getattr(scenario, seat).objectives:
            yield seat, limits_on(ground.dot_map, objective.zone)
