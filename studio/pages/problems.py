"""Problems: everything wrong with the pack, each with its line, the way to its field, and the fix if there is one."""

import streamlit as st

from exporters.preflight.codes import CODES
from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.wording import counted, cut
from studio.browser.tab import commit, go_to, session
from studio.browser.words import plain, said
from studio.core.documents import system_of
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.systems import editor_of
from studio.ui.problems import SIGNS
from studio.views.problems import Problem, by_file, fix, problems_of

MOST_SHOWN = 100


def draw() -> None:
    """Draw the page."""
    here = session()
    st.title("Problems")
    problems = problems_of(here)
    if not problems:
        st.success("Nothing is wrong with this pack.", icon=":material/check_circle:")
        return
    errors = sum(one.diagnostic.severity is Severity.ERROR for one in problems)
    st.caption(
        f"{counted(errors, 'error')}, {counted(len(problems) - errors, 'warning')}. "
        "Errors keep a document from play and print."
    )
    shown, left = cut(problems, MOST_SHOWN)
    for name, found in by_file(shown):
        _file(here, name, found)
    if left:
        st.caption(f"and {left} more; fix some of these first")


def _file(here: Session, name: str, problems: tuple[Problem, ...]) -> None:
    """Draw what is wrong with a file."""
    entries = here.entries_of(name) if name in here.workspace.files else ()
    titles = " · ".join(plain(one.title) for one in entries[:3])
    with st.container(border=True, gap="medium"):
        st.markdown(f"**{titles}** &nbsp; :gray[{plain(name)}]" if titles else f"**{plain(name)}**")
        for number, problem in enumerate(problems):
            with st.container(gap="small"):
                _problem(f"{name}:{number}:{here.generation}", problem, known=name in here.workspace.files)


def _problem(key: str, problem: Problem, *, known: bool) -> None:
    found = problem.diagnostic
    st.markdown(f"{SIGNS[found.severity]} {said(found.message)}")
    if problem.excerpt:
        st.code(problem.excerpt, language=None)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(_small_print(problem), width="stretch")
        _acts(key, problem, known=known)


def _small_print(problem: Problem) -> str:
    """Return the hint, the place and the code of a problem, and the rule behind it."""
    found = problem.diagnostic
    hint = f":material/lightbulb: {said(found.hint)}  \n" if found.hint else ""
    rule = f" · {plain(found.rule)}" if found.rule else ""
    place = f"line {found.line}, column {found.column} · " if found.line else ""
    return f"{hint}:small[:gray[{place}{plain(found.code)}{rule}]]"


def _acts(key: str, problem: Problem, *, known: bool) -> None:
    """Draw what can be done about a problem: read what it means, go there, fix it."""
    explanation = CODES.get(problem.diagnostic.code)
    if explanation is not None:
        with st.popover("Why?", type="tertiary"):
            st.text(explanation.explanation)
    if known:
        st.button("Go there", key=f"go:{key}", on_click=_go, args=(problem,))
    if problem.diagnostic.fix:
        hint = plain(problem.diagnostic.hint)
        st.button("Fix", key=f"fix:{key}", type="primary", help=hint, on_click=_fix, args=(problem,))


def _go(problem: Problem) -> None:
    """Lead to the field, or to the text of a file that cannot be read."""
    here, focus = session(), problem.focus or Focus(problem.name)
    entry = here.entry(focus.name, focus.number)
    go_to(editor_of(system_of(here), entry.kind if entry is not None else ""), focus)


def _fix(problem: Problem) -> None:
    fix(session(), problem)
    commit()
