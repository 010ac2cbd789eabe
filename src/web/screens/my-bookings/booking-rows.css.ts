import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius } from "#web/styles/tokens.ts";

const between = "(min-width: 64rem) and (max-width: 79.99rem)";

export const booking = style({
  position: "relative",
  "@media": {
    [below.lg]: {
      display: "flex",
      flexDirection: "column",
      overflow: "hidden",
      background: vars.color.surface,
      border: `1px solid ${vars.color.line2}`,
      borderRadius: radius[3],
    },
  },
});
globalStyle(`${booking} + ${booking}`, {
  borderTop: `1px solid ${vars.color.line2}`,
});

export const shipmentRow = style({ "@media": { [below.lg]: { display: "block" } } });
export const shipmentCell = style({
  padding: "1rem 1.5rem .25rem",
  textAlign: "start",
  selectors: { [`${booking}:hover &`]: { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` } },
  "@media": { [below.lg]: { display: "block", padding: ".875rem 1rem .75rem" } },
});

export const summary = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "360fr 216fr 200fr 176fr 342fr",
  alignItems: "start",
  fontSize: ".875rem",
  lineHeight: 1.4,
  "@media": {
    [between]: { gridTemplateColumns: "330fr 204fr 226fr 190fr 344fr" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: ".625rem 1rem" },
  },
});
globalStyle(`${summary} > *`, {
  minWidth: 0,
  paddingInlineEnd: "1rem",
  "@media": { [below.lg]: { paddingInlineEnd: 0 } },
});

export const go = style({
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    [`${summary} > &`]: {
      paddingInlineEnd: "3rem",
      "@media": {
        [below.lg]: { gridColumn: "1 / -1", paddingInlineEnd: 0 },
        [between]: { paddingInlineEnd: "1.5rem" },
      },
    },
    "&::after": { content: "", position: "absolute", inset: "-.5rem -1rem", borderRadius: radius[2] },
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::after": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-1px" },
  },
});

export const key = style({ display: "block", fontSize: ".9375rem", fontWeight: 640, overflowWrap: "anywhere" });
export const small = style({
  display: "block",
  fontSize: ".8125rem",
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
export const absent = style({ color: vars.color.text3 });

export const carrier = style({});
export const totals = style({ "@media": { [below.lg]: { textAlign: "end" } } });

export const dates = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: ".125rem .625rem",
  alignItems: "baseline",
  margin: 0,
  "@media": { [below.lg]: { gridColumn: "1 / -1", order: 3 } },
});
globalStyle(`${dates} > dt`, { fontSize: ".8125rem", color: vars.color.text2 });
globalStyle(`${dates} > dd`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 .375rem",
  margin: 0,
  fontWeight: 600,
  "@media": { [below.lg]: { justifyContent: "space-between" } },
});

export const port = style({ fontSize: ".8125rem", fontWeight: 400, color: vars.color.text2, overflowWrap: "anywhere" });

const stageBase = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: ".0625rem .75rem",
  alignItems: "start",
  borderInlineStart: "3px solid",
  "@media": { [below.lg]: { gridColumn: "1 / -1", order: 4 } },
});
export const stage = styleVariants({
  still: [stageBase, { borderColor: vars.color.line2 }],
  moving: [stageBase, { borderColor: vars.color.accent }],
});
globalStyle(`${summary} > ${stageBase}`, { paddingInlineStart: ".875rem", paddingInlineEnd: 0 });
globalStyle(`${stageBase} > ${key}`, { fontSize: ".875rem" });

export const track = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 .875rem",
  position: "relative",
  zIndex: 1,
  fontSize: ".875rem",
});

const dueBase = style({ gridColumn: "1 / -1", display: "flex", gap: ".375rem", fontSize: ".8125rem" });
export const due = styleVariants({
  inTime: [dueBase, { color: vars.color.text2 }],
  late: [dueBase, { color: vars.tone.critical.text, fontWeight: 560 }],
});

export const referenceText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".25rem",
  maxWidth: "100%",
  fontSize: ".8125rem",
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
globalStyle(`${referenceText} b`, { fontWeight: 600, color: vars.color.text });

export const referenceButton = style({
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  gap: ".25rem",
  flex: "none",
  minWidth: "1.5rem",
  minHeight: "1.5rem",
  justifyContent: "center",
  borderRadius: radius[1],
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  selectors: { "&:hover": { color: vars.color.text, background: vars.color.surface3 } },
  "@media": { [coarsePointer]: { minHeight: "2.75rem", minWidth: "2.75rem" } },
});

export const editor = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".125rem",
  marginTop: ".125rem",
});
export const editorInput = style({
  flex: 1,
  minWidth: "5rem",
  minHeight: "2rem",
  padding: "0 .5rem",
  border: `1px solid ${vars.color.lineInput}`,
  borderRadius: radius[2],
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: ".875rem",
  "@media": { [coarsePointer]: { minHeight: "2.75rem", fontSize: "1rem" } },
});
export const problem = style({ flexBasis: "100%", fontSize: ".8125rem", color: vars.tone.critical.text });

export const numbers = style({
  "@media": {
    [below.lg]: {
      flex: 1,
      display: "grid",
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      gap: ".5rem",
      alignContent: "start",
      padding: ".375rem 1rem .75rem",
      background: vars.color.surface2,
    },
  },
});

const plain = style({
  padding: ".375rem 1rem .875rem",
  textAlign: "start",
  verticalAlign: "middle",
  fontSize: ".875rem",
  fontWeight: 400,
  color: vars.color.text2,
  selectors: {
    "&:first-child": { paddingInlineStart: "1.5rem" },
    "&:last-child": { paddingInlineEnd: "1.5rem" },
    [`${booking}:hover &`]: { background: `color-mix(in srgb, ${vars.color.surface2} 45%, transparent)` },
  },
  "@media": {
    [between]: { paddingInline: ".625rem", fontSize: ".8125rem" },
    [below.lg]: {
      padding: 0,
      fontSize: ".8125rem",
      lineHeight: 1.3,
      color: vars.color.text,
      selectors: { "&:first-child, &:last-child": { padding: 0 } },
    },
  },
});
const onPhone = (placed: Readonly<Record<string, string | number>>) => ({ "@media": { [below.lg]: placed } });

export const cell = styleVariants({
  quotation: [plain, { fontWeight: 560 }, onPhone({ gridColumn: "span 3", fontSize: ".875rem" })],
  booking: [plain, onPhone({ gridColumn: "span 3", fontSize: ".875rem", textAlign: "end" })],
  day: [plain, onPhone({ gridColumn: "span 2" })],
  lastDay: [plain, onPhone({ gridColumn: "span 2", textAlign: "end" })],
  status: [plain, onPhone({ gridColumn: "span 4", order: -2, display: "flex", alignItems: "center" })],
  files: [
    plain,
    onPhone({ gridColumn: "span 2", order: -1, display: "flex", alignItems: "center", justifyContent: "end" }),
  ],
});

export const phoneLabel = style({
  display: "none",
  fontSize: ".75rem",
  color: vars.color.text2,
  "@media": { [below.lg]: { display: "block" } },
});

export const remark = style({
  marginInlineStart: ".375rem",
  fontSize: ".8125rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.xl]: { display: "block", marginInlineStart: 0 } },
});

export const filesButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".375rem",
  minHeight: "2rem",
  marginInlineStart: "-.5rem",
  padding: "0 .5rem",
  borderRadius: radius[2],
  fontSize: ".875rem",
  fontWeight: 580,
  color: vars.color.text,
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.surface3 },
  "@media": { [coarsePointer]: { minHeight: "2.75rem" }, [below.lg]: { margin: "0 -.5rem 0 0" } },
});
