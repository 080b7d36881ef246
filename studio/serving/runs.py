"""Keeps runs of single fragments from taking away the page, where a server or a browser is slow.

A run is asked for by the browser, works in a thread, and tells the server's loop bit by bit what it has drawn.
Streamlit loses a page where a fragment is asked for while another page is on its way:

- The browser says with each request which page it shows, and names the one that was left until it has heard of the
  other. Run as a fragment of that page, it looks to the browser like a change of page: all that is drawn goes. Run as
  one of the other page, it may reach a browser that has heard of that page and not drawn it yet, with the same end.
- A run that has ended cannot take the request on, so another is begun in its place; whatever the first has drawn and
  the loop has not passed on so far is then dropped as that of an old run.

So what is asked for on a page that was left runs the whole page that is there now; what only a timer asks for, nothing.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime import app_session, websocket_session_manager
from streamlit.runtime.app_session import AppSession, AppSessionState
from streamlit.runtime.runtime_util import MESSAGE_FLUSH_INTERVAL_SECS
from streamlit.runtime.scriptrunner import RerunData, ScriptRunner
from streamlit.runtime.state import SessionState
from streamlit.runtime.state.common import is_element_id
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from studio.serving.shown import Shown


class SteadyRunner(ScriptRunner):
    """Runs the script, and fragments only on the page that they were asked for on."""

    def __init__(self, *, initial_rerun_data: RerunData, **others: Any) -> None:
        self._awaited = "" if initial_rerun_data.fragment_id else initial_rerun_data.page_script_hash
        super().__init__(initial_rerun_data=initial_rerun_data, **others)

    def request_rerun(self, rerun_data: RerunData) -> bool:
        """Run the script again as soon as may be; return whether this can still be done."""
        if rerun_data.fragment_id and self._has_left(rerun_data):
            if rerun_data.is_auto_rerun:
                return True
            rerun_data = self._whole(rerun_data)
        if not rerun_data.fragment_id:
            self._awaited = rerun_data.page_script_hash
        return super().request_rerun(rerun_data)

    def _run_script(self, rerun_data: RerunData) -> None:
        if not rerun_data.fragment_id_queue:
            self._awaited = ""
        elif self._has_left(rerun_data):
            if rerun_data.is_auto_rerun:
                return
            rerun_data = self._whole(rerun_data)
        super()._run_script(rerun_data)

    def _page(self) -> str:
        """Return the page that is to be drawn, or was drawn last; "" before there is any."""
        return self._awaited or self._pages_manager.current_page_script_hash

    def _has_left(self, rerun_data: RerunData) -> bool:
        """Whether something was asked for on another page."""
        return self._page() not in {"", rerun_data.page_script_hash}

    def _whole(self, rerun_data: RerunData) -> RerunData:
        """Return the same for the whole page that is there now, with all that was done on the other."""
        return replace(
            rerun_data,
            fragment_id=None,
            fragment_id_queue=[],
            is_fragment_scoped_rerun=False,
            page_script_hash=self._page(),
        )


class State(SessionState):
    """What the widgets of a session hold. Most of them ask for all of it as they are drawn, to find their own."""

    @property
    def filtered_state(self) -> dict[str, Any]:
        """All values by the keys of their widgets: found when one is asked for."""
        return cast("dict[str, Any]", Found(self, lambda: SessionState.filtered_state.__get__(self)))


@dataclass(frozen=True)
class Found(Mapping[str, Any]):
    """The values of a session, each looked up when it is asked for, and all of them only for whoever walks them."""

    state: SessionState
    every: Callable[[], Mapping[str, Any]]

    def __getitem__(self, key: str) -> Any:
        """Return the value of one widget. Raises `KeyError` for one that has none, or no key."""
        if is_element_id(key):
            raise KeyError(key)
        return self.state[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.every())

    def __len__(self) -> int:
        return len(self.every())


class SteadySession(AppSession):
    """Begins runs; one of a fragment only when all that the run before has drawn is passed on.

    What a run tells is passed on every few milliseconds, and what the browser shows already is left out.
    """

    def __init__(self, *args: Any, **others: Any) -> None:
        self._told = deque[Callable[[], None]]()
        self._listens = False
        self._shown = Shown()
        super().__init__(*args, **others)
        self._session_state = State()

    def flush_browser_queue(self) -> list[ForwardMsg]:
        """Return what is to be sent to the browser now."""
        return self._shown.unsaid(super().flush_browser_queue())

    def _call_soon_on_event_loop(self, callback: Callable[[], None]) -> None:
        """Let the loop do something; it is woken for the first of many such calls, and then looks by itself."""
        self._told.append(callback)
        if not self._listens:
            self._listens = True
            super()._call_soon_on_event_loop(self._listen)

    def _listen(self) -> None:
        """Do all that was told, and look again soon; where nothing was told, wait for the next call."""
        if self._told:
            self._event_loop.call_later(MESSAGE_FLUSH_INTERVAL_SECS, self._listen)
            self._hear()
            return
        self._listens = False
        if self._told:  # by a thread that believed us to listen
            self._listen()

    def _hear(self) -> None:
        """Do all that was told, and say once that there is something to send.

        Where one of it fails, the rest is done when the loop looks again.
        """
        say, self._message_enqueued_callback = self._message_enqueued_callback, None
        try:
            while self._told:
                self._told.popleft()()
        finally:
            self._message_enqueued_callback = say
            if say is not None and not self._browser_queue.is_empty():
                say()

    def _create_scriptrunner(self, initial_rerun_data: RerunData) -> None:
        self._hear()
        if initial_rerun_data.fragment_id and self._scriptrunner is not None:
            self._event_loop.call_soon(self._begin_later, initial_rerun_data)
        else:
            super()._create_scriptrunner(initial_rerun_data)

    def _begin_later(self, rerun_data: RerunData) -> None:
        """Begin a run when what was on its way before has come; a run begun meanwhile takes it on."""
        if self._state == AppSessionState.SHUTDOWN_REQUESTED:
            return
        self._hear()
        if self._scriptrunner is None or not self._scriptrunner.request_rerun(rerun_data):
            self._create_scriptrunner(rerun_data)


def steady_runs() -> None:
    """Let every session of this process run so, and what it sends be pressed together with a good memory."""
    vars(app_session)["ScriptRunner"] = SteadyRunner
    vars(websocket_session_manager)["AppSession"] = SteadySession
    vars(websockets_sansio_impl)["ServerPerMessageDeflateFactory"] = press


def press(**_others: Any) -> ServerPerMessageDeflateFactory:
    """Return what presses the messages of a socket: each by all of the last 32 kB, where a page says much again."""
    return ServerPerMessageDeflateFactory(compress_settings={"memLevel": 9})
