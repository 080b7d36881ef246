"""The cells of a unit card: which armour covers, and the AP that are left by each. Rules: IN.ARM.2, IN.ARM.6."""

from typing import Final

import streamlit as st

from studio.core.entries import Entry
from studio.games.infantry.editors.trooper_sums import TrooperSum, rules_of
from studio.ui.forms.fields import key_of, put
from studio.ui.tab import session

CELLS: Final = ("armor_cells",)
ARMORED, BARE = "\N{BLACK SQUARE}", "\N{WHITE SQUARE}"


def cells_field(entry: Entry, covered: tuple[int, ...]) -> None:
    """Draw the cells as buttons that stay pressed; `covered` are those that count, as long as the card names none."""
    pack, key = session().pack, key_of(entry.focus, CELLS)
    standing = cells_named(entry) or [*covered]
    count = rules_of(pack).card.cells if pack is not None else 0
    st.session_state[key] = standing
    st.pills(
        "Cells under armour",
        [*dict.fromkeys((*range(1, count + 1), *standing))],
        selection_mode="multi",
        key=key,
        help="The leftmost is 1, and is hit first; where none is named, the first ones are covered.",
        wrap=True,
        on_change=_changed,
        args=(entry, key),
    )


def cells_named(entry: Entry) -> list[int]:
    """Return the cells that a card names, each once, whatever else stands there."""
    value = entry.value(CELLS, ())
    return [*dict.fromkeys(one for one in value if type(one) is int)] if isinstance(value, list) else []


def _changed(entry: Entry, key: str) -> None:
    """Put the chosen cells at their place, from left to right; none: they are left out."""
    fresh = session().entry(entry.focus.name, entry.focus.number)
    chosen = sorted(st.session_state[key])
    if fresh is None or key != key_of(entry.focus, CELLS) or chosen == cells_named(fresh):
        return
    put(fresh.at(*CELLS), chosen or None, f"Change armor cells of {entry.title}")


def cells_table(found: TrooperSum) -> None:
    """Draw the card's row: each cell, whether it has armour, and the AP while it is the first not crossed out."""
    heads = range(1, len(found.ap) + 1)
    rows = (
        ("Cell", *map(str, heads)),
        (":---", *[":---:"] * len(found.ap)),
        ("Armour", *(ARMORED if cell in found.armored else BARE for cell in heads)),
        ("AP", *map(str, found.ap)),
        ("to move", *map(str, found.moving)),
    )
    st.markdown("\n".join(f"| {' | '.join(row)} |" for row in rows))
    st.caption(f"{found.lethal} points of lethal damage kill it.")
