"""A person at a terminal: what is told to them, what they type, and what comes of it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.battles.asking import Choice
from engine.battles.by_hand import offers
from engine.battles.by_hand.offers import Numbers
from engine.execution.playing import NoAnswer, PlayedByHand
from schemas.catalogues.saying import counted, said

Ending = Literal["over", "quit", "ended"]
NEWS: Final = 40
"""So many sentences are told at once of what happened meanwhile."""
LOG: Final = 20
HELP: Final = (
    "A number, or words of an answer, gives it. A place such as 13 7 finds what is nearest.",
    "list: all answers; list N: those like N; more: the next ones.",
    "why N: the rules of an answer; ?: those of the question.",
    "hint: what each style would answer; as STYLE: answer as it would.",
    "board: the table; board WORDS: what of it is called so; log or log N: what happened last.",
    "back: take your last answer back.",
    "save: keep the battle; resign: give up; quit: stop here.",
)


@dataclass
class Sitting:
    """A battle that is played at a terminal.

    `hear` returns what was typed, None at the end of input; `say` tells a line; `hand_over` is called where another
    person is asked than before; `rules` tells rules by their ids; `keep` saves the battle, and returns what to say of
    that.
    """

    played: PlayedByHand
    hear: Callable[[], str | None]
    say: Callable[[str], None]
    hand_over: Callable[[str], None]
    rules: Callable[[Iterable[str]], Iterable[str]]
    keep: Callable[[PlayedByHand], str]
    told: dict[str, int] = field(default_factory=dict)
    choices: tuple[Choice, ...] = ()
    shown: Numbers = ()
    ending: Ending | None = None

    @property
    def language(self) -> str:
        """The language of all that is said."""
        return self.played.language

    def play(self) -> Ending:
        """Play until the battle is over, or the person or the input ends it."""
        last = None
        while not self.played.is_over and self.ending is None:
            seat = self.played.seat or ""
            if seat != last and last is not None and len(self.played.persons) > 1:
                self.hand_over(seat)
            last = seat
            self._ask(seat)
        if self.played.is_over:
            for seat in self.played.persons:
                self._tell_news(seat)
        return self.ending or "over"

    def _ask(self, seat: str) -> None:
        """Put the question to a seat until it is answered; one with a single answer is answered by itself."""
        if len(self.played.choices) == 1:
            self.played = self.played.answered(self.played.choices[0].cells)
            return
        self.choices = offers.by_kind(self.played.choices)
        self._tell_news(seat)
        self._put_question(seat)
        before = self.played
        while self.played is before and self.ending is None:
            typed = self.hear()
            if typed is None:
                self.ending = "ended"
            else:
                self._take(typed.strip())

    def _put_question(self, seat: str) -> None:
        self.say("")
        self._show(self.played.about(self.played.board(seat)))
        self.say(self.played.asks)
        self._show(offers.overview(self.choices, self.language))
        self.shown = ()

    def _tell_news(self, seat: str) -> None:
        """Tell what happened since this seat was last told."""
        news = self.played.told(seat, self.told.get(seat, 0))
        self.told[seat] = self.played.length
        self._show(self._last(news, NEWS))

    def _last(self, sentences: tuple[str, ...], most: int) -> Iterable[str]:
        if left := max(0, len(sentences) - most):
            yield counted(left, "({number} sentence before)", "({number} sentences before)", self.language)
        yield from sentences[-most:]

    def _take(self, typed: str) -> None:
        """Do what was typed: a command, or an answer."""
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        if typed == "":
            self.say(said("Type ? for help.", self.language))
        elif command is not None:
            command(self, rest.strip())
        else:
            self._answer(typed)

    def _answer(self, typed: str) -> None:
        """Give the answer that is meant, or list what may be meant."""
        numbers = offers.meant(self.choices, typed)
        if len(numbers) == 1:
            self._give(self.choices[numbers[0] - 1])
        elif numbers:
            self._page(numbers)
        else:
            self.say(offers.nothing_meant(self.language))

    def _give(self, choice: Choice) -> None:
        try:
            self.played = self.played.answered(choice.cells)
        except NoAnswer as error:
            self.say(str(error))
            self._show(self.rules(error.rules))

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def _page(self, numbers: Numbers) -> None:
        self._show(offers.page(self.choices, numbers, self.language))
        self.shown = numbers[offers.PAGE :]

    def list_(self, rest: str) -> None:
        """List all answers, or those like one of them."""
        number = self._number(rest)
        if number:
            self._page(offers.alike(self.choices, number))
        elif not rest:
            self._page(tuple(range(1, len(self.choices) + 1)))

    def more(self, _: str) -> None:
        """List the next answers."""
        if self.shown:
            self._page(self.shown)
        else:
            self.say(said("There is no more.", self.language))

    def why(self, rest: str) -> None:
        """Explain the rules of an answer."""
        number = self._number(rest)
        if number:
            choice = self.choices[number - 1]
            self.say(offers.line(number, choice))
            self._show(self.rules(choice.rules))

    def help(self, _: str) -> None:
        """Say what may be typed, and the rules of the question."""
        self._show(said(HELP[at], self.language) for at in range(len(HELP)))
        self._show(self.rules(rule for choice in self.choices for rule in choice.rules))

    def hint(self, _: str) -> None:
        """Say what each style would answer."""
        hints = self.played.hints()
        self._show(f"{style}: {choice.sentence}" for style, choice in hints.items())
        if not hints:
            self.say(said("No style says anything here.", self.language))

    def as_style(self, rest: str) -> None:
        """Answer as a style would."""
        hints: Mapping[str, Choice] = self.played.hints()
        if rest in hints:
            self.say(f"{rest}: {hints[rest].sentence}")
            self._give(hints[rest])
        else:
            self.say(said("Styles that say something here: {styles}.", self.language, styles=", ".join(hints) or "-"))

    def board(self, rest: str) -> None:
        """Tell the table, or what of it has some words."""
        self._show(line for line in self.played.board(self.played.seat or "") if offers.has_words(line, rest))

    def log(self, rest: str) -> None:
        """Tell what happened last."""
        most = int(rest) if rest.isdecimal() and len(rest) < len("100000") else LOG
        self._show(self._last(self.played.told(self.played.seat or ""), max(1, most)))

    def back(self, _: str) -> None:
        """Take the last answer of this seat back."""
        try:
            self.played = self.played.back()
        except NoAnswer:
            self.say(said("There is nothing to take back.", self.language))
            return
        self.told = {seat: min(length, self.played.length) for seat, length in self.told.items()}
        self.say(said("Your last answer is taken back.", self.language))

    def save(self, _: str) -> None:
        """Keep the battle."""
        self.say(self.keep(self.played))

    def resign(self, _: str) -> None:
        """Give the battle up."""
        self.played = self.played.resigned()

    def quit(self, _: str) -> None:
        """Stop here."""
        self.ending = "quit"

    def _number(self, rest: str) -> int:
        """Return the number of an answer that was typed; 0 where it is none, which is said."""
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(self.choices):
            return int(rest)
        if rest:
            most = len(self.choices)
            self.say(said("Answers are numbered from 1 to {most}.", self.language, most=most))
        return 0


COMMANDS: Final[Mapping[str, Callable[[Sitting, str], None]]] = {
    "?": Sitting.help,
    "help": Sitting.help,
    "list": Sitting.list_,
    "more": Sitting.more,
    "why": Sitting.why,
    "hint": Sitting.hint,
    "as": Sitting.as_style,
    "board": Sitting.board,
    "log": Sitting.log,
    "back": Sitting.back,
    "save": Sitting.save,
    "resign": Sitting.resign,
    "quit": Sitting.quit,
}
"""What may be typed beside an answer, and what does it."""
