"""Forms made for one kind of document; every other kind has the form that its schema gives."""

from collections.abc import Callable, Mapping

from schemas.lazy import LazyTable
from schemas.systems import System
from studio.editors.shape import in_shape
from studio.entries import Entry
from studio.kinds import kind_of, system_of
from studio.ui.form import form
from studio.ui.session import desk

FORMS: Mapping[tuple[System, str], Callable[[Entry], None]] = LazyTable(
    {
        (System.SEVEN_SECONDS, "mission_card"): "studio.ui.seven_seconds.mission:mission_form",
        (System.SEVEN_SECONDS, "troop_card"): "studio.ui.seven_seconds.lines:troop_form",
        (System.SEVEN_SECONDS, "drone_card"): "studio.ui.seven_seconds.lines:drone_form",
        (System.BATTLESUIT, "soldier_card"): "studio.ui.battlesuit.soldier:soldier_form",
        (System.BATTLESUIT, "unit_card"): "studio.ui.battlesuit.unit:unit_form",
        (System.BATTLESUIT, "force"): "studio.ui.battlesuit.force:force_form",
        (System.BATTLESUIT, "scenario"): "studio.ui.battlesuit.scenario:scenario_form",
        (System.SURVIVE, "unit"): "studio.ui.survive.unit:unit_form",
        (System.SURVIVE, "mob"): "studio.ui.survive.mob:mob_form",
        (System.SURVIVE, "level"): "studio.ui.survive.level:level_form",
    }
)
"""What draws the form of a kind, by system and kind."""


def best_form(entry: Entry) -> None:
    """Draw the form made for the kind of a document; where there is none, or it does not fit, that of the schema."""
    here = desk()
    system, kind = system_of(here), kind_of(entry, here)
    if system is not None and (system, entry.kind) in FORMS and in_shape(kind, entry.data):
        FORMS[system, entry.kind](entry)
    else:
        form(entry, kind, live=True)
