"""The studio's server: `python -m studio.serving.server PORT [PACK]`. It ends with the process.

It lets in the browsers that bring a key, as `studio.serving.gate` has it; the keys stand in a variable of its
environment.
Streamlit is imported in the functions: processes that the studio starts for battles load this module again.
"""

import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from logging import LogRecord, getLogger
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.paths import HOME
from studio.browser import BUILT, EDITORS_URL, address_of
from studio.browser.theme import FONTS_URL
from studio.serving.launch import KEYS, NAMES, options
from studio.systems import PAGES

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from streamlit.starlette import App


FONTS: Final = HOME / "exporters" / "fonts"
SCRIPT: Final = HOME / "studio" / "ui" / "app.py"
ADDRESSES: Final = frozenset(row.key for row in PAGES[1:])
"""What pages have for an address; that of the first is the server's own."""

HEAD: Final = "<head>"
TOLD: Final = f"{HEAD}<script>window.__streamlit = {{ BACKEND_BASE_URL: location.origin }};</script>"
THEIR_TITLE, OUR_TITLE = "<title>Streamlit</title>", "<title>Musterpress</title>"
UNKEPT: Final = {"cache-control": "no-cache"}


def policy(port: int) -> str:
    """Return what a page may load and whom it may ask: this server, and what it holds itself."""
    sockets = " ".join(f"ws://{name}:{port}" for name in NAMES)
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' {sockets} data: blob:",
            "worker-src 'self' blob:",
            "frame-ancestors 'none'",
            "base-uri 'self'",
            "form-action 'self'",
        )
    )


class Guarded:
    """Sends headers with every answer that keep a page from asking any other machine, and others from framing it."""

    def __init__(self, app: "ASGIApp", port: int) -> None:
        self.app = app
        self.headers = (
            (b"content-security-policy", policy(port).encode()),
            (b"cross-origin-resource-policy", b"same-origin"),
            (b"referrer-policy", b"no-referrer"),
            (b"x-content-type-options", b"nosniff"),
        )

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Pass a request on, with the headers on its way back."""

        async def guarded(message: "Message") -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
            await send(message)

        if scope["type"] == "http":
            await self.app(scope, receive, guarded)
            return
        with suppress(*gone()):
            await self.app(scope, receive, send)


class Homing:
    """Leads addresses of no page to the first page, about which Streamlit would only say that there is none."""

    def __init__(self, app: "ASGIApp") -> None:
        self.app = app

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        """Pass a request on, or send it home."""
        from starlette.responses import RedirectResponse  # noqa: PLC0415 - see the module

        lost = scope["type"] == "http" and is_lost(scope["path"])
        await (RedirectResponse("/") if lost else self.app)(scope, receive, send)


def is_lost(path: str) -> bool:
    """Whether a path could be that of a page, a word without an ending, and is that of none."""
    return re.fullmatch(r"/[^/.]+/?", path) is not None and path.strip("/") not in ADDRESSES


def gone() -> tuple[type[Exception], ...]:
    """Return the errors of a tab that was closed while something was on its way to it: no fault of anyone."""
    from starlette import websockets  # noqa: PLC0415 - see the module

    names = ("WebSocketDisconnect", "WebSocketDisconnected")  # the second in newer versions
    return tuple(getattr(websockets, name) for name in names if hasattr(websockets, name))


def server(port: int, keys: Sequence[str]) -> "App":
    """Return the server: the studio's pages, and the faces that they are set in, for browsers that bring a key."""
    from starlette.middleware import Middleware  # noqa: PLC0415 - see the module
    from starlette.routing import Mount, Route  # noqa: PLC0415
    from starlette.staticfiles import StaticFiles  # noqa: PLC0415
    from streamlit.starlette import App  # noqa: PLC0415

    from studio.browser.finding import PATH as FIND  # noqa: PLC0415 - see the module
    from studio.browser.finding import find_asked  # noqa: PLC0415
    from studio.browser.pieces import PIECES_URL, piece  # noqa: PLC0415
    from studio.browser.replacing import PATH as REPLACE  # noqa: PLC0415
    from studio.browser.replacing import places_asked  # noqa: PLC0415
    from studio.browser.typed import PATH, keep_typed  # noqa: PLC0415
    from studio.serving.gate import Gate  # noqa: PLC0415

    guard: Callable[..., Any] = Guarded
    gate: Callable[..., Any] = Gate
    homing: Callable[..., Any] = Homing
    return App(
        SCRIPT,
        routes=[
            Mount(FONTS_URL, StaticFiles(directory=FONTS)),
            Mount(EDITORS_URL, StaticFiles(directory=BUILT)),
            Route(f"{PIECES_URL}/{{name}}", piece),
            Route(PATH, keep_typed, methods=["POST"]),
            Route(FIND, find_asked, methods=["POST"]),
            Route(REPLACE, places_asked, methods=["POST"]),
            *(Route(f"/{address}", begin_page) for address in ("", *sorted(ADDRESSES))),
        ],
        middleware=[Middleware(guard, port=port), Middleware(gate, port=port, keys=keys), Middleware(homing)],
    )


def ignore_settings() -> None:
    """Keep every setting of Streamlit but our own from this process: of its environment, and of any file."""
    for name in [name for name in os.environ if name.upper().startswith("STREAMLIT_")]:
        del os.environ[name]
    from streamlit import config  # noqa: PLC0415 - see the module

    config.get_config_files = lambda file_name: []  # noqa: ARG005 - in the home folder, the present one, by the script


def is_worth_saying(record: LogRecord) -> bool:
    """Whether the author's terminal should show a line of the web server, which takes a refused socket for an error."""
    return "without completing handshake" not in record.getMessage()


def begin_page(_asked: "Request") -> "Response":
    """Return the answer to a browser that opens a page by its address: Streamlit's page, told where its server is.

    Left to itself it tries the address of the page first, asks below it for what is only to be had at the server's own
    address, and is refused twice for every page but the first.
    """
    from starlette.responses import HTMLResponse  # noqa: PLC0415 - see the module

    return HTMLResponse(_shell(), headers=UNKEPT)


@cache
def _shell() -> str:
    from streamlit.file_util import get_static_dir  # noqa: PLC0415

    theirs = Path(get_static_dir(), "index.html").read_text(encoding="utf-8")
    # It runs before the scripts of Streamlit: a field is drawn sooner than the rest, and no key goes unheard in it.
    listening = f'<script type="module" src="{address_of("typing.js")}"></script>'
    return theirs.replace(HEAD, f"{TOLD}{listening}", 1).replace(THEIR_TITLE, OUR_TITLE, 1)


def main() -> None:
    """Serve the pack of the arguments at the port of the arguments until the process is ended."""
    program, port, *pack = sys.argv
    sys.argv = [program, *pack]  # which is what the studio's script is handed
    keys = os.environ.pop(KEYS, "").split()
    ignore_settings()
    from studio.serving.runs import steady_runs  # noqa: PLC0415 - see the module

    steady_runs()
    getLogger("uvicorn.error").addFilter(is_worth_saying)
    with suppress(KeyboardInterrupt):
        server(int(port), keys).run(config=options(int(port)))


if __name__ == "__main__":
    main()
