"""Batches of battles on other machines."""
