"""Battles on a page: one, or many with their figures."""
