"""Widgets bound to places in documents, and the forms made of them."""
