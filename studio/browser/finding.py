"""What the palette asks: the browser sends words, and hears what they name in the pack as its tab has it in hand.

No run of the script is needed for it, and none is waited for. `studio/browser/src/palette/` is the other side.
"""

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from schemas.edits.edits import place_told
from schemas.kinds import RULES
from schemas.searching.finding import Group, Hit, Offer, Searched, Sort, find_in
from schemas.searching.queries import MOST_SIGNS
from studio.browser.tab import KEPT_SESSIONS
from studio.core.documents import system_of
from studio.core.session import Session
from studio.systems import PAGES, editor_of, pages_of

PATH: Final = "/pack/find"
MOST_BYTES: Final = 4_000
SHOWN: Final = 8
"""Hits of a sort that are shown at most."""

STEP, PAGE = "step:", "page:"
"""What the keys of offers begin with: something done to the pack, and a page."""

STEPS: Final = (
    Offer(f"{STEP}save", "Save", "Write what is not saved"),
    Offer(f"{STEP}undo", "Undo", "Take back the last step"),
    Offer(f"{STEP}redo", "Redo", "Do again what was taken back"),
)


M = TypeVar("M", bound=BaseModel)


class Asked(BaseModel):
    """What a browser asks: words, and the token of the tab whose pack is meant."""

    model_config = ConfigDict(frozen=True)
    token: str = Field(min_length=1, max_length=64)
    query: str = Field(max_length=MOST_SIGNS)


async def find_asked(asked: Request) -> Response:
    """Answer with what words name in the pack of a tab; 409 where no pack is open in it."""
    said = await said_in(asked, Asked, MOST_BYTES)
    if said is None:
        return Response(status_code=400)
    session = KEPT_SESSIONS.session_of(said.token)
    if session is None:
        return Response(status_code=409)
    return JSONResponse(await run_in_threadpool(answer, session, said.query))


async def said_in(asked: Request, model: type[M], most: int) -> M | None:
    """Return what a request says, None where that is none of its kind, or longer than it may be."""
    data = b""
    async for part in asked.stream():
        data += part
        if len(data) > most:
            return None
    try:
        return model.model_validate_json(data)
    except ValidationError:
        return None


def answer(session: Session, query: str) -> list[dict[str, Any]]:
    """Return what a query names in a pack, as JSON: groups with a title, how many there are, and hits to go to."""
    seen, offers = session.looker.seen, tuple(offers_of(session))
    if not query.split():
        hits = tuple(Hit(Sort.OFFER, 0, one.title, id=one.key, excerpt=one.meaning) for one in offers)
        groups: tuple[Group, ...] = (Group(Sort.OFFER, hits, len(hits)),)
    else:
        groups = find_in(query, Searched(seen.writings, seen.rules, seen.rules_model, offers), SHOWN)
    return [
        {"sort": group.sort, "total": group.total, "hits": [_told(session, hit) for hit in group.hits]}
        for group in groups
    ]


def offers_of(session: Session) -> Iterator[Offer]:
    """Yield the pages that the pack has in the studio, and what can be done to it on every page."""
    system = system_of(session)
    for row in pages_of(system) if system is not None else PAGES:
        yield Offer(f"{PAGE}{row.key}", row.title, f"Page of {row.section.lower()}")
    yield from STEPS


def _told(session: Session, hit: Hit) -> dict[str, Any]:
    """Return a hit as JSON: what it says, and the edit that goes there."""
    words = {"title": hit.title, "where": _where(hit), "excerpt": hit.excerpt, "marks": hit.marks}
    if hit.sort is Sort.OFFER:
        kind, _colon, name = hit.id.partition(":")
        return {**words, "op": {"op": "go", "page": name} if f"{kind}:" == PAGE else {"op": "step", "step": name}}
    place = {"file": hit.file, "number": hit.number, "at": hit.at}
    if not hit.file:
        own = next((one for one in session.looker.seen.writings if one.kind_name == RULES), None)
        place = {"file": own.file, "number": own.number, "at": hit.at} if own is not None else {}
    return {**words, "op": {"op": "go", "page": editor_of(system_of(session), hit.kind), **place}}


def _where(hit: Hit) -> str:
    """Return where a hit stands, in a few words."""
    kind = hit.kind.replace("_", " ")
    match hit.sort:
        case Sort.OFFER:
            return ""
        case Sort.DOCUMENT:
            return f"{kind} · {hit.id}"
        case Sort.RULE:
            return f"{hit.file}:{hit.line}" if hit.file else "as it was"
        case _:
            return f"{kind} · {place_told(hit.at)} · {hit.file}:{hit.line}"
