import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, extent, edge, space } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const inside = style({
  ...layout.columns(`${extent(320)} minmax(0, 1fr)`),
  borderTop: rule.line,
  "@media": {
    [below.rateCard]: { gridTemplateColumns: `${extent(224)} minmax(0, 1fr)` },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const list = style({
  margin: 0,
  padding: space(12),
  listStyle: "none",
  borderInlineEnd: rule.line,
  "@media": { [below.sm]: { border: 0, borderBottom: rule.line } },
});

export const entry = style({
  ...layout.row(),
  paddingInlineEnd: space(4),
  borderRadius: radius[2],
  ":hover": { background: vars.color.surface2 },
});

export const chosen = style({
  background: vars.color.surface2,
  boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}`,
});

export const select = style({
  flex: 1,
  ...layout.row(12),
  minWidth: 0,
  padding: space(12),
  textAlign: "start",
  borderRadius: radius[2],
});
globalStyle(`${select} > svg`, { color: vars.color.text3 });

export const entryName = style({ ...layout.breakable });
globalStyle(`${entryName} > b`, { display: "block", ...type("ui", 580, 1.3) });
globalStyle(`${entryName} > small`, quiet("caption"));

export const viewer = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  margin: 0,
  background: vars.color.surface3,
});

export const stage = style({
  ...layout.row(16),
  padding: space(20),
  "@media": { [below.sm]: { gap: space(6), padding: space(12, 8) } },
});

/** Constant height, so that Next stays under the finger. */
export const middle = style({ flex: 1, ...layout.centred, minWidth: 0, height: `min(${extent(416)}, 50dvh)` });

export const picture = style({
  maxWidth: "100%",
  maxHeight: `min(${extent(416)}, 50dvh)`,
  objectFit: "contain",
  boxShadow: vars.shadow.raised,
});

export const placeholder = style({
  ...layout.stack(12),
  justifyItems: "center",
  maxWidth: extent(352),
  textAlign: "center",
  color: vars.color.text2,
});

export const caption = style({
  ...layout.spreadRow(16),
  padding: space(12, 20),
  background: vars.color.surface,
  borderTop: rule.line,
});

export const captionText = style({ ...layout.breakable });
globalStyle(`${captionText} > b`, { display: "block", ...type("ui", 600, 1.3) });
globalStyle(`${captionText} > small`, quiet("caption"));

export const headText = style(layout.hidden(below.sm));
