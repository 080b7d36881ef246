"""What the numbers of log rows mean in words, what rules they stand for, and how a sentence says them."""

from collections.abc import Mapping
from typing import Any, Final

from engine.battles.events import Cause, Cell, Measure, by, causes, either, word, words
from engine.games.survive.kernel import codes
from engine.games.survive.kernel.codes import (
    Action,
    ContactSide,
    ControlType,
    Draw,
    Effect,
    Ending,
    FightEnd,
    HarmCause,
)
from engine.games.survive.names import CONTROL_SIDE, OWN_GUN, Cast
from engine.games.survive.names import FORM as BATTLE_FORM
from engine.games.survive.rules.places import ZONE_CODES
from schemas.catalogues.saying import has_large_nouns, said

SIDES = (*BATTLE_FORM.seats, CONTROL_SIDE)
SIDE_NAMES: Final = {
    "south_west": "South-west",
    "north_west": "North-west",
    "north_east": "North-east",
    "south_east": "South-east",
    "control": "Control",
}
DIE: Final = causes(
    {
        Draw.INITIATIVE: "SV.SEQ.2 SV.GAP.27",
        Draw.PULSE: "SV.CAP.1 SV.GAP.20",
        Draw.PULSE_ROLL_OFF: ("roll-off for the pulse", "SV.CAP.3 SV.GAP.21"),
        Draw.HEADING: "SV.CAP.4",
        Draw.TO_HIT: ("to hit", "SV.SHT.4 SV.HOUSE.1"),
        Draw.AMMO: "SV.AMM.1 SV.GAP.10",
        Draw.RECOVERY: ("clearing a jam", "SV.REC.1 SV.GAP.11"),
        Draw.STRIKE: "SV.FCH.4",
        Draw.GOING_RED: ("going Red", "SV.RED.1"),
        Draw.RED_FACING: ("facing of a Red unit", "SV.RED.2 SV.GAP.20"),
        Draw.GRIT_ROLL_OFF: ("roll-off for the First Strike", "SV.GAP.15"),
        Draw.BLINK_LONG: ("Blink along the long edge", "SV.MOV.14"),
        Draw.BLINK_SHORT: ("Blink along the short edge", "SV.MOV.14"),
        Draw.SCATTER: "SV.GAP.30",
        Draw.SCATTER_LENGTH: ("length of the scatter", "SV.GAP.30"),
        Draw.DICE_OFF: ("dice-off", "SV.VIC.4"),
        Draw.RELOCATION: "SV.GAP.19",
    }
)
SHOT_RESULTS = ("missed", "hit", "out of range")
HARM: Final = causes(
    {
        HarmCause.SHOT: ("a shot", "SV.EFF.1"),
        HarmCause.STRIKE: ("a strike", "SV.FCH.6"),
        HarmCause.BLAST: ("a blast", "SV.GAP.30"),
        HarmCause.DOUBLE_TAP: ("a Double-Tap", "SV.EFF.6 SV.GAP.29"),
        HarmCause.RED_FIRE: ("the fire of a Red unit", "SV.RED.3 SV.GAP.43"),
        HarmCause.CONTROL_FIRE: ("the fire of Control", "SV.CTL.7 SV.HOUSE.4"),
    }
)
ACTIONS: Final[Mapping[Action, str]] = {
    Action.MOVE: "SV.MOV.1",
    Action.RUN: "SV.MOV.3",
    Action.CHARGE: "SV.MOV.5",
    Action.HOLD: "SV.MOV.7",
    Action.SHUFFLE: "SV.DAZ.2",
    Action.BLINK: "SV.MOV.13",
}
FIGHT_ENDS: Final[Mapping[int, Cause]] = {
    FightEnd.WON: ("won", "SV.RES.1"),
    FightEnd.BOTH_DAZED: ("both Dazed", "SV.GAP.13"),
    FightEnd.BROKEN_OFF: ("broken off", "SV.HOUSE.6"),
    FightEnd.NOBODY_LEFT: ("nobody left", "SV.GAP.13"),
}
END_CAUSES: Final[Mapping[int, Cause]] = {
    Ending.KEYCHIP_AT_SPIRE: ("the KeyChip at the spire", "SV.VIC.1"),
    Ending.LAST_MOB: ("the last Mob alive", "SV.VIC.2"),
    Ending.CLOSEST: ("closest to the KeyChip", "SV.VIC.3"),
    Ending.NOBODY_ACTIVE: ("nobody active", "SV.GAP.2"),
    Ending.ALL_DEAD: ("all dead", "SV.GAP.42"),
    Ending.DICE_OFF: ("a dice-off", "SV.VIC.4"),
    Ending.TIE: ("a tie", "SV.VIC.4"),
    Ending.LAST_TURN: ("the last turn", "SV.GAM.1"),
}
ENDINGS = tuple(word for word, _ in END_CAUSES.values())
REACHED: Final = causes({ContactSide.FRONT: "SV.FCH.1", ContactSide.REAR: "SV.RCH.1"})
ZONES: Final = {code: zone.value for zone, code in ZONE_CODES.items()}
DIE_PHASES: Final[Mapping[int, str]] = {
    Draw.INITIATIVE: "initiative",
    Draw.PULSE: "pulse",
    Draw.PULSE_ROLL_OFF: "pulse",
    Draw.HEADING: "pulse",
    Draw.DICE_OFF: "end",
}


