"""Translate: the texts of the pack as catalogues for translators, and what of each is translated."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import polib
import streamlit as st

from schemas.diagnostics.diagnostics import FlawError, Severity
from schemas.packs.files import Disk
from schemas.packs.packs import Pack
from schemas.translations.files import catalogue_path, catalogue_paths
from schemas.translations.refresh import Share, share_of, up_to_date, write_catalogue, wrong_language
from studio.browser.tab import session
from studio.browser.typed import SETTING
from studio.browser.words import plain, said

LANGUAGE: Final = f"{SETTING}translate:language"
MADE: Final = "translate:made"
WRITTEN: Final = "translate:written"
LONGEST: Final = 40
MOST_SHOWN: Final = 1000
STATES: Final = ("Not translated", "To look at again", "Translated")
ABOUT: Final = "Its tag, such as de, fr or pt-BR"
BEFORE: Final = (
    "A catalogue is a file in the folder `translations` that programs for translators open, such as Poedit. What is "
    "translated stays, what has changed since is marked, and prints take the language from there."
)


def draw() -> None:
    """Draw the page."""
    st.title("Translate")
    pack = session().pack
    if pack is None:
        st.info("Nothing of this pack can be translated yet; see its problems.", icon=":material/error:")
        return
    there = [path.stem for path in catalogue_paths(pack, Disk())]
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="xsmall")
    row.text_input("Language", there[0] if there else "de", LONGEST, key=LANGUAGE, help=ABOUT, persist_state="session")
    language = _language()
    waits = wrong_language(pack, language) or _why_not()
    row.button("Write the catalogue", type="primary", on_click=_write, disabled=bool(waits))
    if waits:
        st.info(plain(f"{waits[:1].upper()}{waits[1:]}."), icon=":material/hourglass:")
    if words := st.session_state.pop(WRITTEN, ""):
        st.success(plain(words), icon=":material/check:")
    st.caption(BEFORE)
    if there:
        st.caption(plain(f"There are: {', '.join(there)}."))
    if not wrong_language(pack, language):
        _looked_at(pack, language)


def _language() -> str:
    return str(st.session_state[LANGUAGE]).strip()


def _why_not() -> str:
    """Return why no catalogue is written of the pack in hand now, "" if one can be."""
    if any(each.severity is Severity.ERROR for each in session().checked.diagnostics):
        return "the pack has errors; a catalogue is written once they are mended"
    return "save first: a catalogue is written of what is saved" if session().workspace.dirty() else ""


def _write() -> None:
    """Write the catalogue of the language typed by now into the pack, as `musterpress translate` does; a callback."""
    pack, language = session().pack, _language()
    if pack is None or _why_not() or wrong_language(pack, language):
        return
    try:
        path, made = up_to_date(pack, language)
        write_catalogue(path, made, pack)
        st.session_state[WRITTEN] = f"{path.name}: {_spoken(share_of(made))}."
    except (FlawError, OSError) as error:
        st.session_state[WRITTEN] = f"Nothing was written: {error}."


def _spoken(share: Share) -> str:
    again = f", {share.fuzzy} to look at again" if share.fuzzy else ""
    return f"{share.translated} of {share.texts} texts are translated{again}"


def _looked_at(pack: Pack, language: str) -> None:
    """Draw how much of the texts in hand is translated into a language, and the texts."""
    try:
        path, made = _once(pack, language)
    except FlawError as error:
        found = error.flaw.diagnostic("")
        st.warning(f"{said(found.message)}, line {found.line}" if found.line else said(found.message))
        return
    share = share_of(made)
    st.header(plain(_spoken(share)))
    st.progress(share.translated / share.texts if share.texts else 0.0)
    shown = st.segmented_control("Texts", STATES, default=STATES[0], required=True, key="translate:shown")
    lines = [line for line in _lines(made) if line.pop("state") == shown]
    if lines:
        st.dataframe(lines[:MOST_SHOWN], hide_index=True, width="stretch", key="translate:texts")
    else:
        st.caption("There are none of these.")
    if len(lines) > MOST_SHOWN:
        st.caption(f"and {len(lines) - MOST_SHOWN:,} more")
    data = str(made).encode()
    st.download_button("Download", data, path.name, "text/x-gettext-translation", icon=":material/download:")


def _once(pack: Pack, language: str) -> tuple[Path, polib.POFile]:
    """Return the catalogue of a language as it would be written, made once for all the times that the page is drawn.

    Raises:
        FlawError: the file that is there cannot be read, or is no catalogue.
    """
    path = catalogue_path(pack, language)
    stamp = path.stat().st_mtime_ns if path.is_file() else 0
    kept = st.session_state.get(MADE)
    if kept is None or kept[0] is not pack or kept[1:3] != (path, stamp):
        kept = pack, path, stamp, up_to_date(pack, language)[1]
        st.session_state[MADE] = kept
    return path, kept[3]


def _lines(made: polib.POFile) -> Iterator[dict[str, Any]]:
    """Yield the texts of a catalogue with their state."""
    for entry in made:
        if not entry.obsolete:
            state = STATES[1] if entry.fuzzy else STATES[2] if entry.msgstr else STATES[0]
            yield {"state": state, "place": entry.msgctxt, "text": entry.msgid, "translation": entry.msgstr}
