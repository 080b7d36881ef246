"""The sentence of each answer that a question to a player may have."""

from collections.abc import Callable, Mapping
from math import atan2, degrees
from typing import Any, Final

from engine.games.survive.battle.names import Cast
from engine.games.survive.kernel import codes
from engine.kernel.answers import Answers
from schemas.catalogues.saying import said

Cells = tuple[int, ...]
Tell = Callable[[Answers, Cells, Cast, str], str]

SPOT: Final = "{actor} is set up at {east}, {north}, facing {bearing} degrees."
HOLDS: Final = "{actor} holds."
HOLDS_NOT: Final = "{actor} does not hold."
ALONE: Final[Mapping[int, str]] = {
    codes.MOVE: "{actor} moves.",
    codes.RUN: "{actor} runs.",
    codes.CHARGE: "{actor} charges.",
    codes.HOLD: "{actor} shoots from its hold.",
    codes.SHUFFLE: "{actor} is Dazed and shuffles.",
    codes.BLINK: "{actor} Blinks.",
}
TOGETHER: Final[Mapping[int, str]] = {
    codes.TEAM_MOVE: "{actor} and {partner} move as a Double Team.",
    codes.TEAM_CHARGE: "{actor} and {partner} charge as a Double Team.",
    codes.MOB_RUN: "A Mob Run: {group}.",
    codes.BLINK: "{actor} leads a Blink: {group}.",
}
GOES: Final = "{actor} goes to {east}, {north}, facing {bearing} degrees."
CHARGES: Final = "{actor} charges {target}."
CHARGES_NOBODY: Final = "{actor} charges nobody."
SHOOTS: Final = "{actor} shoots at {target} with {weapon}, at {distance} inches."
SHOOTS_NOT: Final = "{actor} does not shoot."
DRAWS: Final = "{actor} draws {weapon}."
DRAWS_NOTHING: Final = "{actor} keeps what is in hand."
STRIKES_WITH: Final = "{actor} strikes with {weapon}."
STRIKES_WITH_FISTS: Final = "{actor} strikes with bare fists."
STRIKES: Final = "{actor} strikes {target}."
FOLLOWS_ON: Final = "{actor} follows on to {east}, {north}."
LOOKS: Final = "{actor} faces {bearing} degrees."


def choice_sentence(setup: Any, cells: Cells, language: str = "") -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them.

    Places are inches east and north of the south-west corner, facings degrees from north by east.
    """
    answers = setup.game.answers
    return TELLS[answers.question](answers, cells, setup.names, language)


def _actor(answers: Answers, names: Cast) -> str:
    return names.piece(answers.piece)


def _point(cells: Cells) -> dict[str, str]:
    east, north = (f"{mil / codes.MILS_PER_INCH:.3f}".rstrip("0").rstrip(".") for mil in cells)
    return {"east": east, "north": north}


def _bearing(cells: Cells) -> str:
    east, north = cells
    return f"{degrees(atan2(east, north)) % 360:.2f}"


def _spot(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(SPOT, language, actor=_actor(answers, names), **_point(cells[:2]), bearing=_bearing(cells[2:]))


def _hold(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(HOLDS if cells[0] else HOLDS_NOT, language, actor=_actor(answers, names))


def _units(_: Answers, cells: Cells, names: Cast, language: str) -> str:
    action, piece, partner, _count, *joining = cells
    actor = names.piece(piece)
    if action in ALONE and len(joining) < 2:
        return said(ALONE[action], language, actor=actor)
    other = names.piece(partner) if partner >= 0 else ""
    return said(TOGETHER[action], language, actor=actor, partner=other, group=", ".join(map(names.piece, joining)))


def _leg(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(GOES, language, actor=_actor(answers, names), **_point(cells[:2]), bearing=_bearing(cells[2:]))


def _charge(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    actor = _actor(answers, names)
    if cells[0] < 0:
        return said(CHARGES_NOBODY, language, actor=actor)
    return said(CHARGES, language, actor=actor, target=names.piece(cells[0]))


def _shot(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    target, slot, estimate = cells
    actor = _actor(answers, names)
    if target < 0:
        return said(SHOOTS_NOT, language, actor=actor)
    shot = {"target": names.piece(target), "weapon": names.weapon(slot)}
    return said(SHOOTS, language, actor=actor, **shot, distance=f"{estimate / codes.MILS_PER_INCH:.1f}")


def _with_weapon(words: str, without: str) -> Tell:
    """Return what tells a weapon that is chosen, or none."""

    def tell(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
        actor, slot = _actor(answers, names), cells[0]
        if slot < 0:
            return said(without, language, actor=actor)
        return said(words, language, actor=actor, weapon=names.weapon(slot))

    return tell


def _reply(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(STRIKES, language, actor=_actor(answers, names), target=names.piece(cells[0]))


def _follow_on(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    actor = _actor(answers, names)
    if cells[0] >= 0:
        return said(CHARGES, language, actor=actor, target=names.piece(cells[0]))
    return said(FOLLOWS_ON, language, actor=actor, **_point(cells[1:]))


def _facing(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(LOOKS, language, actor=_actor(answers, names), bearing=_bearing(cells))


TELLS: Mapping[int, Tell] = {
    codes.ASK_SPOT: _spot,
    codes.ASK_HOLD: _hold,
    codes.ASK_UNITS: _units,
    codes.ASK_LEG: _leg,
    codes.ASK_CHARGE: _charge,
    codes.ASK_SHOT: _shot,
    codes.ASK_HOLD_SHOT: _shot,
    codes.ASK_DRAW: _with_weapon(DRAWS, DRAWS_NOTHING),
    codes.ASK_BLADE: _with_weapon(STRIKES_WITH, STRIKES_WITH_FISTS),
    codes.ASK_REPLY: _reply,
    codes.ASK_FOLLOW_ON: _follow_on,
    codes.ASK_FACING: _facing,
}
