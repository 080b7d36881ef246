"""Charts on a page."""

from studio.charts import Chart
from studio.components.mount import view


def show_charts(key: str, *charts: Chart) -> None:
    """Draw charts one below the other, small ones side by side; `key` names them on the page."""
    view("charts", key, list(charts))
