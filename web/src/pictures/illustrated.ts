// What the rules need to show pictures, in one piece, so that it is loaded when the text is there.
import Figure from "./Figure.svelte";
import { albumOf } from "./pictures";

export async function illustrated(game: string) {
  const album = await albumOf(game);
  return album && { ...album, Figure };
}
