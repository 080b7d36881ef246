"""Panels, maps joined from them, and who sees whom on them."""
