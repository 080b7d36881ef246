"""Rounds, initiative, turns, activations and the actions in them."""

from tests.referees.seven_seconds import setup
from tests.referees.seven_seconds.bench import Acting, Bench, Turn
from tests.referees.seven_seconds.documents import SIDES, other
from tests.referees.seven_seconds.dues import Row
from tests.referees.seven_seconds.pieces import Piece


def round_begins(bench: Bench, row: Row) -> None:
    """A round follows a finished one. Rules: 7S.SEQ.1, 7S.SEQ.5, 7S.SEQ.7, 7S.SEQ.8, 7S.GAP.98."""
    finish_activation(bench, row)
    if row["number"] == 1:
        setup.set_up(bench, row)
    else:
        check_phase_over(bench, row)
        check_goes_on(bench, row)
    bench.check(row, "7S.SEQ.1", "rounds are counted up one by one", holds=row["number"] == bench.round + 1)
    limit = bench.brief.rules.end.max_rounds
    bench.check(row, "7S.GAP.98", f"a battle has {limit} rounds at most", holds=row["number"] <= limit)
    bench.round, bench.turn, bench.last_side, bench.passes = row["number"], None, "", 0
    bench.dues.owe("refresh", "7S.SEQ.2")
    if bench.round > 1:
        bench.dues.owe("initiative", "7S.SEQ.3")


def check_phase_over(bench: Bench, row: Row) -> None:
    """The action phase ends when no counters remain or both players pass. Rule: 7S.SEQ.7."""
    ready = sum(piece.ready for piece in bench.table.pieces.values())
    over = ready == 0 or bench.passes >= 2
    bench.check(row, "7S.SEQ.7", f"the phase ends with {ready} counters left and no two passes", holds=over)


def check_goes_on(bench: Bench, row: Row) -> None:
    """A round follows only while both sides have troopers and no end was agreed. Rules: 7S.END.1, 7S.END.4."""
    alive = [side for side in SIDES if bench.table.troopers_left(side)]
    bench.check(row, "7S.END.1", "not both sides have troopers left", holds=len(alive) == 2)
    if bench.withdrawing:
        goes_on = bench.pursued == bench.round
        bench.check(row, "7S.END.4", "the battle is over after the withdrawal or pursuit", holds=goes_on)


def refresh(bench: Bench, row: Row) -> None:
    """Everything on the table gets a counter. Rules: 7S.SEQ.2, 7S.GAP.100."""
    for side in SIDES:
        pieces = bench.table.of(side)
        for piece in pieces:
            piece.ready = True
        counted = row[f"{side}_counters"] == len(pieces)
        bench.check(row, "7S.SEQ.2", f"{side} has {len(pieces)} pieces to refresh", holds=counted)


def initiative(bench: Bench, row: Row) -> None:
    """The higher die takes the counter, a tie hands it over. Rules: 7S.SEQ.3, 7S.SEQ.4."""
    thrown = bench.take_dice(row, "initiative", 2, "7S.SEQ.3")
    bench.check(row, "7S.SEQ.3", "the dice are others", holds=thrown == [row["red"], row["blue"]])
    if row["red"] == row["blue"]:
        bench.check(row, "7S.SEQ.4", "a tie hands the counter over", holds=row["side"] == other(bench.holder))
    else:
        higher = SIDES[row["blue"] > row["red"]]
        bench.check(row, "7S.SEQ.3", f"{higher} rolled higher", holds=row["side"] == higher)
    bench.holder = row["side"]


