"""Jobs on a page: drawn while they run, and once more with the page that found them running."""

from streamlit.testing.v1 import AppTest


def _page() -> None:
    import streamlit as st  # noqa: PLC0415 - the body is a script of its own

    from studio.jobs.jobs import failed  # noqa: PLC0415
    from studio.ui.running import while_running  # noqa: PLC0415

    def draw() -> None:
        st.text("as far as it has come")

    st.session_state["drawn"] = st.session_state.get("drawn", 0) + 1
    while_running(failed("It ended a moment ago."), draw)


def test_a_job_that_ends_while_the_page_is_drawn_does_not_break_it_off() -> None:
    """The page goes out whole, with what it has put into fields; the end is seen at the next look."""
    page = AppTest.from_function(_page, default_timeout=120).run()

    assert [text.value for text in page.text] == ["as far as it has come"]
    assert page.session_state["drawn"] == 1
