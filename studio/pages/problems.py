"""Problems: everything wrong with the pack, each with its line, the way to its field, and the mend if there is one."""

import streamlit as st

from engine.codes import CODES
from schemas.diagnostics import Severity
from studio.desk import counted
from studio.kinds import system_of
from studio.pages import editor_of
from studio.problems import Problem, mend, problems_of
from studio.ui.session import commit, desk, go_to
from studio.ui.words import plain, said

MOST_SHOWN = 100
ICONS = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}


def draw() -> None:
    """Draw the page."""
    st.title("Problems")
    problems = problems_of(desk())
    if not problems:
        st.success("Nothing is wrong with this pack.", icon=":material/check_circle:")
        return
    errors = sum(one.diagnostic.severity is Severity.ERROR for one in problems)
    warnings = len(problems) - errors
    st.caption(
        f"{counted(errors, 'error')}, {counted(warnings, 'warning')}. Errors keep a document from play and print."
    )
    for number, problem in enumerate(problems[:MOST_SHOWN]):
        _draw(number, problem)
    if len(problems) > MOST_SHOWN:
        st.caption(f"and {len(problems) - MOST_SHOWN} more; mend some of these first")


def _draw(number: int, problem: Problem) -> None:
    found = problem.diagnostic
    with st.container(border=True):
        words, acts = st.columns([5, 1], vertical_alignment="center")
        words.markdown(f"{ICONS[found.severity]} **{said(found.message)}**")
        if problem.source.strip():
            words.code(f"{found.line:>4} | {problem.source}"[:300], language=None)
        words.markdown(_small_print(problem))
        with acts:
            _acts(number, problem)


def _small_print(problem: Problem) -> str:
    """Return the hint, the place and the code of a problem, and the rule behind it."""
    found = problem.diagnostic
    hint = f":material/lightbulb: {said(found.hint)}  \n" if found.hint else ""
    rule = f" · {plain(found.rule)}" if found.rule else ""
    return f"{hint}:small[:gray[{plain(problem.place)} · {plain(found.code)}{rule}]]"


def _acts(number: int, problem: Problem) -> None:
    """Draw what can be done about a problem: go there, mend it, read what it means."""
    if problem.focus is not None:
        st.button("Go there", key=f"go-{number}", on_click=_go, args=(problem,), width="stretch")
    if problem.diagnostic.mend:
        st.button(
            "Mend",
            key=f"mend-{number}",
            type="primary",
            help=plain(problem.diagnostic.hint),
            on_click=_mend,
            args=(problem,),
            width="stretch",
        )
    explanation = CODES.get(problem.diagnostic.code)
    if explanation is not None:
        with st.popover("Why?", width="stretch"):
            st.text(explanation.explanation)


def _go(problem: Problem) -> None:
    here, focus = desk(), problem.focus
    entry = here.entry(focus.name, focus.number) if focus is not None else None
    go_to(editor_of(system_of(here), entry.kind if entry is not None else ""), focus)


def _mend(problem: Problem) -> None:
    mend(desk(), problem)
    commit()
