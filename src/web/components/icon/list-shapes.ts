import type { IconShape } from "./shapes.ts";

/* Used by lists, files and details: in `shapes.ts` the public pages and the search forms would load them, too. */

export const arrowLeft: IconShape = {
  d: "M16.5 10h-13M8.5 5l-5 5 5 5",
};

export const question: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM7.9 8a2.1 2.1 0 1 1 3.2 1.800c-.7.4-1.1.9-1.1 1.700M10 13.900v.05",
};

export const file: IconShape = {
  d: "M5 2.500h6.500l4 4v11H5zM11.5 2.500v4h4",
};

export const image: IconShape = {
  d: "M3.7 4h12.6a1.2 1.2 0 0 1 1.2 1.2v9.6a1.2 1.2 0 0 1 -1.2 1.2h-12.6a1.2 1.2 0 0 1 -1.2 -1.2v-9.6a1.2 1.2 0 0 1 1.2 -1.2zM5.6 8.2a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0zM3 14.8l4.2-3.9 3 2.6 3.3-3.3 4 4",
};

export const paperclip: IconShape = {
  d: "M16 9.3l-6.3 6.300a3.6 3.6 0 0 1-5.1-5.100l6.6-6.600a2.4 2.4 0 0 1 3.4 3.400l-6.5 6.500a1.2 1.2 0 0 1-1.7-1.700l5.8-5.8",
};

export const download: IconShape = {
  d: "M10 3v9.500M6 8.600l4 4 4-4M3.5 16.700h13",
};

export const upload: IconShape = {
  d: "M10 13V3.500M6 7.400l4-4 4 4M3.5 16.700h13",
};

export const phone: IconShape = {
  d: "M6.7 3 8.3 7 6.5 8.500a11 11 0 0 0 5 5L13 11.700l4 1.600v2.400c0 .8-.7 1.4-1.5 1.300C8.7 16.3 3.7 11.3 3 4.5 2.9 3.7 3.5 3 4.3 3z",
};

export const clock: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM10 5.800V10l3 1.9",
};

export const sliders: IconShape = {
  d: "M3 6h6.500M14 6h3M3 14h2.500M10 14h7M9.7 6a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0zM5.6 14a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0z",
};

export const pushPin: IconShape = {
  d: "M7 2.800h6l-.9 5.2 2.7 3.200H5.200L7.9 8zM10 11.200v6",
};

export const external: IconShape = {
  d: "M8 4H4v12h12v-4M11.5 3.500h5v5M16 4l-7.5 7.5",
};

export const weight: IconShape = {
  d: "M4.5 7.500h11l1.5 9H3zM7.8 5a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z",
};

export const edit: IconShape = {
  d: "M4 16v-3.200L13 3.800l3.2 3.2-9 9zM11.2 5.600l3.2 3.2",
};

export const refresh: IconShape = {
  d: "M16 8.500A6.3 6.3 0 1 0 16.2 12M16.5 4.500v4h-4",
};

export const copy: IconShape = {
  d: "M7 7h9.500v9.500H7zM13 7V3.500H3.500V13H7",
};

export const calculator: IconShape = {
  d: "M5.5 2.5h9A1.5 1.5 0 0 1 16 4v12a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16V4a1.5 1.5 0 0 1 1.5-1.5zM7 6h6M7 10h.01M10 10h.01M13 10h.01M7 13.5h.01M10 13.5h.01M13 13.5h.01",
};

export const cards: IconShape = {
  d: "M3 3.5h14V9H3zM3 11h14v5.5H3z",
};

export const rows: IconShape = {
  d: "M3 5h14M3 10h14M3 15h14",
};

export const sort: IconShape = {
  d: "M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3",
};

export const more: IconShape = {
  d: "M4.5 10h.05M10 10h.05M15.5 10h.05",
};
