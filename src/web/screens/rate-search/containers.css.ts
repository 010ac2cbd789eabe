import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card as sheet } from "../../components/card/card.css.ts";
import { below } from "../../styles/breakpoints.ts";
import { vars } from "../../styles/theme.css.ts";
import { duration, radius } from "../../styles/tokens.ts";
import { text } from "../../styles/typography.css.ts";

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: "1rem",
  marginBottom: ".625rem",
});

export const note = style([text.caption, { color: vars.color.text2, "@media": { [below.sm]: { display: "none" } } }]);

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: ".75rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [below.xl]: { gridTemplateColumns: "1fr 1fr" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: ".625rem" },
  },
});

const card = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  padding: ".875rem 1rem 1rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  transition: `border-color ${duration[1]}, box-shadow ${duration[1]}`,
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: ".75rem",
      alignItems: "center",
      padding: ".75rem .875rem",
    },
  },
});

export const cardOf = styleVariants({
  empty: [card, { ":hover": { borderColor: vars.color.lineInput } }],
  chosen: [card, { borderColor: vars.color.text, boxShadow: `0 0 0 1px ${vars.color.text}` }],
});

export const cardHead = style({
  display: "flex",
  width: "100%",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2rem",
  fontSize: "1.0625rem",
  "@media": {
    [below.sm]: { gridRow: 1, gridColumn: "1 / -1", justifyContent: "flex-start", minHeight: "2.25rem" },
  },
});

export const remove = style({
  marginInlineEnd: "-.375rem",
  "@media": { [below.sm]: { marginInlineStart: "auto" } },
});

export const pick = style({
  width: "100%",
  margin: ".5rem 0 .375rem",
  borderRadius: radius[1],
  "@media": { [below.sm]: { margin: ".25rem 0 0" } },
});

export const name = style({
  marginBottom: ".75rem",
  fontSize: ".9375rem",
  fontWeight: 580,
  "@media": {
    [below.sm]: {
      gridRow: 1,
      gridColumn: "1 / -1",
      margin: "0 2.5rem 0 3.25rem",
      fontWeight: 480,
      color: vars.color.text2,
      pointerEvents: "none",
    },
  },
});

export const count = style({ "@media": { [below.sm]: { alignSelf: "end", marginBottom: "1.375rem" } } });

export const weight = style({
  width: "100%",
  marginTop: ".875rem",
  "@media": { [below.sm]: { gridColumn: "1 / -1", marginTop: ".5rem" } },
});

/* On a phone the label stands before the field, and a remark under it. */
globalStyle(`${weight} > *`, {
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", columnGap: ".75rem" } },
});
globalStyle(`${weight} > * > :nth-child(3)`, { "@media": { [below.sm]: { gridColumn: 2 } } });

export const reefer = style([sheet, { marginTop: ".75rem", padding: "1.125rem 1.5rem 1.25rem" }]);

export const reeferHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem",
});

export const reeferWords = style([text.small, { marginTop: ".75rem", maxWidth: "44rem", color: vars.color.text2 }]);

export const reeferFields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 14rem) minmax(0, 14rem)",
  gap: "1rem",
  marginTop: "1rem",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
