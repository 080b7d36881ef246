"""None"""

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import TypeAdapter

from studio.browser.mount import MOST_INSTANCES, MOST_OPS, MOST_REFUSALS, Outbox, Postbox

EPOCH = "5e55"


def message(*numbers: int, inst: str = "tab", epoch: str = EPOCH) -> dict[str, Any]:
    return {
        "epoch": epoch,
        "inst": inst,
        "base_rev": "0",
        "ops": [{"seq": one, "op": f"edit {one}"} for one in numbers],
    }


def doing(done: list[Any], refused: Mapping[str, str] | None = None) -> Any:
    def apply(op: Mapping[str, Any]) -> str | None:
        done.append(op["op"])
        return (refused or {}).get(op["op"])

    return apply


def received(*messages: object, refused: Mapping[str, str] | None = None) -> tuple[Outbox, list[Any]]:
    postbox, done = Postbox(Outbox(EPOCH)), list[Any]()
    for message in messages:
        postbox.receive(message, doing(done, refused))
    return postbox.outbox, done


def test_every_edit_is_done_once_in_order() -> None:
    """Messages that repeat what was not acknowledged do nothing twice"""
    outbox, done = received(message(1), message(1, 2), message(1, 2, 3), message(2, 3))

    assert done == ["edit 1", "edit 2", "edit 3"]
    assert outbox.acked == {"tab": 3}
    assert outbox.done == 3


def test_lost_messages_lose_no_edit() -> None:
    """Of twelve messages only the fifth and the last arrive, and twelve edits are done"""
    _, done = received(message(*range(1, 6)), message(*range(1, 13)))

    assert done == [f"edit {one}" for one in range(1, 13)]


def test_an_edit_before_its_turn_waits() -> None:
    """Edit 3 without edit 2 is not done until both are there"""
    outbox, done = received(message(1, 3))
    assert (done, outbox.acked) == (["edit 1"], {"tab": 1})

    _, done = received(message(1, 3), message(2, 3))
    assert done == ["edit 1", "edit 2", "edit 3"]


def test_two_instances_count_for_themselves() -> None:
    """Each instance of an editor begins at 1"""
    outbox, done = received(message(1, 2), message(1, inst="next"), message(2, 3))

    assert done == ["edit 1", "edit 2", "edit 1", "edit 3"]
    assert outbox.acked == {"tab": 3, "next": 1}


def test_the_oldest_instances_are_forgotten() -> None:
    """A browser cannot fill the memory by calling itself anew"""
    outbox, _ = received(*(message(1, inst=f"tab{one}") for one in range(100)))

    assert list(outbox.acked) == [f"tab{one}" for one in range(100 - MOST_INSTANCES, 100)]


def test_another_epoch_counts_for_nothing() -> None:
    """What a browser did before the session began is not done in it"""
    outbox, done = received(message(1, 2, epoch="before"))

    assert (done, outbox) == ([], Outbox(EPOCH))


@pytest.mark.parametrize(
    "message",
    [
        None,
        7,
        "ops",
        [],
        {},
        {**message(1), "ops": None},
        {**message(1), "ops": [7]},
        {**message(1), "inst": 7},
        {**message(1), "inst": "x" * 65},
        {**message(1), "ops": [{"op": "no number"}]},
        {**message(1), "ops": [{"seq": 0, "op": "none"}]},
        {**message(1), "ops": [{"seq": -1, "op": "negative"}]},
        {**message(1), "ops": [{"seq": 1.5, "op": "half"}]},
        {**message(1), "ops": [{"seq": "1", "op": "text"}]},
        {**message(1), "ops": [{"seq": True, "op": "truth"}]},
        {**message(1), "ops": [{"seq": float("nan"), "op": "not a number"}]},
    ],
)
def test_what_is_no_message_does_nothing(message: object) -> None:
    """A browser may send anything"""
    outbox, done = received(message)

    assert (done, outbox) == ([], Outbox(EPOCH))


def test_a_refused_edit_is_dealt_with() -> None:
    """A refusal names its edit, the edits after it are done, and it is not tried again"""
    outbox, done = received(message(1, 2, 3), message(1, 2, 3), refused={"edit 2": "it lies off the table"})

    assert done == ["edit 1", "edit 2", "edit 3"]
    assert outbox.done == 2
    assert outbox.answer() == {
        "epoch": EPOCH,
        "ack": {"tab": 3},
        "refusals": [{"inst": "tab", "seq": 2, "words": "it lies off the table"}],
    }


def test_refusals_outlast_the_next_message() -> None:
    """The browser may see only the newest answer, so it holds the refusals before it, but not all of them"""
    outbox, _ = received(message(1), message(1, 2), refused={"edit 1": "no"})
    assert [one.seq for one in outbox.refusals] == [1]

    many = {f"edit {one}": "no" for one in range(1, 101)}
    outbox, _ = received(message(*range(1, 101)), refused=many)
    assert [one.seq for one in outbox.refusals] == list(range(101 - MOST_REFUSALS, 101))


def test_an_edit_that_is_none_is_refused_in_words() -> None:
    """Values that an editor's own model refuses are told, and the next edit is done"""
    numbers = list[float]()

    def apply(op: Mapping[str, Any]) -> None:
        numbers.append(TypeAdapter(float).validate_python(op["op"], strict=True))

    sent = {**message(), "ops": [{"seq": 1, "op": "far"}, {"seq": 2, "op": 2.5}]}
    postbox = Postbox(Outbox(EPOCH))

    assert postbox.receive(sent, apply) == 1
    assert numbers == [2.5]
    assert [(one.seq, one.words) for one in postbox.outbox.refusals] == [
        (1, "This is no edit that can be done: it: input should be a valid number")
    ]


def test_a_flood_is_taken_in_parts() -> None:
    """Of one message a bounded number of edits is done; the browser sends the rest again"""
    flood = message(*range(1, MOST_OPS + 11))
    outbox, done = received(flood)
    assert (len(done), outbox.acked) == (MOST_OPS, {"tab": MOST_OPS})

    _, done = received(flood, {**flood, "ops": flood["ops"][MOST_OPS:]})
    assert len(done) == MOST_OPS + 10


def test_what_breaks_off_leaves_the_edits_before_it_done() -> None:
    """Streamlit ends a callback where it likes; the edits before that count, the others come again"""
    postbox, done, interruptions = Postbox(Outbox(EPOCH)), list[Any](), ["edit 3"]

    def apply(op: Mapping[str, Any]) -> None:
        if op["op"] in interruptions:
            interruptions.clear()
            raise InterruptedError
        done.append(op["op"])

    with pytest.raises(InterruptedError):
        postbox.receive(message(1, 2, 3, 4), apply)
    assert postbox.outbox.acked == {"tab": 2}

    assert postbox.receive(message(1, 2, 3, 4), apply) == 2
    assert done == ["edit 1", "edit 2", "edit 3", "edit 4"]
