"""The frames of a battle that a log tells: the table from above, after setup and each round, or after each move."""

from dataclasses import dataclass, field
from typing import Any, Final

from engine.games.seven_seconds.log.tabletop import Battleground, Tabletop, battleground_of
from exporters.drawing.display_list import Drawing
from exporters.games.seven_seconds.look.sides import ATTACKER, DEFENDER, RoleLook
from exporters.games.seven_seconds.maps.overhead import Scene, overhead, small_board
from exporters.games.seven_seconds.pieces.figures import SIDE_INKS
from exporters.games.seven_seconds.words import pieces as words
from schemas.catalogues.saying import said
from schemas.packs.packs import Pack

MOVES: Final = frozenset(
    (
        *("move", "jump", "deployed", "unit_placed", "decoy", "scramble", "objective_placed"),
        *("detonation", "fire_flamer", "destroyed", "damaged", "stunned", "repair", "objective_destroyed", "result"),
    )
)


@dataclass
class Frames:
    """The frames of one battle: rows go in, and a drawing comes out where one is due."""

    title: str
    battleground: Battleground
    every_move: bool
    table: Tabletop
    roles: dict[str, RoleLook] = field(default_factory=dict)
    drawn: int = 0
    bare: bool = False
    language: str = ""

    def read(self, row: dict[str, Any], sentence: str) -> Drawing | None:
        """Take in a row; return the frame that is due: after setup and after each round, or after every move.

        Raises:
            KeyError, TypeError, ValueError: the row is not as the engine writes it.
        """
        if self.every_move:
            self.table.read(row)
            return self._frame(sentence) if row["event"] in MOVES else None
        due = row["event"] in {"round", "result"}
        frame = self._frame(self._caption()) if due else None
        self.table.read(row)
        return frame

    def _caption(self) -> str:
        if self.table.round:
            return said("After round {number}", self.language, number=self.table.round)
        return said("After setup", self.language)

    def _frame(self, caption: str) -> Drawing:
        self.drawn += 1
        name = f"frame_{self.drawn:04}"
        return (
            small_board(name, caption, self._scene())
            if self.bare
            else overhead(name, self.title, caption, self._scene())
        )

    def _scene(self) -> Scene:
        rules, ground = self.battleground.rules, self.battleground.ground
        aliases = rules.terrain.aliases
        standing = [each for each in (ground.features if ground else ()) if each.id not in self.table.gone]
        return Scene(
            size_in=self.battleground.size_in,
            terrain=tuple((each.type, aliases.get(each.type, each.type), each.outline_in) for each in standing),
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
    return Frames(title, battleground, every_move, battleground.tabletop(), roles, bare=bare, language=language)


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
