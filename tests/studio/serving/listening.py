"""Run as the first thing of a Python: writes down every address that it, and every Python it starts, asks for."""

import os
import sys

HEARD = {"socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr", "socket.sendto"}
LOUD = {"socket.sendmsg", "urllib.Request", "webbrowser.open"}


def note(event: str, arguments: tuple[object, ...]) -> None:
    """Write down one thing that was asked for."""
    if event in HEARD | LOUD:
        with open(os.environ["MUSTERPRESS_TEST_HEARD"], "a", encoding="utf-8") as file:  # noqa: PTH123 - no more loaded
            file.write(f"{event} {arguments[1:] if event != 'socket.getaddrinfo' else arguments!r}\n")


sys.addaudithook(note)
