import { style, styleVariants } from "@vanilla-extract/css";
import { below, from, palette } from "#web/styles/tokens.ts";

export const train = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  gap: ".625rem",
  paddingBottom: "3px",
  borderBottom: `3px solid ${palette.ink[900]}`,
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(4, 1fr)" },
    [below.sm]: { gridTemplateColumns: "1fr", gap: "3px" },
  },
});

/* The side of a 20-foot box, 6.06 m by 2.59 m: rails, posts and a corrugated wall. */
const side = (colour: string) => {
  const dark = `color-mix(in srgb, ${colour} 68%, ${palette.ink[950]})`;
  const light = `color-mix(in srgb, ${colour} 84%, #fff)`;
  return {
    backgroundColor: colour,
    backgroundImage: `repeating-linear-gradient(90deg, ${dark} 0 2px, ${colour} 2px 4px, ${light} 4px 5px, ${colour} 5px 8px)`,
    border: `4px solid ${dark}`,
  };
};
const box = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  aspectRatio: "6.06 / 2.62",
  "@media": { [below.sm]: { aspectRatio: "auto", height: "4.25rem" } },
});
const plate = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".4rem",
  padding: ".3rem .55rem",
  fontSize: ".9375rem",
  fontWeight: 640,
  fontStretch: "96%",
  whiteSpace: "nowrap",
  color: "#FFFFFF",
  "@media": {
    [`${from.lg} and (max-width: 85rem)`]: { fontSize: ".8125rem", paddingInline: ".3rem", fontStretch: "88%" },
    [below.sm]: { fontSize: "1.0625rem" },
  },
});

const colours = {
  chemicals: "#7C2A1F",
  pharmaceuticals: "#1C4A6B",
  electronics: "#2C3F55",
  whiteGoods: "#5B6670",
  textiles: "#A3281B",
  manufacturing: "#7A531A",
  agriculture: "#3D5A43",
} as const;
export const boxes = styleVariants(colours, (colour) => [box, side(colour)]);
export const plates = styleVariants(colours, (colour) => [plate, { background: colour }]);
export const sign = style({ "@media": { [`${from.lg} and (max-width: 85rem)`]: { display: "none" } } });
