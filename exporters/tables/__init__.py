"""Digital tables: the same pieces as pictures, as a table of Tabletop Simulator, or as a module of VASSAL."""
