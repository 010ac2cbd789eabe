import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { drawn, duration, ease, extent, palette } from "#web/styles/tokens.ts";
import { layout, lettering } from "#web/styles/declarations.ts";

const steel = palette.paint;
const bare = vars.container;

export const fill = styleVariants({ bare: { fill: bare.fill }, painted: { fill: steel.fill } });
export const shadow = styleVariants({
  bare: { fill: "none", stroke: bare.rib, opacity: 0.75 },
  painted: { fill: "none", stroke: steel.dark, opacity: 0.62 },
});
export const gleam = styleVariants({
  bare: { fill: "none", stroke: bare.gleam, opacity: 0.9 },
  painted: { fill: "none", stroke: steel.light, opacity: 0.5 },
});
export const unit = styleVariants({
  bare: { fill: bare.rib, opacity: 0.55 },
  painted: { fill: steel.dark, opacity: 0.55 },
});
export const fan = styleVariants({
  bare: { fill: "none", stroke: bare.edge, strokeWidth: 1.1 },
  painted: { fill: "none", stroke: "#FFFFFF", strokeWidth: 1.1 },
});
export const grille = styleVariants({
  bare: { fill: "none", stroke: bare.edge },
  painted: { fill: "none", stroke: "#FFFFFF" },
});
export const steelwork = styleVariants({
  bare: { fill: "none", stroke: bare.rib },
  painted: { fill: "none", stroke: steel.dark },
});
export const outline = styleVariants({
  bare: { fill: "none", stroke: bare.edge },
  painted: { fill: "none", stroke: steel.dark },
});
export const corner = styleVariants({ bare: { fill: bare.edge }, painted: { fill: steel.dark } });
export const plate = styleVariants({ bare: { fill: bare.fill }, painted: { fill: steel.fill } });

const letter = style({ textAnchor: "middle", fontWeight: 680, ...lettering("88%", ".04em") });
export const letters = styleVariants({ bare: [letter, { fill: bare.text }], painted: [letter, { fill: "#FFFFFF" }] });

export const figure = style({ width: "100%", height: "auto", maxWidth: extent(240) });
export const envelope = style({ fill: "none", stroke: vars.color.line2, strokeDasharray: "2 3" });
export const ground = style({ stroke: vars.color.text, strokeWidth: 1.5 });
export const measure = style({ fill: "none", stroke: vars.color.text3 });
export const measureText = style({ fill: vars.color.text2, fontSize: drawn(11.5), fontVariantNumeric: "tabular-nums" });

export const coat = style({
  clipPath: "inset(0 100% 0 0)",
  transition: `clip-path ${duration[4]} ${ease.out}`,
  selectors: { "&[data-painted]": { clipPath: "inset(0 0 0 0)" } },
});

export const load = style({ width: "100%", height: "auto" });
export const quay = style({ stroke: vars.color.text, strokeWidth: 3 });

export const partly = style({ ...layout.flex(8), alignItems: "end", lineHeight: 1 });
