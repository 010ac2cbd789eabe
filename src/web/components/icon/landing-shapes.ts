import type { IconShape } from "./shapes.ts";

/* Used by the landing page alone: in `shapes.ts` every other page would load them. */

export const shield: IconShape = {
  d: "M10 2.5 16.3 5v4.700c0 3.9-2.6 6.7-6.3 7.9-3.7-1.2-6.3-4-6.3-7.900V5zM7.2 10l2 2 3.7-4.2",
};
export const radar: IconShape = {
  d: "M2.7 10a7.3 7.3 0 1 0 14.6 0a7.3 7.3 0 1 0 -14.6 0zM6.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM10 10 15 5",
};
export const tag: IconShape = {
  d: "M3 3.500h6.800l7 7-6.3 6.3-7.5-7.500zM6.7 7.200h.01",
};
export const hub: IconShape = {
  d: "M2.5 8 10 3.5 17.5 8v9h-15zM6 17v-6h8v6M6 14h8",
};
export const headset: IconShape = {
  d: "M3.5 12v-2a6.5 6.5 0 0 1 13 0v2M3.5 11.500h2.300v4H4.500a1 1 0 0 1-1-1zM16.5 11.500h-2.300v4h1.300a1 1 0 0 0 1-1zM16.5 14.500c0 1.8-1.6 2.8-4 2.8",
};
export const flask: IconShape = {
  d: "M8 2.800v5L3.8 15a1.5 1.5 0 0 0 1.3 2.200h9.800a1.5 1.5 0 0 0 1.3-2.200L12 7.800v-5M6.8 2.800h6.400M6 12h8",
};
export const pill: IconShape = {
  d: "M6 6.7h8a3.3 3.3 0 0 1 3.3 3.3v0a3.3 3.3 0 0 1 -3.3 3.3h-8a3.3 3.3 0 0 1 -3.3 -3.3v0a3.3 3.3 0 0 1 3.3 -3.3zM10 6.700v6.6",
};
export const chip: IconShape = {
  d: "M6.5 5.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1 -1 1h-7a1 1 0 0 1 -1 -1v-7a1 1 0 0 1 1 -1zM8 2.500v3M12 2.500v3M8 14.500v3M12 14.500v3M2.5 8h3M2.5 12h3M14.5 8h3M14.5 12h3",
};
export const washer: IconShape = {
  d: "M4.7 2.5h10.6a1.2 1.2 0 0 1 1.2 1.2v12.6a1.2 1.2 0 0 1 -1.2 1.2h-10.6a1.2 1.2 0 0 1 -1.2 -1.2v-12.6a1.2 1.2 0 0 1 1.2 -1.2zM6.1 11a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0zM6 5.300h.01M8.5 5.300H11",
};
export const shirt: IconShape = {
  d: "M7 3.2 2.8 5.5 4.2 9l2-.8v8.600h7.600V8.200l2 .8 1.4-3.500L13 3.200a3 3 0 0 1-6 0z",
};
export const cog: IconShape = {
  d: "M7.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM10 2.500v2.800M10 14.700v2.800M2.5 10h2.800M14.7 10h2.800M4.7 4.700l2 2M13.3 13.300l2 2M15.3 4.700l-2 2M6.7 13.300l-2 2",
};
export const leaf: IconShape = {
  d: "M10 17.500V8.500M10 12.500C6 12.5 4 10 4 6c4 0 6 2.3 6 6.500zM10 10.500c3.5 0 6-2.2 6-6.5-4 0-6 2.5-6 6.500z",
};
