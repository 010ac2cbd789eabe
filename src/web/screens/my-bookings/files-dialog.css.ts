import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const inside = style({
  display: "grid",
  gridTemplateColumns: "20rem minmax(0, 1fr)",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.rateCard]: { gridTemplateColumns: "14rem minmax(0, 1fr)" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const list = style({
  margin: 0,
  padding: ".75rem",
  listStyle: "none",
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { border: 0, borderBottom: `1px solid ${vars.color.line}` } },
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  paddingInlineEnd: ".25rem",
  borderRadius: radius[2],
  ":hover": { background: vars.color.surface2 },
});

export const chosen = style({ background: vars.color.surface2, boxShadow: `inset 3px 0 0 ${vars.color.accent}` });

export const select = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  minWidth: 0,
  padding: ".75rem",
  textAlign: "start",
  borderRadius: radius[2],
});
globalStyle(`${select} > svg`, { color: vars.color.text3 });

export const entryName = style({ minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${entryName} > b`, { display: "block", fontSize: ".9375rem", fontWeight: 580, lineHeight: 1.3 });
globalStyle(`${entryName} > small`, { fontSize: ".8125rem", color: vars.color.text2 });

export const viewer = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  margin: 0,
  background: vars.color.surface3,
});

export const stage = style({
  display: "flex",
  alignItems: "center",
  gap: "1rem",
  padding: "1.25rem",
  "@media": { [below.sm]: { gap: ".375rem", padding: ".875rem .5rem" } },
});

/** Constant height, so that Next stays under the finger. */
export const middle = style({
  flex: 1,
  display: "grid",
  placeItems: "center",
  minWidth: 0,
  height: "min(26rem, 50dvh)",
});

export const picture = style({
  maxWidth: "100%",
  maxHeight: "min(26rem, 50dvh)",
  objectFit: "contain",
  boxShadow: vars.shadow.raised,
});

export const placeholder = style({
  display: "grid",
  justifyItems: "center",
  gap: ".75rem",
  maxWidth: "22rem",
  textAlign: "center",
  color: vars.color.text2,
});

export const caption = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1rem",
  padding: ".875rem 1.25rem",
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
});

export const captionText = style({ minWidth: 0, overflowWrap: "anywhere" });
globalStyle(`${captionText} > b`, { display: "block", fontSize: ".9375rem", fontWeight: 600, lineHeight: 1.3 });
globalStyle(`${captionText} > small`, { fontSize: ".8125rem", color: vars.color.text2 });

export const pdf = style({ display: "grid", gridTemplateRows: "auto minmax(0, 1fr)", minWidth: 0 });

export const pdfBar = style({
  display: "flex",
  alignItems: "center",
  gap: ".25rem",
  padding: ".5rem .75rem .5rem 1.25rem",
  "@media": { [below.sm]: { flexWrap: "wrap", gap: 0 } },
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  color: vars.color.text2,
});
globalStyle(`${pdfBar} > output`, {
  minWidth: "3.25rem",
  textAlign: "center",
  fontWeight: 560,
  color: vars.color.text,
});

globalStyle(`${pdfBar} > output`, {
  "@media": { [below.sm]: { position: "absolute", width: "1px", minWidth: 0, height: "1px", overflow: "hidden" } },
});
export const headText = style({ "@media": { [below.sm]: { display: "none" } } });
export const pageCount = style({ whiteSpace: "nowrap" });

export const space = style({ flex: 1 });

export const pdfStage = style({
  display: "grid",
  justifyItems: "safe center",
  alignContent: "start",
  overflow: "auto",
  padding: "1.25rem",
  height: "min(30rem, 52dvh)",
});

export const canvas = style({
  background: "#FFFFFF",
  boxShadow: vars.shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
});
