/** Where a small picture lies in the drawing around it; without that CSS gives its place and size. */
export interface Placed {
  x?: number;
  y?: number;
  size?: number | string;
}
