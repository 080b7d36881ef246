"""Documents come and go: which kinds a pack may hold, and what is begun, copied, called otherwise or taken away."""

import re
from dataclasses import dataclass

from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import counted
from schemas.edits.edits import Edit, Set
from schemas.edits.patch import Refused, edited
from schemas.kinds import MANIFEST, Kind, kinds_of
from schemas.packs.files import why
from schemas.packs.packs import Loaded
from schemas.packs.starters import identifier, starter
from schemas.reading.text import read_text
from schemas.searching.replacing import renamed, uses_of
from schemas.systems import PACK_SYSTEMS, SystemName
from studio.core.entries import Entry, title_of
from studio.core.session import Session
from studio.core.workspace import Contents, Focus

SCHEMAS_NEAR = "../.schemas"


def system_of(session: Session) -> SystemName | None:
    """Return the system of a pack as its manifest has it in memory; None while it names none."""
    manifest = session.manifest
    named = manifest.data.get("system") if manifest is not None else ""
    return named if isinstance(named, str) and named in PACK_SYSTEMS else None


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


def titles(session: Session, kind: str) -> dict[str, str]:
    """Return the title of each document of a kind by id, in the order of the titles."""
    inherited = session.pack.of_kind(kind) if session.pack is not None else ()
    found = {one.id: title_of(one) for one in inherited}
    found |= {one.id: one.title for one in session.entries(kind) if one.id}
    return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))


@dataclass(frozen=True)
class Use:
    """A place that names a document: the document it is in, and where."""

    entry: Entry
    at: Location


def start(session: Session, kind: Kind, title: str) -> Focus | None:
    """Add a starter document of a kind under the id that its title makes, and return where it is; None when refused."""
    name = free_name(session, kind, identifier(title))
    system = system_of(session)
    if system is None:
        session.take(Refused("the pack names no system; fix pack.yaml first"))
        return None
    text = starter(kind, session.workspace.root / name, SCHEMAS_NEAR, system)
    return _added(session, name, text, f"New {kind.name.replace('_', ' ')}: {title}", title)


def copy(session: Session, entry: Entry) -> Focus | None:
    """Add a copy of a document in a file of its own, under a free id, and return where it is; None when refused."""
    kind = kinds_here(session).get(entry.kind)
    if kind is None or not _is_alone(session, entry):
        session.take(Refused("a file that holds several documents is copied in a text editor"))
        return None
    name = free_name(session, kind, entry.id or "copy")
    made = edited(session.workspace.files[entry.focus.name], 0, (Set(("id",), _stem(name)),))
    if isinstance(made, Refused):
        session.take(made)
        return None
    done = session.change(f"Copy {entry.title}", {name: made}, Focus(name))
    return Focus(name) if done else None


def inherited(session: Session, kind: str) -> tuple[Loaded, ...]:
    """Return the documents of a kind that the pack has from the one it extends and does not replace, by id."""
    pack = session.pack
    own = {entry.id for entry in session.entries(kind)}
    return tuple(one for one in pack.of_kind(kind) if one.id not in own) if pack is not None else ()


def take_over(session: Session, document: Loaded) -> Focus | None:
    """Add an inherited document to the pack, to be changed there, and return where it is; None when refused."""
    kind = kinds_here(session)[document.kind]
    name = f"{kind.folder}/{document.id}.yaml" if kind.folder else f"{document.id}.yaml"
    try:
        text = document.path.read_bytes()
    except OSError as error:
        session.take(Refused(f"{document.id} cannot be taken over: {why(error)}"))
        return None
    if name in session.workspace.files or len(read_text(text).documents) != 1:
        session.take(Refused(f"{document.id} cannot be taken over: its file holds more, or there is one of its name"))
        return None
    return Focus(name) if session.change(f"Take over {document.id}", {name: text}, Focus(name)) else None


def remove(session: Session, entry: Entry) -> bool:
    """Take a document out of the pack with its file; a file that holds several is left."""
    if not _is_alone(session, entry):
        return session.take(Refused("a file that holds several documents is cut in a text editor"))
    done = session.change(f"Remove {entry.title}", {entry.focus.name: None})
    session.notice = f"{entry.title} is removed; undo brings it back" if done else session.notice
    return done


def holders(session: Session, kind: str, list_name: str, name: str) -> tuple[str, ...]:
    """Return what the sound documents of a kind are called that hold another one, by its id, in a list; in order."""
    sound = (one for one in session.entries(kind) if one.loaded is not None)
    return tuple(one.title for one in sound if name in one.value((list_name,), ()))


def uses(session: Session, entry: Entry) -> tuple[Use, ...]:
    """Return every place in the pack that names a document, by file and place."""
    seen = session.looked_through().writings
    found = ((session.entry(one.file, one.number), naming.at) for one, naming in uses_of(seen, entry.kind, entry.id))
    return tuple(Use(other, at) for other, at in found if other is not None)


def rename(session: Session, entry: Entry, name: str) -> bool:
    """Give a document another id, everywhere it is named, in one step. The file keeps its name."""
    if not re.fullmatch(ID_PATTERN, name):
        return session.take(Refused(f"{name!a} is no id; as one it would be {identifier(name)}"))
    if name == entry.id:
        return session.take(Refused(f"{name!a} is its id already; write another one"))
    if any(one.id == name for one in session.entries(entry.kind)):
        return session.take(Refused(f"there is a {entry.kind.replace('_', ' ')} {name!a} already"))
    seen = session.looked_through().writings
    target = next(one for one in seen if (one.file, one.number) == (entry.focus.name, entry.focus.number))
    made = renamed(session.workspace.files, seen, target, name)
    if isinstance(made, Refused):
        return session.take(made)
    contents: Contents = {**made}
    done = session.change(f"Call {entry.id} {name}", contents, entry.focus)
    session.notice = f"{entry.id} is {name} now, in {counted(len(contents), 'file')}" if done else session.notice
    return done


def free_name(session: Session, kind: Kind, stem: str) -> str:
    """Return the name of a file that is not there yet, in the folder of a kind."""
    folder = f"{kind.folder}/" if kind.folder else ""
    taken = {*session.workspace.files, *session.workspace.base}
    ids = {entry.id for entry in session.entries(kind.name)}
    numbered = (stem if number == 1 else f"{stem}_{number}" for number in range(1, len(taken) + len(ids) + 2))
    return next(f"{folder}{one}.yaml" for one in numbered if f"{folder}{one}.yaml" not in taken and one not in ids)


def _added(session: Session, name: str, text: str, label: str, title: str) -> Focus | None:
    titled = edited(text.encode(), 0, _titling(text, title))
    if isinstance(titled, Refused):
        titled = text.encode()
    return Focus(name) if session.change(label, {name: titled}, Focus(name)) else None


def _titling(text: str, title: str) -> tuple[Edit, ...]:
    document = read_text(text.encode()).documents[0].data
    return tuple(Set((key,), title) for key in ("title", "name") if isinstance(document.get(key), str))


def _stem(name: str) -> str:
    return name.rpartition("/")[2].removesuffix(".yaml")


def _is_alone(session: Session, entry: Entry) -> bool:
    return len(session.text(entry.focus.name).documents) == 1
