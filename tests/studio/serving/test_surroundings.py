"""What stands around a real server has no say in what it does: a downloaded pack, the home folder, the environment."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from musterpress.servers import any_port, ended, start_server, wait_for
from studio.core.opening import FOLDER, author_folder
from studio.serving.launch import options
from tests.studio.serving.asking import HANDSHAKE, STREAM, ask, let_in

SITE = "https://example.org"
SETTINGS = f"""
[server]
corsAllowedOrigins = ["{SITE}"]
allowedHosts = ["*"]
enableAgentApi = true
enableCORS = false
enableXsrfProtection = false
enableWebsocketCompression = false
enableStaticServing = true
address = "0.0.0.0"
customComponentBaseUrlPath = "{SITE}"

[browser]
gatherUsageStats = true

[client]
allowedOrigins = ["{SITE}"]
"""
SECRETS = 'auth = "none"\n[broken'
VARIABLES = {
    "STREAMLIT_SERVER_CORS_ALLOWED_ORIGINS": SITE,
    "STREAMLIT_SERVER_ENABLE_AGENT_API": "true",
    "STREAMLIT_SERVER_ENABLE_CORS": "false",
    "STREAMLIT_SERVER_ALLOWED_HOSTS": "*",
    "STREAMLIT_SERVER_COOKIE_SECRET": "known",
    "STREAMLIT_SERVER_ENABLE_WEBSOCKET_COMPRESSION": "false",
    "STREAMLIT_SECRETS_FILES": "/etc/hostname",
}


def in_the_present_folder(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put settings into the folder that the studio is started from, as a downloaded pack may."""
    settle_in(here)
    monkeypatch.chdir(here)


def in_the_home_folder(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put settings where Streamlit keeps those of a user."""
    settle_in(here)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(here))


def in_the_environment(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put settings into the variables of the shell."""
    for name, value in VARIABLES.items():
        monkeypatch.setenv(name, value)


def settle_in(folder: Path) -> None:
    (folder / ".streamlit").mkdir()
    (folder / ".streamlit" / "config.toml").write_text(SETTINGS, encoding="utf-8")
    (folder / ".streamlit" / "secrets.toml").write_text(SECRETS, encoding="utf-8")


@pytest.mark.parametrize("place", [in_the_present_folder, in_the_home_folder, in_the_environment])
def test_settings_of_others_are_not_read(
    place: Callable[[Path, pytest.MonkeyPatch], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    """A site that they name gets no socket, no other service is opened, none of them is even looked into."""
    place(tmp_path, monkeypatch)
    with ended(start_server(any_port(), None)) as server:
        assert wait_for(server)
        cookie = let_in(server.addresses[0])
        squeezed = {"Sec_WebSocket_Extensions": "permessage-deflate"}
        own = ask(server.port, STREAM, Origin=server.url, Cookie=cookie, **squeezed, **HANDSHAKE)
        others = ask(server.port, STREAM, Origin=SITE, Cookie=cookie, **HANDSHAKE)
        hosted = ask(server.port, "/_stcore/host-config", Cookie=cookie)
        service = ask(server.port, "/_stcore/agent/interact", "POST", Origin=server.url, Cookie=cookie)

    assert own.status == 101
    assert own.headers["Sec-WebSocket-Extensions"].startswith("permessage-deflate")
    assert others.status == 403
    assert SITE not in hosted.text
    assert "Access-Control-Allow-Origin" not in hosted.headers
    assert "does not serve the agent API" in service.text
    assert capfd.readouterr() == ("", "")


def test_nobody_else_chooses_with_what_cookies_are_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Streamlit takes that from the environment alone, and would find it there."""
    in_the_environment(Path(), monkeypatch)
    told = "import sys; from streamlit import config; sys.stdout.write(str(config.get_option('server.cookieSecret')))"
    ours = f"from studio.serving.server import ignore_settings; ignore_settings(); {told}"
    known, unknown = (
        subprocess.run([sys.executable, "-c", words], stdout=-1, check=True).stdout for words in (told, ours)
    )

    assert known == b"known"
    assert b"known" not in unknown


def test_no_other_option_of_the_server_is_left_to_a_file() -> None:
    """What opens the server to others is set by us, even should Streamlit look for settings in new places."""
    asked = options(8501)

    assert asked["server.corsAllowedOrigins"] == asked["client.allowedOrigins"] == asked["secrets.files"] == []
    assert asked["server.enableAgentApi"] is asked["server.enableStaticServing"] is False
    assert asked["global.developmentMode"] is False
    assert asked["server.trustedUserHeaders"] == {}


def test_the_server_stands_in_an_empty_folder_that_goes_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the folder it is started from is beside it, and nothing stays behind."""
    monkeypatch.chdir(tmp_path)
    with ended(start_server(any_port(), None)) as server:
        folder = Path(server.folder.name)
        assert wait_for(server)
        assert folder != tmp_path
        assert [*folder.iterdir()] == []

    assert not folder.exists()


def test_the_authors_own_folder_is_still_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths are meant from the folder that the studio was started in."""
    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.chdir(tmp_path)
    assert author_folder() == tmp_path

    monkeypatch.setenv(FOLDER, os.fspath(tmp_path / "elsewhere"))
    assert author_folder() == tmp_path / "elsewhere"
