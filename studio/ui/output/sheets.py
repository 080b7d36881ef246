"""Finished files on a page: their sheets as pictures, a few at a time, and the ways to download them."""

from collections.abc import Sequence
from functools import partial
from pathlib import PurePosixPath

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from exporters.kit.files import Artifact
from schemas.diagnostics.diagnostics import Diagnostic, Severity
from schemas.diagnostics.suggest import cut
from schemas.diagnostics.wording import counted
from studio.jobs.printing import Pressed
from studio.ui.words import plain, said
from studio.views.sheets import Page, bytes_in_words, measures, pages_of, picture, zipped

ALL = "All files"
COLUMNS, AT_ONCE = 4, 8
MOST_SAID = 30
ICONS = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}


def sheets(made: Pressed, name: str) -> None:
    """Draw the files of an export, `name` being that of the zip, and what is wrong on them."""
    if not made.files:
        st.info("Nothing can be made of this.", icon=":material/print_disabled:")
    else:
        _pages(_chosen(made.files, name))
    _findings(made)


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
    for start in range(0, len(shown), COLUMNS):
        for column, page in zip(st.columns(COLUMNS), shown[start : start + COLUMNS], strict=False):
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
