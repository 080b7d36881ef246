"""Forms made for one kind of document; every other kind has the form that its schema gives."""

from studio.core.entries import Entry
from studio.editors.shape import in_shape
from studio.systems import studio_of
from studio.ui.forms.form import form
from studio.ui.tab import session
from studio.views.kinds import kind_of, system_of


def best_form(entry: Entry) -> None:
    """Draw the form made for the kind of a document; where there is none, or it does not fit, that of the schema."""
    here = session()
    system, kind = system_of(here), kind_of(entry, here)
    made = studio_of(system).forms.get(entry.kind)
    if made is not None and in_shape(kind, entry.data):
        made()(entry)
    else:
        form(entry, kind, live=True)
