"""Print: what is to come onto paper or a digital table, a look at every sheet, and the files."""

from dataclasses import dataclass
from typing import cast

import streamlit as st

from schemas.packs.packs import Pack
from studio.jobs.jobs import Job
from studio.jobs.printing import Pressed, Progress, Wanted, product_titles, start
from studio.serving.windows import ORDER
from studio.ui.output.print_options import paper_options, table_options
from studio.ui.output.sheets import sheets
from studio.ui.problems import say_left_out
from studio.ui.running import progress, while_running
from studio.ui.tab import session
from studio.ui.words import plain

PAPER, TABLE = "On paper", "On a digital table"


@dataclass(frozen=True)
class _Shown:
    """What is being made or was made: its job, of what it is, and what was wanted."""

    job: Job
    pack: Pack
    wanted: Wanted


def draw() -> None:
    """Draw the page."""
    st.title("Print")
    pack = session().pack
    if pack is None:
        st.info("Nothing of this pack can be printed yet; see its problems.", icon=":material/error:")
        return
    if not product_titles(pack):
        st.info("Nothing of this game can be printed yet.", icon=":material/print:")
        return
    options, made = st.container(key=ORDER).columns([2, 5], gap="large")
    with options:
        where = st.segmented_control(
            "Where to", (PAPER, TABLE), default=PAPER, required=True, key="print:where", persist_state="session"
        )
        wanted = table_options(pack) if where == TABLE else paper_options(pack)
        asked = where != TABLE or st.button("Make the files", type="primary", width="stretch", key="print:make")
        st.caption("The files are made from the pack as you see it, saved or not.")
    with made:
        say_left_out("print")
        _made(pack, wanted, asked=asked)


def _made(pack: Pack, wanted: Wanted | None, *, asked: bool) -> None:
    """Draw what is wanted; what is not there yet is made, if it was asked for."""
    shown = cast("_Shown | None", st.session_state.get("print:shown"))
    if wanted is None:
        st.info("Choose what to print.", icon=":material/checklist:")
        return
    if shown is None or shown.pack is not pack or shown.wanted != wanted:
        if not asked:
            st.info("Drawing hundreds of pictures takes a while: begin when all is chosen.", icon=":material/image:")
            return
        shown = _begun(shown, pack, wanted)
    if shown.job.running:
        while_running(shown.job, lambda: _waiting(shown.job))
    else:
        _ended(shown)


def _begun(earlier: _Shown | None, pack: Pack, wanted: Wanted) -> _Shown:
    """Let the files be made in place of those wanted before."""
    if earlier is not None:
        earlier.job.cancel()
    shown = _Shown(start(pack, wanted), pack, wanted)
    st.session_state["print:shown"] = shown
    return shown


def _waiting(job: Job) -> None:
    told = cast("Progress", job.told or Progress("Beginning", 0.0))
    progress(job, round(told.share * 100), 100, plain(f"{told.words} ..."))


def _ended(shown: _Shown) -> None:
    if shown.job.failure:
        st.warning(plain(shown.job.failure), icon=":material/report:")
    elif shown.job.cancelled:
        st.info("You broke this off.", icon=":material/stop_circle:")
    if shown.job.failure or shown.job.cancelled:
        st.button("Begin again", on_click=_again)
        return
    name = session().workspace.root.name
    sheets(cast("Pressed", shown.job.result), f"{name}-{shown.wanted.table or shown.wanted.order.paper}")


def _again() -> None:
    st.session_state.pop("print:shown", None)
