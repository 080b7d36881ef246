"""Print: what is to come onto paper or a digital table, a look at every sheet, and the files.

Nothing is drawn before somebody asks for it: a part when it is opened, all files when a button is pressed.
"""

from dataclasses import dataclass, replace
from typing import Final, cast

import streamlit as st

from schemas.packs.packs import Pack
from studio.jobs.jobs import Job
from studio.jobs.printing import Pressed, Progress, Wanted, parts_of, product_titles, start
from studio.serving.windows import ORDER
from studio.ui.output.print_options import paper_options, table_options
from studio.ui.output.sheets import sheets
from studio.ui.problems import say_left_out
from studio.ui.running import progress, while_running
from studio.ui.tab import session
from studio.ui.words import plain

PAPER, TABLE = "On paper", "On a digital table"
WHOLE: Final = ""
"""The name of all files that are wanted, beside those of parts."""


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
        st.caption("The files are made from the pack as you see it, saved or not.")
    with made:
        say_left_out("print")
        _made(pack, wanted)


def _made(pack: Pack, wanted: Wanted | None) -> None:
    """Draw the files that were asked for; until they are, the way to ask, and what there is to be looked at."""
    if wanted is None:
        st.info("Choose what to print.", icon=":material/checklist:")
        return
    shown = _kept(WHOLE, pack, wanted)
    if shown is not None:
        _drawn(shown, WHOLE)
    elif wanted.table:
        _offer(pack, wanted, "Drawing hundreds of pictures takes a while: begin when all is chosen.")
    elif wanted.documents:
        _offer(pack, wanted, "Begin when all is chosen.")
    else:
        _offer(pack, wanted, "Open a part to look at its sheets, or make all files at once.")
        _parts(pack, wanted)


def _offer(pack: Pack, wanted: Wanted, words: str) -> None:
    """Draw the button that begins."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(words, width="stretch")
        st.button("Make the files", type="primary", key="print:make", on_click=_begin, args=(WHOLE, pack, wanted))


def _parts(pack: Pack, wanted: Wanted) -> None:
    """Draw the parts that are to be printed; only one that is opened is made, to be looked at."""
    for name, title in parts_of(pack, wanted.order).items():
        fold = st.expander(title, key=f"print:part {name}", on_change="rerun")
        part = replace(wanted, order=replace(wanted.order, only=(name,)))
        if fold.open:
            with fold:
                _drawn(_kept(name, pack, part) or _begun(name, pack, part), name)


def _shown() -> dict[str, _Shown]:
    """Return what is being made or was made, by the name of the part, or `WHOLE`."""
    return cast("dict[str, _Shown]", st.session_state.setdefault("print:shown", {}))


def _kept(name: str, pack: Pack, wanted: Wanted) -> _Shown | None:
    """Return what was made of just this pack as it is wanted; None when it has still to be begun."""
    found = _shown().get(name)
    return found if found is not None and found.pack is pack and found.wanted == wanted else None


def _begun(name: str, pack: Pack, wanted: Wanted) -> _Shown:
    """Let the files be made in place of those wanted before."""
    if name in _shown():
        _shown()[name].job.cancel()
    _shown()[name] = _Shown(start(pack, wanted), pack, wanted)
    return _shown()[name]


def _drawn(shown: _Shown, name: str) -> None:
    if shown.job.running:
        while_running(shown.job, lambda: _waiting(shown.job, name))
    else:
        _ended(shown, name)


def _waiting(job: Job, name: str) -> None:
    told = cast("Progress", job.told or Progress("Beginning", 0.0))
    progress(job, round(told.share * 100), 100, plain(f"{told.words} ..."), f"print:cancel {name}")


def _ended(shown: _Shown, name: str) -> None:
    if shown.job.failure:
        st.warning(plain(shown.job.failure), icon=":material/report:")
    elif shown.job.cancelled:
        st.info("You broke this off.", icon=":material/stop_circle:")
    if shown.job.failure or shown.job.cancelled:
        st.button("Begin again", on_click=_begin, args=(name, shown.pack, shown.wanted), key=f"print:again {name}")
        return
    parts = (session().workspace.root.name, name, shown.wanted.table or shown.wanted.order.paper)
    sheets(cast("Pressed", shown.job.result), "-".join(filter(None, parts)))


def _begin(name: str, pack: Pack, wanted: Wanted) -> None:
    """Let files be made; a callback."""
    _begun(name, pack, wanted)
