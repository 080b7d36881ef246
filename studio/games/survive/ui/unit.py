"""The form of a unit card: stats, and weapons with their numbers worked out. Rules: SV.GAP.7, SV.SHT.5, SV.MOV.1."""

from studio.core.entries import Entry
from studio.games.survive.ui.load import WEAPONS, load, stats
from studio.ui.forms.fields import text_field
from studio.ui.forms.form import the_rest
from studio.ui.tab import session
from studio.views.kinds import kind_of

STATS = ("stamina", "grit", "toughness", "shooting", "combat")
DRAWN = ("name", "note", *STATS, *WEAPONS)


def unit_form(entry: Entry) -> None:
    """Draw the form."""
    text_field(entry, ("name",), live=True)
    stats(entry)
    load(entry)
    text_field(entry, ("note",), live=True)
    the_rest(entry, kind_of(entry, session()), DRAWN)
