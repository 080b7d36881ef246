"""Of which kind a document is, and how kinds are called on the screen."""

from schemas.kinds import MANIFEST, Kind, kinds_of
from schemas.systems import System
from studio.core.entries import Entry
from studio.core.session import Session


def system_of(session: Session) -> System | None:
    """Return the system of a pack as its manifest has it in memory; None while it names none."""
    manifest = session.manifest
    named = manifest.data.get("system") if manifest is not None else ""
    return System(named) if isinstance(named, str) and named in [*System] else None


def kinds_here(session: Session) -> dict[str, Kind]:
    """Return the kinds a pack may hold, by name; only the manifest's while its system is unknown."""
    system = system_of(session)
    return kinds_of(system) if system is not None else {MANIFEST.name: MANIFEST}


def kind_of(entry: Entry, session: Session) -> Kind:
    """Return the kind of a document. Raises `KeyError` when the system has no such kind."""
    return kinds_here(session)[entry.kind]


def plural(kind: str) -> str:
    """Return what several documents of a kind are called on the screen, such as `Mission cards`."""
    words = kind.replace("_", " ").capitalize()
    return words if words.endswith("s") else f"{words[:-1]}ies" if words.endswith("ry") else f"{words}s"
