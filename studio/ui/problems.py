"""What is wrong with a document, beside its form and in the text of its file; and what errors keep out of use."""

from collections import Counter
from typing import cast

import streamlit as st

from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.wording import cut
from studio.browser.tab import aim, commit, session, show
from studio.browser.typed import css_class, hearing
from studio.browser.words import plain, said
from studio.core.entries import Entry
from studio.core.workspace import Focus
from studio.views.problems import Problem, fix, left_out, margin_style, problems_in

SIGNS = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}
MOST_NAMED = 5
HEIGHT_PX = 560
NEW_LINE = "\n"
OWN = "texts changed"


def problems(entry: Entry) -> None:
    """Draw everything that is wrong with a document, errors first; what a program can fix has a button."""
    found = sorted(problems_in(session(), entry), key=lambda one: one.diagnostic.severity)
    for number, problem in enumerate(found):
        _problem(problem, f"{entry.focus.name}#{entry.focus.number}:{number}:{session().generation}")


def say_left_out(where: str) -> None:
    """Say what errors keep out of a use of the pack, such as `print`; nothing when all of it is there."""
    names = left_out(session())
    if not names:
        return
    named, left = cut(names, MOST_NAMED)
    more = f" and {left} more" if left else ""
    st.warning(
        f"Errors keep out of {where}: {plain(', '.join(named))}{more}. Problems says why.",
        icon=":material/report:",
    )


def _problem(problem: Problem, key: str) -> None:
    found = problem.diagnostic
    rule = f" :small[:gray[{plain(found.rule)}]]" if found.rule else ""
    hint = f"  \n:small[:material/lightbulb: {said(found.hint)}]" if found.hint else ""
    line = st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small")
    line.markdown(
        f"{SIGNS[found.severity]} {said(found.message[:1].upper() + found.message[1:])}{rule}{hint}", width="stretch"
    )
    if found.fix:
        line.button("Fix", key=f"fix:{key}", on_click=_fix, args=(problem,))


def _fix(problem: Problem) -> None:
    if problem.diagnostic in session().checked.diagnostics:
        fix(session(), problem)
    commit()


def document_text(entry: Entry) -> None:
    """Draw the file of a document as text, and what is wrong with the document."""
    yaml_view(Focus(entry.focus.name, entry.focus.number), problems_in(session(), entry))


def yaml_view(focus: Focus, problems: tuple[Problem, ...]) -> None:
    """Draw the file of a document as text that can be changed, and what is wrong there above it and at its line."""
    name = focus.name
    data = session().workspace.files[name]
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        st.warning("This file is not UTF-8 text. Save it as UTF-8 in a text editor.")
        return
    key, shown = _key_of(name), text.replace("\r\n", "\n")
    if st.session_state.get(key, shown) != shown:
        st.session_state[key] = shown
    diagnostics = [one.diagnostic for one in problems]
    for found in diagnostics:
        place = f"line {found.line}: " if found.line else ""
        hint = f" · {said(found.hint)}" if found.hint else ""
        st.markdown(f":small[{SIGNS[found.severity]} {place}{said(found.message)}{hint}]")
    marked = {one.line: one.severity for one in sorted(diagnostics, key=lambda one: one.severity, reverse=True)}
    st.html(f"<style>{margin_style(css_class(key), text.count(NEW_LINE) + 1, marked)}</style>")
    st.text_area(
        f"Text of {name}",
        shown,
        key=key,
        height=HEIGHT_PX,
        label_visibility="collapsed",
        on_change=_changed,
        args=(focus, key),
    )


def _key_of(name: str) -> str:
    """Return the key of the widget of a file: another one after every change that was not made in it."""
    return f"yaml:{name}:{session().edition(name) - _own()[name]}"


def _own() -> Counter[str]:
    """Return how often each file was changed by its text here: its author may be typing on."""
    return cast("Counter[str]", st.session_state.setdefault(OWN, Counter()))


def _changed(focus: Focus, key: str) -> None:
    here, name = session(), focus.name
    if name not in here.workspace.files or key != _key_of(name):
        return
    before, kind = here.workspace.files[name], _kind(focus)
    mark = b"\xef\xbb\xbf" if before.startswith(b"\xef\xbb\xbf") else b""
    text, tell, own = st.session_state[key], hearing(key), _own()
    if b"\r\n" in before:
        text = text.replace("\n", "\r\n")
    data = mark + text.encode("utf-8", errors="replace")
    done = here.take(here.workspace.change(f"Change the text of {name}", {name: data}, Focus(name)))
    here.editions[name] = here.editions.get(name, 0) + done
    own[name] += done
    tell(done)
    if _kind(focus) == kind:
        show(focus)
    else:  # no page of its kind could show it
        aim("documents", focus)
    commit()


def _kind(focus: Focus) -> str:
    """Return the kind of a document as its text says it; "" while that cannot be read."""
    entry = session().entry(focus.name, focus.number)
    return entry.kind if entry is not None else ""
