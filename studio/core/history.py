"""What was done to a pack and can be undone: commands with names, over any number of its files."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from schemas.diagnostics.diagnostics import Location

MOST_STEPS = 200
Contents = Mapping[str, bytes | None]
"""Files by name, the path below the pack's folder with `/`; None for one that is not there."""


@dataclass(frozen=True)
class Focus:
    """What a command was about, to be shown when it is undone: document `number` of a file and a place in it."""

    name: str
    number: int = 0
    at: Location = ()


@dataclass(frozen=True)
class Command:
    """One step of the author's: its name, the files as they were before it and after it.

    Commands of one `stroke` (a drag, a key held down) that follow each other count as one step; "" joins nothing.
    """

    label: str
    before: Contents
    after: Contents
    focus: Focus | None = None
    stroke: str = ""


@dataclass(frozen=True)
class History:
    """The steps that can be undone, the last one last, and those that can be done again, the next one last."""

    done: tuple[Command, ...] = ()
    undone: tuple[Command, ...] = ()

    def with_step(self, command: Command) -> "History":
        """Return the history after one more step; what was undone is gone, and of more than 200 steps the first."""
        last = self.done[-1] if self.done else None
        if last is None or not command.stroke or command.stroke != last.stroke or self.undone:
            return History((*self.done, command)[-MOST_STEPS:])
        before = {**command.before, **last.before}
        joined = replace(command, label=last.label, before=before, after={**last.after, **command.after})
        return History((*self.done[:-1], joined))

    def back(self) -> "History":
        """Return the history after its last step was undone."""
        return History(self.done[:-1], (*self.undone, self.done[-1])) if self.done else self

    def forth(self) -> "History":
        """Return the history after the step undone last was done again."""
        return History((*self.done, self.undone[-1]), self.undone[:-1]) if self.undone else self
