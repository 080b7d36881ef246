"""Pictures of pieces on a page, which the browser fetches once each: one that has not changed is not sent again."""

import gzip
import hashlib
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import streamlit as st

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


PIECES_URL: Final = "/pieces"
MOST_BYTES: Final = 64 << 20
"""What is kept of pictures, pressed together; a page that shows more draws them anew when it is asked to."""
HEADERS: Final = {
    "content-encoding": "gzip",
    "cache-control": "private, max-age=31536000, immutable",
    "content-security-policy": "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:",
}
"""The name of a picture is made from what is in it, so it never changes; opened alone it may do nothing."""


class Pieces:
    """The pictures that were shown lately, by name."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept = OrderedDict[str, bytes]()
        self._bytes = 0
        self._lock = Lock()  # pages of several tabs are drawn at once

    def put(self, svg: str) -> str:
        """Keep a drawing, and return its name."""
        data = svg.encode()
        name = f"{hashlib.blake2b(data, digest_size=16).hexdigest()}.svg"
        with self._lock:
            if name not in self._kept:
                self._kept[name] = gzip.compress(data, 6, mtime=0)
                self._bytes += len(self._kept[name])
            self._kept.move_to_end(name)
            while self._bytes > self._most_bytes and len(self._kept) > 1:
                self._bytes -= len(self._kept.popitem(last=False)[1])
        return name

    def get(self, name: str) -> bytes | None:
        """Return a drawing pressed together, None if it is not kept."""
        with self._lock:
            return self._kept.get(name)


PIECES: Final = Pieces()
"""Those of this server: its pages, all of one author, put them here, and its route gives them out."""


def piece(asked: "Request") -> "Response":
    """Return the answer to a browser that wants a picture."""
    from starlette.responses import Response  # noqa: PLC0415 - as in the server, which processes load again

    data = PIECES.get(asked.path_params["name"])
    if data is None:
        return Response(status_code=404)
    return Response(data, media_type="image/svg+xml", headers=HEADERS)


def drawing(svg: str, *, alt: str, width: int) -> None:
    """Show a drawing so many pixels wide; `alt` says what it shows."""
    page = urlsplit(str(st.context.url or ""))  # without a browser there is no address, and the drawing is sent itself
    address = f"{page.scheme}://{page.netloc}{PIECES_URL}/{PIECES.put(svg)}"
    st.image(address if page.netloc else svg, alt=alt, width=width)
