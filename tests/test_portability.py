"""What only one family of systems has stands behind a question whether it is there, with another way beside it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

LAYERS = ("schemas", "engine", "exporters", "studio", "musterpress")
SOURCES = [
    *(path for layer in LAYERS for path in sorted(Path(layer).rglob("*.py")) if "_compiled" not in path.parts),
    Path("hatch_build.py"),
]

MODULES: Final = {
    *("fcntl", "resource", "pwd", "grp", "pty", "tty", "termios", "syslog", "posix", "readline", "curses"),
    *("msvcrt", "winreg", "winsound", "nt"),
}
"""Modules that Python has on some systems only."""

NAMES: Final = {
    "os": {
        *("chown", "chroot", "ctermid", "fchdir", "fchmod", "fchown", "fdatasync", "fork", "forkpty", "getegid"),
        *("geteuid", "getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority", "getresuid", "getsid"),
        *("getuid", "initgroups", "killpg", "lchown", "lockf", "mkfifo", "mknod", "nice", "openpty", "pathconf"),
        *("posix_fadvise", "posix_fallocate", "posix_spawn", "pread", "pwrite", "sched_getaffinity"),
        *(
            "sched_setaffinity",
            "sched_yield",
            "setgid",
            "setpgid",
            "setpriority",
            "setsid",
            "setuid",
            "sync",
            "sysconf",
        ),
        *("tcgetpgrp", "ttyname", "uname", "wait", "wait3", "wait4", "O_CLOEXEC", "O_DIRECTORY", "O_NOCTTY"),
        *("O_NOFOLLOW", "O_NONBLOCK", "O_PATH", "O_SYNC", "O_TMPFILE", "WNOHANG", "startfile", "add_dll_directory"),
    },
    "signal": {
        *("SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP", "SIGUSR1"),
        *("SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt"),
        *("sigwait", "CTRL_C_EVENT", "CTRL_BREAK_EVENT", "SIGBREAK"),
    },
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair", "SO_EXCLUSIVEADDRUSE"},
    "select": {"poll", "epoll", "kqueue"},
    "time": {"tzset", "clock_settime", "pthread_getcpuclockid"},
    "multiprocessing": {"forkserver"},
}
"""Names that a module has on some systems only, by what the documentation of Python says of where they are."""

ELSEWHERE_OTHERWISE: Final = {"rename", "renames"}
"""Files are moved into the place of others by `replace`: elsewhere these refuse what is there."""

OF_PROCESSES: Final = {"preexec_fn", "start_new_session", "process_group", "pass_fds", "umask", "creationflags"}
"""Arguments of new processes that some systems refuse."""


WORDS: Final = re.compile(rf"\b({'|'.join([*MODULES, *NAMES, *ELSEWHERE_OTHERWISE, *OF_PROCESSES])})\b")


def unguarded(tree: ast.Module) -> list[str]:
    """Return what of a module some systems do not have, and no question is asked whether they have it."""
    return [what for node, way in walked(tree, ()) for what in one_sided(node) if not is_asked(way, what)]


def walked(node: ast.AST, way: tuple[ast.AST, ...]) -> Iterator[tuple[ast.AST, tuple[ast.AST, ...]]]:
    """Yield every node with those that it stands in, the outermost first."""
    yield node, way
    for child in ast.iter_child_nodes(node):
        yield from walked(child, (*way, node))


def one_sided(node: ast.AST) -> Iterator[str]:
    """Yield the names in a node that some systems only have."""
    match node:
        case ast.Import(names=names):
            yield from (each.name for each in names if each.name.partition(".")[0] in MODULES)
        case ast.ImportFrom(module=str(module), names=names):
            yield from (module,) if module in MODULES else ()
            yield from (f"{module}.{each.name}" for each in names if each.name in NAMES.get(module, ()))
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, ()):
            yield f"{module}.{name}"
        case ast.Call(func=ast.Attribute(attr=name)) if name in ELSEWHERE_OTHERWISE:
            yield name
        case ast.keyword(arg=str(name)) if name in OF_PROCESSES:
            yield name


def is_asked(way: tuple[ast.AST, ...], what: str) -> bool:
    """Whether what stands in these nodes is reached only where a system has it."""
    return any(asks(node, what) for node in way) or any(
        asks(statement, what) and leaves(statement)
        for node in way
        for statement in (node.body if isinstance(node, ast.FunctionDef) else ())
    )


def asks(node: ast.AST, what: str) -> bool:
    """Whether a node asks for the system, or for the very name, or goes on where an import fails."""
    if isinstance(node, ast.Try):
        caught = " ".join(ast.unparse(handler.type) for handler in node.handlers if handler.type is not None)
        return "ImportError" in caught or "AttributeError" in caught
    if not isinstance(node, ast.If | ast.IfExp):
        return False
    question = ast.unparse(node.test)
    return any(word in question for word in ("sys.platform", "os.name", f"'{what.rpartition('.')[2]}'"))


def leaves(statement: ast.AST) -> bool:
    """Whether a statement ends the function where its question says so."""
    return isinstance(statement, ast.If) and isinstance(statement.body[-1], ast.Return | ast.Raise)


def test_no_call_of_one_system_stands_alone() -> None:
    """Linux, macOS and Windows have another way for what they lack: affinity, limits, signals, holds, file swaps."""
    found = {
        path.as_posix(): unguarded(ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES if suspect(path)
    }

    assert len(found) > 10
    assert {path: names for path, names in found.items() if names} == {}


def suspect(path: Path) -> bool:
    """Whether a word in a file makes it worth a look: most have none."""
    return WORDS.search(path.read_text(encoding="utf-8")) is not None


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("import os\ncores = len(os.sched_getaffinity(0))", ["os.sched_getaffinity"]),
        ("from os import getuid", ["os.getuid"]),
        ("import signal\nend = (signal.SIGTERM, signal.SIGHUP)", ["signal.SIGHUP"]),
        ("def swap(new, place):\n    new.rename(place)", ["rename"]),
        ("import subprocess\nsubprocess.Popen([], start_new_session=True)", ["start_new_session"]),
        ("import os\nif os.cpu_count():\n    os.fork()", ["os.fork"]),
    ],
)
def test_what_one_system_has_is_found(source: str, found: list[str]) -> None:
    """Each of the kinds that there are, planted."""
    assert unguarded(ast.parse(source)) == found


@pytest.mark.parametrize(
    "source",
    [
        "import sys\nif sys.platform == 'win32':\n    import msvcrt\nelse:\n    import fcntl",
        "try:\n    import resource\nexcept ImportError:\n    resource = None",
        "import os\ncores = os.sched_getaffinity(0) if hasattr(os, 'sched_getaffinity') else None",
        "import os\ndef hold():\n    if not hasattr(os, 'O_PATH'):\n        return\n    os.open('.', os.O_PATH)",
        "import signal\nend = getattr(signal, 'SIGHUP', signal.SIGTERM)",
        "def swap(new, place):\n    new.replace(place)",
    ],
)
def test_what_has_another_way_is_let_be(source: str) -> None:
    """A question that names the system, or what is asked for, is enough."""
    assert unguarded(ast.parse(source)) == []


def test_battles_are_left_in_one_place() -> None:
    """A jump out of C stands in the one module that a decision record speaks of; plain mode raises instead."""
    jumping = [path.as_posix() for path in SOURCES if "longjmp" in path.read_text(encoding="utf-8")]

    assert jumping == ["engine/kernel/build/head.py"]
    assert "Windows" in Path("docs/decisions/0020-shared-kernel.md").read_text(encoding="utf-8")
