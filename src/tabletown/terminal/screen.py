"""The terminal itself: printing and asking, with colours and a cleared screen, or plain lines for a screen reader or a pipe."""

import sys

from rich.console import Console
from rich.text import Text


class Screen:
    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.console = Console(highlight=False, no_color=plain or None, soft_wrap=plain)
        self.lively = not plain and self.console.is_terminal and sys.stdin.isatty()
        """Whether a person looks at it, so that the page can be drawn anew for every decision."""

    def fresh(self) -> None:
        """Begin a new page where there are pages."""
        if self.lively:
            self.console.clear()

    def show(self, picture: object) -> None:
        self.console.print(picture)

    def say(self, text: str, style: str = "") -> None:
        """One paragraph, exactly as it is: nothing in it is taken for markup."""
        self.console.print(Text(text, style="" if self.plain else style))

    def ask(self, prompt: str) -> str:
        """A line from the person at the keyboard; raises EOFError when there will be no more."""
        sys.stdout.flush()
        if sys.stdin.isatty():
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print()
        if not line:
            raise EOFError
        return line.strip()
