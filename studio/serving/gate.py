"""Who may come in: the browser that brings a key, and nobody else on this machine or in the network.

A key stands in an address that only the author sees, and lets one browser in, once. What that browser gets instead is
a cookie, good for as long as the server lives. Whoever has none is told how to come by it, whatever was asked for.
"""

from collections.abc import Iterable
from secrets import compare_digest, token_urlsafe
from typing import Final
from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from studio.serving.launch import hosts

KEY: Final = "token"
"""What the address calls its key."""

HEALTH: Final = "/_stcore/health"
"""Where the program that started the server asks whether it is ready."""

SETTINGS: Final = "/_stcore/host-config"
"""What a page asks for before it opens its socket."""

READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
COOKIE_S: Final = 30 * 24 * 3600
"""Longer than a server lives; without it a browser would forget the cookie when it is closed."""

REFUSAL: Final = (
    "Open the studio with the address that its command printed in the terminal. "
    "That address lets one browser in, once: if it was used, end the command with Ctrl+C and start it again. "
    "What is not saved is kept, and offered again.\n"
)
UNKEPT: Final = {"cache-control": "no-store"}
PASSAGE: Final = '<!doctype html><title>Musterpress</title><meta http-equiv="refresh" content="0; url={0}">'


class Gate:
    """Passes on what comes from a page of ours in a browser that was let in, and answers all else itself."""

    def __init__(self, app: ASGIApp, port: int, keys: Iterable[str]) -> None:
        self.app = app
        self.hosts = hosts(port)
        self.keys = {*keys}
        self.cookie = f"musterpress_{port}"  # browsers send a cookie to every port of a machine
        self.secret = token_urlsafe(32)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it."""
        answer = None if scope["type"] == "lifespan" else self._answer(HTTPConnection(scope))
        await (answer or self.app)(scope, receive, send)

    def _answer(self, asked: HTTPConnection) -> Response | None:
        """Return what we say ourselves; None where the request is passed on."""
        method = asked.scope.get("method", "")
        if not self._is_from_our_page(asked, method):
            return PlainTextResponse(REFUSAL, 403, UNKEPT)
        if method == "GET" and KEY in asked.query_params and (self._takes(asked) or self._knows(asked)):
            return self._welcome(asked)
        if self._knows(asked):
            return None
        return _to_a_stranger(method, asked.scope["path"])

    def _is_from_our_page(self, asked: HTTPConnection, method: str) -> bool:
        """Whether we are called by a name of ours, and by no page of another site.

        Browsers say whose page it is when it opens a socket or sends something, and need not when it reads.
        """
        host, origin = asked.headers.getlist("host"), asked.headers.getlist("origin")
        if len(host) != 1 or host[0] not in self.hosts:
            return False
        return origin == [f"http://{host[0]}"] or (not origin and method in READING)

    def _knows(self, asked: HTTPConnection) -> bool:
        return same(asked.cookies.get(self.cookie, ""), self.secret)

    def _takes(self, asked: HTTPConnection) -> bool:
        """Whether the key of an address is good; from now on it is not."""
        found = {key for key in self.keys if same(key, asked.query_params[KEY])}
        self.keys -= found
        return bool(found)

    def _welcome(self, asked: HTTPConnection) -> Response:
        """Return the way to the page that was asked for, by an address without the key."""
        page = f"/{quote(asked.scope['path'].strip('/'))}"
        # Led here by another page, a browser keeps the cookie back until a page of ours leads on.
        led = asked.headers.get("sec-fetch-site") == "cross-site"
        answer = HTMLResponse(PASSAGE.format(page)) if led else RedirectResponse(page, 303)
        answer.set_cookie(self.cookie, self.secret, max_age=COOKIE_S, httponly=True, samesite="strict")
        answer.headers.update(UNKEPT)
        return answer


def _to_a_stranger(method: str, path: str) -> Response:
    """Return the answer to a browser that was not let in."""
    if path == HEALTH and method == "GET":
        return PlainTextResponse("ok")
    # The page in a tab that outlived its studio shows the words of an answer, if that is JSON and no 403.
    kind = JSONResponse if path == SETTINGS else PlainTextResponse
    return kind(REFUSAL, 401, UNKEPT)


def same(one: str, other: str) -> bool:
    """Whether two texts are the same, found out in a time that does not tell how much of them is."""
    return compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
