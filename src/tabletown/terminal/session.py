"""A game at one keyboard: people and bots round a match, decision by decision, until it is over or somebody leaves.

It knows no game: positions are drawn by the game's renderer, choices come from the contract, words from the locale. Ends by
saving, whether a person quits, the input ends or the game does.
"""

from collections.abc import Callable
from pathlib import Path

from tabletown.engine import record
from tabletown.engine.branching import Way
from tabletown.engine.contract import Event, IllegalAction, Observer
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.terminal import menu, saves
from tabletown.terminal.coach import Adviser
from tabletown.terminal.renderer import renderer_of
from tabletown.terminal.rulebook import find_chapter, read_aloud
from tabletown.terminal.scores import breakdown, final
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import Player
from tabletown.words import Words

COMMANDS = ("undo", "restart", "score", "log", "view", "hint", "save", "quit", "help")
HINT_KEYS = ("H", "Р")
"""A capital letter asks the coach, on a Latin keyboard and on a Cyrillic one; the small one is for help."""
LOG_LINES = 30


class Quit(Exception):
    """The person at the keyboard leaves; the game has been saved."""


class Session:
    def __init__(
        self, game: Game, match: Match, secret: bytes, players: list[Player], words: Words, screen: Screen, save: Path
    ) -> None:
        self.game = game
        self.match = match
        self.secret = secret
        self.players = players
        self.names = [player.name for player in players]
        self.words = words
        self.screen = screen
        self.save_file = save
        self.ways: list[Way] = []
        """What leads to the first position of a branch that is resumed."""
        self.teach: Callable[[], list[str]] = list
        """What a teacher says before the decision that is asked for; nothing without one."""
        self.planned: Callable[[int], list[int]] = lambda seat: []
        """What a bot does by a lesson's plan; nothing where it decides by itself."""
        self.again = "tabletown play --resume"
        """The command that goes on with it, before the name of the file."""
        self.renderer = renderer_of(game)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.told = [0] * len(players)
        """How much of the log each seat has been shown."""
        self.seen = [-1] * len(players)
        """The epoch in which that was."""
        self.news: list[list[Event]] = [[] for _ in players]
        self.branch: menu.Node | None = None
        """The group of choices that somebody has stepped into."""
        self.described: list[list[str]] = [[] for _ in players]
        """The sentences in which each seat was last told the position."""
        keys = ((command, words(f"terminal-keys-{command}").split()) for command in COMMANDS)
        self.commands = {key: command for command, spoken in keys for key in spoken}

    def run(self) -> None:
        self._keep()  # at once: nobody should play for an hour into a file that cannot be written
        try:
            while not self.match.state.over():
                epoch = self.match.state.epoch
                self._go_on()
                if self.match.state.epoch != epoch:
                    self._keep()
        except EOFError:
            self._keep()
            self.screen.say(self.words("terminal-input-ended", file=str(self.save_file), command=self.again))
            raise Quit from None
        except KeyboardInterrupt:
            self._keep()
            raise
        self._finish()

    def _go_on(self) -> None:
        """One decision: a bot's, as long as one may act, else a person's."""
        acting = self.match.state.acting()
        for seat in acting:
            bot = self.players[seat].bot
            if bot is not None and (actions := self.planned(seat)):
                for action in actions:
                    self.match.play(seat, action)
                return
            if bot is not None:
                self.match.play(seat, bot.choose(Observer(self.match.state, seat)))
                return
        seat = self.at_keyboard if self.at_keyboard in acting else acting[0]
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self._decide(seat)

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's turn: the screen is cleared until the next person says that they sit there."""
        self.at_keyboard = seat
        self.screen.fresh()
        self.screen.ask(self.words("terminal-hand-over", player=self.names[seat]) + " ")

    # One decision

    def _decide(self, seat: int) -> None:
        tree = self._choices(seat)
        self.branch = None
        self._show_position(seat)
        for sentence in self.teach():
            self.screen.say(sentence, style="italic cyan")
        self._show_choices(seat, tree)
        while True:
            typed = self.screen.ask("> ")
            if self._obey(seat, typed):
                return
            if typed.casefold().split(" ")[0] in self.commands or typed.startswith("?"):
                continue
            action = self._understand(seat, tree, typed)
            if action >= 0:
                self.match.play(seat, action)
                return

    def _choices(self, seat: int) -> menu.Node:
        view = self.match.state.view(seat)
        legal = self.match.state.legal(seat)
        ways = [self.renderer.way(view, self.game.move(action), self.words, self.screen.plain) for action in legal]
        return menu.grow(list(zip(legal, self.match.gains(seat), ways, strict=True)))

    def _show_position(self, seat: int) -> None:
        state = self.match.state
        if self.screen.plain:
            self._describe_changes(seat)
            return
        self.screen.fresh()
        moves = [self.game.move(action) for action in state.legal(seat)]
        self.screen.show(self.renderer.draw(state.view(seat), seat, self.names, moves, self.words))
        self._tell_news(seat)

    def _describe_changes(self, seat: int) -> None:
        """At the beginning of an epoch, the sentences that are new: who listens should not hear the same twice."""
        if self.seen[seat] == self.match.state.epoch:
            return
        self._tell_news(seat)
        sentences = self.renderer.describe(self.match.state.view(seat), seat, self.names, self.words).splitlines()
        for sentence in sentences:
            if sentence not in self.described[seat]:
                self.screen.say(sentence)
        self.described[seat] = sentences

    def _tell_news(self, seat: int) -> None:
        """What became public since this seat's last epoch. A page that is drawn anew keeps it in sight."""
        is_new = self.seen[seat] != self.match.state.epoch
        if is_new:
            self.seen[seat] = self.match.state.epoch
            self.news[seat] = self.match.events[self.told[seat] :]
            self.told[seat] = len(self.match.events)
        for event in self.news[seat] if is_new or self.screen.lively else []:
            self.screen.say(self._tell(event), style="dim")

    def _show_choices(self, seat: int, node: menu.Node) -> None:
        prompt = self.match.state.prompt(seat)
        who = f"{self.names[seat]}: " if len(self.people) > 1 else ""
        self.screen.say(f"{who}{self.words(prompt.message, prompt.args)}", style="bold")
        if node.label and node.keyed():
            self.screen.say(menu.row(node))
            return
        shown = menu.rows(node)
        width = max(len(number) for number, _ in shown)
        for number, label in shown:
            self.screen.say(f"{number}: {label}" if self.screen.plain else f" {number:>{width}}  {label}")
        if not self.screen.plain:
            self.screen.say(self.words("terminal-hint"), style="dim")

    def _understand(self, seat: int, tree: menu.Node, typed: str) -> int:
        """The action that was typed, or -1 when more has to be asked or said. An empty line also leaves a group."""
        here = self.branch or tree
        node = self._walk(tree, typed) if typed else here.default()
        if node is None and (typed or here is tree):
            return self._read_notation(seat, typed)
        if node is not None and node.is_leaf():
            return node.action
        self.branch = node
        self._show_choices(seat, node or tree)
        return -1

    def _walk(self, tree: menu.Node, typed: str) -> menu.Node | None:
        if not menu.is_path(typed):
            return None
        inside = self.branch.find(typed) if self.branch else None
        return inside or (tree.find(typed) if "." in typed or self.branch is None else None)

    def _read_notation(self, seat: int, typed: str) -> int:
        state = self.match.state
        try:
            action = self.game.parse_action(self.renderer.meant(state.view(seat), typed))
        except ValueError:
            self.screen.say(self.words("terminal-not-understood", typed=typed))
            return -1
        rule = state.refusal(seat, action)
        if rule:
            self.screen.say(self.words.rule(rule))
            return -1
        return action

    # Commands: each returns whether the decision has to be asked anew

    def _obey(self, seat: int, typed: str) -> bool:
        if typed.startswith("?"):
            self._look_up(typed[1:].strip())
            return False
        word, _, rest = typed.casefold().partition(" ")
        command = "hint" if typed in HINT_KEYS else self.commands.get(word, "")
        if command in ("undo", "restart"):
            return self._take_back(seat, command == "restart")
        if command == "score":
            score = self.match.state.score_seen_by(seat)
            self.screen.show(breakdown(self.game.name, [score], [self.names[seat]], self.words, self.screen.plain))
        elif command == "log":
            for event in self.match.events[-LOG_LINES:]:
                self.screen.say(self._tell(event))
        elif command == "hint":
            self.screen.say(self.words("coach-thinking"))
            for sentence in Adviser(self.game, self.secret, self.renderer, self.words, self.screen.plain).say(
                self.match.state, seat
            ):
                self.screen.say(sentence)
        elif command == "view":
            self._look_at(seat, rest)
        elif command == "save":
            self._save_as(typed.partition(" ")[2])
        elif command == "quit":
            self._keep()
            self.screen.say(self.words("terminal-saved", file=str(self.save_file), command=self.again))
            raise Quit
        elif command == "help":
            game = self.game.name
            places, rule = (self.words(f"{game}-terminal-help-{about}") for about in ("places", "rule"))
            self.screen.say(self.words("terminal-help", places=places, rule=rule))
        return False

    def _take_back(self, seat: int, whole_turn: bool) -> bool:
        try:
            if whole_turn:
                self.match.restart_turn(seat)
            else:
                self.match.take_back(seat)
        except IllegalAction as illegal:
            self.screen.say(self.words.rule(illegal.rule))
            return False
        return True

    def _look_up(self, asked: str) -> None:
        chapter = find_chapter(self.game.name, asked, self.words)
        if chapter:
            self.screen.say(read_aloud(self.game.name, chapter, self.words, self.screen.plain))
            return
        chapters = [
            f"{each}: {self.words(f'{self.game.name}-rules-{each}-title')}"
            for each in self.words.chapters(self.game.name)
        ]
        self.screen.say("\n".join([self.words("terminal-chapters"), *chapters]))

    def _look_at(self, seat: int, asked: str) -> None:
        whose = int(asked) - 1 if asked.isdecimal() and 1 <= int(asked) <= len(self.players) else seat
        view = self.match.state.view(seat)
        if self.screen.plain:
            self.screen.say(self.renderer.describe(view, whose, self.names, self.words))
        else:
            self.screen.show(self.renderer.draw(view, whose, self.names, [], self.words))

    def _save_as(self, name: str) -> None:
        before = self.save_file
        if name.strip():
            self.save_file = Path(name.strip()).expanduser()
        try:
            self._keep()
        except OSError as problem:
            self.screen.say(f"{self.save_file}: {problem.strerror}")
            self.save_file = before
            return
        self.screen.say(self.words("terminal-saved", file=str(self.save_file), command=self.again))

    # Ends

    def _finish(self) -> None:
        state = self.match.state
        self.screen.fresh()
        if self.screen.plain:
            self._describe_changes(self.people[0] if self.people else 0)
        else:
            for seat in self.people:
                self.screen.show(self.renderer.draw(state.view(seat), seat, self.names, [], self.words))
            for event in self.match.events[min(self.told) :]:
                self.screen.say(self._tell(event))
        self.screen.show(final(self.game.name, state, self.names, self.words, self.screen.plain))
        for event in state.ties():
            self.screen.say(self._tell(event))
        for sentence in self.teach():
            self.screen.say(sentence, style="italic cyan")
        self._keep()
        self.screen.say(self.words("terminal-recorded", file=str(self.save_file)))

    def _keep(self) -> None:
        names = [player.word for player in self.players]
        text = record.write(self.game, self.match, self.secret, names, self.ways)
        saves.write(self.save_file, text)

    def _tell(self, event: Event) -> str:
        return self.words.event(event, self.names)
