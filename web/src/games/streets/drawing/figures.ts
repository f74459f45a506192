// People, 20 wide and 28 tall, each kind with an outline of its own: a sun hat and a camera, a beanie and a beard, a child
// by the hand, a bag in each hand. Bodies take the colour of the kind.
import type { COLOURS } from "./symbols";

export type Colour = (typeof COLOURS)[number];

export interface Figure {
  /** In the colour of the kind. */
  body: string;
  /** In its deep colour. */
  deep: string;
  /** The face. */
  face: string;
}

export const FIGURES: Record<Colour, Figure> = {
  tourist: {
    body: "M5 28V17q0-5 5-5t5 5v11h-3.600v-6H8.600v6z",
    deep: "M2.5 6.500q3-1 4-1.500Q7 1 10 1t3.5 4q1 .5 4 1.5 0 2-7.5 2t-7.5-2zM7.5 15h5v4h-5z",
    face: "M6.8 7.800h6.400q.2 5-3.2 5t-3.2-5z",
  },
  hipster: {
    body: "M4.5 28V18q0-5 5.5-5t5.5 5v10h-4v-6h-3v6z",
    deep: "M6 6Q6 1 10 1t4 5zM10 0a1.4 1.4 0 1 1 0 2.800A1.4 1.4 0 1 1 10 0zM6 9q4 2 8 0 0 7-4 7T6 9z",
    face: "M6.2 6h7.600v4h-7.600z",
  },
  parent: {
    body: "M2 28V16q0-5 4.5-5t4.5 4l3.5 3-1 1.400L11 18v10H8v-6H5v6zM12.5 28v-5q0-3.4 3-3.400t3 3.400v5h-2v-3h-2v3z",
    deep: "M2.8 6Q3 1.5 6.5 1.500T10.2 6q1.4 3 .8 5-3-1-4.5-4Q4 9 2.2 10 1.6 8 2.8 6z",
    face: "M6.5 4.500a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 1 1 0-6.800zM15.5 14.600a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z",
  },
  shopper: {
    body: "M5.5 28V22h-1l-1.5-1 2.4-6q1-3 4.6-3t4.6 3l2.4 6-1.5 1h-1v6h-3v-5h-3v5z",
    deep: "M0 20h5.500l.8 7H-.8zM14.5 20H20l.8 7h-7.100zM6.4 5.500Q7 1.5 10 1.500t3.6 4l1 4-2-1H7.400l-2 1z",
    face: "M10 4a3.8 3.8 0 1 1 0 7.600A3.8 3.8 0 1 1 10 4z",
  },
};
