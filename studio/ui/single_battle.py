"""One battle on a page: what is asked for, how it ended, and its replay."""

from hashlib import blake2b
from typing import cast

import streamlit as st

from engine.battles.orders import BattleOrder, BattleResult, LogError, LogRow, OrderError
from engine.battles.styles import player_names
from schemas.diagnostics.wording import counted
from schemas.packs.packs import Pack
from studio.browser.mount import view
from studio.browser.tab import go_to, session
from studio.browser.typed import SETTING
from studio.browser.words import plain
from studio.jobs.battles import (
    Fought,
    Ground,
    SingleBattle,
    choices_of,
    form_of,
    ground_of,
    played_digest,
    titles,
)
from studio.jobs.jobs import Job, failed, worker_pool
from studio.jobs.measuring.records import battle_order, fight_and_keep, keeping_of
from studio.jobs.replay import Replay, replay_of
from studio.systems import BATTLE
from studio.ui.battle_choices import (
    choice,
    chosen_form,
    chosen_map,
    chosen_scenario,
    fixed_words,
    force_choices,
    in_order,
    lines,
    map_choice,
    player_choice,
    scenario_choice,
    seated,
    spoken,
)
from studio.ui.measuring.asking import draft_in_hand
from studio.ui.reviews import GroundOf, show_review
from studio.ui.running import Fight, end_fight, fight_shown, say_if_changed

KEYS = "battle"
SHOWN, GROUND = "battle:shown", "battle:ground"
SEED = "battle:seed"
"""Where the seed is that was put into the field last, and how often: each time it is a field of its own."""

VIEW, ONE_BATTLE = "battle:view", "One battle"
"""What is shown on the page of test battles, and what shows one battle."""

LOG_MB, OPENED = 5, "log"
MOST_SEED = 2**53 - 1


def one_battle(pack: Pack) -> None:
    """Draw what can be chosen for a battle, and the last one that was fought."""
    _choices(pack)
    before = "The same seed is the same battle, here and with `musterpress battle`."
    fight_shown(SHOWN, before, lambda fight: _waiting(fight.job), lambda fight: _fought(fight, pack))


def try_battle(view: str, keys: str, **chosen: str) -> None:
    """End the callback of a widget on a view of the page of test battles, with some of its fields chosen."""
    for name, value in chosen.items():
        st.session_state[f"{keys}:{name}"] = value
    st.session_state[VIEW] = view
    go_to(BATTLE.key)


def try_scenario(name: str) -> None:
    """End the callback of a widget on the page of test battles, with a scenario chosen."""
    try_battle(ONE_BATTLE, KEYS, scenario=name)


def opened_log(pack: Pack) -> None:
    """Draw the replay of a log file."""
    st.caption("A log that `musterpress battle --log` wrote, or that was downloaded here.")
    file = st.file_uploader("Log of a battle", type=["jsonl"], max_upload_size=LOG_MB, label_visibility="collapsed")
    if file is None:
        return
    log = file.getvalue()
    try:
        replay = _replay_once(log, pack, pack)
    except LogError as fault:
        st.error(plain(f"This log cannot be shown: {fault}."), icon=":material/report:")
        return
    if replay.header["pack"] != pack.manifest.id:
        st.warning(plain(f"The log is of the pack {replay.header['pack']}: the terrain shown may be another one."))
    _replay(log, replay, OPENED, lambda: ground_of(pack))


def _choices(pack: Pack) -> None:
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    scenario_choice(row, pack, KEYS)
    force_choices(row, pack, KEYS)
    map_choice(row, pack, KEYS)
    seed, _ = st.session_state.setdefault(SEED, (1, 0))
    row.number_input("Seed", 0, MOST_SEED, seed, 1, key=_seed_key(), width=105, persist_state="session")
    row.button("Fight", icon=":material/swords:", type="primary", on_click=_begin)
    row.button("Next seed", icon=":material/casino:", on_click=_next)
    if words := fixed_words(pack, KEYS):
        st.caption(plain(words))
    _players(pack)


def _players(pack: Pack) -> None:
    """Draw who plays each seat, and the card it is to have, where seeds can be looked for."""
    form, wanted = chosen_form(pack, KEYS), choices_of(pack).wanted
    with st.expander(f"{wanted.capitalize()}s and players" if wanted else "Players"):
        places = lines(len(form.seats) * (2 if wanted else 1))
        for seat in form.seats:
            if wanted:
                cards = titles(pack, form.fact(wanted).document)
                choice(next(places), f"{wanted.capitalize()} of {spoken(seat)}", f"{KEYS}:{seat}:card", cards)
            player_choice(
                next(places), f"Player of {spoken(seat)}", f"{KEYS}:{seat}:player", pack, player_names(pack, form)
            )
        if wanted:
            st.caption(f"For a {wanted} the next seed that draws it is looked for, so that the dice stay honest.")


def _seed_key() -> str:
    return f"{SETTING}{SEED} {st.session_state[SEED][1]}"


def _seed() -> int:
    """Return the seed that stands in the field, or will when it is drawn."""
    return int(st.session_state.get(_seed_key(), st.session_state[SEED][0]))


def _next() -> None:
    """Put the next seed into the field and fight its battle; a callback."""
    st.session_state[SEED] = min(_found(_seed()) + 1, MOST_SEED), st.session_state[SEED][1] + 1
    _begin()


def _found(seed: int) -> int:
    """Return the seed of the battle that is shown, if it was looked for from `seed` on; else `seed`."""
    shown = cast("Fight | None", st.session_state.get(SHOWN))
    fought = shown.job.result if shown is not None else None
    return fought.order.seed if isinstance(fought, Fought) and fought.asked == seed else seed


