"""What runs of the studio's script tell the server's loop, and what their widgets hold."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import Mock, patch

import pytest
from streamlit.runtime.app_session import AppSession
from streamlit.runtime.state import SessionState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from studio.serving.runs import State, SteadySession, press


def filled(state: SessionState) -> SessionState:
    """Return a state with a value of a page, and one of a widget with a key."""
    state["chosen"] = "line_platoon"
    state._key_id_mapper["title"] = "$$ID-1234-title"
    state._new_widget_state.set_from_value("$$ID-1234-title", "Line Platoon")
    state._new_widget_state.set_from_value("$$ID-5678-None", "nobody's")
    return state


def test_what_widgets_hold_is_found_as_streamlit_finds_it() -> None:
    """All of it, each value by its key, and nothing by what is no key."""
    as_it_is, ours = filled(SessionState()).filtered_state, filled(State()).filtered_state
    assert {**ours} == as_it_is == {"chosen": "line_platoon", "title": "Line Platoon"}
    assert len(ours) == len(as_it_is)
    for key in (*as_it_is, "other", "$$ID-1234-title", "$$ID-5678-None"):
        assert (key in ours) is (key in as_it_is)
        assert ours.get(key) == as_it_is.get(key)


def test_asking_for_one_value_walks_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a hundred fields looks for its own value only."""
    state = filled(State())
    monkeypatch.setattr(SessionState, "_keys", Mock(side_effect=AssertionError))
    assert state.filtered_state["title"] == "Line Platoon"


class Alone(SteadySession):
    """A session without a browser, of which only what it is told is looked at."""

    def __del__(self) -> None:
        """Leave nothing behind, as nothing was begun."""


@pytest.fixture
def session() -> SteadySession:
    """A session without a browser."""
    with patch.object(AppSession, "__init__"):
        made = Alone()
    vars(made).update(_message_enqueued_callback=Mock(), _browser_queue=Mock())
    return made


def heard(session: SteadySession, work: Callable[[list[int]], Any]) -> list[int]:
    """Return in which order a session's loop does what `work` tells it."""
    order: list[int] = []

    async def run() -> None:
        vars(session)["_event_loop"] = asyncio.get_running_loop()
        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: None)
        await asyncio.to_thread(work, order)
        await asyncio.sleep(0.05)

    asyncio.run(run())
    return order


def test_all_that_a_run_tells_is_done_in_its_order(session: SteadySession) -> None:
    """Also what comes after a pause."""

    def tell(order: list[int]) -> None:
        for number in range(300):
            session._call_soon_on_event_loop(partial(order.append, number))

    assert heard(session, tell) == [*range(300)]
    assert heard(session, tell) == [*range(300)]


def test_what_fails_is_no_matter_of_the_rest(session: SteadySession) -> None:
    """The loop says so, and goes on."""

    def tell(order: list[int]) -> None:
        session._call_soon_on_event_loop(lambda: order.append(1))
        session._call_soon_on_event_loop(lambda: order.append(1 // 0))
        session._call_soon_on_event_loop(lambda: order.append(2))

    assert heard(session, tell) == [1, 2]


def test_the_loop_is_told_once_of_many_messages(session: SteadySession) -> None:
    """It is not woken for each message that it has put into its own queue."""
    say = vars(session)["_message_enqueued_callback"] = Mock()
    session._browser_queue.is_empty = Mock(return_value=False)  # type: ignore[method-assign]

    def enqueue() -> None:
        if session._message_enqueued_callback:
            session._message_enqueued_callback()

    session._told.extend([enqueue] * 50)
    session._hear()
    assert say.call_count == 1


def test_messages_are_pressed_by_all_that_a_browser_remembers() -> None:
    """A window of 32 kB, which is the most there is: a page says much again."""
    ours, _ = press().process_request_params(ClientPerMessageDeflateFactory().get_request_params(), [])
    assert "server_max_window_bits" not in dict(ours)
