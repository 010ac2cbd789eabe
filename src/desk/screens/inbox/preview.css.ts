import { globalStyle, style } from "@vanilla-extract/css";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

export const preview = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
  borderInlineStart: rule.line2,
  "@media": { [below.lg]: { borderInlineStart: 0, borderTop: rule.line2 } },
});
export const head = style({ padding: space(12, 20), borderBottom: rule.line });
export const headRow = style({ ...layout.spreadRow(8), ...quiet("caption"), minHeight: extent(24) });
export const title = style({ marginTop: space(8), overflowWrap: "anywhere" });
export const numbers = style({ ...quiet("small") });
globalStyle(`${numbers} b`, { color: vars.color.text, fontWeight: 620 });

export const body = style({
  ...layout.topStack(16),
  flex: 1,
  minHeight: extent(160),
  overflow: "auto",
  padding: space(16, 20),
});
export const facts = style({ ...layout.columns("1fr 1fr", 12, 16) });
globalStyle(`${facts} dt`, { ...quiet("micro") });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, overflowWrap: "anywhere" });
globalStyle(`${facts} small`, { display: "block", ...type("micro", 420, 1.35), color: vars.color.text2 });

export const history = style({ ...layout.stack(6), paddingTop: space(12), borderTop: rule.line, ...type("caption") });
globalStyle(`${history} li`, layout.columns(`${extent(112)} minmax(0, 1fr)`, 12));
globalStyle(`${history} time`, { color: vars.color.text2 });

export const foot = style({
  padding: space(12, 20, 16),
  borderTop: rule.line2,
  background: vars.color.surface2,
  ...layout.stack(12),
  minHeight: 0,
  overflow: "auto",
  selectors: { "&:empty": { display: "none" } },
});
export const buttons = style({ ...layout.wrappedRow(8) });
export const open = style({ marginInlineStart: "auto" });
export const empty = style({ ...layout.centred, flex: 1, padding: space(24), color: vars.color.text2 });
export const people = style({ ...layout.stack(4) });
export const choice = style({
  ...layout.option(40, 0, 12),
  ...layout.spreadRow(8),
  selectors: { "&:hover, &:focus-visible": { background: vars.color.surface2 } },
});
