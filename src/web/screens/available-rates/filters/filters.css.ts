import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { coarsePointer, radius, space, extent, fontSize, edge } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const sidebar = style({
  position: "sticky",
  top: space(88),
  maxHeight: `calc(100dvh - ${extent(112)})`,
  overflowY: "auto",
  scrollbarWidth: "thin",
  // Room for the focus rings.
  padding: space(0, 4, 16),
  margin: space(0, -4),
});

export const head = style({ ...layout.spreadRow(), minHeight: extent(44), fontSize: fontSize.small });
export const groupTitle = style(type("small", 620));

export const row = style({ borderBottom: rule.line, ...layout.touchHeight });

export const portCode = style({ marginInlineStart: space(4), ...quiet("caption") });

export const rangeTitle = style([groupTitle, { ...layout.spread(8) }]);
export const rangeValue = style({ fontWeight: 420, color: vars.color.text2 });

const thumb = {
  boxSizing: "border-box",
  ...layout.circle(20),
  border: `${edge(2.5)} solid ${vars.color.text}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
} as const;
/** The first background is the selected part of the range. */
export const range = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: extent(24),
  margin: 0,
  borderRadius: radius[1],
  cursor: "pointer",
  backgroundColor: "transparent",
  backgroundImage: `linear-gradient(${vars.color.text} 0 0), linear-gradient(${vars.color.lineInput} 0 0)`,
  backgroundPosition: "0 50%",
  backgroundRepeat: "no-repeat",
  "@media": { [coarsePointer]: { height: extent(44) } },
  selectors: { "&::-webkit-slider-thumb": { appearance: "none", ...thumb }, "&::-moz-range-thumb": thumb },
});
export const rangeEnds = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: fontSize.micro,
  color: vars.color.text3,
});
