"""The frames of a battle that a log tells: the table from above, after setup and each round, or after each move.

Books tell places by what stands near them, as people say them who play there.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import atan2, pi
from typing import Any, Final, NamedTuple

from shapely import Point, Polygon
from shapely.ops import nearest_points

from engine.games.seven_seconds.log.tabletop import Battleground, Tabletop, battleground_of
from engine.games.seven_seconds.wording import piece
from exporters.components.diagram_words import place
from exporters.components.frames import LogFrames, after_round
from exporters.components.wording import DIRECTIONS
from exporters.drawing.display_list import Drawing
from exporters.games.seven_seconds.maps.overhead import SIDE_INKS, Scene, overhead, small_board
from exporters.games.seven_seconds.sides import ATTACKER, DEFENDER, RoleLook
from exporters.games.seven_seconds.wording import pieces as words
from schemas.catalogues.saying import Decimal, said
from schemas.models.seven_seconds.terrain_map import Feature
from schemas.packs.packs import Pack

THERE_IN: Final = 0.5
"""How near one is to what one stands at."""

AT: Final = "the {name}"
SPOT: Final = "a spot {number} in {way} of {landmark}"


class _Landmark(NamedTuple):
    """Something that everybody sees, and what it is called."""

    name: str
    area: Polygon | Point


@dataclass(frozen=True)
class Landmarks:
    """What places of a table are told by, in a `language`: objectives, and terrain with a title."""

    known: tuple[_Landmark, ...]
    language: str

    @classmethod
    def of(
        cls, terrain: Iterable[Feature], objectives: Iterable[tuple[str, float, float]], language: str
    ) -> "Landmarks":
        """Return those of pieces of terrain, and of objectives by their names and places in inches."""
        pieces = (
            _Landmark(said(AT, language, name=each.title), Polygon(each.outline_in)) for each in terrain if each.title
        )
        marks = (_Landmark(said(name, language), Point(x_in, y_in)) for name, x_in, y_in in objectives)
        return cls((*marks, *pieces), language)

    def place(self, x_in: float, y_in: float) -> str:
        """Return a place in words, by what is nearest; "" where there is nothing to tell it by."""
        here = Point(x_in, y_in)
        near = min(self.known, key=lambda each: each.area.distance(here), default=None)
        if near is None:
            return ""
        away_in = near.area.distance(here)
        if away_in <= THERE_IN:
            return near.name
        way = said(_way(near.area, here), self.language)
        return said(SPOT, self.language, number=max(1, round(away_in)), way=way, landmark=near.name)


def _way(area: Polygon | Point, here: Point) -> str:
    """Return the direction in which a place lies from something."""
    there, _ = nearest_points(area, here)
    return DIRECTIONS[round(atan2(here.x - there.x, here.y - there.y) / (pi / 4)) % len(DIRECTIONS)]


SET_UP: Final = "objective_placed"
PLACE: Final = "({x_in:.1f}, {y_in:.1f})"
"""A place in inches, as sentences of logs have it."""

MOVES: Final = frozenset(
    (
        *("bend", "move", "jump", "deployed", "unit_placed", "decoy", "scramble", "objective_placed"),
        *("detonation", "fire_flamer", "destroyed", "damaged", "stunned", "repair", "objective_destroyed", "result"),
    )
)


@dataclass(kw_only=True)
class Frames(LogFrames):
    """The frames of one battle: the table with all that lies on it."""

    title: str
    battleground: Battleground
    table: Tabletop
    roles: dict[str, RoleLook] = field(default_factory=dict)

    def take(self, row: dict[str, Any]) -> None:
        """Put on the table what a row tells."""
        self.table.read(row)

    def shows(self, row: dict[str, Any]) -> bool:
        """Return whether something on the table has moved or changed."""
        return row["event"] in MOVES

    def ends_round(self, row: dict[str, Any]) -> bool:
        """Return whether a round or the battle is over."""
        return row["event"] in {"round", "result"}

    def caption(self) -> str:
        """Return after which round it is drawn."""
        return after_round(self.table.round, self.language)

    def standing(self) -> Iterator[tuple[str, str]]:
        """Yield all pieces, by inches."""
        for one in self.table.pieces.values():
            yield piece(one.name, self.language), place((one.x_in, one.y_in), self.language)

    def in_story(self, row: dict[str, Any], sentence: str) -> str:
        """Return the sentence of a row with its place by what stands there; that of what is set up stays in inches."""
        if "x_in" not in row or row["event"] == SET_UP:
            return sentence
        at = row["x_in"], row["y_in"]
        inches = said(PLACE, self.language, x_in=Decimal(at[0], self.language), y_in=Decimal(at[1], self.language))
        told = inches in sentence
        return sentence.replace(inches, self._landmarks().place(*at) or inches) if told else sentence

    def _landmarks(self) -> Landmarks:
        objectives = (each for each in self.table.pieces.values() if each.kind == "objective")
        placed = ((each.name, each.x_in, each.y_in) for each in objectives)
        return Landmarks.of(self._standing(), placed, self.language)

    def table_alone(self, caption: str) -> Drawing:
        """Return the table, legible in a book."""
        return small_board(self.name, caption, self._scene())

    def page(self, caption: str) -> Drawing:
        """Return the table below its title."""
        return overhead(self.name, self.title, caption, self._scene())

    def _standing(self) -> tuple[Feature, ...]:
        """Return the terrain that there still is."""
        ground = self.battleground.ground
        return tuple(each for each in (ground.features if ground else ()) if each.id not in self.table.gone)

    def _scene(self) -> Scene:
        rules = self.battleground.rules
        aliases = rules.terrain.aliases
        return Scene(
            size_in=self.battleground.size_in,
            terrain=tuple(
                ((self.bare and each.title) or each.type, aliases.get(each.type, each.type), each.outline_in)
                for each in self._standing()
            ),
            patches=tuple(patch for patch in self.table.patches.values() if patch.radius_in > 0),
            edges=tuple(self.table.edges.items()),
            roles=tuple(self.roles.items()),
            pieces=tuple(self.table.pieces.values()),
            base_in=rules.base.diameter_in,
            jammer_in=rules.jammer.radius_in,
            language=self.language,
        )


def frames(
    header: dict[str, Any], pack: Pack | None, *, every_move: bool, language: str = "", bare: bool = False
) -> Frames:
    """Return the frames of the battle with a log's header in a language; `pack` is its own, None if not at hand.

    Raises:
        KeyError, TypeError, ValueError: the header's table is not as the engine writes it.
    """
    battleground = battleground_of(header, pack)
    roles = roles_of(header)
    red, blue = (f"{header[side]['force']} ({_words_of(side, roles, language)})" for side in SIDE_INKS)
    title = said("{red} against {blue} on {map}", language, red=red, blue=blue, map=header["map"])
    return Frames(
        title=title,
        battleground=battleground,
        table=battleground.tabletop(),
        roles=roles,
        every_move=every_move,
        bare=bare,
        language=language,
    )


def _words_of(side: str, roles: dict[str, RoleLook], language: str) -> str:
    return ", ".join(said(each, language) for each in (side, *does(roles, side)))


def does(roles: dict[str, RoleLook], side: str) -> tuple[str, ...]:
    """Return what a side does in a battle with roles, in a word."""
    return (words.DOES[roles[side].key],) if side in roles else ()


def roles_of(header: dict[str, Any]) -> dict[str, RoleLook]:
    """Return the role of each side in the battle of a log; none in a chance encounter."""
    if header.get("game_type") != "attack_defense":
        return {}
    return {side: ATTACKER if side == header["attacker"] else DEFENDER for side in SIDE_INKS}
