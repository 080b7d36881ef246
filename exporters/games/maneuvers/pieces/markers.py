"""Markers: how many there are, and which lie on the tracks."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from exporters.components.base import Drawn, PrintJob, piece_by_rules
from exporters.games.maneuvers.look.look import look_of, rules_of, squad_look_of, squads_of
from exporters.games.maneuvers.pieces import marker_faces as faces
from exporters.imposition.pieces import Piece
from schemas.models.maneuvers.fight import Character
from schemas.models.maneuvers.rules import Rules
from schemas.models.maneuvers.words import Place, State
from schemas.packs.packs import Pack

CHECKS_EACH: Final = 3
"""Checks of each kind that a squad has markers for, a character."""

UNNAMED: Final = "________"
"""Where a name is written by hand."""

TURNED: Final = 100
"""What a marker stands for less once it is turned over: the track begins anew with it, and reaches as far again."""


def fighters(rules: Rules) -> int:
    """Return the characters of a fight. Rule: MN.GAP.25."""
    return len(Place) * rules.squad.size


def characters_of(pack: Pack) -> tuple[Character, ...]:
    """Return the characters of a pack by id."""
    return tuple(document.model for document in pack.of_kind("character") if isinstance(document.model, Character))


def marker_counts(rules: Rules) -> Mapping[str, int]:
    """Return how many there are of each marker by its name, those apart that name an opponent."""
    each, checks = fighters(rules), CHECKS_EACH * rules.squad.size
    states = {state.value: each for state in State if state is not State.EXPOSED}
    others = {"advantage": each, "disadvantage": each, "aided": each, "lost_action": each}
    return {**states, **others, "fallout": checks, "casualty": checks}


def markers(job: PrintJob) -> Iterator[Piece]:
    """Yield the markers of states and rolls, those of the exposed, those of the tracks, and a token a character."""
    rules = rules_of(job.setting)
    for name, count in marker_counts(rules).items():
        yield replace(piece_by_rules(job, f"marker/{name}", *_sides(name, job.setting.language)), copies=count)
    yield from _exposed(job, fighters(rules))
    yield piece_by_rules(job, "marker/edge", faces.edge(job.setting.language))
    yield piece_by_rules(job, "marker/round", faces.round_marker(job.setting.language))
    yield from _of_squads(job)
    yield from _tokens(job)


def _sides(name: str, language: str) -> tuple[Drawn, Drawn | None]:
    """Return both sides of a marker, None for a blank one."""
    if name in {"advantage", "disadvantage"}:
        return faces.rolls(name, "against", language), faces.rolls(name, "own", language)
    return faces.marker(name, language), faces.unnoticed(language) if name == "flagged" else None


def _exposed(job: PrintJob, count: int) -> Iterator[Piece]:
    """Yield a marker for each character who may snipe; some to write a name on where the pack has no characters."""
    people, language = characters_of(job.pack), job.setting.language
    for each in people:
        drawn = faces.exposed(f"exposed_{each.id}", each.name, language)
        yield piece_by_rules(job, f"marker/exposed_{each.id}", drawn)
    if not people:
        yield replace(piece_by_rules(job, "marker/exposed", faces.exposed("exposed", UNNAMED, language)), copies=count)


def _of_squads(job: PrintJob) -> Iterator[Piece]:
    """Yield the marker of each squad's total."""
    for squad in squads_of(job.pack):
        key, look, language = f"total_{squad.id}", look_of(squad, job.setting), job.setting.language
        turned = faces.total_turned(key, look, TURNED, language)
        yield piece_by_rules(job, f"marker/{key}", faces.total(key, look, language), turned)


def _tokens(job: PrintJob) -> Iterator[Piece]:
    """Yield a token for each character, in the order of their squads."""
    squads = squads_of(job.pack)
    ranked = {name: at for at, squad in reversed([*enumerate(squads)]) for name in squad.members}
    for each in sorted(characters_of(job.pack), key=lambda one: (ranked.get(one.id, len(squads)), one.id)):
        look = squad_look_of(each.id, job.setting)
        yield _noted(
            job, each.id, faces.token(f"token_{each.id}", each.name, each.action_value, look, job.setting.language)
        )


def _noted(job: PrintJob, character: str, drawn: Drawn) -> Piece:
    """Return a character's token, and note what does not fit on it against the character."""
    document, key = job.pack.find("character", character), f"token/{character}"
    if document is not None:
        job.note(document, drawn.findings, key)
    return Piece(drawn.drawing, None, key)
