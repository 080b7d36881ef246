"""Crewed weapons: setting up, breaking down, swinging, taking over, and firing. Rules: IN.CRW.1 to IN.CRW.14."""
