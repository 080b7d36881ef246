"""Overview: the pack that is open, what is in it, and the ways to another one."""

from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from typing import cast

import streamlit as st

from engine.paths import shipped_ids
from engine.systems import SYSTEMS
from schemas.diagnostics.wording import counted
from schemas.edits.patch import Refused
from schemas.kinds import MANIFEST
from schemas.systems import SystemName
from studio.browser.pieces import drawing
from studio.browser.tab import found_session, go_to, open_folder, session
from studio.browser.typed import hearing
from studio.browser.words import plain
from studio.core.archive import MOST_ZIP_MB, pack_zip, zip_refusal
from studio.core.documents import kinds_here, plural, system_of
from studio.core.entries import Entry
from studio.core.opening import author_folder, begin, copy_shipped, folder_called, suggested, systems, unzip
from studio.core.session import Session
from studio.core.workspace import Workspace
from studio.systems import editor_of
from studio.views.previews import Preview, preview

FEWEST_TILES, MOST_TILES = 4, 5
PICTURES_TRIED = 3
PICTURE_PX, WIDEST_PX = 196, 190
REFUSED, MADE = "refused", "packs made"


def draw() -> None:
    """Draw the page."""
    here = found_session()
    if here is None:
        st.title("Musterpress")
        st.markdown("A workbench for skirmish wargames: open a pack, or begin one.")
    else:
        _pack(here)
    said = st.container()  # always there, so that what stands below it keeps its place, and its open tab
    if refused := st.session_state.pop(REFUSED, ""):
        said.error(plain(refused), icon=":material/error:")
    _ways(here)


def _pack(here: Session) -> None:
    manifest = here.manifest
    top = st.container(horizontal=True, vertical_alignment="bottom")
    top.title(plain(here.title), width="stretch")
    refusal = zip_refusal(here.workspace)
    top.download_button(
        "Export as zip",
        data=partial(_zip, here.workspace),  # called when it is pressed, outside of any session
        file_name=f"{here.workspace.root.name}.zip",
        mime="application/zip",
        icon=":material/download:",
        on_click="ignore",
        help="The pack as you see it, unsaved changes and pictures too",
        disabled=bool(refusal),
    )
    if manifest is not None:
        st.text(str(manifest.value(("description",), "")))
    st.caption(plain(here.workspace.root.as_posix()))
    if refusal:
        st.warning(f"No zip file can be made: {plain(refusal)}.", icon=":material/block:")
    for name, reason in sorted(here.workspace.unread.items()):
        st.warning(f"{plain(name)}: {plain(reason)}", icon=":material/block:")
    _contents(here)


def _contents(here: Session) -> None:
    """Draw a tile for each kind there is, those with a picture first."""
    kinds = [name for name in kinds_here(here) if here.entries(name) and name != MANIFEST.name]
    pictures = {name: _picture(here, name) for name in kinds}
    seen, unseen = ([name for name in kinds if bool(pictures[name]) is has_one] for has_one in (True, False))
    across = _across(len(seen))
    for group in (seen, unseen):
        for start in range(0, len(group), across):
            for column, name in zip(st.columns(across), group[start : start + across], strict=False):
                with column.container(border=True, height="stretch", vertical_alignment="distribute"):
                    _tile(here, name, pictures[name])


def _across(tiles: int) -> int:
    """Return how many tiles stand side by side, so that none is left over where that can be had."""
    rows = max(1, ceil(tiles / MOST_TILES))
    return max(FEWEST_TILES, ceil(tiles / rows))


def _picture(here: Session, kind: str) -> Preview | None:
    """Return the first piece of a kind that can be drawn; of a kind that is not printed None."""
    return next((shown for entry in here.entries(kind)[:PICTURES_TRIED] if (shown := preview(here, entry))), None)


def _tile(here: Session, name: str, made: Preview | None) -> None:
    """Draw a kind: a picture, how many, what is wrong, and the way to its page."""
    entries = here.entries(name)
    if made is not None:
        with st.container(horizontal_alignment="center", height=PICTURE_PX, border=False):
            drawing(made.front, alt=f"One of the {plural(name).lower()}", width=_width(made))
    st.markdown(f"**{plural(name)}**  \n:small[{counted(len(entries), 'document')}{_wrong(here, entries)}]")
    st.button(
        f"Edit {plural(name).lower()}",
        key=f"edit:{name}",
        on_click=go_to,
        args=(editor_of(system_of(here), name), entries[0].focus),
        width="stretch",
    )


