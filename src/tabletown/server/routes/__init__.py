"""The HTTP routes, one file for each subject; app.py puts them together."""
