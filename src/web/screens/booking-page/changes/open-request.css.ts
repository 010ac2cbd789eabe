import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const card = style({
  overflow: "hidden",
  border: `1px solid ${vars.tone.caution.line}`,
  borderRadius: ".75rem",
  background: vars.color.surface,
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: ".25rem 1rem",
  margin: 0,
  padding: ".8125rem 1.25rem",
  background: vars.tone.caution.fill,
  color: vars.tone.caution.text,
  fontSize: ".9375rem",
});
export const name = style({ fontWeight: 660 });
export const link = style({
  color: "inherit",
  fontSize: ".875rem",
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
});
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: ".75rem 1rem",
  margin: 0,
  padding: "1.125rem 1.25rem 0",
  listStyle: "none",
  fontSize: ".875rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
const stepBase = style({
  display: "grid",
  alignContent: "start",
  gap: ".125rem",
  paddingTop: ".625rem",
  borderTop: "3px solid",
  "@media": { [below.sm]: { padding: "0 0 0 .75rem", borderWidth: "0 0 0 3px", borderStyle: "solid" } },
});
export const step = styleVariants({
  done: [stepBase, { borderColor: vars.color.accent }],
  toCome: [stepBase, { borderColor: vars.color.line2, color: vars.color.text2 }],
});
globalStyle(`${stepBase} > b`, { fontWeight: 560 });
globalStyle(`${stepBase}[aria-current="step"] > b`, { fontWeight: 700 });
export const when = style([text.caption, { color: vars.color.text2 }]);
export const note = style([text.small, { margin: 0, padding: ".875rem 1.25rem 1.125rem", color: vars.color.text2 }]);
