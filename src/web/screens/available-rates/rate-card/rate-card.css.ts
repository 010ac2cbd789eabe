import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, duration, radius } from "#web/styles/tokens.ts";

const corner = "0 .6875rem .6875rem 0";
const cornerBelow = "0 0 .6875rem .6875rem";

export const rateCard = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 15.5rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.rest,
  transitionProperty: "box-shadow, border-color",
  transitionDuration: duration[2],
  selectors: { "&:hover": { boxShadow: vars.shadow.raised, borderColor: vars.color.lineInput } },
  "@media": { [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const body = style({
  padding: "1.125rem 1.5rem",
  minWidth: 0,
  "@media": { [below.sm]: { padding: "1rem" } },
});

export const footer = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "1rem",
  padding: "1.25rem 1.25rem 1.125rem 1.5rem",
  borderRadius: corner,
  background: vars.color.surface2,
  borderInlineStart: `2px dashed ${vars.color.line2}`,
  "@media": {
    [below.rateCard]: {
      flexDirection: "row",
      alignItems: "center",
      padding: "1rem 1.5rem",
      borderInlineStart: 0,
      borderTop: `2px dashed ${vars.color.line2}`,
      borderRadius: cornerBelow,
    },
    [below.sm]: { flexDirection: "column", alignItems: "stretch", padding: "1rem" },
  },
});

const hole = {
  content: "",
  position: "absolute",
  left: "-.6875rem",
  width: "1.25rem",
  height: "1.25rem",
  borderRadius: "50%",
  background: vars.color.ground,
  border: `1px solid ${vars.color.line2}`,
} as const;
const onTheLeft = {
  top: "-.6875rem",
  bottom: "auto",
  left: "-.6875rem",
  clipPath: "inset(0 0 0 calc(50% - 1px))",
} as const;
const onTheRight = {
  ...onTheLeft,
  left: "auto",
  right: "-.6875rem",
  clipPath: "inset(0 calc(50% - 1px) 0 0)",
} as const;

globalStyle(`${footer}::before`, { ...hole, top: "-.6875rem", clipPath: "inset(calc(50% - 1px) 0 0 0)" });
globalStyle(`${footer}::after`, { ...hole, bottom: "-.6875rem", clipPath: "inset(0 0 calc(50% - 1px) 0)" });
globalStyle(`${footer}::before`, { "@media": { [below.rateCard]: onTheLeft } });
globalStyle(`${footer}::after`, { "@media": { [below.rateCard]: onTheRight } });
globalStyle(`${rateCard}:hover ${footer}::before, ${rateCard}:hover ${footer}::after`, {
  borderColor: vars.color.lineInput,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: ".875rem",
  "@media": {
    [below.sm]: { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr) auto", gap: ".625rem .75rem" },
  },
});
export const identity = style({ flex: 1, minWidth: 0 });
export const carrier = style({
  fontSize: "1.0625rem",
  lineHeight: 1.25,
  fontWeight: 650,
  fontStretch: "104%",
  letterSpacing: "-.006em",
});
export const origin = style({ fontSize: ".8125rem", lineHeight: 1.4, color: vars.color.text2 });
globalStyle(`${origin} > span + span::before`, { content: "·", marginInline: ".375rem", color: vars.color.text3 });

export const nameLine = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".25rem .5rem" });
export const days = style({
  fontSize: ".9375rem",
  lineHeight: 1.2,
  textAlign: "end",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": {
    [below.sm]: { gridRow: 2, gridColumn: "1 / 3", alignSelf: "center", textAlign: "start", whiteSpace: "normal" },
  },
});
export const daysFigure = style({
  color: vars.color.text,
  fontSize: "1.375rem",
  fontWeight: 640,
  letterSpacing: "-.02em",
  "@media": { [below.sm]: { fontSize: "1.0625rem" } },
});
export const daysUnit = style({ "@media": { [below.sm]: { fontSize: ".8125rem" } } });
export const wholeTime = style({ display: "block", fontSize: ".8125rem", lineHeight: 1.35 });
export const daysOnRequest = style({ whiteSpace: "normal", maxWidth: "7rem", fontSize: ".8125rem", lineHeight: 1.3 });

const pin = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".375rem",
  flex: "none",
  minHeight: "2.25rem",
  padding: "0 .75rem",
  borderRadius: radius.full,
  border: `1px solid ${vars.color.lineInput}`,
  fontSize: ".8125rem",
  fontWeight: 600,
  color: vars.color.text2,
  selectors: {
    "&:hover": { background: vars.color.surface2, color: vars.color.text },
    "&[aria-pressed=true]": {
      background: vars.color.inverse,
      borderColor: vars.color.inverse,
      color: vars.color.onInverse,
    },
  },
  "@media": {
    [coarsePointer]: { minHeight: "2.75rem" },
    [below.sm]: { gridRow: 2, gridColumn: "1 / -1", justifySelf: "end" },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".25rem 1.75rem",
  marginTop: "1rem",
  paddingTop: ".75rem",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  "@media": { [below.sm]: { display: "grid", gap: ".25rem" } },
});
export const fact = style({
  display: "flex",
  gap: ".5rem",
  "@media": { [below.sm]: { justifyContent: "space-between" } },
});
export const factLabel = style({ color: vars.color.text2, flex: "none" });
export const factValue = style({ fontWeight: 580, "@media": { [below.sm]: { textAlign: "end" } } });

