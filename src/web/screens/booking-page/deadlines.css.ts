import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

const COLUMNS = "minmax(0, 1fr) 7.5rem 7.75rem 7.75rem 7.25rem";

export const columnHeads = style({
  display: "grid",
  gridTemplateColumns: COLUMNS,
  gap: "0 1rem",
  marginTop: ".75rem",
  padding: ".5rem 0 .5rem 2.75rem",
  borderBottom: `1px solid ${vars.color.line2}`,
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  "@media": { [below.rateCard]: { display: "none" } },
});
export const atEnd = style({ textAlign: "end" });

export const stops = style({ margin: 0, padding: 0, listStyle: "none" });
const dotted = `repeating-linear-gradient(${vars.color.text} 0 3px, transparent 3px 9px)`;
const stopBase = style({
  position: "relative",
  padding: "1.125rem 0 .75rem 2.75rem",
  scrollMarginTop: "1.5rem",
  "::before": {
    content: "",
    position: "absolute",
    left: ".4375rem",
    top: "1.5rem",
    bottom: "-1.5rem",
    width: "3px",
  },
  selectors: { "&:last-child::before": { display: "none" } },
  "@media": { [below.sm]: { padding: "1rem 0 .5rem 1.875rem" } },
});
export const stop = styleVariants({
  toCome: [stopBase, { "::before": { background: dotted } }],
  done: [stopBase, { "::before": { background: vars.color.accent } }],
});
export const marker = style({
  position: "absolute",
  left: 0,
  top: "1.375rem",
  display: "grid",
  placeItems: "center",
  width: "1.0625rem",
});
export const stopHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: ".125rem .75rem",
  paddingBottom: ".5rem",
  fontSize: ".875rem",
  color: vars.color.text2,
});
export const stopName = style([text.h3, { color: vars.color.text, fontSize: "1.1875rem" }]);
export const stopTime = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: ".125rem .625rem",
  marginInlineStart: "auto",
  "@media": { [below.sm]: { width: "100%", margin: 0 } },
});
export const strong = style({ fontWeight: 640, color: vars.color.text });

export const over = style({
  width: "fit-content",
  minHeight: "2rem",
  paddingBlock: ".375rem",
  fontSize: ".875rem",
  fontWeight: 600,
  color: vars.color.text2,
  cursor: "pointer",
});

export const table = style({
  display: "block",
  width: "100%",
  fontSize: ".875rem",
  lineHeight: 1.35,
});
export const body = style({ display: "block" });
const rowBase = style({
  display: "grid",
  gridTemplateColumns: COLUMNS,
  alignItems: "center",
  gap: "0 1rem",
  padding: ".5625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.rateCard]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "start",
      gap: ".125rem .75rem",
      padding: ".75rem 0",
    },
  },
});
export const row = styleVariants({
  open: [rowBase],
  done: [rowBase],
  next: [
    rowBase,
    {
      marginInline: "-.625rem",
      paddingInline: ".625rem",
      "@media": { [below.rateCard]: { paddingInline: ".625rem" } },
      background: vars.color.accentSoft,
      boxShadow: `inset 0 -3px 0 ${vars.color.accent}`,
      borderColor: "transparent",
    },
  ],
});
const taskBase = style({ fontSize: ".9375rem", textAlign: "start", overflowWrap: "anywhere" });
export const task = styleVariants({
  open: [taskBase, { fontWeight: 600 }],
  next: [taskBase, { fontWeight: 600 }],
  done: [taskBase, { fontWeight: 480, color: vars.color.text2 }],
});
export const small = style({ display: "block", fontSize: ".8125rem", fontWeight: 420, color: vars.color.text2 });
export const responsible = style({
  "@media": { [below.rateCard]: { gridColumn: 1, gridRow: 2, fontSize: ".8125rem", color: vars.color.text2 } },
});
const momentBase = style({
  "@media": {
    [below.rateCard]: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: "0 .375rem",
    },
  },
});
export const moment = styleVariants({
  plain: [momentBase],
  passed: [momentBase, { color: vars.tone.critical.text }],
  none: [{ color: vars.color.text3, "@media": { [below.rateCard]: { display: "none" } } }],
});
export const momentKey = style({
  display: "none",
  minWidth: "5.25rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
  "@media": { [below.rateCard]: { display: "inline" } },
});
export const day = style({ fontWeight: 620 });
export const momentSmall = style({
  display: "block",
  fontSize: ".8125rem",
  color: "inherit",
  "@media": { [below.rateCard]: { display: "inline", fontSize: ".875rem" } },
});
export const state = style({
  display: "grid",
  justifyItems: "end",
  justifySelf: "end",
  textAlign: "end",
  "@media": { [below.rateCard]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const files = style({ margin: ".5rem 0 0", padding: 0, listStyle: "none" });
export const file = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem",
  padding: ".375rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
