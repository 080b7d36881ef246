"""Explosions, fire and smoke. Rules: IN.EXP.1 to IN.EXP.11, IN.INC.1 to IN.INC.12, IN.SMK.1 to IN.SMK.8, IN.BRC.1."""
