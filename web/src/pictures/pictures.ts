// Rules in pictures: two positions of a game each, played by the engine and drawn by the board's own code. They come when they
// are asked for, with the sentences below them; whoever gets none reads on without.
import * as api from "../api";
import { games } from "../games";
import type { PictureProps } from "../games/board";
import type { ShownPicture } from "../wire";
import { words } from "../words/words.svelte";
import type { Component } from "svelte";

export interface Album {
  pictures: ShownPicture[];
  /** Draws one position. */
  Picture: Component<PictureProps>;
}

const albums = new Map<string, Promise<Album | null>>();

/** The pictures of a game; null where its board draws none. */
export function albumOf(game: string): Promise<Album | null> {
  let album = albums.get(game);
  if (!album) {
    album = open(game);
    albums.set(game, album);
    album.catch(() => albums.delete(game)); // so that the next one asks again
  }
  return album;
}

async function open(game: string): Promise<Album | null> {
  const board = await games[game]?.();
  if (!board?.picture) return null;
  const [drawn, pictures] = await Promise.all([board.picture(), api.pictures(game), words.need("pictures", `pictures_${game}`)]);
  return { pictures, Picture: drawn.default };
}

/** The picture that explains this place of the board, if one does. */
export function pictureAbout(album: Album | null, place: string): ShownPicture | undefined {
  return album?.pictures.find(({ about }) => about.some((name) => fits(name, place)));
}

function fits(name: string, place: string): boolean {
  return name.endsWith("*") ? place.startsWith(name.slice(0, -1)) : name === place;
}
