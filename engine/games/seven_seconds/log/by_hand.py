"""What a side of 7 Seconds may know, and the table in words: blips say nothing, and cards are secret until the end."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from engine.battles.by_hand.parting import Parting
from engine.battles.by_hand.views import Lines, SideView, figure, percent
from engine.battles.orders import Cells, LogRow
from engine.games.seven_seconds.form import SEATS
from engine.games.seven_seconds.kernel import codes
from engine.games.seven_seconds.kernel.actions.rifle import dice_against
from engine.games.seven_seconds.kernel.board.pieces import first_unit
from engine.games.seven_seconds.kernel.codes import PIECES, SPOTS, Action, Status
from engine.games.seven_seconds.log.tabletop import Patch, Piece, Tabletop
from engine.games.seven_seconds.odds.aiming import WEAPONS, pool_mean, rifle
from engine.games.seven_seconds.wording import piece, word
from schemas.catalogues.saying import capital, counted, said

SECRET: Final = frozenset({"card", "drones_bought", "holding_area"})
"""Rows of a side that the other one is not told of. Rules: 7S.CARD.3, 7S.HOLD.3."""

PATCHES: Final = {"smoke": "smoke", "crater": "crater"}
OPEN_OF_A_SIDE: Final = ("force",)
"""What a header says of the enemy that everybody sees."""

STATES: Final = {"damaged": "damaged", "stunned": "stunned", "jamming": "jamming"}


class SevenSecondsView(SideView):
    """A battle of 7 Seconds as a side may know it."""

    def header(self) -> LogRow:
        """Return the header without the enemy's cards and units. Rules: 7S.CARD.3, 7S.HOLD.3."""
        header, enemy = super().header(), SEATS[1 - self.side]
        return {**header, enemy: {key: header[enemy][key] for key in OPEN_OF_A_SIDE}}

    def shown(self, row: LogRow) -> LogRow | None:
        """Return a row; none about the enemy's cards and holding area. Rules: 7S.CARD.3, 7S.HOLD.3."""
        return None if row["event"] in SECRET and row["side"] != SEATS[self.side] else row

    def board(self, rows: Iterable[LogRow]) -> Lines:
        """Return mission, table, pieces, patches and terrain."""
        table = Tabletop()
        for row in rows:
            table.read(row)
        own, enemy = SEATS[self.side], SEATS[1 - self.side]
        sides = [[each for each in table.pieces.values() if each.side == side] for side in (own, enemy, "")]
        of_sides = [self._figure(each) for side in sides for each in side]
        patches = [self._patch(each) for each in table.patches.values() if each.radius_in]
        return (*self._mission(), self._edges(table), *of_sides, *self._holding(), *patches, *self._terrain(table))

    def odds(self, question: str, cells: Cells) -> str:
        """Return what a rifle does, and what a search comes to on average."""
        if question != "choose_action":
            return ""
        if cells[0] == Action.FIRE_RIFLE:
            return self._rifle(self.game.answers.piece, cells[1])
        if cells[0] == Action.TARGET:
            mean = float(pool_mean(cells[6], self.rules))
            return said("{points} sensor points on average", self.language, points=f"{mean:.1f}")
        return ""

    def _rifle(self, actor: int, target: int) -> str:
        dice = dice_against(self.game, actor, target)
        weapon = next(name for name, code in WEAPONS.items() if code == self._weapon(actor))
        chances = rifle(weapon, dice, self.rules)
        return counted(
            dice,
            "{number} die: kills {kill}, grazes {graze}",
            "{number} dice: kills {kill}, grazes {graze}",
            self.language,
            kill=percent(chances.kill),
            graze=percent(chances.graze),
        )

    def _weapon(self, actor: int) -> int:
        return int(self.game.numbers.weapon[self.game.forces.kind[actor]])

    def _mission(self) -> Iterator[str]:
        mission = self.setup.names.hands[self.side].mission
        wishes = [self._wish(each.model_dump(mode="json")) for each in mission.victory_points]
        yield said("Your mission: {title}: {wishes}.", self.language, title=mission.title, wishes=", ".join(wishes))

    def _wish(self, scored: LogRow) -> str:
        """Return a condition of a mission and its points."""
        about = (scored.get("objective"), scored.get("state")) if scored.get("objective") else (scored["type"],)
        words = " ".join(str(word(part, self.language)) for part in about if part)
        points = scored["vp"] if "vp" in scored else scored["vp_each"]
        return f"{words} {points:+d}"

    def _edges(self, table: Tabletop) -> str:
        field = self.setup.names.field
        return said(
            "The table is {width} by {depth} inches; you come from the {edge} edge. Round {round} of {rounds}.",
            self.language,
            width=f"{field.width_in:g}",
            depth=f"{field.depth_in:g}",
            edge=word(table.edges.get(SEATS[self.side], ""), self.language),
            round=table.round,
            rounds=self.game.numbers.max_rounds,
        )

    def _figure(self, there: Piece) -> str:
        tc = counted(there.counters, "{number} target counter", "{number} target counters", self.language)
        states = [tc if there.counters else "", word(there.state, self.language) or ""]
        states += [said(STATES[name], self.language) for name in STATES if getattr(there, name)]
        return figure(piece(there.name, self.language), f"({there.x_in:.1f}, {there.y_in:.1f})", states)

    def _holding(self) -> Iterator[str]:
        """Yield what lies under each of one's own blips that stand on the table. Rules: 7S.HOLD.1 to 7S.HOLD.3."""
        game, first = self.game, self.side * codes.SIDE_PIECES
        for square in range(codes.BLIPS):
            units = range(first_unit(self.side), first_unit(self.side) + codes.UNITS)
            held = [each for each in units if self._is_held(each, square)]
            if held and game.battle.status[first + square] == Status.ON_TABLE:
                names = [piece(self.setup.names.piece(each), self.language) for each in held]
                blip = capital(piece(self.setup.names.piece(first + square), self.language))
                yield said("{blip} hides {units}.", self.language, blip=blip, units=", ".join(names))

    def _is_held(self, unit: int, square: int) -> bool:
        return bool(self.game.battle.status[unit] == Status.HOLDING and self.game.forces.square[unit] == square)

    def _patch(self, patch: Patch) -> str:
        at = said("within {radius} inches of {at}", self.language, radius=f"{patch.radius_in:g}", at=_place(patch))
        return figure(said(PATCHES[patch.kind], self.language), at, ())

    def _terrain(self, table: Tabletop) -> Iterator[str]:
        """Yield the pieces of terrain that are left, each by the square it lies in."""
        for feature in self.setup.names.field.features:
            xs, ys = [x for x, _ in feature.outline_in], [y for _, y in feature.outline_in]
            at = said(
                "from ({x}, {y}) to ({x_to}, {y_to})",
                self.language,
                x=f"{min(xs):g}",
                y=f"{min(ys):g}",
                x_to=f"{max(xs):g}",
                y_to=f"{max(ys):g}",
            )
            if feature.id not in table.gone:
                yield figure(str(word(feature.type, self.language)), at, ())


