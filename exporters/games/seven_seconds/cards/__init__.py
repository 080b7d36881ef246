"""Cards, faction sheets and rosters of 7 Seconds."""
