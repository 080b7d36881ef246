"""The counters: troopers, crewed weapons and leaders of the squads, then the markers of states."""

from collections.abc import Iterator
from dataclasses import replace

from engine.games.infantry.kit import kit_of
from engine.games.infantry.points import members_of
from exporters.components.base import Drawn, Job, piece_by_rules
from exporters.games.infantry.look.chits import LOOKS, marker, numbered
from exporters.games.infantry.look.icons import MARKERS, TROOPER, TYPES
from exporters.games.infantry.look.squads import look_of, squads_of
from exporters.games.infantry.pieces import counts, faces
from exporters.games.infantry.rulings import rules_of
from exporters.games.infantry.words import pieces as words
from exporters.imposition.pieces import Piece
from exporters.layout.settings import Setting
from schemas.catalogues.saying import said
from schemas.models.infantry.people import Squad, Trooper
from schemas.models.infantry.rules import Rules
from schemas.models.infantry.words import WeaponType

Row = tuple[str, int, Drawn, Drawn | None]
"""A counter: the last part of its key, how many there are, its front, and its back (None for a blank one)."""


def counters(job: Job) -> Iterator[Piece]:
    """Yield the counters of each squad, then those of nobody; a kind of which there is none is left out."""
    rules, setting = rules_of(job.setting), job.setting
    for squad in squads_of(job.pack):
        yield from _pieces(job, _of_squad(job, squad, rules))
    yield from _pieces(job, (*_states(job, rules, setting), *_ground(rules, setting)))


def _pieces(job: Job, rows: Iterator[Row] | tuple[Row, ...]) -> Iterator[Piece]:
    for name, count, front, back in rows:
        if count:
            yield replace(piece_by_rules(job, f"counter/{name}", front, back), copies=count)


def _of_squad(job: Job, squad: Squad, rules: Rules) -> Iterator[Row]:
    """Yield the troopers of a squad by number, its leader's marker, and its crewed weapons."""
    look, setting = look_of(squad, job.setting), job.setting
    for number, each in enumerate(members_of(squad, job.pack), start=1):
        primary = kit_of(each, job.pack).weapon(each.primary)
        sign = TYPES[primary.type] if primary else TROOPER
        yield f"{squad.id}_{number}", 1, faces.trooper(number, each.name, sign, look, setting), None
    leader = job.pack.named("trooper", squad.leader, Trooper)
    skill = (leader.leadership if leader else 0) or rules.morale.leadership
    yield f"{squad.id}_leader", 1, faces.leader(skill, look, setting), None
    for number, _, weapon in counts.weapons_of(squad, job.pack):
        if weapon.type is WeaponType.CREWED:
            front = faces.set_up(weapon, rules.crewed.arc_deg, look, setting)
            yield f"{squad.id}_{number}_{weapon.id}", 1, front, faces.carried(weapon, look, setting)


def _states(job: Job, rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of what can become of a trooper."""
    everybody = counts.troopers_of(job.pack, rules)
    arc = faces.arc("arc", rules.arcs.narrow_deg, setting)
    yield "prone", everybody, _named("prone", setting), _named("casualty", setting)
    yield "arc", everybody, arc, faces.arc("wide_arc", rules.arcs.wide_deg, setting)
    yield "shaken", everybody if rules.options.morale else 0, _named("shaken", setting), None
    yield "entangled", counts.CAUGHT if rules.options.barbed_wire else 0, _named("entangled", setting), None
    yield "swimming", counts.SWIMMERS if rules.options.water else 0, _named("swimming", setting), None
    yield "ammunition", counts.limited_of(job.pack), _named("ammunition", setting), _named("empty", setting)


def _ground(rules: Rules, setting: Setting) -> Iterator[Row]:
    """Yield the markers of what can become of a dot, and that of the turn."""
    options, smoke = rules.options, rules.smoke
    first, grown = ((2 * radius + 1) ** 2 for radius in (smoke.radius, smoke.grown_radius))
    smokes = faces.smoke("smoke", first, setting), faces.smoke("grown_smoke", grown, setting)
    yield "smoke", counts.SMOKES if options.smoke else 0, *smokes
    yield "fire", counts.FIRES if options.incendiary else 0, _named("fire", setting), None
    for number in range(1, counts.BLASTS + 1):
        yield f"blast_{number}", 1, _counted("blast", number, setting), None
    yield "wire", counts.WIRES if options.barbed_wire else 0, faces.wire(setting), None
    yield "rough", counts.RUINS if options.advanced_terrain else 0, _named("rubble", setting), _named("felled", setting)
    for one, other, copies in counts.DAMAGE:
        sides = _counted("damage", one, setting), _counted("damage", other, setting)
        yield f"damage_{one}_{other}", copies if options.breaching else 0, *sides
    yield "turn", 1, _named("turn", setting), None


def _named(name: str, setting: Setting) -> Drawn:
    return marker(name, said(words.MARKERS[name], setting.language), MARKERS[name], LOOKS[name], setting)


def _counted(name: str, number: int, setting: Setting) -> Drawn:
    word = said(words.MARKERS[name], setting.language)
    return numbered((name, word), MARKERS[name], number, LOOKS[name], setting)
