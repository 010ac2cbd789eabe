import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, fontSize, radius, space } from "#web/styles/tokens.ts";

export const button = style({
  ...layout.inlineRow(8),
  minHeight: extent(36),
  padding: space(0, 6, 0, 12),
  border: `${edge(1)} solid rgb(255 255 255 / .32)`,
  borderRadius: radius[2],
  ...type("caption"),
  color: "#C3CCD5",
  whiteSpace: "nowrap",
  cursor: "pointer",
  ":hover": { background: "rgb(255 255 255 / .1)", color: "#FFFFFF" },
});
export const buttonText = style({ "@media": { [below.xl]: layout.visuallyHidden } });
export const buttonKey = style({
  padding: space(2, 6),
  borderRadius: radius[1],
  background: "rgb(255 255 255 / .14)",
  color: "#FFFFFF",
  fontFamily: "inherit",
  fontSize: fontSize.micro,
  ...layout.hidden(below.lg),
});

export const panel = style({
  ...layout.filled("surface", 3),
  width: "100%",
  maxWidth: extent(672),
  marginInline: "auto",
  overflow: "hidden",
});
export const field = style({
  ...layout.row(12),
  minHeight: extent(56),
  padding: space(0, 16, 0, 20),
  borderBottom: rule.line2,
  color: vars.color.text3,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  background: "none",
  outline: "none",
  color: vars.color.text,
  ...type("h3", 540),
});
export const list = style({ maxHeight: extent(464), overflowY: "auto", padding: space(6, 8, 8) });
export const group = style({ padding: space(8, 12, 4), ...type("micro", 600), color: vars.color.text2 });
export const option = style({
  ...layout.centredColumns(`${extent(28)} minmax(0, 1fr) auto`, 12),
  width: "100%",
  padding: space(8, 12),
  borderRadius: radius[2],
  textAlign: "start",
  ...type("small", undefined, 1.3),
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    "&[aria-selected=true]": {
      background: vars.color.surface2,
      boxShadow: `inset ${edge(3)} 0 0 ${vars.color.accent}`,
    },
  },
});
globalStyle(`${option} b`, { display: "block", fontWeight: 600 });
globalStyle(`${option} small`, { display: "block", ...type("micro", 420, 1.35), color: vars.color.text2 });
globalStyle(`${option} mark`, {
  background: "none",
  color: "inherit",
  fontWeight: 720,
  boxShadow: `inset 0 ${edge(-2)} 0 ${vars.color.accentLine}`,
});
export const mark = style({
  ...layout.centredSquare(28),
  borderRadius: "50%",
  background: vars.color.surface3,
  color: vars.color.text2,
});
export const note = style({ padding: space(12), ...type("small"), color: vars.color.text2 });
export const foot = style({
  ...layout.wrappedRow(4, 16),
  padding: space(8, 16),
  borderTop: rule.line,
  background: vars.color.surface2,
  ...type("micro"),
  color: vars.color.text2,
});
globalStyle(`${foot} span`, layout.inlineRow(6));
