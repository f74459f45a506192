// The house's icon with a number on it, as an address that a link can hold.
import drawn from "../../public/icon.svg?raw";

export function iconWith(count: number): string {
  const shown = count > 9 ? "9+" : String(count);
  const badge =
    '<circle cx="22" cy="10" r="10" fill="#a8322b" stroke="#fffdf7" stroke-width="1.5"/>' +
    `<text x="22" y="15" font-family="sans-serif" font-weight="700" font-size="${count > 9 ? 11 : 15}" text-anchor="middle" fill="#fff">${shown}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn.replace("</svg>", `${badge}</svg>`))}`;
}
