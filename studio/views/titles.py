"""How the documents that can be named are called: their titles by id, those of the pack below included."""

from studio.core.entries import title_of
from studio.core.session import Session


def titles(session: Session, kind: str) -> dict[str, str]:
    """Return the title of each document of a kind by id, in the order of the titles."""
    inherited = session.pack.of_kind(kind) if session.pack is not None else ()
    found = {one.id: title_of(one) for one in inherited}
    found |= {one.id: one.title for one in session.entries(kind) if one.id}
    return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))
