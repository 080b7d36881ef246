"""Forms made for one kind of document; every other kind has the form that its schema gives."""

from collections.abc import Callable, Mapping

from schemas.lazy import LazyTable
from schemas.systems import System
from studio.core.entries import Entry
from studio.editors.shape import in_shape
from studio.ui.form import form
from studio.ui.tab import session
from studio.views.kinds import kind_of, system_of

FORMS: Mapping[tuple[System, str], Callable[[Entry], None]] = LazyTable(
    {
        (System.SEVEN_SECONDS, "mission_card"): "studio.games.seven_seconds.ui.mission:mission_form",
        (System.SEVEN_SECONDS, "troop_card"): "studio.games.seven_seconds.ui.lines:troop_form",
        (System.SEVEN_SECONDS, "drone_card"): "studio.games.seven_seconds.ui.lines:drone_form",
        (System.BATTLESUIT, "soldier_card"): "studio.games.battlesuit.ui.soldier:soldier_form",
        (System.BATTLESUIT, "unit_card"): "studio.games.battlesuit.ui.unit:unit_form",
        (System.BATTLESUIT, "force"): "studio.games.battlesuit.ui.force:force_form",
        (System.BATTLESUIT, "scenario"): "studio.games.battlesuit.ui.scenario:scenario_form",
        (System.SURVIVE, "unit"): "studio.games.survive.ui.unit:unit_form",
        (System.SURVIVE, "mob"): "studio.games.survive.ui.mob:mob_form",
        (System.SURVIVE, "level"): "studio.games.survive.ui.level:level_form",
    }
)
"""What draws the form of a kind, by system and kind."""


def best_form(entry: Entry) -> None:
    """Draw the form made for the kind of a document; where there is none, or it does not fit, that of the schema."""
    here = session()
    system, kind = system_of(here), kind_of(entry, here)
    if system is not None and (system, entry.kind) in FORMS and in_shape(kind, entry.data):
        FORMS[system, entry.kind](entry)
    else:
        form(entry, kind, live=True)
