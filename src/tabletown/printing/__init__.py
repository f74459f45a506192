"""Paper: the games' sheets, cards, boards and aids as PDF, for people who sit at a real table.

Figures come from the catalogues and words from the locale; the drawings are Typst files beside the Python ones. The
command line and the server ask here, nobody else.
"""
