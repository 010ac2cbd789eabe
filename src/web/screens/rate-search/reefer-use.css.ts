import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

const narrowest = "(max-width: 22.49rem)";

export const reefer = style({ display: "grid", gap: ".625rem", minWidth: 0 });

export const options = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: ".75rem",
  "@media": { [below.sm]: { gap: ".5rem" }, [narrowest]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const option = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: ".125rem .75rem",
  alignContent: "start",
  padding: "1rem 1.125rem 1.125rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: ".75rem" } },
});
export const optionState = styleVariants({
  open: [option, { ":hover": { borderColor: vars.color.lineInput } }],
  chosen: [option, { borderColor: vars.color.text, boxShadow: `0 0 0 1px ${vars.color.text}` }],
});
globalStyle(`${option}:has(input[type=radio]:focus-visible)`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});

export const radio = style({
  appearance: "none",
  width: "1.25rem",
  height: "1.25rem",
  margin: ".125rem 0 0",
  borderRadius: "50%",
  border: `1.5px solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  gridRow: "span 2",
  outline: "none",
  selectors: { "&:checked": { border: `6px solid ${vars.color.text}` } },
  "@media": { [below.sm]: { gridRow: "auto", marginBottom: ".25rem" } },
});

export const optionName = style({
  display: "flex",
  alignItems: "center",
  gap: ".5rem",
  fontSize: "1.0625rem",
  fontWeight: 640,
  lineHeight: 1.4,
  "@media": { [below.sm]: { fontSize: ".9375rem" } },
});
globalStyle(`${optionName} > label::after`, { content: "", position: "absolute", inset: 0, cursor: "pointer" });

const inSecondColumn = { gridColumn: 2, "@media": { [below.sm]: { gridColumn: 1, fontSize: ".8125rem" } } } as const;

export const meaning = style([{ fontSize: ".875rem", lineHeight: 1.45, color: vars.color.text2 }, inSecondColumn]);

export const consequences = style([
  {
    display: "grid",
    gap: ".375rem",
    margin: ".5rem 0 0",
    padding: 0,
    listStyle: "none",
    fontSize: ".875rem",
    lineHeight: 1.45,
  },
  inSecondColumn,
]);
export const consequence = style({ display: "flex", gap: ".5rem" });
globalStyle(`${consequence} > svg`, { flex: "none", marginTop: ".125rem" });
export const good = style({ display: "inline-flex", color: vars.tone.positive.text });
export const bad = style({ display: "inline-flex", color: vars.tone.critical.text });

export const fields = style([
  {
    position: "relative",
    zIndex: 1,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(7rem, 1fr))",
    gap: ".75rem",
    marginTop: ".875rem",
  },
  inSecondColumn,
]);
