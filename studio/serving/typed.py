"""Where a browser hands over what is typed, at once and without a run of the studio's script."""

from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from studio.core.typed import MOST_BYTES, message_of
from studio.ui.tab import KEPT_SESSIONS

PATH: Final = "/draft/typed"


async def keep_typed(asked: Request) -> Response:
    """Put what is typed in a tab into the draft of its session: 204 when it lies there."""
    data = b""
    async for part in asked.stream():
        data += part
        if len(data) > MOST_BYTES:
            return Response(status_code=413)
    said = message_of(data)
    if said is None:
        return Response(status_code=400)
    session = KEPT_SESSIONS.session_of(said[0])
    kept = session is not None and await run_in_threadpool(session.keep_typed, said[1])
    return Response(status_code=204 if kept else 409)
