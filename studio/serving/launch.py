"""With which options the studio's server runs, and what it is handed.

The options are set here one and all; settings of Streamlit on the author's machine, or in a pack, are not read.
"""

from typing import Final

from studio.browser.theme import theme_options

ADDRESS: Final = "127.0.0.1"
NAMES: Final = (ADDRESS, "localhost")
"""What the browser may call this machine; requests to any other name are refused."""

KEYS: Final = "MUSTERPRESS_KEYS"
"""The variable with the keys that let browsers in: other users of the machine see arguments, but no variables."""

UPLOAD_MB = 5
MESSAGE_MB = 20


def hosts(port: int) -> tuple[str, ...]:
    """Return what a browser may call the server: one of our names with our port, which it leaves out if that is 80."""
    return tuple(f"{name}:{port}" for name in NAMES) + (NAMES if port == 80 else ())


def options(port: int) -> dict[str, object]:
    """Return the options of a server for one author on this machine: nothing goes out, nothing else comes in."""
    return {
        "global.disableWidgetStateDuplicationWarning": True,  # the text is the truth, and is given to widgets both ways
        "server.address": ADDRESS,
        "server.port": port,
        "server.baseUrlPath": "",
        "server.headless": True,
        "server.fileWatcherType": "none",
        "server.runOnSave": False,
        "server.allowedHosts": [*NAMES],
        "server.enableCORS": True,
        "server.corsAllowedOrigins": [],
        "server.enableWebsocketCompression": True,  # a page says much again with every key
        "server.enableXsrfProtection": True,
        "server.xsrfCookieSameSite": "strict",
        "server.enableAgentApi": False,
        "server.enableStaticServing": False,
        "server.scriptHealthCheckEnabled": False,
        "server.trustedUserHeaders": {},
        "server.unsafeMetricsUserAttributes": [],
        "server.maxUploadSize": UPLOAD_MB,
        "server.maxMessageSize": MESSAGE_MB,
        "browser.serverAddress": ADDRESS,
        "browser.serverPort": port,
        "browser.gatherUsageStats": False,
        "global.developmentMode": False,
        "secrets.files": [],
        "runner.magicEnabled": False,
        "runner.postScriptGC": False,  # Python looks for rubbish when there is some, not after every key
        "client.allowedOrigins": [],
        "client.showSidebarNavigation": True,
        "client.toolbarMode": "minimal",
        "client.showErrorDetails": "full",
        "client.showErrorLinks": False,
        "logger.hideWelcomeMessage": True,
        "logger.level": "warning",
        **theme_options(),
    }