def _begin() -> None:
    """Fight the battle that was chosen; a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(SHOWN)
    try:
        ground = ground_of(pack)
        single = _single(pack)
        keeping = keeping_of(draft_in_hand(), pack, battle_order(pack, single.order))
        job = worker_pool().start(fight_and_keep, keeping, ground, single)
    except OrderError as fault:
        job = failed(f"There is no battle: {fault}.")
    else:
        st.session_state[GROUND] = ground
    st.session_state[SHOWN] = Fight(job, played_digest(pack))


def _single(pack: Pack) -> SingleBattle:
    order = BattleOrder(seated(pack, KEYS), chosen_scenario(pack, KEYS), chosen_map(pack, KEYS), _seed())
    name, asked = choices_of(pack).wanted, st.session_state
    cards = {each.seat: asked.get(f"{KEYS}:{each.seat}:card") for each in order.participants}
    return SingleBattle(order, {seat: {name: card} for seat, card in cards.items() if name and card})


def _waiting(job: Job) -> None:
    words, button = st.columns([5, 1], vertical_alignment="center")
    words.info(plain(job.told or "The battle is being fought") + " ...", icon=":material/hourglass:")
    button.button("Cancel", icon=":material/stop_circle:", on_click=job.cancel, disabled=job.cancelled, width="stretch")


def _fought(fight: Fight, pack: Pack) -> None:
    say_if_changed(fight, pack, "this battle was fought")
    show_fought(cast("Fought", fight.job.result), pack, KEYS, lambda: cast("Ground", st.session_state[GROUND]))


def show_fought(fought: Fought, pack: Pack, place: str, ground: GroundOf) -> None:
    """Draw how a battle ended, what can be downloaded of it, what may be asked of it, and its replay.

    `place` names the part of the page, `ground` gives the pack that it was fought with.
    """
    try:
        replay = _replay_once(fought.log, pack)
    except LogError as fault:
        st.error(plain(f"The battle cannot be shown: {fault}."))
        return
    _result(fought, replay, pack)
    if fought.kept is not None:
        st.caption(plain(str(fought.kept)))
    _replay(fought.log, replay, place, ground)


def _replay_once(log: bytes, pack: Pack, terrain: Pack | None = None) -> Replay:
    """Return the replay of a log, made once for all the times that the page is drawn, or for each `terrain`."""
    kept = cast("tuple[bytes, Pack | None, Replay] | None", st.session_state.get("battle:replay"))
    if kept is None or kept[0] != log or kept[1] is not terrain:
        kept = log, terrain, replay_of(log, pack)
        st.session_state["battle:replay"] = kept
    return kept[2]


def _result(fought: Fought, replay: Replay, pack: Pack) -> None:
    st.header(plain(_verdict(fought, replay.header, pack)))
    where = (replay.header.get("map"), fought.order.scenario, str(fought.order.seed))
    name = "-".join(("battle", *filter(None, where)))
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(plain(_circumstances(fought, replay.header, pack)), width="stretch")
        st.download_button("Story", replay.story(), f"{name}.txt", on_click="ignore", icon=":material/download:")
        st.download_button("Log", fought.log, f"{name}.jsonl", on_click="ignore", icon=":material/download:")


def _verdict(fought: Fought, header: LogRow, pack: Pack) -> str:
    """Return who won how clearly, and after how long: a seat, the side that nobody plays, or nobody."""
    result, names = fought.result, titles(pack, choices_of(pack).force)
    form = form_of(pack, fought.order.scenario)
    victory = choices_of(pack).victory.format(level=result.level, ending=result.ending)
    level = f" {victory}" if result.winner and result.level else ""
    if result.winner in form.seats:
        force = header[result.winner]["force"]
        verdict = f"{names.get(force, force)} ({spoken(result.winner)}) wins"
    else:
        verdict = f"{spoken(result.winner).capitalize()} wins" if result.winner else "A draw"
    turns = counted(result.turns, form.turns.removesuffix("s"), form.turns)
    return f"{verdict}{level}, {_scores(result)}, after {turns}"


def _scores(result: BattleResult) -> str:
    """Return the scores, the winner's first; of more than two seats each with its name."""
    seats = in_order(tuple(result.scores), (result.winner or "",))
    if len(seats) == 2:
        return " to ".join(str(result.scores[seat]) for seat in seats)
    return ", ".join(f"{spoken(seat)} {result.scores[seat]}" for seat in seats)


def _circumstances(fought: Fought, header: LogRow, pack: Pack) -> str:
    """Return the seed, the scenario, the map and the cards of a battle."""
    choices, form = choices_of(pack), form_of(pack, fought.order.scenario)
    words, scenario, ground = f"Seed {fought.order.seed}", fought.order.scenario, header.get("map")
    if scenario is not None:
        words += f", {spoken(choices.scenario)} {titles(pack, choices.scenario).get(scenario, scenario)}"
    if ground:
        words += f" on {titles(pack, choices.map).get(ground, ground)}"
    if not choices.wanted:
        return f"{words}."
    cards = titles(pack, form.fact(choices.wanted).document)
    drawn = ((seat, header[seat].get(choices.wanted)) for seat in form.seats)
    held = "; ".join(f"{spoken(seat)}: {cards.get(name, name)}" for seat, name in drawn if name)
    return f"{words}. {choices.wanted.capitalize()}s, {held}."


def _replay(log: bytes, replay: Replay, place: str, ground: GroundOf) -> None:
    key = f"replay:{blake2b(log, digest_size=8).hexdigest()}"
    show_review(place, log, replay, key, ground)
    view("replay", key, replay.document())
