"""Cores: how many of this machine's processors the process may use."""

import os


def usable_cores() -> int:
    """Return how many processors the process may use: those it is bound to, where the machine can say, else all."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