def side(name: str | None, language: str) -> str:
    """Return who plays from a corner, or Control, as a sentence begins with it; None is nobody.

    Raises:
        KeyError: it is neither.
    """
    return said("Nobody", language) if name is None else said(SIDE_NAMES[name], language)


def weapon(name: str, language: str) -> str:
    """Return a weapon within a sentence."""
    if name == OWN_GUN:
        return said(OWN_GUN, language)
    return name if has_large_nouns(language) else name.lower()


INCHES: Final = Cell[Any](lambda value, _: value / codes.MILS_PER_INCH, Measure)
TENTHS: Final = Cell[Any](lambda value, _: value / 10, Measure)
PART: Final = Cell[Any](lambda value, _: value / codes.PPM, Measure)
WEAPON: Final = Cell[Cast](lambda value, cast: cast.weapon(value), str, say=weapon)
PIECE: Final = Cell[Cast](lambda value, cast: cast.piece(value) if value >= 0 else None, str | None)
KIND: Final = words(ControlType)
ACTION: Final = causes(ACTIONS)
EFFECT, ZONE, SHOT_RESULT = words(Effect), words(ZONES), words(SHOT_RESULTS)
PLAIN_ACTION: Final = words({each: word(each) for each in ACTIONS})
FIGHT_END, ENDING = causes(FIGHT_ENDS), causes(END_CAUSES, said)
X_Y: Final = {"x_in": INCHES, "y_in": INCHES}
FACING: Final = {"facing_east": PART, "facing_north": PART}
SPOT: Final = {**X_Y, **FACING}

ACTS: Final = either(
    "target",
    by(
        "action",
        {
            "move": "{actor} moves together with {target}.",
            "run": "{actor} runs together with {target}.",
            "charge": "{actor} charges together with {target}.",
            "hold": "{actor} shoots from its hold together with {target}.",
            "shuffle": "{actor} is Dazed and shuffles together with {target}.",
            "blink": "{actor} Blinks together with {target}.",
        },
    ),
    by(
        "action",
        {
            "move": "{actor} moves.",
            "run": "{actor} runs.",
            "charge": "{actor} charges.",
            "hold": "{actor} shoots from its hold.",
            "shuffle": "{actor} is Dazed and shuffles.",
            "blink": "{actor} Blinks.",
        },
    ),
)
"""Who is activated, alone or with another, and what for."""

GOES: Final = either(
    "length_in",
    either(
        "turned_about", "{actor} goes {length_in:.1f} inches, and turns about.", "{actor} goes {length_in:.1f} inches."
    ),
    either("turned_about", "{actor} cannot go on and turns about."),
)
"""How far somebody goes, who may turn about at the end."""
