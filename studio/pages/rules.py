"""Rules: every parameter of the game with its words, its value and what the pack makes of it."""

import json
from typing import Any

import streamlit as st

from schemas.diagnostics.wording import counted
from schemas.kinds import RULES, Kind
from studio.browser.tab import FOCUS, commit, session
from studio.browser.typed import SETTING
from studio.browser.words import plain, said
from studio.core.documents import kinds_here, start
from studio.core.entries import Entry
from studio.core.session import Session
from studio.forms.fields import key_of
from studio.forms.form import row as form_row
from studio.ui.problems import problems
from studio.views.fields import field_at
from studio.views.house_rules import Parameter, found, groups, parameters, put_back, rule_texts, rules_entry

MOST_FOUND = 40
GROUP = "rules group"


def draw() -> None:
    """Draw the page."""
    st.title("Rules")
    here = session()
    entry, kind = rules_entry(here), kinds_here(here).get(RULES)
    if kind is None:
        st.info("The pack names no system yet; see Problems.")
    elif entry is None:
        st.caption("This pack is played by the rules as they are. Begin a rules document to change some of them.")
        st.button("Begin house rules", type="primary", on_click=_begin, args=(kind,))
    else:
        _rules(here, kind, entry)


def _rules(here: Session, kind: Kind, entry: Entry) -> None:
    changed = tuple(found(kind, entry, "", only_changed=True))
    words, toggle = st.columns([4, 2], vertical_alignment="bottom")
    wanted = words.text_input(
        "Search", key=f"{SETTING}search", placeholder=_example(kind, entry), icon=":material/search:", live="200ms"
    )
    only = toggle.toggle(f"Only what was changed ({len(changed)})", key="rules changed")
    problems(entry)
    texts = rule_texts(here.pack)
    if wanted or only:
        hits = tuple(found(kind, entry, wanted or "", only_changed=only))
        st.caption(counted(len(hits), "parameter"))
        for one in hits[:MOST_FOUND]:
            _parameter(entry, one, texts, named=True)
        return
    group = _group(kind, entry, changed)
    if group:
        meant = field_at(kind, (group,), entry.data).help
        st.markdown(f"**{plain(group.replace('_', ' ').capitalize())}** &nbsp; :gray[{plain(meant)}]")
        for one in parameters(kind, entry, (group,)):
            _parameter(entry, one, texts, named=False)


def _example(kind: Kind, entry: Entry) -> str:
    """Return what one may look for: a parameter of the game by its words, and one of its rules."""
    ruled = next((one for one in found(kind, entry, "", only_changed=False) if one.rules), None)
    return f"{ruled.row.field.label.lower()}, {ruled.rules[0]} ..." if ruled else ""


def _group(kind: Kind, entry: Entry, changed: tuple[Parameter, ...]) -> str:
    """Return the group that is shown: the one the author was led to, else the one chosen here."""
    names = [str(row.at[0]) for row in groups(kind, entry)]
    led = st.session_state.pop(FOCUS, None)
    if led is not None and led.at and led.at[0] in names:
        st.session_state[GROUP] = led.at[0]
    counts = {name: sum(one.row.at[0] == name for one in changed) for name in names}
    return (
        st.pills(
            "Group",
            names,
            key=GROUP,
            default=None if GROUP in st.session_state else names[0],
            format_func=lambda name: f"{name.replace('_', ' ')}{f' ({counts[name]})' if counts.get(name) else ''}",
            label_visibility="collapsed",
        )
        or names[0]
    )


def _parameter(entry: Entry, one: Parameter, texts: dict[str, str], *, named: bool) -> None:
    """Draw a parameter: its widget, what it means, what it was, and its rules."""
    with st.container(border=True):
        left, right = st.columns([2, 3], gap="medium")
        with left:
            if named:
                st.caption(plain(str(one.row.at[0]).replace("_", " ")))
            form_row(entry, one.row)
            if one.changed:
                st.button(
                    f"Back to {in_words(one.below)}",
                    icon=":material/restart_alt:",
                    key=f"back:{key_of(entry.focus, one.row.at)}",
                    type="tertiary",
                    on_click=_put_back,
                    args=(entry, one),
                )
        with right:
            st.markdown(said(one.row.field.help))
            state = ":orange[changed]" if one.changed else f":gray[as it was: {plain(in_words(one.below))}]"
            st.markdown(f":small[{state}]")
            for name in one.rules:
                st.markdown(f":small[**{plain(name)}** {plain(texts.get(name, ''))}]")


def in_words(value: Any) -> str:
    """Return a value in one line, as YAML authors write it; a long one is cut."""
    text = "none" if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _begin(kind: Kind) -> None:
    if rules_entry(session()) is None:  # else this is the second click of two
        start(session(), kind, "House rules")
    commit()


def _put_back(entry: Entry, one: Parameter) -> None:
    put_back(session(), entry, one.row.at)
    commit()
