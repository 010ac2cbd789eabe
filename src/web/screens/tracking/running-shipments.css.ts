import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, extent, space } from "#web/styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const item = style({
  position: "relative",
  ...layout.centredColumns(`minmax(0, ${extent(192)}) minmax(0, 1fr) minmax(0, ${extent(176)})`, 0, 24),
  ...layout.ruledRow(16, 0),
  selectors: { "&:hover": { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` } },
  "@media": { [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: space(8, 12) } },
});
globalStyle(`${item} > :nth-child(2):not(:last-child)`, {
  "@media": { [below.rateCard]: { gridRow: 2, gridColumn: "1 / -1" } },
});

export const go = style({
  display: "inline-block",
  minHeight: extent(24),
  fontWeight: 640,
  color: vars.color.text,
  overflowWrap: "anywhere",
  selectors: {
    [`${item}:hover &`]: { ...layout.underline },
    "&::after": { ...layout.pseudo, inset: space(4, -8), borderRadius: radius[2] },
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::after": layout.focusRing(-1),
  },
});

export const strong = style({ display: "block", ...type("ui", 620) });
export const arrival = style({ display: "block", textAlign: "end", lineHeight: 1.35 });
