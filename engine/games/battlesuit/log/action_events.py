"""Rows of what soldiers do, and of what comes of it."""

from typing import Any

from engine.battles.orders import Row
from engine.games.battlesuit.kernel import codes
from engine.games.battlesuit.log.command_events import DICE as COMMAND_DICE
from engine.games.battlesuit.log.event import Cause, Event, caused, flag, number, point, word
from engine.games.battlesuit.rules.attack import PART_NAMES
from engine.games.battlesuit.rules.damage import HARMS
from engine.games.battlesuit.rules.numbers import OUTCOMES, RESULTS, TERRAIN_CODES
from schemas.models.battlesuit.words import Edge

DIE_REASONS: dict[int, Cause] = {
    codes.INITIATIVE_DIE: ("initiative", ("BS.INI.1", "BS.GAP.32")),
    codes.COMBAT_DIE: ("attack", ("BS.FIR.10", "BS.GEN.2")),
    codes.MORALE_DIE: ("morale", ("BS.SHK.3", "BS.GAP.8")),
    codes.PANIC_DIE: ("panic", ("BS.PAN.2", "BS.PAN.11", "BS.GAP.9")),
    codes.SLAG_DIE: ("glowing slag", ("BS.TER.8", "BS.GAP.17")),
    codes.STEALTH_DIE: ("stealth", ("BS.STL.2",)),
    codes.CRASH_DIE: ("crash landing", ("BS.BNC.17", "BS.GAP.113")),
    codes.REPAIR_DIE: ("repair", ("BS.REP.2", "BS.GAP.65")),
    codes.MINE_DIE: ("mine clearance", ("BS.ENG.5",)),
    **COMMAND_DICE,
}
PART_RULES: dict[int, tuple[str, ...]] = {
    codes.PART_ATTACK: ("BS.FIR.9", "BS.CARD.9"),
    codes.PART_SHIELD: ("BS.MOD.2",),
    codes.PART_JACK_KNIFE_DOUBLE: ("BS.JKN.1",),
    codes.PART_PAINTED: ("BS.MOD.1",),
    codes.PART_HIGHER_GROUND: ("BS.MOD.4",),
    codes.PART_BELOW: ("BS.MOD.5",),
    codes.PART_COVER: ("BS.MOD.6", "BS.MOD.7", "BS.MOD.8", "BS.MOD.9", "BS.MOD.19"),
    codes.PART_IMPROVED_POSITION: ("BS.MOD.20",),
    codes.PART_STEALTH: ("BS.MOD.16",),
    codes.PART_ADJACENT: ("BS.MOD.17",),
    codes.PART_SNIPER_CLOSE: ("BS.SNP.5",),
    codes.PART_REACTION: ("BS.MOD.3",),
    codes.PART_INDIRECT: ("BS.MOD.11",),
    codes.PART_SPILLOVER: ("BS.MOD.12",),
    codes.PART_RAPID: ("BS.MOD.13",),
    codes.PART_ATTENUATION: ("BS.MOD.14",),
    codes.PART_FACING: ("BS.FAC.2",),
    codes.PART_SHAKEN: ("BS.MOD.10",),
    codes.PART_OUT_OF_COMMAND: ("BS.MOD.15",),
    codes.PART_BOOSTED: ("BS.MOD.18",),
    codes.PART_IMPROVED_DETECTION: ("BS.DET.1",),
    codes.PART_MARINE: ("BS.MRN.2",),
    codes.PART_SQUAD_MORALE: ("BS.SQM.1",),
    codes.PART_BASE: ("BS.BMB.5",),
}
PART_CAUSES: dict[int, Cause] = {
    part: (name.replace("cover_{cover}", "cover"), PART_RULES[part]) for part, name in PART_NAMES.items()
}
MANNERS: dict[int, Cause] = {
    0: ("direct", ("BS.FIR.8",)),
    1: ("indirect", ("BS.IND.1", "BS.IND.2")),
    2: ("spillover", ("BS.SPL.1", "BS.SPL.2", "BS.SPL.3")),
    3: ("indirect spillover", ("BS.SPL.1", "BS.SPL.2", "BS.SPL.3", "BS.IND.2")),
    4: ("rapid", ("BS.FIR.2", "BS.RPD.1")),
    5: ("indirect rapid", ("BS.FIR.2", "BS.RPD.1", "BS.IND.1", "BS.IND.2")),
    6: ("rapid spillover", ("BS.RPD.1", "BS.SPL.1", "BS.SPL.2", "BS.SPL.3")),
    7: ("indirect rapid spillover", ("BS.RPD.1", "BS.SPL.1", "BS.SPL.2", "BS.SPL.3", "BS.IND.2")),
}
MORALE_RULES: dict[int, Cause] = {
    codes.PANIC: ("panic", ("BS.SHK.4",)),
    codes.STUNNED: ("stunned", ("BS.SHK.5",)),
    codes.RECOVERING: ("shaken", ("BS.SHK.6",)),
    codes.RECOVERY: ("recovery", ("BS.SHK.7",)),
}
PANIC_RULES: dict[int, Cause] = {
    codes.BERSERK: (OUTCOMES[codes.BERSERK], ("BS.PAN.3", "BS.PAN.12")),
    codes.PARANOIA: (OUTCOMES[codes.PARANOIA], ("BS.PAN.5",)),
    codes.RUN: (OUTCOMES[codes.RUN], ("BS.PAN.13",)),
    codes.FRIGHT: (OUTCOMES[codes.FRIGHT], ("BS.PAN.7", "BS.PAN.14")),
    codes.SELF_DESTRUCT: (OUTCOMES[codes.SELF_DESTRUCT], ("BS.PAN.8",)),
    codes.SHOCK: (OUTCOMES[codes.SHOCK], ("BS.PAN.9", "BS.PAN.15")),
    codes.RECOVERY: (OUTCOMES[codes.RECOVERY], ("BS.PAN.10", "BS.PAN.16")),
}
TERRAINS = tuple(TERRAIN_CODES)
DIRECTIONS = ("north", "north-east", "south-east", "south", "south-west", "north-west")
HARM_WORDS = tuple("" if code not in HARMS else HARMS[code].value for code in range(max(HARMS) + 1))
LEFT = (("at", point), ("level", number), ("left", number))


