// Sit down at a lesson: at one whose teacher still has something to say, else, or when it shall be so, at a new one.
import * as api from "../api";
import { router } from "../router.svelte";
import { taught } from "./read";

export async function beginLesson(game: string, lesson: string, fresh = false): Promise<void> {
  const table = await api.beginLesson(game, lesson, { fresh, taught: taught() });
  router.go({ page: "table", table: table.id });
}
