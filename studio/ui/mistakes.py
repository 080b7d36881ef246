"""What is wrong with a document, beside its form: the sentence, the rule, the mend."""

import streamlit as st

from schemas.diagnostics import Severity
from studio.entries import Entry
from studio.problems import Problem, mend, problems_in
from studio.ui.session import commit, desk
from studio.ui.words import plain, said

SIGNS = {Severity.ERROR: ":red[:material/error:]", Severity.WARNING: ":orange[:material/warning:]"}


def mistakes(entry: Entry) -> None:
    """Draw everything that is wrong with a document, errors first; what a program can mend has a button."""
    found = sorted(problems_in(desk(), entry), key=lambda one: one.diagnostic.severity)
    for number, problem in enumerate(found):
        _mistake(problem, f"{entry.focus.name}#{entry.focus.number}:{number}:{desk().generation}")


def _mistake(problem: Problem, key: str) -> None:
    found = problem.diagnostic
    rule = f" :small[:gray[{plain(found.rule)}]]" if found.rule else ""
    hint = f"  \n:small[:material/lightbulb: {said(found.hint)}]" if found.hint else ""
    line = st.container(horizontal=True, wrap=False, vertical_alignment="center", gap="small")
    line.markdown(
        f"{SIGNS[found.severity]} {said(found.message[:1].upper() + found.message[1:])}{rule}{hint}", width="stretch"
    )
    if found.mend:
        line.button("Mend", key=f"mend:{key}", on_click=_mend, args=(problem,))


def _mend(problem: Problem) -> None:
    if problem.diagnostic in desk().checked.diagnostics:
        mend(desk(), problem)
    commit()
