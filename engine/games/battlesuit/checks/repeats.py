"""What a scenario says twice. Rules: BS.SCN.5 to BS.SCN.7, BS.MAP.8."""

from collections.abc import Hashable, Iterator, Mapping

from engine.checking.check import check, mistake
from engine.games.battlesuit.checks.scenarios import layout_under, named_points
from engine.games.battlesuit.maps.layouts import Layout
from schemas.diagnostics.diagnostics import Finding, Location, Severity
from schemas.models.battlesuit.scenario import Scenario
from schemas.models.battlesuit.setup import Entry
from schemas.models.battlesuit.words import Side
from schemas.packs.packs import Pack

SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "optional_rule": ("rule",),
    "water": (),
    "glow": (),
    "terrain_height": ("terrain",),
    "tall_building": ("at",),
    "improved_detection": ("side",),
    "lawful_exit": ("side", "edge"),
    "assistant_leader": ("side",),
    "target_soldier": ("name",),
    "target_unit": ("name",),
    "squads": ("side",),
}
"""The fields that say what a special rule is about; the types that may well be there more than once are left out."""

Said = tuple[Location, Hashable, str]
"""Where something is said, what it is about, and how it is called."""


@check("duplicate-entry", "BS.SCN.6", severity=Severity.WARNING)
def said_twice(scenario: Scenario, pack: Pack) -> Iterator[Finding]:
    """A scenario that says a thing twice.

    The same special rule about the same thing, the same condition, edge or point of a list twice: either one is too
    many, or they contradict each other and nobody knows which holds. Points where panels meet have several names;
    A-R-05 may be B-A-05.
    """
    said = (
        *_edges(scenario),
        *_rules(scenario),
        *_conditions(scenario),
        *_points(scenario, layout_under(scenario, pack)),
    )
    first: dict[Hashable, str] = {}
    for at, subject, name in said:
        if subject in first:
            known = "" if first[subject] == name else f", as {first[subject]}"
            message = f"{name} is there already{known}"
            yield mistake(at, message, "take one of them out")
        first.setdefault(subject, name)


def _edges(scenario: Scenario) -> Iterator[Said]:
    for place, _, placing in scenario.setup.placings():
        if isinstance(placing, Entry):
            for i, edge in enumerate(placing.edges):
                yield ("setup", *place, "edges", i), (place, edge), f"the {edge.value} edge"
    for side in Side:
        for i, edge in enumerate(getattr(scenario.setup, side.value).friendly_edges):
            yield ("setup", side.value, "friendly_edges", i), (side, edge), f"the {edge.value} edge"


def _rules(scenario: Scenario) -> Iterator[Said]:
    for i, rule in enumerate(scenario.special_rules):
        if rule.type in SUBJECTS:
            about = tuple(str(getattr(rule, field)) for field in SUBJECTS[rule.type])
            yield ("special_rules", i), (rule.type, about), " ".join(("the special rule", rule.type, *about))


def _conditions(scenario: Scenario) -> Iterator[Said]:
    for i, condition in enumerate(scenario.victory):
        yield ("victory", i), condition, f"this {condition.type} of {condition.side.value}"


def _points(scenario: Scenario, layout: Layout | None) -> Iterator[Said]:
    """Yield the points of each list; a point at the edge of panels has several names."""
    for at, name in named_points(scenario):
        point = layout.point(name) if layout else None
        yield at, (at[:-1], point or name), name


REPEAT_CHECKS = (said_twice,)
