"""Exact chances in 7 Seconds: a module a subject, each answer a frozen row of fractions that sum to 1.

Stats and counters are final values: suit bonuses and counters of passive sensors are already in
them. Where the kernel decides something, it is the kernel's function that is asked.
"""
