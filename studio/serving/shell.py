"""The HTML that every page of the studio begins as: Streamlit's, which is told where its server is.

Left to itself it tries the address of the page first, asks below it for what is only to be had at the server's own
address, and is refused twice for every page but the first.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

HEAD: Final = "<head>"
TOLD: Final = f"{HEAD}<script>window.__streamlit = {{ BACKEND_BASE_URL: location.origin }};</script>"
THEIR_TITLE, OUR_TITLE = "<title>Streamlit</title>", "<title>Musterpress</title>"
UNKEPT: Final = {"cache-control": "no-cache"}


def begin_page(_asked: "Request") -> "Response":
    """Return the answer to a browser that opens a page by its address."""
    from starlette.responses import HTMLResponse  # noqa: PLC0415 - as in the server, which processes load again

    return HTMLResponse(_shell(), headers=UNKEPT)


@cache
def _shell() -> str:
    from streamlit.file_util import get_static_dir  # noqa: PLC0415

    theirs = Path(get_static_dir(), "index.html").read_text(encoding="utf-8")
    return theirs.replace(HEAD, TOLD, 1).replace(THEIR_TITLE, OUR_TITLE, 1)
