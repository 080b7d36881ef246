"""One battle on a page: what is asked for, how it ended, and its replay."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from engine.battles.logs import LogError
from engine.battles.orders import BattleOrder, OrderError, Participant
from schemas.packs.packs import Pack
from studio.browser.mount import view
from studio.jobs.balancing import played_digest
from studio.jobs.battles import Fought, SingleBattle, choices_of, fight_single, ground_of, titles
from studio.jobs.jobs import Job, failed, worker_pool
from studio.jobs.replay import Replay, replay_of
from studio.ui.battles.fights import Fight, end_fight, fight_shown, say_if_changed
from studio.ui.tab import session
from studio.ui.words import plain

SIDES = ("red", "blue")
BY_SEED = "By the seed"
SHOWN = "battle:shown"
SEED = "battle:seed"
"""Where the seed is that was put into the field last, and how often: each time it is a field of its own."""

LOG_MB = 5
MOST_SEED = 2**53 - 1
PLAYERS: Mapping[str, str] = {"heuristic": "Heuristic: plays to win", "random": "Random: any legal action"}


def one_battle(pack: Pack) -> None:
    """Draw what can be chosen for a battle, and the last one that was fought."""
    _choices(pack)
    before = "The same seed is the same battle, here and with `musterpress battle`."
    fight_shown(SHOWN, before, lambda fight: _waiting(fight.job), lambda fight: _fought(fight, pack))


def opened_log(pack: Pack) -> None:
    """Draw the replay of a log file."""
    st.caption("A log that `musterpress battle --log` wrote, or that was downloaded here.")
    file = st.file_uploader("Log of a battle", type=["jsonl"], max_upload_size=LOG_MB, label_visibility="collapsed")
    if file is None:
        return
    log = file.getvalue()
    try:
        replay = replay_of(log, pack)
    except LogError as fault:
        st.error(plain(f"This log cannot be shown: {fault}."), icon=":material/report:")
        return
    if replay.header["pack"] != pack.manifest.id:
        st.warning(plain(f"The log is of the pack {replay.header['pack']}: the terrain shown may be another one."))
    _replay(log, replay)


def _choices(pack: Pack) -> None:
    choices = choices_of(pack)
    sides, cards, maps = (titles(pack, kind) for kind in (choices.side, choices.card, choices.map))
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    for side in SIDES:
        _choice(row, f"{side.capitalize()} side", f"battle:{side}", sides)
    _choice(row, "Map", "battle:map", maps)
    seed, _ = st.session_state.setdefault(SEED, (1, 0))
    row.number_input("Seed", 0, MOST_SEED, seed, 1, key=_seed_key(), width=105, persist_state="session")
    row.button("Fight", icon=":material/swords:", type="primary", on_click=_begin)
    row.button("Next seed", icon=":material/casino:", on_click=_next)
    with st.expander("Missions and players"):
        columns = st.columns(4)
        for side, mission, player in zip(SIDES, columns[::2], columns[1::2], strict=True):
            _choice(mission, f"Mission of {side}", f"battle:{side}:card", cards)
            _choice(player, f"Player of {side}", f"battle:{side}:player", PLAYERS)
        st.caption("For a mission the next seed that draws it is looked for, so that the dice stay honest.")


def _choice(column: DeltaGenerator, label: str, key: str, names: Mapping[str, str]) -> None:
    """Draw a choice among ids, shown by their names; "" leaves it to the seed."""
    options = [*names] if names is PLAYERS else ["", *names]
    if st.session_state.get(key, options[0]) not in options:
        del st.session_state[key]
    column.selectbox(
        label,
        options,
        key=key,
        format_func=lambda name: names.get(name, BY_SEED),
        persist_state="session",
    )


def _seed_key() -> str:
    return f"{SEED} {st.session_state[SEED][1]}"


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
        job = worker_pool().start(fight_single, ground_of(pack), _single(pack))
    except OrderError as fault:
        job = failed(f"There is no battle: {fault}.")
    st.session_state[SHOWN] = Fight(job, played_digest(pack))


def _single(pack: Pack) -> SingleBattle:
    asked = st.session_state
    card = choices_of(pack).card_name
    wanted = {side: {card: asked[f"battle:{side}:card"]} for side in SIDES if asked[f"battle:{side}:card"]}
    seated = tuple(Participant(side, asked[f"battle:{side}"] or None, asked[f"battle:{side}:player"]) for side in SIDES)
    return SingleBattle(BattleOrder(seated, map=asked["battle:map"] or None, seed=_seed()), wanted)


def _waiting(job: Job) -> None:
    words, button = st.columns([5, 1], vertical_alignment="center")
    words.info(plain(job.told or "The battle is being fought") + " ...", icon=":material/hourglass:")
    button.button("Cancel", icon=":material/stop_circle:", on_click=job.cancel, disabled=job.cancelled, width="stretch")


def _fought(fight: Fight, pack: Pack) -> None:
    fought = cast("Fought", fight.job.result)
    say_if_changed(fight, pack, "this battle was fought")
    try:
        replay = _replay_once(fought.log, pack)
    except LogError as fault:
        st.error(plain(f"The battle cannot be shown: {fault}."))
        return
    _result(fought, replay, pack)
    _replay(fought.log, replay)


def _replay_once(log: bytes, pack: Pack) -> Replay:
    """Return the replay of a log, made once for all the times that the page is drawn."""
    kept = cast("tuple[bytes, Replay] | None", st.session_state.get("battle:replay"))
    if kept is None or kept[0] is not log:
        kept = log, replay_of(log, pack)
        st.session_state["battle:replay"] = kept
    return kept[1]


def _result(fought: Fought, replay: Replay, pack: Pack) -> None:
    header, result = replay.header, fought.result
    choices = choices_of(pack)
    sides, cards = titles(pack, choices.side), titles(pack, choices.card)
    named = {side: sides.get(header[side]["force"], header[side]["force"]) for side in SIDES}
    verdict = f"{named[result.winner]} ({result.winner}) wins" if result.winner else "A draw"
    level = f" a {result.level} victory" if result.winner else ""
    rounds = "1 round" if result.turns == 1 else f"{result.turns} rounds"
    first, second = (result.scores[side] for side in (SIDES if result.winner != SIDES[1] else SIDES[::-1]))
    st.header(plain(f"{verdict}{level}, {first} to {second}, after {rounds}"))
    missions = [f"{side}: {cards.get(name, name)}" for side in SIDES if (name := header[side].get(choices.card_name))]
    ground = titles(pack, choices.map).get(header["map"], header["map"])
    name = f"battle-{header['map']}-{fought.order.seed}"
    with st.container(horizontal=True, vertical_alignment="center"):
        st.caption(plain(f"Seed {fought.order.seed} on {ground}. Missions, {'; '.join(missions)}."), width="stretch")
        st.download_button("Story", replay.story(), f"{name}.txt", on_click="ignore", icon=":material/download:")
        st.download_button("Log", fought.log, f"{name}.jsonl", on_click="ignore", icon=":material/download:")


def _replay(log: bytes, replay: Replay) -> None:
    view("replay", f"replay:{blake2b(log, digest_size=8).hexdigest()}", replay.document())