export const coverage = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: ".25rem 1.5rem",
  marginTop: ".625rem",
  fontSize: ".8125rem",
  lineHeight: 1.45,
  color: vars.color.text2,
  "@media": { [below.sm]: { gridTemplateColumns: "1fr", gap: ".5rem", marginTop: ".75rem" } },
});
export const covered = style({ display: "flex", gap: ".5rem" });
globalStyle(`${covered} > svg`, { marginTop: ".1rem", color: vars.tone.positive.text });
globalStyle(`${covered} + ${covered} > svg`, { color: vars.color.text3 });
globalStyle(`${covered} b`, { color: vars.color.text, fontWeight: 600, marginInlineEnd: ".25rem" });

export const actions = style({
  display: "grid",
  gap: ".375rem",
  flex: "none",
  "@media": {
    [below.rateCard]: { width: "14rem", marginInlineStart: "auto" },
    [below.sm]: { width: "auto", margin: 0, gridTemplateColumns: "1fr 1fr" },
  },
});
export const mainAction = style({ display: "grid", "@media": { [below.sm]: { gridColumn: "1 / -1" } } });

export const skeletonBody = style({ display: "grid", gap: "1rem", minHeight: "18rem", alignContent: "space-between" });

export const serviceCard = style([rateCard, { "@media": { [below.sm]: { padding: "1rem 1rem 0" } } }]);
globalStyle(`${serviceCard} > :is(${body}, ${footer})`, { "@media": { [below.sm]: { display: "contents" } } });
globalStyle(`${serviceCard} > ${footer}::before, ${serviceCard} > ${footer}::after`, {
  "@media": { [below.sm]: { display: "none" } },
});
globalStyle(`${serviceCard} > ${body} > *`, { "@media": { [below.sm]: { order: 3, minWidth: 0 } } });
globalStyle(`${serviceCard} > ${body} > ${head}`, { "@media": { [below.sm]: { order: 1 } } });
globalStyle(`${serviceCard} ${coverage}`, { gridTemplateColumns: "minmax(0, 1fr)", gap: ".1875rem" });
globalStyle(`${serviceCard} > ${body}`, { paddingBlock: "1rem" });
globalStyle(`${serviceCard} ${facts}`, {
  gap: ".25rem 1.25rem",
  marginTop: ".875rem",
  paddingTop: ".625rem",
  fontSize: ".8125rem",
  "@media": { [below.sm]: { fontSize: ".875rem" } },
});
globalStyle(`${serviceCard} ${identity}`, { "@media": { [below.sm]: { gridColumn: "2 / -1" } } });
globalStyle(`${serviceCard} ${days}`, {
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / 3", alignSelf: "center" } },
});
globalStyle(`${serviceCard} ${daysFigure}`, { "@media": { [below.sm]: { fontSize: "1.0625rem" } } });

export const cardPin = style([
  pin,
  {
    "@media": {
      [below.sm]: {
        gridRow: 2,
        gridColumn: 3,
        width: "2.75rem",
        minHeight: "2.75rem",
        padding: 0,
        justifyContent: "center",
      },
    },
  },
]);
export const pinLabel = style({ "@media": { [below.sm]: { display: "none" } } });

globalStyle(`${serviceCard} ${actions}`, {
  "@media": {
    [below.sm]: {
      order: 4,
      position: "relative",
      margin: "1rem -1rem 0",
      padding: ".875rem 1rem 1rem",
      background: vars.color.surface2,
      borderTop: `2px dashed ${vars.color.line2}`,
      borderRadius: cornerBelow,
    },
  },
});

export const tooHeavy = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: ".125rem .625rem",
  marginTop: ".875rem",
  padding: ".6875rem .875rem .75rem",
  borderRadius: radius[2],
  background: vars.tone.critical.fill,
  color: vars.tone.critical.text,
  boxShadow: `inset 0 0 0 1px ${vars.tone.critical.line}`,
  fontSize: ".9375rem",
  lineHeight: 1.4,
});
globalStyle(`${tooHeavy} > svg`, { marginTop: ".05rem" });
export const excess = style({ fontWeight: 640 });
export const suggestions = style({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".5rem",
  marginTop: ".4375rem",
  fontSize: ".875rem",
  color: vars.color.text2,
  "@media": { [below.sm]: { gridColumn: "1 / -1" } },
});
