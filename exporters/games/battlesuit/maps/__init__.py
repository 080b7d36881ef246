"""Maps of Battlesuit in small, and how panels join."""
