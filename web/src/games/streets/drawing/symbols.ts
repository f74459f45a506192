// The five kinds of people's interest as plates of different outline with a picture on each, and the pictures of the
// businesses. Each is 24 by 24; nothing is told by colour alone.

export const KINDS = ["tourist", "hipster", "parent", "shopper", "wild"] as const;
export type Kind = (typeof KINDS)[number];
export const COLOURS = ["tourist", "hipster", "parent", "shopper"] as const;

export interface Plate {
  /** The outline of the plate. */
  plate: string;
  /** Lines of the picture, and its filled parts. */
  lines: string;
  solids: string;
}

export const PLATES: Record<Kind, Plate> = {
  // A round plate with a camera.
  tourist: {
    plate: "M12 1a11 11 0 1 1 0 22 11 11 0 1 1 0-22z",
    lines: "M12 10.200a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
    solids: "M6 8.400h2.600l1.2-2h4.400l1.2 2H18a1.4 1.4 0 0 1 1.4 1.400V17A1.4 1.4 0 0 1 18 18.400H6A1.4 1.4 0 0 1 4.6 17V9.800A1.4 1.4 0 0 1 6 8.400z",
  },
  // A plate on its corner with spectacles over a moustache.
  hipster: {
    plate: "M12 .2L23.8 12 12 23.8.2 12z",
    lines: "M9.6 10.400a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 1 1 4.6 0zM19 10.400a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 1 1 4.6 0zM9.6 10q2.4-1.4 4.8 0",
    solids: "M12 14.400q2-1.6 3.6.2 1 1 2.2-.2-.2 3-3 3-2 0-2.8-1.4-.8 1.4-2.8 1.4-2.8 0-3-3 1.2 1.2 2.2.2Q10 12.8 12 14.400z",
  },
  // A square plate with a pram.
  parent: {
    plate: "M4 1.500h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.500H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.500z",
    lines: "M18 10.500l2-4h-2",
    solids: "M5 10.800h13a6.5 5.4 0 0 1-13 0zM5.2 9.600a6 6 0 0 1 5.8-5.400v5.400zM9 18.400a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 1 1 3.4 0zM17 18.400a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 1 1 3.4 0z",
  },
  // A six-sided plate with a shopping bag.
  shopper: {
    plate: "M6 1.500h12L24 12l-6 10.500H6L0 12z",
    lines: "M9 10V8.400a3 3 0 0 1 6 0V10",
    solids: "M6.5 9h11l1 10h-13z",
  },
  // A star: anybody.
  wild: {
    plate: "M12 0l3.3 7.5 8.2.8-6.2 5.4 1.9 8L12 17.500l-7.2 4.2 1.9-8L.5 8.300l8.2-.8z",
    lines: "",
    solids: "",
  },
};

export type Business = "restaurant" | "residential" | "leisure" | "retail" | "universal";

/** Pictures of the businesses, drawn in lines and filled parts. */
export const BUSINESS: Record<Business, { lines: string; solids: string }> = {
  restaurant: {
    lines: "M8 4v16M5.5 4v4.500q0 2.5 2.5 2.500t2.5-2.500V4",
    solids: "M15 4q4 1 3.6 8.500H16.400V20H15z",
  },
  residential: {
    lines: "",
    solids: "M12 3.500l9 7.500h-2.500v9h-4.500v-6h-4v6H5.500v-9H3z",
  },
  leisure: {
    lines: "M12 8.500v1.500M12 12v1.500M12 15.500v1.5",
    solids: "M4 6.500h16v3.600a2 2 0 0 0 0 3.800v3.600H4v-3.600a2 2 0 0 0 0-3.800z",
  },
  retail: {
    lines: "",
    solids: "M12.8 3.500H20.500v7.700l-8.8 8.8-8-7.800zM17 5.500a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 1 0 0-3.200z",
  },
  universal: {
    lines: "M12 4v16M4 12h16M6.3 6.300l11.4 11.400M17.7 6.300L6.3 17.7",
    solids: "",
  },
};
