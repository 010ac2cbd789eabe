import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const list = style({ margin: ".5rem 0 0", padding: 0, listStyle: "none" });

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1.4fr) minmax(0, 1fr) minmax(8.5rem, auto) 6.5rem",
  alignItems: "center",
  gap: "0 1rem",
  minHeight: "3.5rem",
  padding: ".5rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".9375rem",
  lineHeight: 1.35,
  "@media": {
    [below.rateCard]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gap: ".125rem .75rem",
      padding: ".75rem 0",
    },
  },
});
globalStyle(`${row} > svg`, { color: vars.color.text3, alignSelf: "center" });
globalStyle(`${row} > svg`, { "@media": { [below.rateCard]: { gridRow: 1, alignSelf: "start" } } });

export const name = style({ minWidth: 0, overflowWrap: "anywhere" });
export const title = style({ fontWeight: 600, textAlign: "start", overflowWrap: "anywhere" });
export const open = style([
  title,
  { selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: ".2em" } } },
]);
export const small = style({ display: "block", fontSize: ".8125rem", color: vars.color.text2 });

export const origin = style({
  minWidth: 0,
  "@media": {
    [below.rateCard]: { gridColumn: "2 / -1", gridRow: 2, fontSize: ".8125rem", color: vars.color.text2 },
  },
});
export const when = style([
  small,
  { "@media": { [below.rateCard]: { display: "inline", marginInlineStart: ".5rem" } } },
]);
export const state = style({
  "@media": { [below.rateCard]: { gridColumn: "2 / -1", gridRow: 3, marginTop: ".25rem" } },
});
export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: ".25rem",
  "@media": { [below.rateCard]: { gridColumn: 3, gridRow: 1, alignSelf: "start" } },
});

export const add = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 16rem) minmax(0, 1fr)",
  alignItems: "end",
  gap: ".875rem",
  marginTop: ".875rem",
  paddingTop: ".875rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const drop = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: ".75rem",
  minHeight: "3rem",
  padding: ".25rem .875rem",
  border: `1.5px dashed ${vars.color.lineInput}`,
  borderRadius: radius[2],
  background: vars.color.surface,
  cursor: "pointer",
  lineHeight: 1.3,
  selectors: {
    "&:hover, &[data-over]": { borderColor: vars.color.text2 },
    "&[data-over]": { background: vars.color.surface2 },
    "&:focus-within": { borderColor: vars.color.focus, boxShadow: `0 0 0 2px ${vars.color.focus}` },
  },
});
export const dropArea = drop;
globalStyle(`${drop} > svg`, { color: vars.color.text2 });

/** The native input covers its place, so that clicking and dropping need no code. */
export const picker = style({ position: "absolute", inset: 0, width: "100%", opacity: 0, cursor: "pointer" });

/** A button that is a file input. */
export const pickButton = style({
  position: "relative",
  display: "inline-flex",
  borderRadius: radius[2],
  overflow: "hidden",
  selectors: { "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } },
});

export const progress = style({
  display: "block",
  width: "100%",
  height: ".25rem",
  marginTop: ".375rem",
  border: 0,
  borderRadius: "1px",
  appearance: "none",
  background: vars.color.surface3,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.color.surface3 },
    "&::-webkit-progress-value": { background: vars.color.accent },
    "&::-moz-progress-bar": { background: vars.color.accent },
  },
});
export const problem = style({ display: "block", fontSize: ".8125rem", color: vars.tone.critical.text });

export const dialogBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 20rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const panel = style({
  display: "grid",
  alignContent: "start",
  gap: "1rem",
  padding: "1.25rem",
  minWidth: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  "@media": { [below.lg]: { border: 0, borderTop: `1px solid ${vars.color.line}` } },
});
export const panelTitle = style({ fontSize: ".9375rem", fontWeight: 620 });
export const versions = style({ display: "grid", gap: ".25rem", margin: 0, padding: 0, listStyle: "none" });
export const version = style({
  display: "block",
  width: "100%",
  padding: ".5rem .625rem",
  textAlign: "start",
  borderRadius: radius[2],
  fontSize: ".875rem",
  lineHeight: 1.35,
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    '&[aria-pressed="true"]': {
      background: vars.color.surface2,
      boxShadow: `inset 3px 0 0 ${vars.color.accent}`,
    },
  },
});
export const comments = style({ display: "grid", gap: ".75rem", margin: 0, padding: 0, listStyle: "none" });
export const comment = style({ fontSize: ".875rem", lineHeight: 1.45 });
export const commentText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const form = style({ display: "grid", gap: ".75rem" });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: ".5rem" });