def turn(bench: Bench, row: Row) -> None:
    """Players alternate; the ratio of counters allows more. Rules: 7S.SEQ.6, 7S.ACT.6, 7S.ACT.7, 7S.GAP.26."""
    finish_activation(bench, row)
    check_turn_used(bench, row)
    mine = other(bench.last_side) if bench.last_side else bench.holder
    bench.check(row, "7S.SEQ.6", f"it is the turn of {mine}", holds=row["side"] == mine)
    bench.check(row, "7S.SEQ.7", "both players have passed", holds=bench.passes < 2)
    own, enemy = (sum(piece.ready for piece in bench.table.of(side)) for side in (row["side"], other(row["side"])))
    told = (row["own_counters"], row["enemy_counters"]) == (own, enemy)
    bench.check(row, "7S.GAP.26", f"the counters are {own} against {enemy}", holds=told)
    allowed = allowance(bench, own, enemy)
    rule = "7S.ACT.7" if allowed == 3 else "7S.ACT.6"
    bench.check(row, rule, f"{own} against {enemy} counters allow {allowed}", holds=row["allowance"] == allowed)
    bench.turn = Turn(row["side"], row["allowance"])
    bench.last_side = row["side"]


def allowance(bench: Bench, own: int, enemy: int) -> int:
    """Return how many units may be activated in a turn. Rules: 7S.ACT.6, 7S.ACT.7, 7S.GAP.26."""
    rules = bench.brief.rules.activation
    if own == 0:
        return 1
    if enemy == 0 or own >= rules.multi_three_at_ratio * enemy:
        return 3
    return 2 if own >= rules.multi_two_at_ratio * enemy else 1


def check_turn_used(bench: Bench, row: Row) -> None:
    """A turn is an activation or a pass. Rule: 7S.SEQ.7."""
    used = bench.turn is None or bench.turn.activations > 0 or bench.turn.passed
    bench.check(row, "7S.SEQ.7", "a turn without activation or pass", holds=used)


def pass_turn(bench: Bench, row: Row) -> None:
    """A player may pass instead of activating. Rules: 7S.SEQ.7, 7S.GAP.27."""
    held = bench.turn is not None and bench.turn.side == row["side"] and bench.turn.activations == 0
    bench.check(row, "7S.GAP.27", "a pass stands instead of activations in one's own turn", holds=held)
    left = sum(piece.ready for piece in bench.table.of(row["side"]))
    bench.check(row, "7S.GAP.27", f"{left} counters are left", holds=row["counters_left"] == left)
    bench.passes += 1
    if bench.turn is not None:
        bench.turn.passed = True


def activate(bench: Bench, row: Row) -> None:
    """A unit gives up its counter to act. Rules: 7S.ACT.1 to 7S.ACT.5, 7S.GAP.25."""
    finish_activation(bench, row)
    piece = bench.piece(row, "actor")
    _check_turn(bench, row)
    if piece is None:
        return
    bench.check(row, "7S.ACT.1", f"{piece.name} has no activation counter", holds=piece.ready)
    piece.ready = False
    if piece.blip and row["reveal_first"]:
        bench.acting = {}
        bench.dues.owe("reveal", "7S.BLIP.1", actor=piece.name, by="its owner")
    else:
        bench.acting = {piece.name: start(bench, piece)}


def _check_turn(bench: Bench, row: Row) -> None:
    now = bench.turn
    if now is None or now.side != row["side"]:
        bench.breach(row, "7S.SEQ.6", "it is not the turn of this side")
        return
    now.activations, bench.passes = now.activations + 1, 0
    extra = now.activations - now.allowance
    blip = " blip " in row["actor"] and not row["reveal_first"]
    rule = "7S.ACT.5" if " blip " in row["actor"] else "7S.ACT.4"
    bench.check(row, rule, "after the turn's activations only hidden blips may move", holds=extra <= 0 or blip)
    most = bench.brief.rules.activation.extra_blips
    bench.check(row, "7S.ACT.4", f"more than {most} extra blips in a turn", holds=extra <= most)


def start(bench: Bench, piece: Piece) -> Acting:
    """Return the activation of a piece: two actions for a trooper, one for others. Rules: 7S.ACT.2, 7S.DMG.4."""
    rules = bench.brief.rules.activation
    if piece.trooper:
        return Acting(rules.trooper_actions, must_wake=piece.stunned)
    return Acting(rules.blip_actions if piece.blip else rules.drone_actions)


