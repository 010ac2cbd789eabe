import { globalStyle, style } from "@vanilla-extract/css";
import { edge, fontSize, palette, space } from "#web/styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

const onPaper = "print";

/** On paper the sheet replaces what is on the screen. */
export const onScreen = style({ "@media": { [onPaper]: { display: "none" } } });

/** The paper of a screen, readable without colour. */
export const sheet = style({
  display: "none",
  "@media": { [onPaper]: { display: "block", color: palette.ink[900], ...type("print", undefined, 1.3) } },
});
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  paddingBottom: space(6),
  borderBottom: `${edge(3)} solid ${palette.accent[600]}`,
  fontSize: fontSize.print,
});
export const brand = style(type("lead", 640));
export const title = style({ margin: space(12, 0, 6), ...type("h2", 640) });
export const subtitle = style({ margin: space(12, 0, 4), ...type("small", 640) });
export const facts = style({ ...layout.columns("repeat(4, 1fr)", 6, 16) });
export const table = style({ width: "100%", fontSize: fontSize.print });
export const group = style({ fontWeight: 640 });
export const foot = style({
  marginTop: space(8),
  paddingTop: space(6),
  borderTop: `${edge(1)} solid ${palette.sand[300]}`,
  fontSize: fontSize.print,
});

globalStyle(`${facts} dt`, { fontSize: fontSize.print, color: palette.slate[600] });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600 });
globalStyle(`${table} th`, {
  padding: space(2, 12, 2, 0),
  borderBottom: `${edge(1)} solid ${palette.ink[900]}`,
  ...type("print", 560),
  textAlign: "start",
});
globalStyle(`${table} td`, {
  padding: space(2, 12, 2, 0),
  borderBottom: `${edge(1)} solid ${palette.sand[300]}`,
  verticalAlign: "top",
});
globalStyle(`${table} tr`, { breakInside: "avoid" });

globalStyle(`body:has(${sheet}) header, body:has(${sheet}) [role=region]`, {
  "@media": { [onPaper]: { display: "none" } },
});