def _place(patch: Patch) -> str:
    return f"({patch.x_in:.1f}, {patch.y_in:.1f})"


def _shares(choice: Any) -> Cells:
    """Return the cells of a pool that was shared out, as they are listed."""
    targets = [piece for piece in range(PIECES) if choice.points[piece] or choice.points_again[piece]]
    spots = [spot for spot in range(SPOTS) if choice.spot_points[spot]]
    shares = (each for at in targets for each in (at, choice.points[at], choice.points_again[at]))
    grounds = (each for at in spots for each in (choice.spot_points[at], choice.spot_x_mil[at], choice.spot_y_mil[at]))
    return (len(targets), *shares, len(spots), *grounds)


ONE_PIECE, SPLIT = "{Actor} spends its sensor points on a piece.", "{Actor} splits its sensor points."


def _pool(cells: Cells) -> str:
    pieces = cells[0]
    found = pieces + cells[1 + 3 * pieces]
    if found > 1:
        return SPLIT
    on = ONE_PIECE if pieces else "{Actor} spends its sensor points on the ground."
    return on if found else "{Actor} spends none of its sensor points."


def _split(listed: Collection[Cells], setup: Any) -> Collection[str]:
    """Return that a pool may be split, where it buys a counter on each of two."""
    prices: dict[Cells, int] = {}
    for cells in listed:
        if sum(cells[:1]) or len(cells) > 2:
            at, points = ((cells[1],), cells[2]) if cells[0] else (cells[3:], cells[2])
            prices[at] = min(points, prices.get(at, points))
    return (SPLIT,) if len(prices) > 1 and sum(sorted(prices.values())[:2]) <= setup.game.answers.amount else ()


PARTING: Final[Mapping[str, Parting]] = {"share_points": Parting(says=_pool, more=_shares, offers=_split)}
"""How answers are told apart: shares of a pool by what they are spent on."""
