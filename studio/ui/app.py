"""The studio's one script: it opens the session's pack and draws the page the author is on."""

import gc
import sys
from functools import partial
from pathlib import Path
from typing import Literal

import streamlit as st

from engine.paths import HOME
from schemas.lazy import loaded
from studio.browser.tab import FOCUS, GO, PAGE, come_back, found_session, open_folder
from studio.browser.theme import GIVING_WAY, STYLE
from studio.browser.typed import typing
from studio.core.documents import system_of
from studio.systems import PAGES, PageRow, pages_of
from studio.ui.frame import frame
from studio.ui.offers import STYLE as UNSEEN
from studio.ui.offers import offers, outside
from studio.ui.searching.palette import STYLE as IN_THE_HEAD
from studio.ui.searching.palette import palette

TITLE = "Musterpress"
ICON = HOME / "studio" / "icon.svg"
"""A file of ours: the browser would fetch the named icons of Streamlit from their maker."""


def show(first: str = PAGES[0].key, folder: Path | None = None) -> None:
    """Draw the studio for this session; `first` is the page it begins with, `folder` the pack it opens."""
    st.set_page_config(page_title=TITLE, page_icon=str(ICON), layout="wide")
    st.html(f"<style>{STYLE}{UNSEEN}{IN_THE_HEAD}{GIVING_WAY}</style>")
    begins = "begun" not in st.session_state
    if begins:
        st.session_state["begun"] = True
        refused = open_folder(folder) if not come_back() and folder is not None else None
        st.session_state["refused"] = refused.message if refused is not None else ""
    pages = {row.key: _page(row, first) for row in PAGES}
    sections = {row.section: [pages[one.key] for one in PAGES if one.section == row.section] for row in PAGES}
    current = st.navigation(sections, expanded=True)
    wanted = pages.get(st.session_state.pop(GO, ""), current)
    if wanted.visibility == "hidden":  # its address was kept, and another pack is open, or none
        wanted = pages[PAGES[0].key]
    if wanted.url_path != current.url_path:
        st.switch_page(wanted)
    if found_session() is not None:
        offers()
        palette()
        with st.sidebar:
            outside()
    current.run()
    st.session_state.pop(FOCUS, None)  # a page that has no use for it leaves it to no other
    if begins:
        gc.freeze()  # whoever looks for rubbish holds the page up: a read pack is none


def _is_shown(row: PageRow) -> bool:
    here = found_session()
    if here is None:
        return not row.needs_pack
    system = system_of(here)
    return system is None or row in pages_of(system)


def _page(row: PageRow, first: str) -> st.Page:
    draw = partial(draw_page, row)
    icon = f":material/{row.icon}:"
    seen: Literal["visible", "hidden"] = "visible" if _is_shown(row) else "hidden"
    return st.Page(draw, title=row.title, icon=icon, url_path=row.key, default=row.key == first, visibility=seen)


def draw_page(row: PageRow) -> None:
    """Draw a page and its frame as one fragment: what happens there is done and seen in one run of it."""

    def drawn() -> None:
        here = found_session()
        names = [row.title, here.title] if here is not None else []
        st.set_page_config(page_title=" · ".join([*names, TITLE]))
        try:
            loaded(row.place)()
        except Exception:
            _around()  # what was written before our own fault can still be saved
            raise
        _around()

    st.fragment(drawn, key=PAGE)()


def _around() -> None:
    with st.sidebar:
        if found_session() is None:
            typing()
        else:
            frame()


if __name__ == "__main__":
    show(folder=Path(sys.argv[1]) if len(sys.argv) > 1 else None)
