"""Packs for programs: found by path or id, read, looked into, and changed in memory."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.battles.styles import player_names
from engine.paths import shipped_ids
from musterpress.api.checking import Verdict
from musterpress.api.finding import PackError, errors_of, find, read_one, the_one
from schemas.edits.patch import Refused
from schemas.edits.values import Values, with_values
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.packs import Loaded
from schemas.packs.packs import Pack as ReadPack

if TYPE_CHECKING:
    from engine.execution.simulation import Simulation


class FaultyPack(PackError):
    """A pack has errors, which `verdict` holds, where a sound one was needed."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(str(verdict))
        self.verdict = verdict


@dataclass(frozen=True, repr=False, eq=False)
class Pack:
    """A sound pack, and what of it can be fought with. Nothing of it changes; `changed` returns another one.

    It is read without its rulebook and chapters, as battles and prints of cards need neither. `memory` is what was
    read and judged for it and for the packs that it was changed from, so that a change reads and judges little.
    """

    read: ReadPack
    changes: Mapping[Path, bytes | None]
    memory: Memory

    @property
    def id(self) -> str:
        """Return its id."""
        return self.read.manifest.id

    @property
    def title(self) -> str:
        """Return its title."""
        return self.read.manifest.title

    @property
    def version(self) -> str:
        """Return its version."""
        return self.read.manifest.version

    @property
    def system(self) -> str:
        """Return the name of the game that it is for, such as `seven_seconds`."""
        return self.read.manifest.system

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the names of the seats of its battles: `("red", "blue")`; scenarios may leave some empty."""
        return self.simulation.form.seats

    def seats_of(self, scenario: str | None) -> tuple[str, ...]:
        """Return the names of the seats of a scenario's battles, or of those without one.

        Raises:
            OrderError: the pack has no such scenario.
        """
        return self.simulation.form_for(scenario).seats

    @property
    def players(self) -> tuple[str, ...]:
        """Return the players that can be named for a seat, the one that plays if none is named first."""
        return player_names(self.read, self.simulation.form)

    @property
    def forces(self) -> tuple[str, ...]:
        """Return the ids of the forces that can fight."""
        return self.simulation.forces

    @property
    def maps(self) -> tuple[str, ...]:
        """Return the ids of the maps they can fight on; none where battles have no map."""
        return self.simulation.maps

    @property
    def scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """Return by id the forces that each scenario fixes, in the order of the seats; () where they are free."""
        return self.simulation.scenarios

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of its own documents, sorted."""
        return tuple(sorted({document.kind for document in self.read.documents}))

    @cached_property
    def simulation(self) -> "Simulation":
        """Return the pack made ready for battles in the fastest mode there is.

        Raises:
            OrderError: battles of its game cannot be fought.
        """
        from engine.execution.simulation import Simulation  # noqa: PLC0415 - most packs are only read

        return Simulation(self.read)

    def ids(self, kind: str) -> tuple[str, ...]:
        """Return the ids of the documents of a kind, own and inherited, sorted."""
        return tuple(document.id for document in self.read.of_kind(kind))

    def document(self, kind: str, id: str) -> dict[str, Any]:
        """Return what a document says, as the file has it: a copy, to be read and changed freely.

        Raises:
            KeyError: there is no such document.
        """
        return deepcopy(dict(self.loaded(kind, id).data))

    def loaded(self, kind: str, id: str) -> Loaded:
        """Return a document as it was read.

        Raises:
            KeyError: there is no such document.
        """
        found = self.read.find(kind, id)
        if found is None:
            raise KeyError(f"{self.id} has no {kind} {id!r}; it has {', '.join(self.ids(kind)) or 'none'}")
        return found

    def changed(self, kind: str, id: str, values: Values) -> "Pack":
        """Return the pack with other values in one of its own documents; files stay as they are.

        A key that the document leaves out is added. Changes can be made one after another.

        Raises:
            KeyError: the pack has no document of its own that is so called.
            ValueError: a value cannot be put there.
            FaultyPack: the pack would have errors then.
        """
        loaded = next((one for one in self.read.documents if (one.kind, one.id) == (kind, id)), None)
        if loaded is None:
            raise KeyError(f"{self.id} has no {kind} {id!r} of its own")
        data = self.changes.get(loaded.path) or loaded.path.read_bytes()
        made = with_values(data, kind, id, values)
        if isinstance(made, Refused):
            raise ValueError(made.message)  # noqa: TRY004 - the type says that it cannot be
        self.memory.forget_others()
        return sound(self.read.folder, {**self.changes, loaded.path: made}, self.memory)

    def __repr__(self) -> str:
        counted = f"{len(self.read.documents)} documents"
        return f"<Pack {self.id} {self.version}: {counted}{', changed' if self.changes else ''}>"


def shipped() -> tuple[str, ...]:
    """Return the ids of the packs that come with Musterpress, sorted."""
    return shipped_ids()


def load(name: str | Path) -> Pack:
    """Return a sound pack by the path of its folder, or by its id if it is a shipped one.

    Raises:
        PackError: there is no such pack, or it is a folder of several.
        FaultyPack: it has errors; `check` returns them as data.
    """
    return sound(find(name))


def sound(folder: Path, changes: Mapping[Path, bytes | None] | None = None, memory: Memory | None = None) -> Pack:
    """Return the one sound pack of a folder, with changes to its files; `memory` is of those it was changed from.

    Raises:
        PackError: there are several.
        FaultyPack: it has errors.
    """
    memory = Memory() if memory is None else memory
    checked = read_one(folder, changes or {}, memory=memory)
    if errors_of(checked):
        raise FaultyPack(Verdict(checked, Overlay(changes or {})))
    return Pack(the_one(checked, folder), changes or {}, memory)
