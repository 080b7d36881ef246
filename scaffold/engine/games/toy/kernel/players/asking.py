"""Puts each question to the player who decides for a side, and lists its legal answers: it follows from the rows."""

from collections.abc import Callable

from engine.games.toy.questions import QUESTIONS

__all__ = ["QUESTIONS"]


def __getattr__(name: str) -> Callable[..., bool]:
    return QUESTIONS.function(name)
