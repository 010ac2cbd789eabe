import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer } from "../styles/tokens.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: ".625rem",
  alignItems: "center",
  minHeight: "2.5rem",
  fontSize: ".9375rem",
  cursor: "pointer",
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});

export const place = style({ display: "grid", gridTemplate: "1.125rem / 1.125rem", placeItems: "center" });

export const checkmark = style({
  gridArea: "1 / 1",
  appearance: "none",
  width: "1.125rem",
  height: "1.125rem",
  margin: 0,
  border: `1.5px solid ${vars.color.lineInput}`,
  borderRadius: "3px",
  background: vars.color.surface,
  cursor: "inherit",
  selectors: { "&:checked": { background: vars.color.inverse, borderColor: vars.color.inverse } },
});

export const tick = style({
  gridArea: "1 / 1",
  display: "grid",
  color: vars.color.onInverse,
  visibility: "hidden",
  pointerEvents: "none",
  selectors: { [`${checkmark}:checked + &`]: { visibility: "visible" } },
});

export const note = style({ color: vars.color.text3, fontSize: ".8125rem", marginInlineStart: ".375rem" });
export const end = style({ fontWeight: 540, fontSize: ".875rem", color: vars.color.text2 });
