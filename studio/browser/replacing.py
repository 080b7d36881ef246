"""What the page "Find and replace" asks: the browser sends words, and hears in which places of the pack they stand.

No run of the script is needed for it. `studio/browser/src/replacing/` is the other side.
"""

from collections.abc import Mapping
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from schemas.diagnostics.wording import counted
from schemas.searching.replacing import Occurrence, Wanted, occurrences, replaced
from studio.browser.finding import said_in
from studio.browser.tab import KEPT_SESSIONS
from studio.core.session import Session
from studio.core.workspace import Focus

PATH: Final = "/pack/replace"
MOST_BYTES: Final = 20_000
MOST_SIGNS: Final = 2_000
SHOWN: Final = 1_000
"""Places that are shown, and replaced in one step, at most."""


class Replacing(BaseModel):
    """What is to be replaced by what."""

    model_config = ConfigDict(frozen=True)
    old: str = Field(max_length=MOST_SIGNS)
    new: str = Field(max_length=MOST_SIGNS)
    any_case: bool = False
    whole_words: bool = False

    @property
    def wanted(self) -> Wanted:
        """The same as the core has it."""
        return Wanted(self.old, self.new, self.any_case, self.whole_words)


class Asked(Replacing):
    """What a browser asks; the token is that of the tab whose pack is meant."""

    token: str = Field(min_length=1, max_length=64)


class Chosen(Replacing):
    """What is to be done: the places that were picked, by their keys."""

    keys: tuple[str, ...] = Field(max_length=SHOWN)


async def places_asked(asked: Request) -> Response:
    """Answer with the places in the pack of a tab where words stand; 409 where no pack is open in it."""
    said = await said_in(asked, Asked, MOST_BYTES)
    if said is None:
        return Response(status_code=400)
    session = KEPT_SESSIONS.session_of(said.token)
    if session is None:
        return Response(status_code=409)
    return JSONResponse(await run_in_threadpool(preview, session, said))


def preview(session: Session, said: Replacing) -> dict[str, Any]:
    """Return the places where words stand, as JSON, and how many there are besides."""
    found = occurrences(session.looker.seen.writings, said.wanted)
    return {"places": [_told(one) for one in found[:SHOWN]], "more": max(0, len(found) - SHOWN)}


def _told(one: Occurrence) -> dict[str, Any]:
    place = {"key": one.key, "file": one.file, "title": one.title, "line": one.place.line}
    return {**place, "before": one.before, "old": one.old, "behind": one.behind, "stays": one.stays}


def replace_chosen(session: Session, op: Mapping[str, Any]) -> str | None:
    """Replace words in the places that were picked, as one step; return why not when nothing is.

    The files then say what `musterpress replace --write` would write.
    """
    said = Chosen.model_validate(dict(op))
    keys = frozenset(said.keys)
    found = occurrences(session.looked_through().writings, said.wanted)
    made = replaced(session.workspace.files, (one for one in found if one.key in keys), said.new)
    if not made.done:
        return made.left[0].stays if made.left else "Nothing of this is there any more; look again"
    first = made.done[0]
    where = counted(len(made.done), "place")
    if not session.change(f"Replace {said.old} in {where}", made.contents, Focus(first.file, first.number, first.at)):
        return session.notice
    left = f"; {counted(len(made.left), 'place')} left: {made.left[0].stays}" if made.left else ""
    session.notice = (
        f"Replaced in {where} of {counted(len(made.contents), 'file')}{left}. Undo takes it back in one step"
    )
    return None
