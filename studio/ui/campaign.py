"""A campaign on the page of test battles: who fights whom, how long, what became of each battle, and their replays."""

from functools import partial
from typing import Final, cast

import streamlit as st

from engine.battles.orders import LogError, Participant
from engine.campaigns import CampaignOrder
from exporters.kit.runs import Artifact
from schemas.packs.packs import Pack
from studio.browser.mount import view
from studio.browser.tab import session
from studio.browser.words import plain
from studio.jobs.battles import form_of, played_digest
from studio.jobs.campaigns import Waged, linked, wage
from studio.jobs.jobs import Job, worker_pool
from studio.jobs.replay import replay_of
from studio.ui.battle_choices import NumberField, choice_of, force_choices
from studio.ui.running import Fight, end_fight, fight_shown, progress, say_if_changed
from studio.views.previews import zipped

CAMPAIGN: Final = "Campaign"
KEYS: Final = "campaign"
SHOWN, LENGTH = f"{KEYS}:shown", f"{KEYS}:length"
LOG: Final = "application/jsonl"
MOST: Final = NumberField("Battles at most", f"{KEYS}:most", 1, 500, 50, "Battles after which it stops undecided")
SEED: Final = NumberField("Seed", f"{KEYS}:seed", 0, 2**53 - 1, 1)
BEFORE: Final = (
    "Battles one after another: what is won in one is carried into the next, by the rules of the pack in hand. The "
    "same seed is the same campaign, here and with `musterpress campaign`."
)


def campaign(pack: Pack) -> None:
    """Draw what can be chosen for a campaign, and the last one that was fought."""
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    force_choices(row, pack, KEYS)
    campaigns = linked(pack)
    if campaigns is not None and campaigns.lengths:
        usual = (campaigns.usual, *campaigns.lengths)
        choice_of(row, "Length", LENGTH, {name: name.capitalize() for name in dict.fromkeys(usual)})
    MOST.draw(row)
    SEED.draw(row)
    row.button("Fight", icon=":material/swords:", type="primary", on_click=_begin, key=f"{KEYS}:fight")
    fight_shown(SHOWN, BEFORE, _waiting, partial(_ended, pack))


def _begin() -> None:
    """Fight the campaign that was chosen; a callback."""
    pack = session().pack
    if pack is None:
        return
    end_fight(SHOWN)
    form, asked = form_of(pack), st.session_state
    named = {seat: asked.get(f"{KEYS}:{seat}") or None for seat in form.seats}
    seated = tuple(Participant(seat, force, form.players[0]) for seat, force in named.items())
    order = CampaignOrder(seated, asked.get(LENGTH, ""), SEED.number or 0, MOST.number or 1)
    st.session_state[SHOWN] = Fight(worker_pool().start(wage, pack, order), played_digest(pack))


def _waiting(shown: Fight) -> None:
    sentences = cast("tuple[str, ...]", shown.job.told or ())
    _cancel(shown.job, len(sentences))
    _told(sentences)


def _cancel(job: Job, chapters: int) -> None:
    words = f"{max(0, chapters - 1)} battles are fought" if chapters else "Beginning ..."
    progress(job, 0, 0, words, f"{KEYS}:end")


def _told(sentences: tuple[str, ...]) -> None:
    for sentence in sentences:
        st.markdown(plain(sentence))


def _ended(pack: Pack, shown: Fight) -> None:
    found = cast("Waged", shown.job.result)
    say_if_changed(shown, pack, "this campaign was fought")
    if found.stopped:
        st.info("You broke this off.", icon=":material/stop_circle:")
    _told(found.sentences)
    logs = dict(found.logs or {})
    files = [Artifact(name, LOG, data) for name, data in logs.items()]
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    download = partial(row.download_button, icon=":material/download:", on_click="ignore")
    download("JSON", found.text(), "campaign.json")
    if not files:
        return
    download("Logs", lambda: zipped(files), "campaign-logs.zip", "application/zip")
    words = {"": "None of them", **{name: f"Battle {number}" for number, name in enumerate(logs, start=1)}}
    choice_of(row, "Look at a battle", f"{KEYS}:look", words)
    if name := st.session_state[f"{KEYS}:look"]:
        _replay(logs[name], pack)


def _replay(log: bytes, pack: Pack) -> None:
    try:
        replay = replay_of(log, pack)
    except LogError as fault:
        st.error(plain(f"The battle cannot be shown: {fault}."))
        return
    view("replay", f"{KEYS}:replay", replay.document())
