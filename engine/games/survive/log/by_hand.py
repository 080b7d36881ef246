"""The table of SURVIVE in words, and the chance of a shot before it is fired; all lies open."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.battles.by_hand.parting import Parting
from engine.battles.by_hand.views import Lines, SideView, figure, percent
from engine.battles.orders import Cells, LogRow
from engine.games.survive.kernel.board.sight import shot_number
from engine.games.survive.log.tabletop import Figure, Tabletop
from engine.games.survive.rules.shots import chance
from schemas.catalogues.saying import said

SHOTS: Final = frozenset({"choose_shot", "choose_hold_shot"})


class SurviveView(SideView):
    """A battle of SURVIVE, in which all lies open."""

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return table, units of one's own and of others, Control, the KeyChip, and terrain."""
        table = Tabletop()
        for row in rows:
            table.read(row)
        own = self.setup.seats[self.side]
        there = sorted(table.figures.items(), key=lambda each: each[1].side != own)
        return (self._table(table), *(self._figure(*each) for each in there), *self._keychip(table), *self._terrain())

    def odds(self, question: str, cells: Cells) -> str:
        """Return the chance of a shot, which may not be beyond the range of its weapon. Rule: SV.HOUSE.1."""
        if question not in SHOTS or cells[0] < 0:
            return ""
        answers = self.game.answers
        number = shot_number(self.game, answers.piece, cells[0], cells[1], answers.amount)
        hits = percent(chance(number, self.rules))
        return said("{number} or less: hits {chance} within its range", self.language, number=number, chance=hits)

    def _table(self, table: Tabletop) -> str:
        zone, turns = self.setup.names.zone, self.setup.names.turns
        return said(
            "The table is {width} by {depth} inches; the Control Spire stands at {spire}, its rings end at {inner} "
            "and {outer} inches. Turn {turn} of {turns}.",
            self.language,
            width=f"{zone.width_in:g}",
            depth=f"{zone.depth_in:g}",
            spire=_place(*zone.spire_in),
            inner=f"{zone.inner_in:g}",
            outer=f"{zone.outer_in:g}",
            turn=table.turn,
            turns=turns,
        )

    def _figure(self, name: str, there: Figure) -> str:
        facing = said("facing {degrees} degrees", self.language, degrees=f"{there.facing_deg:.0f}")
        dazed = said("Dazed", self.language) if there.dazed else ""
        return figure(name, _place(there.x_in, there.y_in), (facing, dazed))

    def _keychip(self, table: Tabletop) -> Lines:
        return (figure(said("the KeyChip", self.language), _place(*table.keychip), ()),) if table.keychip else ()

    def _terrain(self) -> Iterable[str]:
        """Yield the pieces of terrain, each by the square it lies in."""
        for piece in self.setup.names.zone.features:
            xs, ys = [x for x, _ in piece.outline_in], [y for _, y in piece.outline_in]
            at = said(
                "from {low} to {high}", self.language, low=_place(min(xs), min(ys)), high=_place(max(xs), max(ys))
            )
            yield figure(piece.type.replace("_", " "), at, ())


def _place(x_in: float, y_in: float) -> str:
    return f"({x_in:.1f}, {y_in:.1f})"


def _joining(choice: Any) -> Cells:
    joins = tuple(piece for piece, joined in enumerate(choice.joins) if joined)
    return (len(joins), *joins)


BY_SLOT: Final = Parting(by=("slot",))
PARTING: Final[Mapping[str, Parting]] = {
    "choose_units": Parting(more=_joining),
    "choose_shot": BY_SLOT,
    "choose_hold_shot": BY_SLOT,
    "choose_draw": BY_SLOT,
    "choose_blade": BY_SLOT,
}
"""How answers are told apart: shots by their weapon."""
