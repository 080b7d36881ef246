"""The palette: whatever a pack has is found by words, and one is led there; on every page, by a key and by a button."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import streamlit as st
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from studio.browser.finding import PATH
from studio.browser.mount import Apply, mount
from studio.browser.tab import Goal, goals, session, token
from studio.core.session import Session
from studio.core.workspace import Focus
from studio.systems import PAGES
from studio.ui.frame import STEPS, page_shown

KEY: Final = "palette"
STYLE: Final = f"""
.st-key-{KEY}-around {{ position: fixed; top: 0.55rem; right: 4.25rem; z-index: 1000000; width: auto; }}
@media (max-width: 640px) {{ .st-key-{KEY}-around {{ right: 3.5rem; }} }}
"""
"""It stands in the head of every page, where it is seen without scrolling and with the list of pages folded away."""


class _Going(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")
    op: Literal["go"]
    page: Literal[*(row.key for row in PAGES)]  # type: ignore[valid-type] # the pages there are, no closed type
    file: str = ""
    number: int = 0
    at: tuple[str | int, ...] = ()


class _Stepping(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")
    op: Literal["step"]
    step: Literal[*STEPS]  # type: ignore[valid-type]


_OP: Final[TypeAdapter[_Going | _Stepping]] = TypeAdapter(Annotated[_Going | _Stepping, Field(discriminator="op")])


def palette() -> None:
    """Draw the button of the palette; the rest is drawn by the browser when it is opened."""
    with st.container(key=f"{KEY}-around"):
        mount(KEY, KEY, None, {"token": token(), "asks": PATH}, led(session(), goals(), page_shown()))


def led(here: Session, reached: list[Goal], shown: str) -> Apply:
    """Return what goes where an edit says, or does the step that it names."""

    def lead(op: Mapping[str, Any]) -> str | None:
        said = _OP.validate_python(dict(op))
        if isinstance(said, _Stepping):
            goal = STEPS[said.step](here, shown)
        else:
            focus = Focus(said.file, said.number, said.at) if said.file else None
            if focus is not None and here.entry(focus.name, focus.number) is None:
                return "This is not in the pack any more"
            goal = Goal(said.page, focus, enter=True)
        if goal is not None:
            reached.append(goal)
        return None

    return lead
