"""Battles one after another, whatever the system."""
