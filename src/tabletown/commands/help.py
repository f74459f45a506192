"""`--help` in the reader's language: every help text in the commands is a message id, and is said here.

Plain lines without boxes, so that it reads well everywhere, aloud too. A command's examples are its epilog, one a line.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from tabletown.commands.common import CliError, words_of
from tabletown.words import Words

COLUMN = 26


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write("\n".join(_page(self, ctx, words_of(ctx))) + "\n")


class Group(TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise CliError(words_of(ctx)("cli-no-command", value=args[0], allowed=", ".join(self.commands)))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write("\n".join(_page(self, ctx, words_of(ctx))) + "\n")


def _page(command: Any, ctx: Any, words: Words) -> list[str]:
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    usage = [ctx.command_path, *(_argument(param) for param in arguments)]
    usage += [words("cli-usage-options"), words("cli-usage-command")] if commands else [words("cli-usage-options")]
    page = [f"{words('cli-usage')} {' '.join(usage)}", "", words(command.help), ""]
    page += _section(words("cli-commands"), [(name, words(each.help)) for name, each in commands.items()])
    page += _section(words("cli-arguments"), [(_argument(param), words(param.help)) for param in arguments])
    page += _section(words("cli-options"), [(_names(param), _about(param, words)) for param in options])
    if command.epilog:
        page += [words("cli-examples"), *(f"  {line}" for line in command.epilog.splitlines())]
    return page


def _section(title: str, rows: list[tuple[str, str]]) -> list[str]:
    if not rows:
        return []
    lines = [title]
    for left, right in rows:
        first, *rest = right.splitlines()
        lines.append(f"  {left:<{COLUMN}}{first}" if len(left) < COLUMN else f"  {left}\n  {'':<{COLUMN}}{first}")
        lines += [f"  {'':<{COLUMN}}{line}" for line in rest]
    return [*lines, ""]


def _argument(param: Any) -> str:
    name = param.metavar or param.name.upper()
    return name if param.required else f"[{name}]"


def _names(param: Any) -> str:
    return " ".join([", ".join(param.opts), param.metavar or ""]).strip()


def _about(param: Any, words: Words) -> str:
    return words("cli-option-help" if "--help" in param.opts else param.help)
