"""The studio's server: who may come in, how the script is run, and what of it is sent."""
