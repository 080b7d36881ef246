"""What the numbers of log rows mean in words, what rules they stand for, and how a sentence says them."""

from typing import Any, Final

from engine.battles.events import Cause, Cell, Measure, causes, one_of, words
from engine.games.survive.battle.form import CONTROL_SIDE
from engine.games.survive.battle.form import FORM as BATTLE_FORM
from engine.games.survive.battle.names import OWN_GUN, Cast
from engine.games.survive.kernel import codes
from engine.games.survive.rules.numbers import CONTROL_CODES
from schemas.catalogues.saying import said

SIDES = (*BATTLE_FORM.seats, CONTROL_SIDE)
SIDE_NAMES: Final = {
    "south_west": "South-west",
    "north_west": "North-west",
    "north_east": "North-east",
    "south_east": "South-east",
    "control": "Control",
}
KINDS = {code: kind.value for kind, code in CONTROL_CODES.items()}
DIE_REASONS: dict[int, Cause] = {
    codes.INITIATIVE_DIE: ("initiative", ("SV.SEQ.2", "SV.GAP.27")),
    codes.PULSE_DIE: ("pulse", ("SV.CAP.1", "SV.GAP.20")),
    codes.PULSE_OFF_DIE: ("roll-off for the pulse", ("SV.CAP.3", "SV.GAP.21")),
    codes.HEADING_DIE: ("heading", ("SV.CAP.4",)),
    codes.HIT_DIE: ("to hit", ("SV.SHT.4", "SV.HOUSE.1")),
    codes.AMMO_DIE: ("ammo", ("SV.AMM.1", "SV.GAP.10")),
    codes.RECOVERY_DIE: ("clearing a jam", ("SV.REC.1", "SV.GAP.11")),
    codes.STRIKE_DIE: ("strike", ("SV.FCH.4",)),
    codes.RED_DIE: ("going Red", ("SV.RED.1",)),
    codes.RED_FACING_DIE: ("facing of a Red unit", ("SV.RED.2", "SV.GAP.20")),
    codes.GRIT_DIE: ("roll-off for the First Strike", ("SV.GAP.15",)),
    codes.BLINK_LONG_DIE: ("Blink along the long edge", ("SV.MOV.14",)),
    codes.BLINK_SHORT_DIE: ("Blink along the short edge", ("SV.MOV.14",)),
    codes.SCATTER_DIE: ("scatter", ("SV.GAP.30",)),
    codes.SCATTER_LENGTH_DIE: ("length of the scatter", ("SV.GAP.30",)),
    codes.DICE_OFF_DIE: ("dice-off", ("SV.VIC.4",)),
    codes.RELOCATION_DIE: ("relocation", ("SV.GAP.19",)),
}
SHOT_RESULTS = ("missed", "hit", "out of range")
EFFECTS = ("none", "dazed", "dead", "blink_out")
EFFECT_CAUSES: dict[int, Cause] = {
    codes.BY_SHOT: ("a shot", ("SV.EFF.1",)),
    codes.BY_STRIKE: ("a strike", ("SV.FCH.6",)),
    codes.BY_BLAST: ("a blast", ("SV.GAP.30",)),
    codes.BY_DOUBLE_TAP: ("a Double-Tap", ("SV.EFF.6", "SV.GAP.29")),
    codes.BY_RED_FIRE: ("the fire of a Red unit", ("SV.RED.3", "SV.GAP.43")),
    codes.BY_CONTROL_FIRE: ("the fire of Control", ("SV.CTL.7", "SV.HOUSE.4")),
}
ACTIONS: dict[int, Cause] = {
    codes.MOVE: ("move", ("SV.MOV.1",)),
    codes.RUN: ("run", ("SV.MOV.3",)),
    codes.CHARGE: ("charge", ("SV.MOV.5",)),
    codes.HOLD: ("hold", ("SV.MOV.7",)),
    codes.SHUFFLE: ("shuffle", ("SV.DAZ.2",)),
    codes.BLINK: ("blink", ("SV.MOV.13",)),
}
FIGHT_ENDS: dict[int, Cause] = {
    codes.FIGHT_WON: ("won", ("SV.RES.1",)),
    codes.FIGHT_BOTH_DAZED: ("both Dazed", ("SV.GAP.13",)),
    codes.FIGHT_BROKEN_OFF: ("broken off", ("SV.HOUSE.6",)),
    codes.FIGHT_NOBODY_LEFT: ("nobody left", ("SV.GAP.13",)),
}
END_CAUSES: dict[int, Cause] = {
    codes.END_SPIRE: ("the KeyChip at the spire", ("SV.VIC.1",)),
    codes.END_LAST_MOB: ("the last Mob alive", ("SV.VIC.2",)),
    codes.END_CLOSEST: ("closest to the KeyChip", ("SV.VIC.3",)),
    codes.END_NOBODY_ACTIVE: ("nobody active", ("SV.GAP.2",)),
    codes.END_ALL_DEAD: ("all dead", ("SV.GAP.42",)),
    codes.END_DICE_OFF: ("a dice-off", ("SV.VIC.4",)),
    codes.END_TIE: ("a tie", ("SV.VIC.4",)),
    codes.END_TURNS: ("the last turn", ("SV.GAM.1",)),
}
ENDINGS = tuple(word for word, _ in END_CAUSES.values())
SIDES_REACHED: dict[int, Cause] = {
    codes.FRONT: ("front", ("SV.FCH.1",)),
    codes.REAR: ("rear", ("SV.RCH.1",)),
}
ZONES = ("ICZ", "OCZ", "outside")
DIE_PHASES = {
    codes.INITIATIVE_DIE: "initiative",
    codes.PULSE_DIE: "pulse",
    codes.PULSE_OFF_DIE: "pulse",
    codes.HEADING_DIE: "pulse",
    codes.DICE_OFF_DIE: "end",
}


def side(name: str | None, language: str) -> str:
    """Return who plays from a corner, or Control, as a sentence begins with it; None is nobody.

    Raises:
        KeyError: it is neither.
    """
    return said("Nobody", language) if name is None else said(SIDE_NAMES[name], language)


def weapon(name: str, language: str) -> str:
    """Return a weapon within a sentence."""
    return said(OWN_GUN, language) if name == OWN_GUN else name.lower()


INCHES: Final = Cell[Any](lambda value, _: value / codes.MILS_PER_INCH, Measure)
TENTHS: Final = Cell[Any](lambda value, _: value / 10, Measure)
PART: Final = Cell[Any](lambda value, _: value / codes.PPM, Measure)
WEAPON: Final = Cell[Cast](lambda value, cast: cast.weapon(value), str, say=weapon)
PIECE: Final = Cell[Cast](lambda value, cast: cast.piece(value) if value >= 0 else None, str | None)
KIND: Final = Cell[Any](lambda value, _: KINDS[value], one_of(KINDS.values()))
DIE, ACTION, HARM, REACHED = causes(DIE_REASONS), causes(ACTIONS), causes(EFFECT_CAUSES), causes(SIDES_REACHED)
EFFECT: Final = words(EFFECTS)
X_Y: Final = {"x_in": INCHES, "y_in": INCHES}
FACING: Final = {"facing_east": PART, "facing_north": PART}
SPOT: Final = {**X_Y, **FACING}
