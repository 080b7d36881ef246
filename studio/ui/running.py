"""Jobs on a page: how far they have come, and a button that ends them."""

from collections.abc import Callable

import streamlit as st

from studio.jobs.jobs import Job

POLL_S = 0.25


def while_running(job: Job, draw: Callable[[], None]) -> None:
    """Draw again and again what a job has told so far; once it has ended, draw the whole page anew.

    The first time is always drawn: a page broken off at once may lose what it has just put into fields.
    """
    fresh = True

    def drawn() -> None:
        nonlocal fresh
        if job.running or fresh:
            fresh = False
            draw()
        else:
            st.rerun()

    st.fragment(drawn, run_every=POLL_S)()


def progress(job: Job, done: int, planned: int, words: str, key: str | None = None) -> None:
    """Draw a bar, and the button that ends the job with what it has; with a `key` where several jobs may run."""
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.progress(done / planned if planned else 0.0, text=words)
        st.button("Cancel", icon=":material/stop_circle:", on_click=job.cancel, disabled=job.cancelled, key=key)
