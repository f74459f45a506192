// A board puts its desk in order before it draws another position, or another seat's.
import { untrack } from "svelte";
import type { BoardProps } from "../board";

export function settling(props: () => Pick<BoardProps, "position" | "shown">, table: { settle(): void }): void {
  $effect.pre(() => {
    void props().position;
    void props().shown;
    untrack(() => table.settle());
  });
}
