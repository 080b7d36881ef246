"""Many battles: one after another, on threads of this machine, or on other machines."""
