"""Lessons: a real game on a prepared deal with a teacher beside it. Games bring them as data, hosts show what is taught now."""
