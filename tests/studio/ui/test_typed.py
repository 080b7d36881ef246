"""Where a real server takes what is typed: from a browser that was let in, and no more than a pack could hold."""

import http.client
from collections.abc import Iterator
from contextlib import closing

import pytest

from musterpress.servers import Server, any_port, ended, start_server, wait_for
from studio.core.journal import MOST_BYTES
from tests.studio.serving.asking import let_in

GOOD = b'{"token": "t", "typed": {}}'


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with ended(start_server(any_port(), None)) as found:
        assert wait_for(found)
        yield found


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    return let_in(server.addresses[0])


def answer_to(server: Server, body: bytes, cookie: str, origin: str = "") -> int:
    """Return the status of the answer to what is typed."""
    return posted(server, "/draft/typed", body, cookie, origin)


def posted(server: Server, path: str, body: bytes, cookie: str, origin: str = "") -> int:
    """Return the status of the answer to what a page sends."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)) as connection:
        connection.request("POST", path, body, {"Cookie": cookie, "Origin": origin or server.url})
        with connection.getresponse() as answer:
            return answer.status


def test_only_pages_of_ours_in_a_browser_that_was_let_in_hand_something_over(server: Server, cookie: str) -> None:
    """A stranger is told how to come in, and another site is refused."""
    assert answer_to(server, GOOD, "") == 401
    assert answer_to(server, GOOD, cookie, "http://other.example") == 403


def test_what_belongs_to_no_tab_is_not_kept(server: Server, cookie: str) -> None:
    """The browser hears that it was not, and keeps it itself."""
    assert answer_to(server, GOOD, cookie) == 409


def test_what_is_no_message_or_larger_than_any_is_refused(server: Server, cookie: str) -> None:
    """Before it is read."""
    assert answer_to(server, b"words", cookie) == 400
    assert answer_to(server, b" " * (MOST_BYTES + 1), cookie) == 413
