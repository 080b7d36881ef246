"""With which options the studio's server runs.

The options are set here one and all, whatever a settings file of Streamlit on the author's machine may say.
"""

from typing import Final

from studio.theme import theme_options

ADDRESS: Final = "127.0.0.1"
NAMES: Final = (ADDRESS, "localhost")
"""What the browser may call this machine; requests to any other name are refused."""

UPLOAD_MB = 5
MESSAGE_MB = 20


def options(port: int) -> dict[str, object]:
    """Return the options of a server for one author on this machine: nothing goes out, nothing else comes in."""
    return {
        "global.disableWidgetStateDuplicationWarning": True,  # the text is the truth, and is given to widgets both ways
        "server.address": ADDRESS,
        "server.port": port,
        "server.headless": True,
        "server.fileWatcherType": "none",
        "server.allowedHosts": [*NAMES],
        "server.enableCORS": True,
        "server.enableXsrfProtection": True,
        "server.maxUploadSize": UPLOAD_MB,
        "server.maxMessageSize": MESSAGE_MB,
        "browser.gatherUsageStats": False,
        "runner.magicEnabled": False,
        "client.toolbarMode": "minimal",
        "client.showErrorDetails": "full",
        "client.showErrorLinks": False,
        "logger.hideWelcomeMessage": True,
        "logger.level": "warning",
        **theme_options(),
    }
