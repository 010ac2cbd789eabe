import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius } from "#web/styles/tokens.ts";

const DEPARTURE = "9.75rem";
const ARRIVAL = "5.5rem";
const DAYS = "7rem";
const CUT_OFF = "6.25rem";
const TOTAL = "7.75rem";
const ACTIONS = "16.5rem";

export const sheet = style({ marginTop: ".75rem", overflow: "clip" });

const line = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${DEPARTURE} ${ARRIVAL} ${DAYS} ${CUT_OFF} ${TOTAL} ${ACTIONS}`,
  alignItems: "center",
  columnGap: ".5rem",
  paddingInline: "1rem .75rem",
  fontSize: ".875rem",
  lineHeight: 1.25,
  "@media": {
    [below.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${DEPARTURE} ${DAYS} ${TOTAL} ${ACTIONS}` },
    [below.rateCard]: {
      gridTemplateColumns: `minmax(0, 1fr) ${DEPARTURE} 7rem ${ACTIONS}`,
      paddingInline: ".75rem .5rem",
    },
  },
});

export const head = style([
  line,
  {
    position: "relative",
    minHeight: "2.125rem",
    background: vars.color.surface2,
    borderBottom: `1px solid ${vars.color.line2}`,
    fontSize: ".8125rem",
    fontWeight: 560,
    color: vars.color.text2,
    "@media": {
      [below.sm]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    },
  },
]);

export const body = style({ position: "relative" });

export const place = style({ position: "absolute", insetInline: 0, top: 0 });

export const gapRow = style({
  padding: ".75rem 1rem .5rem",
  borderTop: `1.5px solid ${vars.color.text}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: ".875rem",
  lineHeight: 1.4,
  color: vars.color.text2,
});
globalStyle(`${gapRow} i`, { marginInlineEnd: ".25rem" });
export const gapTitle = style({ color: vars.color.text, fontWeight: 640 });

export const row = style([
  line,
  {
    minHeight: "3rem",
    borderBottom: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    selectors: { "&:hover": { background: vars.color.surface2 } },
    "@media": {
      [below.sm]: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: "0 .75rem",
        padding: ".625rem .75rem .6875rem",
      },
    },
  },
]);
export const lowestRow = style([
  row,
  { background: vars.tone.positive.fill, selectors: { "&:hover": { background: vars.tone.positive.fill } } },
]);

export const carrier = style({
  display: "flex",
  alignItems: "center",
  gap: ".625rem",
  minWidth: 0,
  "@media": { [below.sm]: { gridRow: "1 / 3", gridColumn: 1 } },
});
globalStyle(`${carrier} > span:first-child`, {
  width: "1.75rem",
  height: "1.75rem",
  "@media": { [below.sm]: { width: "2.25rem", height: "2.25rem" } },
});
export const carrierName = style({ fontWeight: 620, "@media": { [below.sm]: { fontSize: ".9375rem" } } });
export const note = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const refusal = style([note, { display: "block", color: vars.tone.critical.text, fontWeight: 600 }]);
export const booked = style({
  display: "block",
  width: "fit-content",
  fontSize: ".8125rem",
  fontWeight: 600,
  color: vars.tone.positive.text,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".15em",
});

export const departure = style({ fontWeight: 600 });
export const portCode = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const validity = style({
  display: "block",
  fontSize: ".75rem",
  lineHeight: 1.2,
  fontWeight: 400,
  color: vars.color.text2,
});
export const inlineDays = style([
  note,
  {
    display: "none",
    fontWeight: 400,
    "@media": { [below.rateCard]: { display: "block" }, [below.sm]: { display: "none" } },
  },
]);
export const phoneFacts = style([note, { display: "none", "@media": { [below.sm]: { display: "block" } } }]);

const cell = style({ minWidth: 0, "@media": { [below.sm]: { display: "none" } } });
export const departureCell = cell;
export const arrivalCell = style([cell, { "@media": { [below.lg]: { display: "none" } } }]);
export const daysCell = style([cell, { "@media": { [below.rateCard]: { display: "none" } } }]);
export const cutOffCell = style([cell, { "@media": { [below.lg]: { display: "none" } } }]);
export const days = style({ fontWeight: 600 });

export const totalCell = style({ textAlign: "end", "@media": { [below.sm]: { gridRow: 1, gridColumn: 2 } } });
export const total = style({
  display: "block",
  fontSize: ".9375rem",
  lineHeight: 1.2,
  "@media": { [below.sm]: { fontSize: "1.0625rem" } },
});
export const flag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".1875rem",
  fontSize: ".75rem",
  lineHeight: 1.2,
  fontWeight: 620,
  color: vars.tone.positive.text,
});
export const fastest = style([flag, { color: vars.color.sea }]);
export const without = style([note, { display: "block", fontSize: ".75rem", lineHeight: 1.25 }]);
export const estimateKey = style({ display: "inline-block" });
globalStyle(`${estimateKey} > i`, { width: ".75rem", height: ".5rem", marginInlineEnd: ".3125rem" });

export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: ".125rem",
  "@media": { [below.sm]: { gridRow: 3, gridColumn: "1 / -1", flexWrap: "wrap" } },
});
export const reading = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  marginInlineEnd: "auto",
  paddingInline: ".5rem",
  "@media": { [below.sm]: { flexDirection: "row", gap: "1rem", paddingInline: 0 } },
});
export const readingAction = style({
  minHeight: "1.5rem",
  fontSize: ".8125rem",
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: ".22em" },
  },
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});
export const book = style({ display: "inline-flex" });
globalStyle(`${book} > button`, {
  minHeight: "1.875rem",
  paddingInline: ".6875rem",
  fontSize: ".8125rem",
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});
globalStyle(`${row}:is(:hover, :focus-within) ${book} > button:not(:disabled)`, {
  background: vars.color.accent,
  borderColor: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `inset 0 -2px 0 ${vars.color.accentPress}`,
});

export const tool = style({
  display: "inline-grid",
  placeItems: "center",
  width: "1.875rem",
  height: "1.875rem",
  borderRadius: radius[2],
  color: vars.color.text2,
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`, color: vars.color.text },
    "&[aria-pressed=true]": { background: vars.color.inverse, color: vars.color.onInverse },
  },
  "@media": { [coarsePointer]: { width: "2.75rem", height: "2.75rem" } },
});
export const pin = style([tool, { "@media": { [below.sm]: { display: "none" } } }]);

export const menu = style({ minWidth: "12rem", padding: ".375rem" });
