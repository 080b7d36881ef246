"""Run in a network of its own, which leads nowhere: opens a pack in the studio, and knocks as other sites would.

Run: python -m tests.studio.serving.secluded PACK. What happened is printed as JSON.
"""

import fcntl
import json
import socket
import struct
import sys
import time
from pathlib import Path

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect
from websockets.typing import Origin

from musterpress.servers import Server, any_port, ended, start_server, wait_for
from tests.studio.serving.asking import HANDSHAKE, STREAM, ask, let_in

UP, GET_FLAGS, SET_FLAGS = 1, 0x8913, 0x8914
"""As Linux numbers them: <linux/sockios.h>, <linux/if.h>."""


def raise_loopback() -> None:
    """Bring up the interface with the addresses of this machine, which a new network has, but down."""
    with socket.socket() as any_socket:
        asked = struct.pack("16sH14s", b"lo", 0, b"")
        _, flags, _ = struct.unpack("16sH14s", fcntl.ioctl(any_socket, GET_FLAGS, asked))
        fcntl.ioctl(any_socket, SET_FLAGS, struct.pack("16sH14s", b"lo", flags | UP, b""))


def leads_nowhere() -> bool:
    """Whether no other machine can be reached from here."""
    with socket.socket() as probe:
        return probe.connect_ex(("192.0.2.1", 80)) != 0 and [name for _, name in socket.if_nameindex()] == ["lo"]


def seen(server: Server, cookie: str) -> str:
    """Return what the server sends to a page that opens, as one text."""
    first = BackMsg()
    first.rerun_script.query_string = ""
    parts = []
    origin = Origin(server.url)
    address = f"ws://127.0.0.1:{server.port}{STREAM}"
    with connect(address, origin=origin, additional_headers={"Cookie": cookie}, max_size=None) as page:
        page.send(first.SerializeToString())
        for data in page:
            message = ForwardMsg.FromString(bytes(data))  # type: ignore[arg-type]
            parts.append(str(message))
            if message.WhichOneof("type") == "script_finished":
                return "".join(parts)
    return ""


def knock(server: Server, cookie: str) -> list[int]:
    """Return how the server answers pages of other sites, of browsers that were let in and of others."""
    sites = ("https://example.org", "http://192.168.1.10:8501", "http://localhost:3000", "null")
    browsers: tuple[dict[str, str], ...] = ({}, {"Cookie": cookie})
    asked: tuple[tuple[str, dict[str, str]], ...] = (
        (STREAM, HANDSHAKE),
        ("/_stcore/host-config", {}),
        ("/_stcore/health", {}),
    )
    return [
        ask(server.port, path, Origin=site, **browser, **more).status
        for site in sites
        for browser in browsers
        for path, more in asked
    ]


def main() -> None:
    """Do it."""
    raise_loopback()
    with ended(start_server(any_port(), Path(sys.argv[1]))) as server:
        ready = wait_for(server)
        cookie = let_in(server.addresses[0])
        begun = time.monotonic()
        answers = knock(server, cookie)
        took_s = time.monotonic() - begun
        page = seen(server, cookie)
    said = {
        "alone": leads_nowhere(),
        "ready": ready,
        "answers": answers,
        "took_s": took_s,
        "shows": "7 Seconds" in page,
    }
    sys.stdout.write(json.dumps(said))


if __name__ == "__main__":
    main()
