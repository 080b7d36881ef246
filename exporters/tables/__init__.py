"""Digital tables: the same pieces as pictures, as a table of Tabletop Simulator, or as a module of VASSAL."""

from exporters.tables.export import TABLES, DigitalTable, export_table
from exporters.tables.supplies import TableOrder

__all__ = ["TABLES", "DigitalTable", "TableOrder", "export_table"]
