"""The board of SURVIVE for replays: inches from the south-west corner, in the inks and signs of the print."""

from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import Final

from engine.battles.orders import LogRow
from engine.games.survive.log.tabletop import Figure, Tabletop
from engine.games.survive.names import CONTROL_SIDE
from exporters.components.framing import SideLook
from exporters.drawing.svg import symbol_data
from exporters.games.survive.boards.replay import mob_looks, rules_of
from exporters.games.survive.look import AMBER, CONTROL_TYPES, CONTROLS, GROUND, KEY, NIGHT, ZONES
from exporters.games.survive.wording import KEYCHIP, SHORT_ZONES
from schemas.models.survive.rules import Rules
from schemas.models.survive.words import Zone
from schemas.packs.packs import Pack
from studio.jobs.replay import Json, PieceBoard
from studio.systems import Choices

CHOICES: Final = Choices(
    force="mob",
    map="control_zone",
    scenario="level",
    no_scenario="The largest",
    score="survivors",
    victory="the level by {ending}",
)
LINES: Final = {"shot": "shot", "strike": "shot", "charge": "order", "double_tap": "shot"}
"""Rows that are shown as a line from who acts to whom it concerns."""


@dataclass
class SurviveBoard(PieceBoard):
    """One battle's board; the holder of the KeyChip is the first Prime CU, until it is dropped. Rule: SV.GAP.33."""

    lines = LINES
    header: LogRow
    rules: Rules
    looks: dict[str, SideLook]
    table: Tabletop = field(default_factory=Tabletop)
    holder: str = ""

    def scene(self) -> Json:
        """Return size, rings, the spire, signs and inks."""
        east, north = self.header["spire_in"]
        inner, outer = self.header["rings_in"]
        rings = ((Zone.OCZ, outer), (Zone.ICZ, inner))
        signs = {seat: look.sign for seat, look in self.looks.items()}
        signs |= {kind.value: sign for kind, sign in CONTROL_TYPES.items()} | {KEYCHIP: KEY}
        return {
            "size_in": self.header["table_in"],
            "base_in": self.rules.base.diameter_in,
            "jammer_in": 0,
            "ground": GROUND.hex,
            "terrain": [self._spire(east, north)],
            "rings": [[east, north, far, ZONES[zone].ink.hex, SHORT_ZONES[zone]] for zone, far in rings],
            "inks": {**{seat: look.ink.hex for seat, look in self.looks.items()}, **INKS},
            "signs": {seat: look.on.hex for seat, look in self.looks.items()},
            "patches": {},
            "icons": {name: symbol_data(sign) for name, sign in signs.items()},
            "letters": {},
            "edges": {},
        }

    def read(self, row: LogRow) -> None:
        """Take in the next row."""
        super().read(row)
        event = row["event"]
        if event == "keychip_taken" or (event == "control_unit" and row["kind"] == "prime_cu" and not self.holder):
            self.holder = row["actor"]
        elif event == "keychip_dropped":
            self.holder = ""
        elif self.holder and self.holder not in self.table.figures and self.table.fallen is not None:
            self.table.keychip = (self.table.fallen.x_in, self.table.fallen.y_in)
            self.holder = ""
        elif event == "turn" and not self.holder and self.table.keychip is None:
            east, north = self.header["spire_in"]
            self.table.keychip = (east + self.rules.base.spire_in / 2, north)

    def pieces(self) -> dict[str, Json]:
        """Return the units, and the KeyChip where it lies."""
        now = {name: self._piece(name, figure) for name, figure in self.table.figures.items()}
        if self.table.keychip is not None:
            now[KEYCHIP] = dict(zip(("side", "kind", "x", "y"), (KEYCHIP, KEYCHIP, *self.table.keychip), strict=True))
        return dict(sorted(now.items()))

    def change(self, row: LogRow) -> Json:
        """Return the pieces that stand otherwise, and the line, the way or the blast of `row`."""
        return {**super().change(row), **_blast(row)}

    def _spire(self, east: float, north: float) -> Json:
        radius, turns = self.rules.base.spire_in / 2, (radians(each) for each in range(0, 360, 15))
        outline = [[round(east + radius * sin(turn), 3), round(north + radius * cos(turn), 3)] for turn in turns]
        return {"id": "spire", "type": "spire", "ink": NIGHT.hex, "outline": outline}

    def _piece(self, name: str, figure: Figure) -> Json:
        turn = radians(figure.facing_deg)
        where = {"x": figure.x_in, "y": figure.y_in, "facing": [round(sin(turn), 4), round(cos(turn), 4)]}
        special: Json = {"dazed": True} if figure.dazed else {}
        special |= {"holding": "KeyChip"} if name == self.holder else {}
        return {"side": figure.side, "kind": figure.kind or figure.side, **where, **special}


INKS: Final = {CONTROL_SIDE: CONTROLS.ink.hex, KEYCHIP: AMBER.hex, "": NIGHT.hex}


def _blast(row: LogRow) -> Json:
    return {"blast": [row["x_in"], row["y_in"], row["radius_in"]]} if row["event"] == "blast" else {}


def board_of(header: LogRow, pack: Pack | None) -> SurviveBoard:
    """Return the empty board of a log's battle.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    return SurviveBoard(header, rules_of(pack), mob_looks(header))
