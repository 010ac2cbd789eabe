import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, radius } from "#web/styles/tokens.ts";

/** Suggestions are positioned relative to this element; nothing around the field may clip them. */
export const suggestionPlace = style({ position: "relative" });

export const list = style({
  maxHeight: "27rem",
  overflow: "auto",
  padding: ".375rem",
  outline: "none",
  overscrollBehavior: "contain",
});

export const heading = style({
  display: "flex",
  alignItems: "center",
  gap: ".5rem",
  padding: ".625rem .625rem .375rem",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
});

export const countryTile = style({
  display: "inline-grid",
  placeItems: "center",
  height: "1.125rem",
  padding: "0 .3rem",
  borderRadius: "3px",
  background: vars.color.tile,
  color: vars.color.onTile,
  fontSize: ".6875rem",
  fontStretch: "88%",
  fontWeight: 650,
  letterSpacing: ".04em",
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  minHeight: "2.875rem",
  padding: ".375rem .625rem",
  borderRadius: radius[2],
  fontSize: ".9375rem",
  lineHeight: 1.4,
  cursor: "pointer",
  outline: "none",
  "@media": { [below.xs]: { gap: ".5rem" } },
  selectors: {
    "&[data-focused]": { background: vars.color.surface2, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
  },
});

globalStyle(`${option} > svg`, { color: vars.color.text3 });
globalStyle(`${option} mark`, {
  background: "none",
  color: "inherit",
  fontWeight: 700,
  boxShadow: `inset 0 -.14em 0 ${vars.color.accentLine}`,
});

export const slim = style({ minHeight: "2.5rem", "@media": { [coarsePointer]: { minHeight: "2.75rem" } } });
export const optionText = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });
export const detail = style({ display: "block", fontSize: ".8125rem", color: vars.color.text3, lineHeight: 1.3 });
export const optionCode = style({ fontSize: ".875rem", color: vars.color.text });

export const foot = style({
  display: "flex",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: "1rem",
  height: "2.125rem",
  overflow: "hidden",
  padding: "0 .875rem",
  lineHeight: "2.125rem",
  flex: "none",
  fontSize: ".75rem",
  color: vars.color.text2,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface2,
});

export const keys = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".25rem",
  "@media": { [below.sm]: { display: "none" }, [coarsePointer]: { display: "none" } },
});

export const keyCap = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1.25rem",
  height: "1.125rem",
  padding: "0 .3125rem",
  lineHeight: 1,
  borderRadius: "3px",
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  fontSize: ".6875rem",
  fontWeight: 600,
});

export const message = style({ display: "flex", gap: ".75rem", padding: ".875rem 1rem", lineHeight: 1.45 });
globalStyle(`${message} > svg`, { color: vars.color.text3, marginTop: ".1rem" });
globalStyle(`${message} b`, { display: "block", fontWeight: 600, fontSize: ".9375rem" });
globalStyle(`${message} small`, { display: "block", fontSize: ".875rem", color: vars.color.text2 });

export const waiting = style({ display: "grid", padding: ".375rem" });
export const waitingRow = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  minHeight: "2.875rem",
  padding: ".375rem .625rem",
});
export const grow = style({ flex: 1 });
