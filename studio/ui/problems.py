"""What is wrong with a document, beside its form: the sentence, the rule, the fix; and what errors keep out of use."""

import streamlit as st

from schemas.diagnostics.diagnostics import Severity
from schemas.diagnostics.suggest import cut
from studio.core.entries import Entry
from studio.ui.tab import commit, session
from studio.ui.words import plain, said
from studio.views.problems import Problem, fix, left_out, problems_in

SIGNS = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}
MOST_NAMED = 5


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
