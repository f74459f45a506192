// What a page needs to show a review, fetched together when somebody wants to see one.
export { default as Curve } from "./Curve.svelte";
export { default as Progress } from "./Progress.svelte";
export { default as Story } from "./Story.svelte";
export { default as TurnCard } from "./TurnCard.svelte";
