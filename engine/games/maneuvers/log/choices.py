"""The sentence of each answer that a question to a player may have."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.games.maneuvers.battle.names import Cast
from engine.games.maneuvers.kernel import codes
from engine.games.maneuvers.kernel.numbers.codes import NOBODY
from engine.games.maneuvers.log import terms
from engine.games.maneuvers.log.words import RATINGS
from engine.kernel.answers import Answers
from schemas.catalogues.saying import said

Cells = tuple[int, ...]
Tell = Callable[[Answers, Cells, Cast, str], str]

MANEUVERS: Final[Mapping[tuple[bool, bool], str]] = {
    (False, False): "{actor} goes for {maneuver}, on {rating}.",
    (True, False): "{actor} goes for {maneuver} against {target}, on {rating}.",
    (False, True): "{actor} goes for {maneuver}, naming {ally}, on {rating}.",
    (True, True): "{actor} goes for {maneuver} against {target}, naming {ally}, on {rating}.",
}
"""By whether there is a target, and an ally."""

DECLINED: Final = "{actor} lets it be with {maneuver}."
OPPOSES: Final = "{opponent} opposes {actor}'s {maneuver}, on {rating}."
NOTICES: Final = "{actor} notices {enemy}."
LEAVES: Final = "{actor} leaves the fight for {points} points."
STAYS: Final = "{actor} stays in the fight."
PAYS: Final = "{actor} pays {points}."
PAYS_NOTHING: Final = "{actor} pays nothing."


def choice_sentence(setup: Any, cells: Cells, language: str = "") -> str:
    """Return what an answer to the question that waits means; `cells` as the kernel's answered player reads them."""
    answers = setup.game.answers
    return TELLS[answers.question](answers, cells, setup.names, language)


def _maneuver(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    maneuver, rating, target, ally = cells
    actor = names.person(answers.piece)
    if maneuver == NOBODY:
        return said(DECLINED, language, actor=actor, maneuver=names.maneuver(answers.amount))
    return said(
        MANEUVERS[target >= 0, ally >= 0],
        language,
        actor=actor,
        maneuver=names.maneuver(maneuver),
        target=names.person(target) if target >= 0 else "",
        ally=names.person(ally) if ally >= 0 else "",
        rating=_rating(rating, language),
    )


def _opposition(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    opponent, rating = cells
    people = {"opponent": names.person(opponent), "actor": names.person(answers.piece)}
    maneuver = names.maneuver(answers.amount)
    return said(OPPOSES, language, **people, maneuver=maneuver, rating=_rating(rating, language))


def _rating(rating: int, language: str) -> str:
    return said(terms.RATINGS[RATINGS[rating]], language)


def _noticed(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    return said(NOTICES, language, actor=names.person(answers.piece), enemy=names.person(cells[0]))


def _escape(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    actor = names.person(answers.piece)
    return said(LEAVES if cells[0] else STAYS, language, actor=actor, points=answers.amount)


def _payment(answers: Answers, cells: Cells, names: Cast, language: str) -> str:
    actor = names.person(answers.piece)
    return said(PAYS if cells[0] else PAYS_NOTHING, language, actor=actor, points=answers.amount)


TELLS: Mapping[int, Tell] = {
    codes.ASK_MANEUVER: _maneuver,
    codes.ASK_OPPOSITION: _opposition,
    codes.ASK_EXTRA: _maneuver,
    codes.ASK_NOTICED: _noticed,
    codes.ASK_ESCAPE: _escape,
    codes.ASK_PAYMENT: _payment,
}
