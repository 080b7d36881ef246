"""Print: what is to come onto paper or a digital table, a look at every sheet, and the files.

Nothing is drawn before somebody asks for it: a part when it is opened, all files when a button is pressed.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import PurePosixPath
from typing import Final, cast

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from exporters.kit.runs import Artifact
from schemas.diagnostics.diagnostics import Diagnostic
from schemas.diagnostics.wording import counted, cut
from schemas.packs.packs import Pack
from studio.browser.tab import session
from studio.browser.theme import ORDER
from studio.browser.words import plain, said
from studio.jobs.jobs import Job
from studio.jobs.printing import Pressed, Progress, Wanted, parts_of, product_titles, start
from studio.ui.printing.preflight import ICONS, preflight_choices, preflighted
from studio.ui.printing.print_options import paper_options, table_options
from studio.ui.problems import say_left_out
from studio.ui.running import progress, while_running
from studio.views.previews import Page, bytes_in_words, measures, pages_of, picture, zipped

PAPER, TABLE, FINISHED = "On paper", "On a digital table", "Preflight"
WHOLE: Final = ""
"""The name of all files that are wanted, beside those of parts."""

ALL = "All files"
COLUMNS, AT_ONCE = 4, 8
MOST_SAID = 30


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
    ways = (PAPER, TABLE, FINISHED)
    where = st.segmented_control(
        "Where to", ways, default=PAPER, required=True, key="print:where", persist_state="session"
    )
    options, made = st.container(key=ORDER).columns([2, 5], gap="large")
    with options:
        if where == FINISHED:
            preflight_choices(_made_last())
        else:
            wanted = table_options(pack) if where == TABLE else paper_options(pack)
            st.caption("The files are made from the pack as you see it, saved or not.")
    with made:
        if where == FINISHED:
            preflighted()
        else:
            say_left_out("print")
            _made(pack, wanted)


def _made_last() -> Sequence[Artifact]:
    """Return the files that were made last, none while they are being made."""
    found = _shown().get(WHOLE)
    result = found.job.result if found is not None else None
    return result.files if isinstance(result, Pressed) else ()


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


def sheets(made: Pressed, name: str) -> None:
    """Draw the files of an export, `name` being that of the zip, and what is wrong on them."""
    if not made.files:
        st.info("Nothing can be made of this.", icon=":material/print_disabled:")
    else:
        _taken(made)
        _pages(_chosen(made.files, name))
    _findings(made)


def _taken(made: Pressed) -> None:
    """Say how much paper and ink the files take."""
    found = made.estimate
    if found is not None and found.sides:
        black, colour = (f"{share:.0%}" for share in found.ink)
        paper = f"{counted(found.sheets, 'sheet')} of {found.paper}, {counted(found.sides, 'side')}"
        st.caption(plain(f"{paper}; of a side {black} are black and {colour} colour."))


def _chosen(files: Sequence[Artifact], name: str) -> Sequence[Artifact]:
    """Draw the choice among files and their downloads; return those that are to be looked at."""
    names = {file.name: file for file in files if pages_of((file,))}
    row = st.container(horizontal=True, vertical_alignment="bottom")
    button = partial(row.download_button, icon=":material/download:", on_click="ignore")
    if len(files) == 1:
        file: Artifact | None = files[0]
    else:
        file = names.get(row.selectbox("Look at", [ALL, *names], key=f"print:look {name}"))
    if file is not None:
        short = file.name.rpartition("/")[2]
        button("Download", lambda: file.data, short, file.media_type, key=f"print:one {name}")
    if len(files) > 1:
        button("Download all", lambda: zipped(files), f"{name}.zip", "application/zip", key=f"print:all {name}")
    size = bytes_in_words(sum(len(one.data) for one in files))
    st.caption(plain(measures(file)) if file is not None else f"{counted(len(files), 'file')}, {size}")
    return (file,) if file is not None else tuple(names.values())


def _pages(files: Sequence[Artifact]) -> None:
    """Draw the pages of files, as many at once as fit on a screen."""
    pages = pages_of(files)
    views = max(1, -(-len(pages) // AT_ONCE))
    with st.container(horizontal=True, horizontal_alignment="center"):
        view = st.pagination(views, key=f"print:view {views} {files[0].name if files else ''}") if views > 1 else 1
    shown = pages[(view - 1) * AT_ONCE : view * AT_ONCE]
    for first in range(0, len(shown), COLUMNS):
        for column, page in zip(st.columns(COLUMNS), shown[first : first + COLUMNS], strict=False):
            _page(column, page)


def _page(column: DeltaGenerator, page: Page) -> None:
    with column.container(border=True):
        st.image(picture(page), alt=page.words, width="stretch")
        st.caption(plain(page.words))


def _findings(made: Pressed) -> None:
    """Draw what is wrong on the files, and what is not in them."""
    for words in made.left_out:
        st.markdown(f":orange[:material/content_cut:] {plain(words)}")
    if not made.diagnostics:
        return
    with st.expander(f"What the press found: {counted(len(made.diagnostics), 'thing')}", expanded=True):
        first, left = cut(made.diagnostics, MOST_SAID)
        for found in first:
            hint = f" {said(found.hint)}" if found.hint else ""
            st.markdown(f"{ICONS[found.severity]} {said(found.message)}{hint}  \n:small[:gray[{_place(found)}]]")
        if left:
            st.caption(f"and {left} more")


def _place(found: Diagnostic) -> str:
    path = PurePosixPath(found.path)
    line = f", line {found.line}" if found.line else ""
    return plain(f"{path.parent.name}/{path.name}{line}")
