"""The rules a pack is played by, parameter by parameter: what it is, what it was, and the rules behind it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from schemas.diagnostics.diagnostics import Location
from schemas.edits.edits import Delete, Edit
from schemas.kinds import RULES, Kind
from schemas.models.rulebook import Rulebook
from schemas.packs.packs import Pack
from schemas.packs.rules import defaults, merged
from studio.core.documents import kinds_here
from studio.core.entries import NOTHING, Entry, standing
from studio.core.session import Session
from studio.views.forms import Row, rows_of


@dataclass(frozen=True)
class Parameter:
    """One parameter: its row in a form, what the rules below say, and whether this pack says otherwise."""

    row: Row
    value: Any
    below: Any
    changed: bool

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules and rulings that it belongs to."""
        return tuple(map(str, self.row.field.shape.get("x-rules", ())))


def rules_entry(session: Session) -> Entry | None:
    """Return the rules document of the pack, over what it is built on; None when the pack has none."""
    own = next(iter(session.entries(RULES)), None)
    return replace(own, below=rules_below(session)) if own is not None else None


def rules_below(session: Session) -> dict[str, Any]:
    """Return what is played where the pack says nothing: the rules of the pack it extends, or those of the game."""
    base = session.pack.base if session.pack is not None else None
    if base is not None:
        return base.rules.model_dump(mode="json")
    return defaults(kinds_here(session)[RULES].model)


def groups(kind: Kind, entry: Entry) -> tuple[Row, ...]:
    """Return the groups of parameters, in the order of the rulebook."""
    return tuple(row for row in rows_of(kind, _whole(entry)) if row.field.type == "object")


def parameters(kind: Kind, entry: Entry, group: Location) -> tuple[Parameter, ...]:
    """Return the parameters of a group, in the order of the schema."""
    return tuple(_parameter(entry, row) for row in rows_of(kind, _whole(entry), group))


def found(kind: Kind, entry: Entry, words: str, *, only_changed: bool) -> Iterator[Parameter]:
    """Yield the parameters whose name, group, meaning or rule ids hold all of some words, or those changed."""
    wanted = words.replace("_", " ").casefold().split()
    for group in groups(kind, entry):
        for one in parameters(kind, entry, group.at):
            said = f"{'.'.join(map(str, one.row.at))} {group.field.help} {one.row.field.help} {' '.join(one.rules)}"
            text = said.replace("_", " ").casefold()
            if (one.changed or not only_changed) and all(word in text for word in wanted):
                yield one


def put_back(session: Session, entry: Entry, at: Location) -> bool:
    """Let a parameter be what it is below again: what the pack says of it goes, and its group if that was all."""
    group = standing(entry.data, at[:-1])
    alone = isinstance(group, dict) and len(group) == 1 and len(at) > 1
    edit: Edit = Delete(at[:-1] if alone else at)
    done = session.edit(entry.at(*at), (edit,), f"Put {'.'.join(map(str, at))} back")
    session.generation += done
    return done


def _parameter(entry: Entry, row: Row) -> Parameter:
    own, below = standing(entry.data, row.at), standing(entry.below, row.at)
    below = None if below is NOTHING else below
    value = below if own is NOTHING else merged(below, own)
    changed = own is not NOTHING and _bare(value) != _bare(below)
    return Parameter(replace(row, missing=False), value, below, changed)


def _bare(value: Any) -> Any:
    """Return a value to compare: in the rows of a table null is what is left out."""
    if not isinstance(value, list):
        return value
    return [{k: v for k, v in row.items() if v is not None} if isinstance(row, dict) else row for row in value]


def _whole(entry: Entry) -> dict[str, Any]:
    whole: dict[str, Any] = merged(entry.below, entry.data)
    return whole


def rule_texts(pack: Pack | None) -> dict[str, str]:
    """Return the words of every rule and ruling of the pack's rulebooks, by id; none without a pack."""
    books = [document.model for document in pack.of_kind("rulebook")] if pack is not None else []
    texts: dict[str, str] = {}
    for book in books:
        if isinstance(book, Rulebook):
            texts |= {rule.id: rule.text for rule in book.rules}
            texts |= {ruling.id: f"{ruling.question} {ruling.ruling}" for ruling in book.rulings}
    return texts
