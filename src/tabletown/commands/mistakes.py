"""A command line that cannot be read, told in the reader's language: Typer finds the mistake, this says it.

Typer keeps its exceptions to itself, so they are told apart by name; `tests/test_cli.py` has one of each kind.
"""

import re
from typing import Any

from typer import TyperException

from tabletown.words import Words


def usage_sentence(mistake: TyperException, words: Words) -> str:
    """One line that names the argument, option or command and says what is wanted."""
    found: Any = mistake
    match type(mistake).__name__:
        case "NoSuchOption":
            return words("cli-no-option", value=found.option_name)
        case "BadOptionUsage":
            return f"{found.option_name}: {words('cli-value-missing')}"
        case "MissingParameter":
            return words("cli-argument-missing", name=_name(found.param))
        case "BadParameter":
            return f"{_name(found.param)}: {_wanted(found.param, words)}"
        case "UsageError" if surplus := re.search(r"extra arguments?(?:\(s\))? \((.*)\)", found.message):
            return words("cli-too-much", value=surplus.group(1))
    return mistake.format_message()


def _name(param: Any) -> str:
    return str(param.metavar or param.name) if param.param_type_name == "argument" else str(param.opts[0])


def _wanted(param: Any, words: Words) -> str:
    low, high = param.min, param.max
    if low is None:
        return words("cli-number-wanted")
    return words("cli-number-from", low=low) if high is None else words("cli-number-between", low=low, high=high)
