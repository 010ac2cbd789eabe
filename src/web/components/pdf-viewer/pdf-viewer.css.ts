import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, edge, space } from "#web/styles/tokens.ts";
import { layout, quiet, rule } from "#web/styles/declarations.ts";

export const pdf = style({
  ...layout.columns("minmax(0, 1fr)"),
  gridTemplateRows: "auto minmax(0, 1fr)",
  minWidth: 0,
});

export const bar = style({
  ...layout.row(2),
  padding: space(8, 12),
  "@media": { [below.sm]: { flexWrap: "wrap", gap: 0 } },
  background: vars.color.surface,
  borderBottom: rule.line,
  ...quiet("small"),
});
globalStyle(`${bar} > output`, {
  minWidth: extent(52),
  textAlign: "center",
  fontWeight: 560,
  color: vars.color.text,
  "@media": { [below.sm]: { position: "absolute", width: edge(1), minWidth: 0, height: edge(1), overflow: "hidden" } },
});
export const pageCount = style({ whiteSpace: "nowrap" });

export const spacer = style({ flex: 1 });

export const stage = style({
  display: "grid",
  justifyItems: "safe center",
  alignContent: "start",
  overflow: "auto",
  padding: space(20),
  height: `min(${extent(480)}, 52dvh)`,
});

export const canvas = style({
  background: "#FFFFFF",
  boxShadow: vars.shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
});
