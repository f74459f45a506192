"""The bot that does anything that is allowed, each action as likely as the other. The yardstick for all others."""

from tabletown.bots.bot import Bot
from tabletown.engine.contract import Observer


class Random(Bot):
    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        return choices[self.chance.below(len(choices))]
