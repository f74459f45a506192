"""The small changes that tools/mutants.py tries: another comparison, another number, a call left out. Knows no test."""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {"rules": "src/tabletown/games", "server": "src/tabletown/server"}
NOT_TRIED = ("planning", "terminal", "paper", "lessons", "weights", "view", "schema", "schema_people", "__init__")
"""Bots' taste, drawings and declarations: a change there need not be wrong."""
DECLARATIONS = "wire"
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


@dataclass(frozen=True)
class Mutant:
    """One change: which node of which file, counted as `ast.walk` meets them, and what becomes of it."""

    file: str
    node: int
    line: int
    function: str
    """The qualified name of the function in which it stands; empty outside of any."""
    before: str
    after: str
    nth: int
    """Which of several that read the same in this function."""

    @property
    def key(self) -> str:
        """Stays the same while other lines come and go."""
        return _hash(f"{self.file} {self.function} {self.before} {self.after} {self.nth}")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def sample(room: str, most: int, seed: int) -> list[Mutant]:
    """Those whose keys come first when they are mixed with the seed: an edit elsewhere does not change them."""
    return sorted(every(room), key=lambda mutant: _hash(f"{seed} {mutant.key}"))[:most]


def every(room: str) -> list[Mutant]:
    files = sorted((ROOT / ROOMS[room]).rglob("*.py"))
    return [mutant for path in files if _is_tried(path) for mutant in mutants_of(path)]


def _is_tried(path: Path) -> bool:
    names = [*path.relative_to(ROOT / "src/tabletown").parts[:-1], path.stem]
    return not path.stem.startswith(DECLARATIONS) and not any(name in NOT_TRIED for name in names)


def mutants_of(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    skipped = set(_declared(tree))
    functions = dict(_functions(tree, ""))
    met: Counter[tuple[str, ...]] = Counter()
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in skipped or not isinstance(node, ast.expr | ast.stmt):
            continue
        changed = changed_node(node)
        if changed is not None:
            function = functions.get(id(node), "")
            before, after = (ast.unparse(each).splitlines()[0] for each in (node, changed))
            met[function, before, after] += 1
            nth = met[function, before, after]
            yield Mutant(str(file.relative_to(ROOT)), number, node.lineno, function, before, after, nth)


def _declared(tree: ast.Module) -> Iterator[int]:
    """What only types and the readers of messages look at: annotations, and what is logged."""
    for node in ast.walk(tree):
        inside: list[ast.AST | None] = []
        if isinstance(node, ast.AnnAssign | ast.arg):
            inside = [node.annotation]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = [node.returns]
        elif isinstance(node, ast.Expr) and ast.unparse(node.value).startswith("logger."):
            inside = [node]
        for each in inside:
            if each is not None:
                yield from (id(below) for below in ast.walk(each))


def _functions(node: ast.AST, name: str) -> Iterator[tuple[int, str]]:
    """Each node inside of a function, with that function's name as code objects have it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            own = f"{name}{child.name}"
            yield from ((id(below), own) for statement in child.body for below in ast.walk(statement))
            yield from _functions(child, f"{own}.<locals>.")
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{name}{child.name}.")
        else:
            yield from _functions(child, name)


def changed_node(node: ast.AST) -> ast.expr | ast.stmt | None:
    """Another node for this one; None where nothing is to be changed."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
        return ast.Compare(node.left, [COMPARED[type(node.ops[0])]()], node.comparators)
    if isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not _is_text(node):
        return ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return ast.Constant(not node.value)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.Constant(node.value + 1)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        return ast.Pass()
    return None


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(side, ast.Constant | ast.JoinedStr) and not _is_number(side) for side in (node.left, node.right)
    )


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def apply(mutant: Mutant, tree: Path) -> None:
    """Write the changed file into the copy. What else stands in it is formatted anew, which no test minds."""
    parsed = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    target = list(ast.walk(parsed))[mutant.node]
    changed = changed_node(target)

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if node is target and changed is not None:
                return ast.copy_location(changed, node)
            return self.generic_visit(node)

    (tree / mutant.file).write_text(ast.unparse(ast.fix_missing_locations(Swap().visit(parsed))), encoding="utf-8")
