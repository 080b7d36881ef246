"""A battle on the page of test battles that a person plays: what is done with it there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from engine.execution.playing import NoAnswer
from studio.jobs.battles import Fought
from studio.jobs.by_hand import Answer, Hand, Hints
from studio.jobs.teaching import Lesson


@dataclass(eq=False)
class Table:
    """A battle on the page, as far as it was played, and the state of the pack that it is played with.

    `hints` were asked for after so many answers. `fought` is the battle once it is over. `lesson` is what it teaches.
    """

    hand: Hand
    digest: str
    key: str = field(default_factory=lambda: f"play:{uuid4().hex[:12]}")
    hints: tuple[int, Hints] = (-1, {})
    fought: Fought | None = None
    lesson: Lesson | None = None

    def answer(self, said: Mapping[str, Any]) -> str | None:
        """Give an answer that the page has sent; return why not where it cannot be given.

        Raises:
            ValidationError: it is no answer.
        """
        values = {name: value for name, value in said.items() if name != "op"}
        return self._turn(lambda: self.hand.answered(Answer.model_validate(values)))

    def back(self) -> str | None:
        """Take the last answer back; return why not where there is none."""
        return self._turn(self.hand.back)

    def resign(self) -> None:
        """Give the battle up."""
        self.hand = self.hand.resigned()

    def hint(self) -> None:
        """Ask the styles what they would answer."""
        self.hints = len(self.hand.played.order.answers), self.hand.played.hints()

    def _turn(self, change: Callable[[], Hand]) -> str | None:
        try:
            self.hand = change()
        except (NoAnswer, OverflowError) as error:
            return f"{str(error).capitalize()}."
        return None
