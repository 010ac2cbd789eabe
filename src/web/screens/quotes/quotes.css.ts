import { globalStyle, style } from "@vanilla-extract/css";
import { radio as themedRadio } from "#web/components/radio.css.ts";
import { card, wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const page = style({ paddingBottom: "5rem", outline: "none" });
export const narrow = style([wrap, { width: "min(60rem, 100% - 3rem)" }]);

/** Only on paper: whose document it is. */
export const paperHead = style({
  display: "none",
  "@media": {
    print: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "flex-end",
      paddingBottom: "5pt",
      borderBottom: "3px solid #C8281A",
    },
  },
});
export const paperBrand = style({ fontSize: "14pt", fontWeight: 640 });
/* On paper a quote is a document: no navigation, no controls, no comments. */
globalStyle(`body:has(${paperHead}) header, body:has(${paperHead}) :is(button, aside, form, [role=status])`, {
  "@media": { print: { display: "none" } },
});
globalStyle(`body:has(${paperHead}) details::details-content`, {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  margin: "1.5rem 0 1.25rem",
  "@media": { [below.sm]: { margin: "1rem 0" } },
});
export const headText = style({ minWidth: 0, overflowWrap: "anywhere" });
export const crumb = style({ display: "block", margin: "-.5rem 0 .25rem -.75rem" });
export const title = style([
  text.h1,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".25rem .75rem" },
]);
export const pill = style({ fontSize: "1rem", letterSpacing: 0, fontStretch: "100%" });
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".125rem 1.25rem",
  marginTop: ".375rem",
  color: vars.color.text2,
});
export const strong = style({ fontWeight: 640, color: vars.color.text });
export const buttons = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".5rem .75rem" });
export const lead = style({ marginTop: ".375rem", color: vars.color.text2 });

export const stack = style({ display: "grid", gap: "1.25rem", minWidth: 0 });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  alignItems: "start",
  gap: "1.5rem",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const section = style([
  card,
  { padding: "1.25rem 1.5rem", minWidth: 0, "@media": { [below.sm]: { padding: "1rem" } } },
]);
export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".5rem 1rem",
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: "1rem 1.5rem",
  margin: 0,
  overflowWrap: "anywhere",
});
export const term = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const value = style({ margin: 0, fontWeight: 620, lineHeight: 1.35 });
export const small = style([text.caption, { display: "block", fontWeight: 400, color: vars.color.text2 }]);

export const offers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
  gap: "1rem",
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  listStyle: "none",
});
export const offer = style([
  card,
  { display: "flex", flexDirection: "column", gap: ".875rem", padding: "1.125rem", minWidth: 0 },
]);
export const choice = style([offer, { cursor: "pointer" }]);
globalStyle(`${choice}:has(input:checked)`, {
  borderColor: vars.color.accent,
  outline: `1px solid ${vars.color.accent}`,
});
globalStyle(`${choice}:has(input:focus-visible)`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" });
export const radio = style([
  themedRadio,
  {
    marginInlineStart: "auto",
    flex: "none",
    selectors: { "&:focus-visible": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" } },
  },
]);
export const carrier = style({
  display: "flex",
  alignItems: "center",
  gap: ".625rem",
  minWidth: 0,
  fontWeight: 640,
  overflowWrap: "anywhere",
});
export const line = style({ display: "block" });
export const offerFacts = style({ display: "grid", gap: ".375rem", margin: 0, fontSize: ".875rem" });
export const offerFact = style({
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  gap: ".75rem",
});
export const chargeList = style({ display: "grid", gap: ".25rem", margin: ".5rem 0 0" });
export const foot = style({ marginTop: "auto", display: "flex", flexWrap: "wrap", gap: ".5rem" });

export const stateOfQuote = style({ outline: "none", scrollMarginTop: "5.5rem" });
export const comments = style({ display: "grid", gap: ".875rem", margin: ".75rem 0 0", padding: 0, listStyle: "none" });
export const comment = style({ overflowWrap: "anywhere" });
export const form = style({ display: "grid", gap: "1.125rem", marginTop: ".875rem" });
export const bareForm = style({ display: "grid", gap: "1.125rem" });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  gap: "1rem",
});
export const hint = style([text.small, { color: vars.color.text2 }]);
export const hash = style({
  marginTop: ".375rem",
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
  color: vars.color.text2,
});
export const legend = style([text.h3, { marginBottom: ".75rem", padding: 0 }]);

export const offersNote = style({ gridColumn: "1 / -1" });

export const listTitle = style([text.h2, { marginBottom: ".75rem" }]);
export const rows = style([card, { margin: 0, padding: 0, listStyle: "none", overflow: "hidden" }]);
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: ".25rem 1rem",
  padding: "1rem 1.25rem",
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "li + li > &": { borderTop: `1px solid ${vars.color.line}` },
    "a&:hover": { background: vars.color.surface2 },
  },
  "@media": {
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start", padding: ".875rem 1rem" },
  },
});
export const rowTitle = style({ fontWeight: 620 });

export const changes = style({ width: "100%", borderCollapse: "collapse", fontSize: ".9375rem" });
export const cell = style({
  padding: ".5rem .75rem .5rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
});
export const headCell = style([cell, { borderTop: 0, fontSize: ".8125rem", color: vars.color.text2 }]);

export const ask = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
    marginTop: "1.5rem",
    textAlign: "start",
    overflow: "hidden",
    "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);
export const askBody = style({ padding: "1.5rem", "@media": { [below.sm]: { padding: "1rem" } } });
export const askSide = style([askBody, { background: vars.color.surface2, borderRadius: radius[2] }]);
export const gone = style({ minHeight: "60dvh", display: "grid", alignContent: "center" });
