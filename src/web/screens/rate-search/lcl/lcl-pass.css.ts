import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: ".875rem",
  "@media": { [below.sm]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: ".625rem .75rem" } },
});
/* On a phone the days of the transit stand under the name and not beside it: the name has the whole line. */
globalStyle(`${head} > :nth-child(3)`, { "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1" } } });

export const remark = style({
  display: "flex",
  gap: ".5rem",
  marginTop: ".625rem",
  fontSize: ".8125rem",
  lineHeight: 1.45,
  color: vars.color.text2,
});
globalStyle(`${remark} > svg`, { flex: "none", marginTop: ".1rem", color: vars.color.text3 });

export const breakEven = style({
  display: "grid",
  justifyItems: "start",
  gap: ".25rem",
  marginTop: ".75rem",
  paddingTop: ".75rem",
  borderTop: `1px solid ${vars.color.line2}`,
});
export const sentence = style({ fontSize: ".8125rem", lineHeight: 1.4, color: vars.color.text2 });
globalStyle(`${sentence}:first-of-type`, { color: vars.color.text, fontWeight: 560 });

export const wideAction = style({ display: "grid", "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
