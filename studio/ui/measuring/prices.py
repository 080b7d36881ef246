"""Prices by which forces of equal cost win equally, and these taken into the pack."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, cast

import streamlit as st

from engine.experiments.tuning.price_figures import fairness, judgement
from engine.experiments.tuning.prices import PRICE_BATTLES, PriceTuning
from engine.experiments.tuning.tunable import PricedCard
from engine.systems import SYSTEMS
from schemas.edits.edits import PatchError
from schemas.edits.patch import Refused, with_numbers
from schemas.packs.packs import Pack
from studio.browser.tab import commit, session
from studio.browser.words import plain
from studio.core.session import Session
from studio.jobs.measuring.measures import Measured
from studio.jobs.measuring.numbers import Draft, Pricing, find_prices
from studio.jobs.measuring.records import prices_order
from studio.ui.battle_choices import NumberField, choice_of, spoken
from studio.ui.measuring.asking import (
    begin,
    draft_in_hand,
    measured_by,
    running,
    say_notes,
    seed_and_start,
    seed_chosen,
    shown_by,
)
from studio.ui.running import Fight, fight_shown, say_if_changed

KEYS: Final = "prices"
THINGS: Final = f"{KEYS}:things"
ABOUT_BATTLES: Final = "Battles of each round; each pair of forces meets on every map, from every seat"
ABOUT_ROUNDS: Final = "Rounds to propose from, before the two that try; left empty, as many as the game needs"
BATTLES: Final = NumberField("Battles", f"{KEYS}:battles", 2, 200_000, PRICE_BATTLES, ABOUT_BATTLES)
ROUNDS: Final = NumberField("Rounds", f"{KEYS}:rounds", 1, 9, None, ABOUT_ROUNDS)
BEFORE: Final = (
    "Legal forces bought by lot meet; what each thing brings is proposed as its price. Then forces of equal cost meet, "
    "at the prices of now and at those proposed, before you take them."
)


def has_prices(pack: Pack) -> bool:
    """Return whether forces of a pack's game buy things that battles can price."""
    return bool(SYSTEMS[pack.manifest.system].tuned_prices)


def fair_prices(pack: Pack) -> None:
    """Draw what can be chosen, and what was found last."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    things = [each.things for each in SYSTEMS[pack.manifest.system].tuned_prices]
    choice_of(row, "Priced", THINGS, {name: spoken(name).capitalize() for name in things})
    BATTLES.draw(row)
    ROUNDS.draw(row)
    seed_and_start(row, pack, KEYS, partial(begin, KEYS, find_prices, _asked, prices_order))
    fight_shown(shown_by(KEYS), BEFORE, partial(running, KEYS), partial(_ended, pack))


def _asked(_pack: Pack) -> tuple[Draft, Pricing]:
    rounds, battles = ROUNDS.number or 0, BATTLES.number or PRICE_BATTLES
    return draft_in_hand(), Pricing(st.session_state[THINGS], battles, rounds, seed_chosen(KEYS))


def _ended(pack: Pack, shown: Fight) -> None:
    measured = cast("Measured[PriceTuning]", measured_by(shown))
    found = measured.found
    say_if_changed(shown, pack, "this was measured")
    changes = len(found.proposal)
    words = found.worths.order.tunable
    price = words.part().price
    if changes:
        st.header(plain(f"{changes} of {len(measured.rows)} {words.things} would cost something else."))
    else:
        st.info(plain(f"No {price} needs to change: the battles tell none from a fair one."), icon=":material/check:")
    for sentence in fairness(found):
        st.markdown(plain(sentence))
    if found.proposal:
        _say_judgement(found)
        cards = [row.card for row in found.worths.rows if row.card.id in found.proposal]
        take = partial(_take, cards, dict(found.proposal))
        st.button("Take these prices", key=f"{KEYS}:take", icon=":material/edit:", on_click=take)
    lines = [_line(row, words.thing, price) for row in measured.rows]
    st.dataframe(lines, hide_index=True, width="stretch", key=f"{KEYS}:rows")
    say_notes(shown)


def _say_judgement(found: PriceTuning) -> None:
    """Draw whether what is proposed was borne out, so that nobody takes unseen what was not."""
    if found.is_borne_out:
        st.success(plain(judgement(found)), icon=":material/check:")
    else:
        st.warning(plain(judgement(found)), icon=":material/help:")


def _line(row: Mapping[str, Any], thing: str, price: str) -> dict[str, Any]:
    """Return a row as people read it: what a card costs, might cost, and is worth."""
    fair = f"{row['fair']:.1f} ({row['fair_low']:.1f} to {row['fair_high']:.1f})"
    low, high = 100 * row["worth_low"], 100 * row["worth_high"]
    return {
        spoken(thing): row[thing],
        f"{price} now": row[price.replace(" ", "_")],
        "proposed": row["proposed"],
        "fair by the battles": fair,
        "worth, points of wins": f"{100 * row['worth']:.1f} ({low:.1f} to {high:.1f})",
        "bought": f"{row['bought']:.2f}",
    }


def _take(cards: Sequence[PricedCard], proposal: Mapping[str, int]) -> None:
    """Put the prices that are proposed into the pack in hand, as one step."""
    here = session()
    try:
        here.change(f"Tune {len(cards)} prices", contents_with(here, cards, proposal))
    except (PatchError, StopIteration) as fault:
        here.take(Refused(str(fault) or "one of the cards is not there any more"))
    commit()


def contents_with(here: Session, cards: Sequence[PricedCard], proposal: Mapping[str, int]) -> dict[str, bytes]:
    """Return the files of a pack in hand that change where cards have other prices.

    Raises:
        PatchError, StopIteration: a card is not there any more, or costs something else by now.
    """
    contents: dict[str, bytes] = {}
    for card in cards:
        file = next(one.focus.name for one in here.entries(card.kind) if one.id == card.home)
        data = contents.get(file) or here.workspace.files[file]
        old, new = {card.place: card.price}, {card.place: proposal[card.id]}
        contents[file] = with_numbers(data, card.kind, card.home, old, new)
    return contents
