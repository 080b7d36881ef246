"""Toy: creatures and their teeth."""
