"""How pages give way in windows that are narrow or low, down to 1024 by 768 dots, and what lies side by side there."""

from typing import Final

BESIDE: Final = "form and piece"
"""The key of what holds a form and the piece that it makes."""

ORDER: Final = "order and sheets"
"""The key of what holds what is to be printed and the sheets."""

STATS: Final = "stats:"
"""What the key of a row of five stats begins with."""

NARROW: Final = """
[data-testid="stSidebar"][data-collapsed="false"] { width: 232px !important; min-width: 232px; }
.st-key-form-and-piece > * > [data-testid="stHorizontalBlock"] { gap: 1.5rem; }
.st-key-form-and-piece > * > * > [data-testid="stColumn"]:first-child { flex: 5 1 0; }
.st-key-form-and-piece > * > * > [data-testid="stColumn"]:last-child { flex: 3 1 0; }
.st-key-form-and-piece [data-testid="stColumn"] [data-testid="stHorizontalBlock"] { gap: 0.5rem; }
.st-key-order-and-sheets > * > [data-testid="stHorizontalBlock"] { gap: 1.5rem; flex-wrap: nowrap; }
.st-key-order-and-sheets > * > * > [data-testid="stColumn"]:first-child { flex: none; width: 17rem; }
.st-key-order-and-sheets > * > * > [data-testid="stColumn"]:last-child { flex: 1 1 0; }
[class*="st-key-stats-"] [data-testid="stColumn"] { min-width: 30%; max-width: 32%; }
[data-testid="stColumn"]:has(> * > [class*="st-key-battle-"]) { min-width: 45%; }
"""
"""For windows of at most 1400 dots across."""

LOW: Final = """
[data-testid="stSidebarHeader"] { height: 2rem; margin-bottom: 0; }
[data-testid="stSidebarNavItems"] li, [data-testid="stSidebarNavLinkContainer"] { margin-block: 0; }
[data-testid="stSidebarNavLink"] { margin-block: 1px; padding-block: 0; }
[data-testid="stSidebarUserContent"] { padding-block: 0.5rem; }
[data-testid="stSidebarUserContent"] [data-testid="stVerticalBlock"] { gap: 0.35rem; }
[data-testid="stSidebarUserContent"] button { min-height: 2.1rem; }
"""
"""For windows of at most 860 dots down: all pages and saving are in sight without scrolling, also while one types."""

GIVING_WAY: Final = f"""
[class*="st-key-trial-"] {{ min-width: 12.5rem; }}
@media (max-width: 1400px) {{ {NARROW} }}
@media (max-height: 860px) {{ {LOW} }}
"""
