"""Who is let into a real server: the browser with a key or its cookie, from a page of ours, and nobody else."""

import json
from collections.abc import Iterator

import pytest

from musterpress.servers import Server, any_port, ended, start_server, wait_for
from tests.studio.serving.asking import HANDSHAKE, STREAM, Answer, ask, let_in

HINT = "Open the studio with the address that its command printed in the terminal."
UPLOAD = "/_stcore/upload_file/session/file"
PATHS = (
    "/",
    "/index.html",
    "/terrain",
    "/no-such-page",
    "/fonts/FiraSansCondensed-SemiBold.ttf",
    "/_stcore/host-config",
    "/_stcore/metrics",
    "/_stcore/agent/openapi.json",
    "/_stcore/health/",
    "/media/none.png",
    UPLOAD,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A running server whose first key is used."""
    with ended(start_server(any_port(), None)) as found:
        assert wait_for(found)
        yield found


@pytest.fixture(scope="module")
def cookie(server: Server) -> str:
    """The cookie of a browser that was let in."""
    return let_in(server.addresses[0])


@pytest.fixture
def fresh() -> Iterator[Server]:
    """A running server with all its keys."""
    with ended(start_server(any_port(), None)) as found:
        assert wait_for(found)
        yield found


def refused(answer: Answer, status: int = 403) -> bool:
    """Whether a request was refused by the gate, and told what to do."""
    return answer.status == status and HINT in answer.text and "Set-Cookie" not in answer.headers


def unknown(answer: Answer) -> bool:
    """Whether a request was refused because its browser was not let in."""
    return refused(answer, 401)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"])
def test_who_has_no_cookie_gets_nothing(server: Server, path: str, method: str) -> None:
    """Other users of the machine reach the port, and find neither page nor file nor figure there."""
    answer = ask(server.port, path, method, Origin=server.url)

    assert answer.status == 401
    assert method == "HEAD" or unknown(answer)


def test_a_tab_that_outlived_its_studio_can_show_why(server: Server) -> None:
    """Its page shows the words of an answer that is JSON."""
    assert HINT in json.loads(ask(server.port, "/_stcore/host-config").text)


@pytest.mark.parametrize("cookies", ["", "{name}=", "{name}=wrong", "{name}=w\xf6rong", "other={value}", "{name}"])
def test_a_socket_without_the_cookie_is_refused(server: Server, cookie: str, cookies: str) -> None:
    """Nor does a wrong one help, or the right one by another name; the reason is said here too."""
    name, _, value = cookie.partition("=")
    asked = cookies.format(name=name, value=value)

    assert unknown(ask(server.port, STREAM, Origin=server.url, Cookie=asked, **HANDSHAKE))


def test_a_socket_with_the_cookie_opens(server: Server, cookie: str) -> None:
    """The request that other tests change is a sound one, by either name of this machine."""
    for name in ("127.0.0.1", "localhost"):
        host = f"{name}:{server.port}"
        assert ask(server.port, STREAM, Host=host, Origin=f"http://{host}", Cookie=cookie, **HANDSHAKE).status == 101
        assert ask(server.port, "/", Host=host, Cookie=cookie).status == 200


def test_whoever_asks_only_hears_that_it_is_ready(server: Server) -> None:
    """The command asks so before it says the address; there is nothing else in the answer."""
    answer = ask(server.port, "/_stcore/health")

    assert (answer.status, answer.text) == (200, "ok")
    assert "Set-Cookie" not in answer.headers


CUSTOM_PLAYERS = (
    "example.org",
    "example.org:{port}",
    "127.0.0.1",
    "localhost",
    "127.0.0.1:1",
    "127.0.0.1.example.org:{port}",
    "127.0.0.2:{port}",
    "0.0.0.0:{port}",
    "192.168.1.10:{port}",
    "[::1]:{port}",
    "user@127.0.0.1:{port}",
    "127.0.0.1:{port}/",
    "",
)


@pytest.mark.parametrize("host", CUSTOM_PLAYERS)
def test_who_calls_the_machine_otherwise_is_refused(server: Server, cookie: str, host: str) -> None:
    """A name of another site that was bent to point here is refused, cookie or not: for pages, health and sockets."""
    name = host.format(port=server.port)

    assert refused(ask(server.port, "/", Host=name, Cookie=cookie))
    assert refused(ask(server.port, "/_stcore/health", Host=name))
    assert refused(ask(server.port, STREAM, Host=name, Origin=f"http://{name}", Cookie=cookie, **HANDSHAKE))


ORIGINS = (
    "http://example.org",
    "http://127.0.0.1",
    "http://localhost",
    "http://localhost:3000",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://192.168.1.10:{port}",
    "http://0.0.0.0:{port}",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.example.org",
    "http://127.0.0.1:{port}/",
    "file://",
    "null",
    "",
)


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_of_another_server_is_refused(server: Server, cookie: str, origin: str) -> None:
    """Other ports, other names and other machines are other servers, even with the cookie that browsers bring them."""
    of = origin.format(port=server.port)

    assert refused(ask(server.port, STREAM, Origin=of, Cookie=cookie, **HANDSHAKE))
    assert refused(ask(server.port, UPLOAD, "PUT", Origin=of, Cookie=cookie))
    assert refused(ask(server.port, "/_stcore/host-config", Origin=of, Cookie=cookie))


def test_what_sends_must_say_whose_page_it_is(server: Server, cookie: str) -> None:
    """Browsers always do so; a reader need not. What says so is passed on, and told here that a second proof lacks."""
    assert refused(ask(server.port, STREAM, Cookie=cookie, **HANDSHAKE))
    for method in ("PUT", "POST", "DELETE"):
        assert refused(ask(server.port, UPLOAD, method, Cookie=cookie))
    assert "XSRF" in ask(server.port, UPLOAD, "PUT", Origin=server.url, Cookie=cookie).text


def test_an_address_lets_one_browser_in_once(fresh: Server) -> None:
    """It leads on to an address without the key; scripts and pages of other sites have no use of the cookie."""
    path = fresh.addresses[0].removeprefix(fresh.url)
    first = ask(fresh.port, path)
    given, *marks = first.headers["Set-Cookie"].split("; ")

    assert (first.status, first.headers["Location"], first.text) == (303, "/", "")
    assert first.headers["Cache-Control"] == "no-store"
    assert given.startswith(f"musterpress_{fresh.port}=")
    assert {mark.lower() for mark in marks} == {"httponly", "samesite=strict", "path=/", "max-age=2592000"}
    assert fresh.keys[0] not in given
    assert unknown(ask(fresh.port, path))
    assert ask(fresh.port, path, Cookie=given).headers["Location"] == "/"


def test_each_window_has_a_key_of_its_own(fresh: Server) -> None:
    """The address that is said still opens another browser after the window that opened by itself."""
    said, shown = (let_in(address) for address in fresh.addresses)

    assert said == shown
    assert ask(fresh.port, "/", Cookie=said).status == 200


@pytest.mark.parametrize(
    ("asked", "led"),
    [
        ("/terrain", "/terrain"),
        ("/terrain/", "/terrain"),
        ("//example.org/", "/example.org"),
        ("/%0d%0aX:%20y", "/%0D%0AX%3A%20y"),
    ],
)
def test_an_address_may_name_a_page(fresh: Server, asked: str, led: str) -> None:
    """A key at the address of a page leads there, and never to another machine."""
    assert ask(fresh.port, f"{asked}?token={fresh.keys[0]}").headers["Location"] == led


def test_a_key_is_not_spent_by_looking(fresh: Server) -> None:
    """Only opening an address uses it up, not a program that looks where it leads."""
    path = fresh.addresses[0].removeprefix(fresh.url)
    for method in ("HEAD", "POST", "OPTIONS"):
        ask(fresh.port, path, method, Origin=fresh.url)
    ask(fresh.port, path, Host="example.org")

    assert ask(fresh.port, path).status == 303


def test_a_browser_that_a_file_leads_here_is_led_on_by_a_page(fresh: Server) -> None:
    """A strict cookie is not sent along a way that another page began; our own page begins a new one."""
    answer = ask(fresh.port, f"/terrain?token={fresh.keys[0]}", Sec_Fetch_Site="cross-site")

    assert answer.status == 200
    assert 'content="0; url=/terrain"' in answer.text
    assert fresh.keys[0] not in answer.text
    assert "SameSite=strict" in answer.headers["Set-Cookie"]


def test_another_studio_has_other_keys(server: Server, cookie: str, fresh: Server) -> None:
    """What lets into one opens no other, whatever its name."""
    value = cookie.partition("=")[2]

    assert unknown(ask(fresh.port, f"/?token={server.keys[1]}"))
    assert unknown(ask(fresh.port, "/", Cookie=f"musterpress_{fresh.port}={value}"))


def test_a_refused_socket_is_no_line_in_the_terminal(server: Server, capfd: pytest.CaptureFixture[str]) -> None:
    """A tab that outlived its studio asks again and again."""
    assert unknown(ask(server.port, STREAM, Origin=server.url, **HANDSHAKE))
    ask(server.port, "/_stcore/health")  # answered after it

    assert capfd.readouterr().err == ""
