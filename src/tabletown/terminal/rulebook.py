"""Looking up the rules by chapter, for `tabletown rules` and for a question mark during play."""

import shutil
import textwrap

from tabletown.words import Words

WIDEST = 100


def find_chapter(game: str, asked: str, words: Words) -> str:
    """The chapter with this name or title, else the one that speaks of it most; empty when none does."""
    wish = asked.strip().casefold()
    chapters = words.chapters(game)
    titles = {chapter: words(f"{game}-rules-{chapter}-title").casefold() for chapter in chapters}
    for matches in (
        [chapter for chapter in chapters if wish == chapter],
        [chapter for chapter in chapters if titles[chapter] == wish],
        [chapter for chapter in chapters if chapter.startswith(wish) or titles[chapter].startswith(wish)],
        [chapter for chapter in chapters if wish in titles[chapter]],
    ):
        if wish and matches:
            return matches[0]
    spoken = {chapter: words(f"{game}-rules-{chapter}").casefold().count(wish) for chapter in chapters if wish}
    best = max(spoken, key=lambda chapter: spoken[chapter], default="")
    return best if spoken.get(best) else ""


def read_aloud(game: str, chapter: str, words: Words, plain: bool = False) -> str:
    """A chapter with its title, wrapped for the terminal; plain without a line drawn under it."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    title = words(f"{game}-rules-{chapter}-title")
    lines = [title, ""] if plain else [title, "=" * len(title), ""]
    for paragraph in words(f"{game}-rules-{chapter}").split("\n"):
        indent = "  " if paragraph.startswith("- ") else ""
        lines += textwrap.wrap(paragraph, width, subsequent_indent=indent) or [""]
    return "\n".join(lines)
