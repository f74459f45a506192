"""The table without lines and headings in which the games' drawings line things up."""

from rich.table import Table


def grid() -> Table:
    return Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
