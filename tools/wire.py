"""Writes the wire's types as TypeScript: `python tools/wire.py` makes web/src/wire.ts, `--check` says if it is stale.

It reads the structs of tabletown.server.wire, so that server and browser can never mean different things. What the
browser may leave out is optional; what the server sends is always there. Behind the types stand the ids of what moves
tell by a number, from the action spaces of the games.
"""

import ast
import inspect
import json
import sys
import textwrap
from pathlib import Path

import msgspec.inspect as types

from tabletown.games import GAMES
from tabletown.server import (
    wire,
    wire_branches,
    wire_days,
    wire_feedback,
    wire_hints,
    wire_lessons,
    wire_mine,
    wire_paper,
    wire_people,
    wire_review,
)
from tabletown.server.views import View

TARGET = Path(__file__).resolve().parent.parent / "web/src/wire.ts"
HEADER = "// Made by tools/wire.py from src/tabletown/server/wire*.py. Do not edit.\n"
ATOMS: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.NoneType: "null",
}


class Writer:
    def __init__(self) -> None:
        self.written: dict[type, str] = {}
        self.sending = False

    def name(self, cls: type) -> str:
        """Structs of different games may share a name, so each carries its game's in front."""
        room, module = cls.__module__.split(".")[1:3]
        game = module.title().replace("_", "") if room == "games" else ""
        return cls.__name__ if cls.__name__.startswith(game) else game + cls.__name__

    def type(self, kind: types.Type) -> str:
        if isinstance(kind, types.Metadata):
            return self.type(kind.type)
        if isinstance(kind, types.StructType):
            return self.struct(kind)
        if isinstance(kind, types.ListType):
            inner = self.type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(kind, types.DictType):
            return f"Record<string, {self.type(kind.value_type)}>"
        if isinstance(kind, types.UnionType):
            return " | ".join(self.type(one) for one in kind.types)
        if isinstance(kind, types.LiteralType):
            return " | ".join(f'"{value}"' for value in kind.values)
        return ATOMS[type(kind)]

    def struct(self, kind: types.StructType) -> str:
        name = self.name(kind.cls)
        if kind.cls not in self.written:
            self.written[kind.cls] = ""
            self.written[kind.cls] = self.interface(kind, name)
        return name

    def interface(self, kind: types.StructType, name: str) -> str:
        notes = docstrings(kind.cls)
        lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        for field in kind.fields:
            optional = "" if field.required or not self.sending else "?"
            lines += comment(notes.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type)};")
        return "\n".join([*comment(notes.get(""), ""), f"export interface {name} {{", *lines, "}", ""])

    def union(self, name: str, members: object) -> str:
        return f"export type {name} = {self.type(types.type_info(members))};\n"


def comment(text: str | None, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def docstrings(cls: type) -> dict[str, str]:
    """The notes below a struct's fields by the field's name, and the struct's own under an empty name."""
    (struct,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(struct, ast.ClassDef)
    notes, field = {}, ""
    for line in struct.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            field = line.target.id
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            notes[field] = str(line.value.value)
    return notes


def ids() -> str:
    lines = [
        "/** What moves tell by a number, from 1: entries of the catalogue, by game and field. Texts know them by id. */"
    ]
    lines.append("export const IDS: Record<string, Record<string, readonly string[]>> = {")
    for game in (each for each in GAMES.own.values() if each.actions().ids):
        lines += [
            f"  {game.name}: {{",
            *(f"    {name}: {json.dumps(known)}," for name, known in game.actions().ids.items()),
        ]
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


def typescript() -> str:
    writer = Writer()
    rooms = (
        wire,
        wire_people,
        wire_days,
        wire_lessons,
        wire_hints,
        wire_review,
        wire_mine,
        wire_paper,
        wire_branches,
        wire_feedback,
    )
    for cls in (answer for room in rooms for answer in room.ANSWERS):
        writer.type(types.type_info(cls))
    tail = [writer.union("View", View), writer.union("ServerMessage", wire.ServerMessage)]
    writer.sending = True
    for cls in (
        *wire.REQUESTS,
        *wire_people.REQUESTS,
        *wire_days.REQUESTS,
        *wire_lessons.REQUESTS,
        *wire_hints.REQUESTS,
        *wire_review.REQUESTS,
        *wire_branches.REQUESTS,
        *wire_feedback.REQUESTS,
    ):
        writer.type(types.type_info(cls))
    tail += [writer.union("NewSeat", wire.NewSeat), writer.union("ClientMessage", wire.ClientMessage)]
    return "\n".join([HEADER, *writer.written.values(), *tail, ids()])


def main() -> None:
    text = typescript()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.exists() and TARGET.read_text() == text else f"{TARGET.name} is stale: run tools/wire.py")
    TARGET.write_text(text)


if __name__ == "__main__":
    main()
