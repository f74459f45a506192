"""The commands of `tabletown`, one file each, and what they share. cli.py puts them together."""
