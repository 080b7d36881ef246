"""The heuristic player: its answers, and the sense behind them."""
