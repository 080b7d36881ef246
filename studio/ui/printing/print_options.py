"""What an author can ask of the press, and for a digital table, as widgets."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

import streamlit as st

from exporters.components.evenings import scenarios_in
from exporters.imposition.cutting import CUT_FORMATS
from exporters.imposition.profiles import PROFILES
from exporters.imposition.sheets import DUPLEX, PAPERS, PLATES, CutKind, Duplex
from exporters.kit.orders import FORMS, KitForm, PrintOrder
from exporters.layout.settings import THEMES
from exporters.pdf.standards import OutputProfile, read_output_profile
from exporters.tables.export import TABLES
from exporters.tables.supplies import LEAST_DPI, MOST_DPI, TableOrder
from schemas.packs.packs import Pack
from schemas.translations.speaking import known_languages
from studio.browser.typed import SETTING
from studio.browser.words import plain
from studio.core.entries import title_of
from studio.jobs.printing import Wanted, documents_of, product_titles

KIT, SOME, SINGLE = "Whole kit", "Parts", "Documents"
MOST_GAP_MM = 50.0
MOST_SHIFT_MM = 20.0
ICC, ICC_KEPT, ICC_MB = "print:icc", "print:icc kept", 5
LOOKS: Final[Mapping[str, str]] = {key: theme.title for key, theme in THEMES.items()}
PRINTERS: Final[Mapping[str, str]] = {key: profile.title for key, profile in PROFILES.items()}
SHEETS: Final[Mapping[str, str]] = {key: paper.title for key, paper in PAPERS.items()}
WAYS: Final[Mapping[str, str]] = {key: words.capitalize() for key, words in DUPLEX.items()}
LANGUAGES: Final[Mapping[str, str]] = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français"}
"""What languages call themselves; others are shown by their tags."""

UNITS: Final[Mapping[str, str]] = {"": "As the kit has them", **{form: form.capitalize() for form in FORMS}}
MACHINES: Final[dict[str, str]] = {"": "Nothing", **{kind: f"Outlines as {kind.upper()}" for kind in CUT_FORMATS}}
GAMES: Final[Mapping[str, str]] = {key: table.title for key, table in TABLES.items()}


def paper_options(pack: Pack) -> Wanted | None:
    """Draw what can be chosen for paper and return what is wanted; None while nothing is."""
    what = st.segmented_control(
        "What to print", (KIT, SOME, SINGLE), default=KIT, required=True, key="print:what", persist_state="session"
    )
    only = _several("Parts of the kit", "print:only", product_titles(pack)) if what == SOME else ()
    documents = _several("Documents", "print:documents", documents_of(pack)) if what == SINGLE else ()
    saving = _saving(pack, what)
    left, right = st.columns(2)
    with left:
        paper = _choice("Paper", "print:paper", SHEETS)
    with right:
        theme = _choice("Look", "print:theme", LOOKS)
    language = _choice("Language", "print:language", _languages(pack))
    profile = printer_choice("print:profile")
    duplex = _choice("Backs", "print:duplex", WAYS)
    marks = st.toggle("Crop marks", value=True, key="print:marks", persist_state="session")
    cut = cast("CutKind", _choice("For a cutting machine", "print:cut", _machines(profile)))
    booklet = st.toggle(
        "Booklet", key="print:booklet", help="Books two pages a side, to fold and staple.", persist_state="session"
    )
    html = st.toggle(
        "Books for browsers",
        key="print:html",
        help="As a page for browsers and screen readers, not as pages of paper.",
        persist_state="session",
    )
    with st.expander("Exact fit"):
        gutter, shift, output = _exact(profile)
    if (what == SOME and not only) or (what == SINGLE and not documents):
        return None
    order = PrintOrder(only, paper, theme, cast("Duplex", duplex), gutter, marks, shift, profile=profile, output=output)
    order = replace(order, booklet=booklet, html=html, language=language, scenario=saving.scenario, lean=saving.lean)
    return Wanted(replace(order, form=saving.form, one_sheet=saving.one_sheet, cut=cut), documents)


def _machines(profile: str) -> Mapping[str, str]:
    """Return in which formats a cutting machine can be told what to cut, on plates as well if who prints takes them."""
    return MACHINES | {PLATES: "Plates of the PDF"} if PROFILES[profile].cut_plates else MACHINES


def _saving(pack: Pack, what: str) -> PrintOrder:
    """Draw what saves paper, and return it as an order: an evening, fewer sheets, one form of units, small maps."""
    scenario = _choice("For an evening of", "print:scenario", _evenings(pack)) if what != SINGLE else ""
    form = cast("KitForm", _choice("Units have", "print:form", UNITS)) if what == KIT else ""
    lean = _toggle("Few sheets", "print:lean", "Pieces put together, nothing told twice.")
    one_sheet = _toggle("Maps on one sheet", "print:one sheet", "Maps and panels at true size, in small.")
    return PrintOrder(scenario=scenario, form=form, lean=lean, one_sheet=one_sheet)


def _toggle(label: str, key: str, said: str) -> bool:
    return st.toggle(label, key=key, help=said, persist_state="session")


def table_options(pack: Pack) -> Wanted:
    """Draw what can be chosen for a digital table and return what is wanted."""
    table = _choice("Digital table", "print:table", GAMES)
    only = _several("Parts of the kit", "print:table only", product_titles(pack), "All that the table has use for")
    dpi = st.number_input(
        "Pixels an inch",
        LEAST_DPI,
        MOST_DPI,
        TABLES[table].dpi,
        10,
        key=f"{SETTING}dpi {table}",
        help="More is finer and makes larger files.",
        persist_state="session",
    )
    bleed = table == "png" and st.toggle(
        "With the rim outside the cut", key="print:bleed", help="For print shops.", persist_state="session"
    )
    url = st.text_input(
        "Where the pictures will be found",
        key=f"{SETTING}url",
        help="For Tabletop Simulator: the address up to the last slash. Empty: you load them from your machine.",
        disabled=table != "tts",
        persist_state="session",
    )
    return Wanted(table=table, digital=TableOrder(only, int(dpi), bleed, url.strip() if table == "tts" else ""))


def _evenings(pack: Pack) -> dict[str, str]:
    """Return what the kit can be for, by the ids of scenarios; for everything first."""
    return {"": "Everything", **{each.id: title_of(each) for each in scenarios_in(pack)}}


def _languages(pack: Pack) -> dict[str, str]:
    """Return what can be chosen as a language, by its tag: as the author wrote, or translated."""
    others = (tag for tag in known_languages(pack) if tag != pack.manifest.language)
    return {"": "As written", **{tag: LANGUAGES.get(tag, tag) for tag in others}}


def printer_choice(key: str) -> str:
    """Draw the choice of who prints, by a key of its own, and return it."""
    return _choice("Who prints", key, PRINTERS)


def _exact(profile: str) -> tuple[float, tuple[float, float], OutputProfile | None]:
    """Draw what few need: space between pieces, where backs lie, the colour profile of a shop."""
    gutter, right, down = st.columns(3, vertical_alignment="bottom")
    values = [
        column.number_input(label, low, high, 0.0, 0.5, key=key, format="%.1f", persist_state="session")
        for column, label, low, high, key in (
            (gutter, "Gap, mm", 0.0, MOST_GAP_MM, f"{SETTING}gap"),
            (right, "Backs right, mm", -MOST_SHIFT_MM, MOST_SHIFT_MM, f"{SETTING}right"),
            (down, "Backs down, mm", -MOST_SHIFT_MM, MOST_SHIFT_MM, f"{SETTING}down"),
        )
    ]
    output = _output() if PROFILES[profile].standards else None
    return values[0], (values[1], values[2]), output


def _output() -> OutputProfile | None:
    file = st.file_uploader(
        "Colour profile of the press",
        ["icc", "icm"],
        key=ICC,
        max_upload_size=ICC_MB,
        help="The shop has it.",
        on_change=_bring,
    )
    kept = cast("tuple[str, bytes] | None", st.session_state.get(ICC_KEPT))
    if kept is None:
        return None
    name, data = kept
    if file is None:  # the page was left meanwhile, and Streamlit has forgotten it
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown(f":material/palette: {plain(name)}", width="stretch")
            st.button("Without it", on_click=st.session_state.pop, args=(ICC_KEPT, None))
    try:
        return read_output_profile(data)
    except ValueError as error:
        st.error(plain(f"{name}: {error}."), icon=":material/report:")
        return None


def _bring() -> None:
    """Keep the profile that was chosen while the studio is open, or none any more; a callback."""
    file = st.session_state[ICC]
    st.session_state[ICC_KEPT] = (file.name, file.getvalue()) if file is not None else None


def _choice(label: str, key: str, names: Mapping[str, str]) -> str:
    if st.session_state.get(key, "") not in names:
        st.session_state.pop(key, None)  # it is gone from the pack
    return st.selectbox(label, [*names], format_func=lambda name: names[name], key=key, persist_state="session")


def _several(label: str, key: str, names: Mapping[str, str], placeholder: str = "Choose") -> tuple[str, ...]:
    """Draw a choice of several, and return it in the order of the names; what is gone from the pack is not chosen."""
    chosen: Sequence[str] = st.session_state.get(key, ())
    if any(name not in names for name in chosen):
        st.session_state[key] = [name for name in chosen if name in names]
    found = st.multiselect(
        label,
        [*names],
        format_func=lambda name: names.get(name, name),
        key=key,
        placeholder=placeholder,
        persist_state="session",
    )
    return tuple(name for name in names if name in found)
