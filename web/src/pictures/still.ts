// What is drawn in a picture is no place of the board on the table: it loses the names by which places are found, pressed and
// explained.
const NAMES = ["data-target", "data-about", "data-live", "data-whose", "tabindex"];

/** For whatever holds a picture. */
export function still(holder: Element): () => void {
  const strip = () => {
    for (const name of NAMES) for (const element of holder.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  };
  strip();
  const watch = new MutationObserver(strip);
  watch.observe(holder, { subtree: true, childList: true, attributeFilter: NAMES });
  return () => watch.disconnect();
}
