"""Charts on a page."""

from studio.browser.mount import view
from studio.views.charts import Chart


def show_charts(key: str, *charts: Chart) -> None:
    """Draw charts one below the other, small ones side by side; `key` names them on the page."""
    view("charts", key, list(charts))
