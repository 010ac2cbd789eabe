import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

const hole = "circle .6875rem at";
const notches = (edge: "0" | "100%") =>
  `radial-gradient(${hole} 0 ${edge}, #0000 97%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(${hole} 100% ${edge}, #0000 97%, #000) 100% 0 / 51% 100% no-repeat`;

export const summary = style({
  padding: "1.5rem 1.75rem 1.25rem",
  background: vars.color.surface2,
  borderBottom: `2px dashed ${vars.color.line2}`,
  borderRadius: `${radius[4]} ${radius[4]} 0 0`,
  mask: notches("100%"),
  "@media": { [below.sm]: { padding: "1.25rem", borderRadius: "1.25rem 1.25rem 0 0" } },
});
export const question = style({
  padding: "1.5rem 1.75rem 1.75rem",
  background: vars.color.surface,
  borderRadius: `0 0 ${radius[4]} ${radius[4]}`,
  mask: notches("0"),
  "@media": { [below.sm]: { padding: "1.25rem 1.25rem 1.5rem", borderRadius: 0 } },
});

export const route = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(5.5rem, 1fr) minmax(0, auto)",
  gap: "1rem",
  alignItems: "start",
  "@media": {
    [below.sm]: { gridTemplateColumns: "minmax(0, auto) minmax(2rem, 1fr) minmax(0, auto)", gap: ".5rem" },
  },
});
export const end = style({ minWidth: 0, selectors: { "&:last-child": { textAlign: "end" } } });
export const endCode = style({
  display: "block",
  fontSize: "1.625rem",
  lineHeight: 1.1,
  fontWeight: 690,
  fontStretch: "94%",
});
export const endNameAlone = style({ display: "block", fontSize: "1.125rem", lineHeight: 1.25, fontWeight: 660 });
export const endName = style({ fontSize: ".9375rem", color: vars.color.text2 });
export const line = style({ display: "grid", justifyItems: "stretch", alignItems: "center", height: "1.75rem" });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: ".75rem 1.5rem",
  marginTop: "1.125rem",
});
export const factName = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const factValue = style({ fontSize: ".9375rem", lineHeight: 1.35, fontWeight: 600 });

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "1rem",
  fontSize: "1.375rem",
});
export const notInPrice = style({ marginBottom: "1.125rem" });
globalStyle(`${notInPrice} b`, { fontWeight: 660 });
export const rule = style({ margin: "1rem 0", border: 0, borderTop: `1px solid ${vars.color.line}` });
export const figures = style({ display: "grid", gap: ".375rem", marginBottom: "1.25rem" });
export const estimate = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: ".5rem",
  alignItems: "baseline",
  fontSize: ".9375rem",
  color: vars.color.text2,
});
export const completeTotal = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "1rem",
  paddingTop: ".5rem",
  borderTop: `1px solid ${vars.color.line2}`,
  fontSize: ".9375rem",
  fontWeight: 600,
});
export const totalLabel = style({ fontSize: ".9375rem", color: vars.color.text2 });
export const totalSums = style({ display: "grid", justifyItems: "end" });
export const ask = style({ fontSize: "1.5rem", textWrap: "balance" });
export const consequence = style({ marginTop: ".5rem", fontSize: ".9375rem", color: vars.color.text2 });
export const reference = style({ marginTop: "1rem" });
export const answers = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: ".75rem", marginTop: "1.5rem" });
export const bookedNote = style({
  display: "grid",
  gap: ".0625rem",
  padding: ".5rem .75rem .5625rem",
  marginBottom: ".25rem",
  borderRadius: radius[2],
  background: vars.tone.positive.fill,
  color: vars.tone.positive.text,
  boxShadow: `inset 0 0 0 1px ${vars.tone.positive.line}`,
  fontSize: ".8125rem",
  lineHeight: 1.4,
});
export const bookedLabel = style({ display: "flex", alignItems: "center", gap: ".375rem", fontWeight: 600 });
export const bookedLink = style({
  justifySelf: "start",
  color: "inherit",
  fontWeight: 660,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
});
export const earlier = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: ".25rem 1rem",
  alignItems: "center",
  justifyItems: "start",
  marginTop: "1.125rem",
  padding: ".875rem 1rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[2],
  fontSize: ".875rem",
});
export const earlierDetails = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const advice = style({ marginTop: ".5rem", fontSize: ".9375rem", color: vars.color.text2 });
export const numbers = style({ marginTop: ".75rem" });
export const documentNote = style({ marginTop: ".75rem", fontSize: ".875rem", color: vars.color.text2 });