def _parts(row: Row) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the parts of a strength by name, and their rules; what covers the target if it does."""
    told = [divmod(cell, codes.PART_ROOM) for cell in row[5:9] if cell]
    parts = {PART_CAUSES[part][0]: value - codes.PART_ROOM // 2 for part, value in told}
    terrain = {"terrain": TERRAINS[row[9]]} if "cover" in parts else {}
    return {"parts": parts, **terrain}, tuple(rule for part, _ in told for rule in PART_CAUSES[part][1])


ACTION_EVENTS: dict[int, Event] = {
    codes.E_DIE: Event(
        "die",
        (),
        (("value", number), ("modifier", number), ("reason", caused(DIE_REASONS))),
        "activation",
        DIE_REASONS,
        2,
    ),
    codes.E_ENTER: Event("enter", ("BS.EDG.1", "BS.REI.1", "BS.GAP.108", "BS.GAP.139"), LEFT),
    codes.E_STEP: Event("step", ("BS.MOV.1", "BS.MOV.4"), LEFT),
    codes.E_EXIT: Event("exit", ("BS.EDG.1", "BS.VIC.1"), (("edge", word(*(edge.value for edge in Edge))),)),
    codes.E_PARTS: Event("strength", ("BS.FIR.9",), more=_parts),
    codes.E_ATTACK: Event(
        "attack",
        ("BS.FIR.6", "BS.FIR.10", "BS.MOD.22", "BS.MOD.23"),
        (
            ("strength", number),
            ("range_points", number),
            ("manner", caused(MANNERS)),
            ("die", number),
            ("modified_die", number),
        ),
        "activation",
        MANNERS,
        2,
    ),
    codes.E_RESULT: Event(
        "struck",
        ("BS.FIR.11", "BS.RES.1"),
        (("result", word(*(result.value for result in RESULTS))), ("harm", word(*HARM_WORDS)), ("hits", number)),
    ),
    codes.E_SHAKEN: Event("shaken", ("BS.RES.3", "BS.GAP.60")),
    codes.E_LOST: Event("lost", ("BS.RES.6", "BS.DWN.4", "BS.CARD.17")),
    codes.E_MORALE: Event(
        "morale",
        ("BS.SHK.3", "BS.CMD.1"),
        (("result", caused(MORALE_RULES)), ("die", number), ("modifier", number)),
        "activation",
        MORALE_RULES,
    ),
    codes.E_PANIC: Event(
        "panic",
        ("BS.PAN.2", "BS.PAN.11"),
        (("result", caused(PANIC_RULES)), ("die", number), ("modifier", number)),
        "activation",
        PANIC_RULES,
    ),
    codes.E_PAINT: Event(
        "paint",
        ("BS.PNT.1", "BS.PNT.2", "BS.PNT.6"),
        (("by_sniper", lambda value, _: value == codes.PAINTED_BY_SNIPER),),
    ),
    codes.E_GLOW: Event("glow", ("BS.TER.8", "BS.GAP.17"), (("burnt", flag), ("die", number), ("glow", number))),
    codes.E_DEMOLITION: Event(
        "demolition", ("BS.ENG.3", "BS.ENG.4", "BS.GAP.71"), (("at", point), ("terrain", word(*TERRAINS)))
    ),
    codes.E_STRICT: Event("strict", ("BS.STC.1",)),
    codes.E_NO_SHOT: Event("no_shot", ("BS.FIR.1", "BS.GAP.54"), (("left", number),)),
    codes.E_FACING: Event(
        "facing",
        ("BS.FAC.1", "BS.FAC.2", "BS.GAP.92"),
        (("faces", word("north", "north-east", "south-east", "south", "south-west", "north-west")), ("turned", number)),
    ),
    codes.E_STOREY: Event(
        "storey",
        ("BS.MLB.2", "BS.MLB.3", "BS.GAP.97"),
        (("at", point), ("storey", number), ("left", number), ("level", number)),
    ),
    codes.E_REPAIR: Event("repair", ("BS.REP.1", "BS.REP.2"), (("works", flag), ("hits", number))),
}
