"""Packs that build on others: which are found, in which versions, and what is wrong with the way they build."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from schemas.base import ID_PATTERN
from schemas.diagnostics.diagnostics import Location
from schemas.diagnostics.wording import did_you_mean
from schemas.models.pack import Manifest
from schemas.packs.drafts import PackDraft, chain
from schemas.packs.folders import is_pack, listing
from schemas.packs.gather import Gatherer

VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?")
Parts = tuple[tuple[bool, int, str], ...]
Version = tuple[tuple[int, int, int], bool, Parts]
"""The numbers, whether it is a release, which comes after all that lead to it, and what leads to it, part by part."""


def meets(version: str, wanted: str) -> bool:
    """Whether `version` is in the range `wanted`; one that cannot be read is reported elsewhere and meets all."""
    have, need = _version(version), _version(wanted[2:])
    if have is None or need is None:
        return True
    if wanted.startswith("=="):
        return have == need
    return have >= need and (wanted.startswith(">=") or have[0][0] == need[0][0])


def _version(text: str) -> Version | None:
    found = VERSION.match(text)
    if found is None:
        return None
    before = tuple(_part(part) for part in found[4].split(".")) if found[4] else ()
    return (int(found[1]), int(found[2]), int(found[3])), not before, before


def _part(text: str) -> tuple[bool, int, str]:
    """Return a part of what leads to a release: numbers in their order, before words in theirs."""
    return (False, int(text), "") if text.isdigit() else (True, 0, text)


MOST_LAYERS = 16
"""Packs that may extend one another, the lowest included."""


@dataclass
class Library:
    """Every pack that can be reached: those asked for, their neighbours, and those on the shelf."""

    gatherer: Gatherer
    shelf: Sequence[Path]
    asked: list[PackDraft] = field(default_factory=list)
    fetched: dict[Path, PackDraft] = field(default_factory=dict)
    homes: dict[Path, tuple[tuple[Path, str], ...]] = field(default_factory=dict)
    """The packs in each folder that was looked through, with their ids: neighbours are not read anew for each other."""

    def find(self, pack_id: str, near: Path) -> PackDraft | None:
        """Return the pack called `pack_id`, looked for among those asked for, near the pack at `near`, on the shelf."""
        for draft in self.asked:
            if draft.id == pack_id:
                return draft
        for folder, its_id in self._within_reach(near):
            if its_id == pack_id:
                return self._fetch(folder)
        return None

    def namesakes(self, found: PackDraft, near: Path) -> list[Path]:
        """Return the folders of the other packs that have the id of `found` and could be meant near `near`."""
        places = {found.folder.resolve()}
        others = []
        for folder, its_id in (*((draft.folder, draft.id) for draft in self.asked), *self._within_reach(near)):
            if its_id == found.id and folder.resolve() not in places:
                places.add(folder.resolve())
                others.append(folder)
        return others

    def ids(self, near: Path) -> set[str]:
        """Return the ids of every pack that `find` could find."""
        others = {its_id for _, its_id in self._within_reach(near)}
        return ({draft.id for draft in self.asked} | others) - {""}

    def _fetch(self, folder: Path) -> PackDraft:
        place = folder.resolve()
        known = next((draft for draft in self.asked if draft.folder.resolve() == place), self.fetched.get(place))
        if known is None:
            known = self.fetched[place] = self.gatherer.pack(folder)
        return known

    def _within_reach(self, near: Path) -> Iterator[tuple[Path, str]]:
        """Yield the folder and the id, or "", of every pack beside the one at `near`, then of those on the shelf."""
        for home in (_parent(near), *self.shelf):
            if home not in self.homes:
                self.homes[home] = tuple(self._packs_in(home))
            yield from self.homes[home]

    def _packs_in(self, home: Path) -> Iterator[tuple[Path, str]]:
        files = self.gatherer.files
        for folder in (home, *(entry.path for entry in listing(home, files) if entry.is_folder)):
            if is_pack(folder, files):
                yield folder, self.gatherer.manifest_names(folder).get("id", "")


def _parent(folder: Path) -> Path:
    """Return the folder that `folder` lies in, as the caller would write it where that can be told."""
    return folder.parent if folder.name not in {"", ".."} else folder.resolve().parent


def link(library: Library) -> list[PackDraft]:
    """Link every pack asked for, and every pack it builds on, to its own; return them all, the lowest first."""
    waiting = list(library.asked)
    linked: list[PackDraft] = []
    while waiting:
        draft = waiting.pop(0)
        if draft not in linked:
            linked.append(draft)
            _link_one(draft, library)
            waiting += [*([draft.base] if draft.base else []), *draft.required.values()]
    for find in (_circles, _towers):
        for cut in [cut for draft in linked for cut in find(draft)]:
            cut()
    return _lowest_first(linked)


def _link_one(draft: PackDraft, library: Library) -> None:
    extends = draft.names.get("extends")
    if extends and re.search(ID_PATTERN, extends):
        draft.base = _reach(draft, extends, ("extends",), library)
    manifest = draft.manifest.model if draft.manifest else None
    for number, needed in enumerate(manifest.requires if isinstance(manifest, Manifest) else ()):
        found = _reach(draft, needed.id, ("requires", number, "id"), library)
        if found is not None:
            draft.required[needed.id] = found
            version = found.names.get("version", "")
            if not meets(version, needed.version):
                message = f"the pack `{needed.id}` is there in version {version}, and {needed.version} is needed"
                draft.note(("requires", number, "version"), "version-not-met", message)


def _reach(draft: PackDraft, pack_id: str, at: Location, library: Library) -> PackDraft | None:
    found = library.find(pack_id, draft.folder)
    if found is None:
        draft.incomplete = True
        message = f"the pack `{pack_id}` is not there; what points into it could not be checked"
        others = library.ids(draft.folder) - {draft.id}
        draft.note(at, "missing-pack", message, did_you_mean(pack_id, others))
    elif found.system != draft.system and found.system is not None and draft.system is not None:
        draft.incomplete = True
        message = f"the pack `{pack_id}` is written for {found.system}, this one for {draft.system}"
        draft.note(at, "pack-of-other-system", message)
        return None
    else:
        _note_choice(draft, at, found, library.namesakes(found, draft.folder))
    return found


def _note_choice(draft: PackDraft, at: Location, found: PackDraft, others: list[Path]) -> None:
    """Say which of several packs of one id is built on; nothing if there is only one."""
    if not others:
        return
    places = ", ".join(f"`{folder.as_posix()}`" for folder in others)
    message = f"the pack `{found.id}` is taken from `{found.folder.as_posix()}`, and there is also {places}"
    hint = "if another one is meant, move the first away, or give it another id"
    draft.note(at, "pack-hides-another", message, hint)


def _circles(draft: PackDraft) -> Iterator[Callable[[], None]]:
    """Report each link of `draft` that leads back to it, and yield what cuts it."""
    if draft.base is not None and (way := _way(draft.base, draft)):
        _report_cycle(draft, ("extends",), way)
        yield partial(setattr, draft, "base", None)
    for pack_id, needed in sorted(draft.required.items()):
        if way := _way(needed, draft):
            _report_cycle(draft, ("requires", _number(draft, pack_id), "id"), way)
            yield partial(draft.required.__delitem__, pack_id)


def _towers(draft: PackDraft) -> Iterator[Callable[[], None]]:
    """Report the link of a pack that stands on too many others, and yield what cuts it. There are no circles now."""
    if len(list(islice(chain(draft), MOST_LAYERS + 1))) > MOST_LAYERS:
        draft.incomplete = True
        message = f"packs extend one another more than {MOST_LAYERS} deep here"
        draft.note(("extends",), "too-many-layers", message, "extend a pack further down, or join some of them")
        yield partial(setattr, draft, "base", None)


def _report_cycle(draft: PackDraft, at: Location, way: list[PackDraft]) -> None:
    draft.incomplete = True
    circle = " -> ".join(pack.id for pack in (draft, *way))
    draft.note(at, "pack-cycle", f"packs build on each other in a circle: {circle}", "take one of these links away")


def _number(draft: PackDraft, pack_id: str) -> int:
    requires = draft.manifest.data["requires"] if draft.manifest else []
    return next(number for number, needed in enumerate(requires) if needed["id"] == pack_id)


def _way(start: PackDraft, goal: PackDraft) -> list[PackDraft]:
    """Return the shortest way over links from `start` to `goal`, both included; [] when there is none."""
    reached, above = [start], {id(start): start}
    for draft in reached:
        if draft is goal:
            way = [goal]
            while way[0] is not start:
                way.insert(0, above[id(way[0])])
            return way
        further = [pack for pack in _below(draft) if id(pack) not in above]
        above |= {id(pack): draft for pack in further}
        reached += further
    return []


def _below(draft: PackDraft) -> list[PackDraft]:
    return [*([draft.base] if draft.base else []), *draft.required.values()]


def _lowest_first(drafts: list[PackDraft]) -> list[PackDraft]:
    """Return packs that build on each other in no circle, each behind those it builds on."""
    ordered: dict[int, PackDraft] = {}
    waiting = list(reversed(drafts))
    while waiting:
        lower = [pack for pack in _below(waiting[-1]) if id(pack) not in ordered]
        if lower:
            waiting += lower
        else:
            draft = waiting.pop()
            ordered[id(draft)] = draft
    return list(ordered.values())
