import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const head = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  padding: "1.25rem 0 0",
  "@media": { [below.sm]: { paddingTop: ".75rem" } },
});

export const back = style({ margin: "-.5rem 0 0 -.875rem" });

export const titleRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "1rem 2rem",
  marginTop: ".25rem",
});

export const title = style([
  text.h1,
  { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: ".25rem .625rem", overflowWrap: "anywhere" },
]);
export const to = style({ fontWeight: 420, color: vars.color.text2 });
export const placeCode = style({
  marginInlineStart: ".375rem",
  fontSize: ".5625em",
  fontWeight: 640,
  letterSpacing: ".02em",
  color: vars.color.text2,
});
export const status = style({ alignSelf: "center", fontSize: "1rem", letterSpacing: 0, fontStretch: "100%" });

export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".125rem 1.25rem",
  marginTop: ".375rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  "@media": { [below.sm]: { display: "grid", fontSize: ".875rem" } },
});
export const number = style({ fontWeight: 600, color: vars.color.text });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".5rem",
  "@media": { [below.sm]: { width: "100%" } },
});
globalStyle(`${actions} > *`, { "@media": { [below.sm]: { flexGrow: 1 } } });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "1.35fr 1fr 1fr 1fr 1.15fr",
  marginTop: "1.25rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.xl]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "0 1rem", marginTop: "1rem" },
  },
});
export const fact = style({
  minWidth: 0,
  padding: ".9375rem 1.25rem 1rem",
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
  "@media": {
    [below.xl]: { borderInlineStart: 0, paddingInlineStart: 0 },
    [below.sm]: { padding: ".6875rem 0" },
  },
});
export const carrier = style([
  fact,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "start",
    gap: "0 .75rem",
    "@media": { [below.sm]: { gridColumn: "1 / -1", borderBottom: `1px solid ${vars.color.line}` } },
  },
]);
export const carrierMark = style({ gridRow: "1 / span 2" });
export const term = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const value = style({
  display: "block",
  fontSize: "1.0625rem",
  fontWeight: 640,
  fontStretch: "104%",
  letterSpacing: "-.006em",
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const more = style({ display: "block", fontSize: ".8125rem", lineHeight: 1.4, color: vars.color.text2 });

export const route = style({
  padding: "1.125rem 0 1.25rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.lg]: { display: "none" } },
});
export const stop = style({ display: "grid", justifyItems: "start" });
export const stopLink = style({
  color: vars.color.text,
  fontSize: "1.0625rem",
  fontWeight: 640,
  fontStretch: "104%",
  lineHeight: 1.3,
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: ".2em" },
});
export const stopCode = style({ marginInlineStart: ".375rem", fontSize: ".8125rem", color: vars.color.text2 });
export const stopNote = style({ fontSize: ".875rem", lineHeight: 1.4, color: vars.color.text2 });
