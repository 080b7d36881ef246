"""Requests to a running studio with headers of one's own making, and the cookie that an address gives."""

import http.client
from dataclasses import dataclass
from email.message import Message
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext

HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec_WebSocket_Version": "13",
    "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
STREAM = "/_stcore/stream"


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Message
    text: str


def ask(port: int, path: str, method: str = "GET", **headers: str) -> Answer:
    """Return the answer to a request; `_` in the name of a header is `-`. Of an open socket nothing is read."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
    connection.putrequest(method, path, skip_host="Host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    text = "" if answer.status == 101 else answer.read().decode("utf-8", "replace")
    connection.close()
    return Answer(answer.status, answer.headers, text)


def let_in(address: str) -> str:
    """Return the cookie, `name=value`, that a browser gets for an address that the command printed."""
    found = urlsplit(address)
    answer = ask(found.port or 80, f"{found.path}?{found.query}")
    return answer.headers["Set-Cookie"].split(";")[0]


def carry(cookie: str, url: str, profile: BrowserContext) -> None:
    """Give a browser's profile the cookie of a studio."""
    name, value = cookie.split("=", 1)
    profile.add_cookies([{"name": name, "value": value, "url": url, "httpOnly": True, "sameSite": "Strict"}])


def address_said(line: str) -> str:
    """Return the address in the line that the command prints."""
    return line.rsplit(maxsplit=1)[-1]