def act(bench: Bench, row: Row, piece: Piece) -> None:
    """A piece takes one of its actions. Rules: 7S.ACT.1, 7S.ACT.2, 7S.BLIP.2, 7S.DMG.1, 7S.DMG.4, 7S.GAP.87."""
    acting = begin(bench, row, piece)
    if acting is None:
        return
    if piece.damaged and not acting.suit_works:
        bench.breach(row, "7S.DMG.1", f"{piece.name} is damaged and acts without a roll for its suit")
    acting.left, acting.suit_works = acting.left - 1, False


def begin(bench: Bench, row: Row, piece: Piece) -> Acting | None:
    """Return the activation in which a piece is about to act, None if it may not act at all."""
    acting = bench.acting.get(piece.name)
    if acting is None:
        bench.breach(row, "7S.ACT.1", f"{piece.name} acts without having been activated")
        return None
    for name, each in bench.acting.items():
        if name != piece.name and each.begun and each.left > 0:
            each.left = 0
    if not acting.begun:
        piece.ready = False
    acting.begun = True
    if piece.stunned and acting.must_wake:
        bench.breach(row, "7S.DMG.4", f"{piece.name} is stunned and has not woken up")
    elif piece.stunned:
        bench.breach(row, "7S.GAP.87", f"{piece.name} was stunned in its activation and acts again")
    elif acting.left <= 0:
        bench.breach(row, "7S.ACT.2", f"{piece.name} has no action left")
    return acting


def wake(bench: Bench, row: Row) -> None:
    """A stunned trooper wakes on 1 or 2 at the start of its activation. Rule: 7S.DMG.4."""
    piece = bench.piece(row, "actor")
    thrown = bench.take_dice(row, "waking up", 1, "7S.DMG.4")
    bench.check(row, "7S.DMG.4", "the die shows another value", holds=thrown == [row["value"]])
    awake = row["value"] in bench.brief.rules.stun.recovers_on
    bench.check(row, "7S.DMG.4", f"a {row['value']} decides otherwise", holds=row["awake"] == awake)
    acting = bench.acting.get(row["actor"])
    if piece is None or acting is None or not acting.must_wake:
        bench.breach(row, "7S.DMG.4", f"{row['actor']} has nothing to wake from")
        return
    acting.must_wake = not row["awake"]
    piece.stunned = not row["awake"]
    if not row["awake"]:
        acting.left = 0


def damaged_suit(bench: Bench, row: Row) -> None:
    """A damaged trooper rolls before each action, which a 5 or 6 uses up. Rules: 7S.DMG.1, 7S.GAP.86."""
    piece = bench.piece(row, "actor")
    thrown = bench.take_dice(row, "damaged suit", 1, "7S.DMG.1")
    bench.check(row, "7S.DMG.1", "the die shows another value", holds=thrown == [row["value"]])
    works = row["value"] not in bench.brief.rules.damage.fails_on
    bench.check(row, "7S.DMG.1", f"a {row['value']} decides otherwise", holds=row["works"] == works)
    if piece is None:
        return
    bench.check(row, "7S.DMG.1", f"the suit of {piece.name} is not damaged", holds=piece.damaged)
    acting = begin(bench, row, piece)
    if acting is not None:
        acting.suit_works = bool(row["works"])
        acting.left -= not row["works"]


def finish_activation(bench: Bench, row: Row) -> None:
    """Whoever ends its activation in a jamming field suffers. Rules: 7S.JAM.4 to 7S.JAM.6, 7S.DMG.4."""
    for name, acting in bench.acting.items():
        piece = bench.table.pieces.get(name)
        if piece is None:
            continue
        if acting.must_wake and acting.left > 0:
            bench.breach(row, "7S.DMG.4", f"{name} was activated stunned and did not try to wake")
        if not acting.jammed and bench.field_over(piece):
            rule = "7S.JAM.6" if piece.blip else "7S.JAM.5" if piece.drone else "7S.JAM.4"
            bench.breach(row, rule, f"{name} ends its activation in a jamming field and suffers nothing")
    bench.acting = {}
