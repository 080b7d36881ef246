"""Numbers written back into a pack: what would change is worked out and checked first, then written in one go."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from engine.checking.checks import check_packs
from engine.experiments.tuning.tunable import PricedCard, ScoreCard
from engine.paths import CONTENT
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.edits.edits import PatchError
from schemas.edits.patch import Numbers, with_numbers
from schemas.edits.swapping import changing, swap
from schemas.packs.drafts import Memory
from schemas.packs.files import Overlay
from schemas.packs.gather import Gatherer
from schemas.packs.packs import Loaded, Pack

Change = tuple[str, str, Numbers, Numbers]
"""Numbers of a document that are to change: its kind and id, what they are, and what they become."""


@dataclass(frozen=True)
class Rewriting:
    """What a file says and is to say."""

    path: Path
    before: bytes
    after: bytes

    def diff(self) -> Iterator[str]:
        """Yield the lines of a unified diff."""
        before, after = (data.decode("utf-8-sig").splitlines() for data in (self.before, self.after))
        name = self.path.as_posix()
        return unified_diff(before, after, name, name, n=0, lineterm="")


def home_of(pack: Pack, kind: str, name: str) -> Loaded:
    """Return a pack's own document."""
    return next(document for document in pack.documents if (document.kind, document.id) == (kind, name))


def rewritings(
    pack: Pack,
    kind: str,
    cards: Iterable[ScoreCard],
    points: Mapping[str, tuple[int, ...]],
) -> tuple[Rewriting, ...]:
    """Return what to write so that cards have other points, by path.

    Raises:
        PatchError: a file cannot be changed, or the pack would no longer be sound.
    """
    changes: list[Change] = []
    for card in cards:
        changed = [row for row, value in enumerate(points[card.id]) if value != card.points[row]]
        old = {card.places[row]: card.points[row] for row in changed}
        new = {card.places[row]: points[card.id][row] for row in changed}
        changes.append((kind, card.id, old, new))
    return _rewritten(pack, changes)


def repricings(
    pack: Pack, cards: Iterable[PricedCard], prices: Mapping[str, int], outdated: Collection[str]
) -> tuple[Rewriting, ...]:
    """Return what to write so that cards have other prices, by path.

    Forces that were bought at the old ones may have faults then, of the codes `outdated`.

    Raises:
        PatchError: a file cannot be changed, or the pack would no longer be sound otherwise.
    """
    changes = [(card.kind, card.home, {card.place: card.price}, {card.place: prices[card.id]}) for card in cards]
    return _rewritten(pack, changes, outdated)


def changed_files(changes: Mapping[Path, bytes | None]) -> tuple[Rewriting, ...]:
    """Return what to write for a sound pack that was changed in memory, by path; no file goes away."""
    kept = ((path, after) for path, after in sorted(changes.items()) if after is not None)
    return tuple(Rewriting(path, path.read_bytes(), after) for path, after in kept)


def _rewritten(pack: Pack, changes: Iterable[Change], allowed: Collection[str] = ()) -> tuple[Rewriting, ...]:
    """Return what to write for changes of numbers, which may leave faults of the codes `allowed`."""
    before: dict[Path, bytes] = {}
    after: dict[Path, bytes] = {}
    for kind, name, old, new in changes:
        path = home_of(pack, kind, name).path
        before.setdefault(path, path.read_bytes())
        after[path] = with_numbers(after.get(path, before[path]), kind, name, old, new)
    _refuse_unsound(pack, after, allowed)
    return tuple(Rewriting(path, before[path], after[path]) for path in sorted(after))


def _refuse_unsound(pack: Pack, changed: Mapping[Path, bytes], allowed: Collection[str] = ()) -> None:
    checked = check_packs((pack.folder,), (CONTENT,), Gatherer(Overlay(changed)))
    faults = [found for found in checked.diagnostics if found.severity is Severity.ERROR]
    errors = [found for found in faults if found.code not in allowed]
    if errors:
        raise PatchError(f"the pack would not be sound: {errors[0].path}: {errors[0].message}")


def new_faults(folder: Path, found: Iterable[Rewriting]) -> tuple[Diagnostic, ...]:
    """Return the errors that a pack would have after changes and has not as it stands, in order of place."""
    changes = {change.path: change.after for change in found}
    if not changes:
        return ()
    memory = Memory()
    before, after = (
        check_packs((folder,), (CONTENT,), Gatherer(Overlay(changed), memory)).diagnostics for changed in ({}, changes)
    )
    known = {(one.path, one.code, one.message) for one in before}
    errors = (one for one in after if one.severity is Severity.ERROR)
    return tuple(one for one in errors if (one.path, one.code, one.message) not in known)


def write(folder: Path, found: Iterable[Rewriting]) -> None:
    """Write files of a pack, all of them or none; the file behind a link in the pack is written, the link stays.

    Raises:
        PatchError: one of them has changed since it was read.
        OSError: they cannot be written, or another program is writing in the pack.
    """
    home, changes = folder.resolve(), tuple(found)
    with changing(home) as held:
        for change in changes:
            if change.path.read_bytes() != change.before:
                raise PatchError(f"{change.path} has been changed meanwhile")
        swap(held, {change.path.resolve().relative_to(home).as_posix(): change.after for change in changes})