def _width(made: Preview) -> int:
    """Return how wide a picture is shown, so that none is higher than its tile allows."""
    return round(min(WIDEST_PX, (PICTURE_PX - 16) * made.width_mm / made.height_mm))


def _wrong(here: Session, entries: tuple[Entry, ...]) -> str:
    count = sum(len(here.diagnostics_of(one)) for one in sorted({entry.focus.name for entry in entries}))
    return f" · :red[{counted(count, 'problem')}]" if count else ""


def _ways(here: Session | None) -> None:
    """Draw the ways to another pack; unsaved changes of this one stay in its draft."""
    beside = here.workspace.root.resolve().parent if here is not None else author_folder()
    st.header("Another pack" if here is not None else "Begin here")
    open_, new, copy, zip_ = st.tabs(["Open", "New", "Copy of a shipped pack", "From a zip file"])
    with open_, st.form("open", border=False):
        st.text_input("Folder of the pack", value=beside.as_posix(), key="open:folder")
        st.form_submit_button("Open", on_click=_open)
    with new, st.form("new", border=False):
        st.segmented_control("Game", [*_games()], key="new:game", default=next(iter(_games())))
        st.text_input("New folder", value=suggested("My pack", beside).as_posix(), key="new:folder")
        st.form_submit_button("Begin", on_click=_begin)
    with copy, st.form("copy", border=False):
        st.selectbox("Pack", shipped_ids(), key="copy:pack", format_func=lambda name: name.replace("_", " "))
        st.text_input("New folder", value=suggested("My copy", beside).as_posix(), key="copy:folder")
        st.form_submit_button("Copy", on_click=_copy)
    with zip_, st.form("zip", border=False):
        st.file_uploader("Zip file of a pack", type="zip", key="zip:file", max_upload_size=MOST_ZIP_MB)
        st.text_input("New folder", value=suggested("From zip", beside).as_posix(), key="zip:folder")
        st.form_submit_button("Unpack", on_click=_unzip)


def _games() -> dict[str, SystemName]:
    """Return the systems for which a pack can be begun, by their names in print."""
    return {SYSTEMS[system].title: system for system in systems()}


def _zip(workspace: Workspace) -> bytes:
    made = pack_zip(workspace)
    if isinstance(made, Refused):
        raise ValueError(made.message)  # noqa: TRY004 - a file grew since; the browser says that there is none
    return made


def _open() -> None:
    folder = folder_called(st.session_state["open:folder"])
    _opened(folder if isinstance(folder, Refused) else None, folder, "open:folder")


def _begin() -> None:
    system = _games().get(st.session_state["new:game"], systems()[0])
    _made_once("new:folder", lambda folder: begin(folder, system))


def _copy() -> None:
    name = st.session_state["copy:pack"]
    _made_once("copy:folder", lambda folder: copy_shipped(name, folder))


def _unzip() -> None:
    file = st.session_state["zip:file"]
    if file is None:
        _opened(Refused("choose a zip file first"), folder_called(st.session_state["zip:folder"]), "zip:folder")
    else:
        _made_once("zip:folder", lambda folder: unzip(file.getvalue(), folder))


def _made_once(key: str, make: Callable[[Path], Refused | None]) -> None:
    """Make a pack in the folder that a field names and open it; the second click of two finds what the first has made.

    What was made is kept in a list that is fetched before: Streamlit may break off wherever its state is asked for.
    """
    made, here = cast("list[Path]", st.session_state.setdefault(MADE, [])), found_session()
    folder = folder_called(st.session_state[key])
    if isinstance(folder, Refused):
        _opened(folder, folder, key)
    elif made != [folder]:
        refused = make(folder)
        made[:] = [folder] if refused is None else made
        _opened(refused, folder, key)
    elif here is None or here.workspace.root != folder:
        _opened(None, folder, key)


def _opened(refused: Refused | None, folder: Path | Refused, key: str) -> None:
    """Open the pack in a folder that a field names, unless something was refused; a callback, and all is drawn anew."""
    tell = hearing(key)
    if refused is None and isinstance(folder, Path):
        refused = open_folder(folder)
        if refused is None:
            session().notice = f"{session().title} is open"
    tell(refused is None)
    st.session_state[REFUSED] = refused.message if refused is not None else ""
    st.rerun()
