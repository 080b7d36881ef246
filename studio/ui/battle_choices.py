"""What is asked for before battles: who sits where, the scenario, the map and the players, as a system has them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.battles.forms import BattleForm
from engine.battles.orders import Participant
from engine.battles.searching.budgets import budget_of
from engine.battles.styles import player_names, style_sentences
from engine.execution.playing import ANSWERED
from schemas.packs.packs import Pack
from studio.browser.typed import SETTING
from studio.browser.words import plain
from studio.jobs.battles import choices_of, form_of, scenarios_of, titles

N = TypeVar("N", int, float)
BY_SEED = "By the seed"
PLAYERS: Mapping[str, tuple[str, str]] = {
    "heuristic": ("Heuristic", "Plays to win."),
    "random": ("Random", "Does anything that is legal."),
    ANSWERED: ("A person", "Plays here, on this page."),
    "search:50": ("Searching, 50 tries", "Tries what may come of its answers before it gives one."),
    "search:200": ("Searching, 200 tries", "The same with more patience, which takes some seconds."),
}
SEARCHING = tuple(name for name in PLAYERS if budget_of(name) is not None)
A_LINE = 4
"""How many fields stand side by side."""


def choice(column: DeltaGenerator, label: str, key: str, names: Mapping[str, str], nothing: str = BY_SEED) -> None:
    """Draw a choice among ids, shown by their names; "" leaves it open, which is called `nothing`."""
    choice_of(column, label, key, {"": nothing, **names})


def player_choice(column: DeltaGenerator, label: str, key: str, pack: Pack, players: Iterable[str]) -> None:
    """Draw a choice among players of a pack, whose styles are told on demand."""
    known = {**style_sentences(pack), **PLAYERS}
    told = {name: known.get(name, (name.capitalize(), "")) for name in players}
    styles = "\n\n".join(f"**{plain(name)}**: {plain(style)}" for name, style in told.values() if style)
    choice_of(column, label, key, {name: title for name, (title, _) in told.items()}, styles)


def choice_of(column: DeltaGenerator, label: str, key: str, names: Mapping[str, str], about: str | None = None) -> None:
    """Draw a choice among ids, shown by their names, with what is told `about` them; the first is chosen at first."""
    options = [*names]
    if st.session_state.get(key, options[0]) not in options:
        del st.session_state[key]
    column.selectbox(label, options, key=key, format_func=names.__getitem__, help=about, persist_state="session")


@dataclass(frozen=True)
class NumberField(Generic[N]):
    """A field for a number: its key, the least and the most, what stands there at first, and what is told of it.

    The number is whole where these are. At first None is nothing, which means all.
    """

    label: str
    key: str
    low: N
    high: N
    first: N | None
    about: str = ""
    step: N | None = None

    def draw(self, row: DeltaGenerator) -> None:
        """Draw it."""
        kept: Any = {"width": 105, "persist_state": "session", "placeholder": "All", "help": self.about or None}
        row.number_input(self.label, self.low, self.high, self.first, self.step, key=f"{SETTING}{self.key}", **kept)

    @property
    def number(self) -> N | None:
        """Return what stands there now, or at first."""
        return cast("N | None", st.session_state.get(f"{SETTING}{self.key}", self.first))


def players_choice(pack: Pack, keys: str) -> None:
    """Draw who plays each seat, folded away."""
    form = chosen_form(pack, keys)
    with st.expander("Players"):
        for seat, place in zip(form.seats, lines(len(form.seats)), strict=True):
            names = player_names(pack, form)
            player_choice(place, f"Player of {spoken(seat)}", f"{keys}:{seat}:player", pack, names)


def seat_label(pack: Pack, seat: str) -> str:
    """Return what a seat is called in a label: `Red side`."""
    return f"{spoken(seat).capitalize()} {choices_of(pack).seat}".strip()


def spoken(name: str) -> str:
    """Return a name of the engine as people say it."""
    return name.replace("_", " ")


def kind_words(kind: str) -> str:
    """Return what several documents of a kind are called: `Mission cards`."""
    return f"{spoken(kind).capitalize()}s"


def scenario_choice(row: DeltaGenerator, pack: Pack, keys: str, nothing: str | None = "") -> None:
    """Draw the choice of a scenario, where a system has some.

    That of none is called `nothing`, or as the system has it; None leaves it out where the pack has scenarios.
    """
    if choices_of(pack).scenario:
        names = titles(pack, choices_of(pack).scenario)
        word = spoken(choices_of(pack).scenario).capitalize()
        there = {name: names.get(name, name) for name in scenarios_of(pack)}
        open_too = {} if nothing is None and there else {"": nothing or choices_of(pack).no_scenario}
        choice_of(row, word, f"{keys}:scenario", {**open_too, **there})


def chosen_scenario(pack: Pack, keys: str) -> str | None:
    """Return the scenario that is chosen, None if none is."""
    name = str(st.session_state.get(f"{keys}:scenario", ""))
    return name if name in scenarios_of(pack) else None


def chosen_form(pack: Pack, keys: str) -> BattleForm:
    """Return what battles of the chosen scenario have."""
    return form_of(pack, chosen_scenario(pack, keys))


def fixed_seats(pack: Pack, keys: str) -> dict[str, str]:
    """Return the forces that the chosen scenario fixes, by seat."""
    scenario = chosen_scenario(pack, keys)
    forces = scenarios_of(pack)[scenario] if scenario is not None else ()
    return dict(zip(chosen_form(pack, keys).seats, forces, strict=False))


def force_choices(row: DeltaGenerator, pack: Pack, keys: str, nothing: str = BY_SEED) -> None:
    """Draw a choice of a force for each seat whose force no scenario fixes."""
    names, fixed = titles(pack, choices_of(pack).force), fixed_seats(pack, keys)
    for seat in chosen_form(pack, keys).seats:
        if seat not in fixed:
            choice(row, seat_label(pack, seat), f"{keys}:{seat}", names, nothing)


def fixed_words(pack: Pack, keys: str) -> str:
    """Return which forces the scenario has put where, "" if none."""
    names = titles(pack, choices_of(pack).force)
    seated = (f"{spoken(seat)}: {names.get(force, force)}" for seat, force in fixed_seats(pack, keys).items())
    words = "; ".join(seated)
    return f"The {spoken(choices_of(pack).scenario)} fixes who is there, {words}." if words else ""


def map_choice(row: DeltaGenerator, pack: Pack, keys: str, nothing: str = BY_SEED) -> None:
    """Draw the choice of a map, where battles have one and the scenario that is chosen does not name it."""
    if _map_is_open(pack, keys):
        choice(row, "Map", f"{keys}:map", titles(pack, choices_of(pack).map), nothing)


def chosen_map(pack: Pack, keys: str) -> str | None:
    """Return the map that is chosen, None if none is, or if the scenario that is chosen names it."""
    return (_map_is_open(pack, keys) and st.session_state.get(f"{keys}:map")) or None


def _map_is_open(pack: Pack, keys: str) -> bool:
    form = form_of(pack)
    return form.has_map and not (form.scenario_maps and chosen_scenario(pack, keys))


def seated(pack: Pack, keys: str) -> tuple[Participant, ...]:
    """Return who sits at each seat, as it was chosen; a force that is open, or that a scenario fixes, is None."""
    asked, form, fixed = st.session_state, chosen_form(pack, keys), fixed_seats(pack, keys)
    return tuple(
        Participant(
            seat,
            None if seat in fixed else asked.get(f"{keys}:{seat}") or None,
            asked.get(f"{keys}:{seat}:player", form.players[0]),
        )
        for seat in form.seats
    )


def lines(cells: int) -> Iterator[DeltaGenerator]:
    """Yield so many places for fields, a few to a line."""
    for first in range(0, cells, A_LINE):
        yield from st.columns(A_LINE)[: cells - first]


def in_order(seats: Sequence[str], first: Iterable[str]) -> tuple[str, ...]:
    """Return seats with some of them first."""
    return tuple(dict.fromkeys((*(seat for seat in first if seat in seats), *seats)))
