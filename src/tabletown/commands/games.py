"""`tabletown games`: what there is to play, with editions, seats, options and bots."""

import typer

from tabletown.bots import bots_of
from tabletown.commands.common import Json, Lang, print_json, words_of
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.words import Words

EXAMPLES = "tabletown games\ntabletown games --lang ru\ntabletown games --json"


def games(ctx: typer.Context, json: Json = False, lang: Lang = "") -> None:
    words = words_of(ctx)
    if json:
        print_json([_facts(game, words) for game in GAMES.values()])
        return
    for game in GAMES.values():
        typer.echo("\n".join(_page(game, words)))


def _facts(game: Game, words: Words) -> dict[str, object]:
    return {
        "game": game.name,
        "name": words(f"{game.name}-name"),
        "about": words(f"{game.name}-about"),
        "editions": [
            {
                "edition": edition,
                "name": words(f"{game.name}-edition-{edition}"),
                "seats": list(game.seats(edition)),
                "options": {option.name: option.values for option in game.options(edition)},
            }
            for edition in game.editions()
        ],
        "bots": bots_of(game.name),
        "rules_version": game.rules_versions[0],
    }


def _page(game: Game, words: Words) -> list[str]:
    page = [f"{game.name}: {words(f'{game.name}-name')}", f"  {words(f'{game.name}-about')}"]
    for edition in game.editions():
        fewest, most = game.seats(edition)
        seats = words("cli-games-seats", seats=f"{fewest}–{most}" if fewest < most else str(most), most=most)
        page.append(f"  --edition {edition}: {words(f'{game.name}-edition-{edition}')}. {seats}")
        page.append(f"    {words(f'{game.name}-edition-{edition}-about')}")
        for option in game.options(edition):
            values = "|".join(option.values)
            page.append(f"    --option {option.name}={values}: {words(f'{game.name}-option-{option.name}')}.")
            page.append(f"      {words(f'{game.name}-option-{option.name}-about')}")
    for bot in bots_of(game.name):
        page.append(f"  {bot}: {words(f'table-bot-{bot}')}. {words(f'table-bot-{bot}-about')}")
    return page
