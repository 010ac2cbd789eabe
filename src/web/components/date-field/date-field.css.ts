import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { coarsePointer, radius } from "#web/styles/tokens.ts";

export const segments = style({
  display: "flex",
  flex: 1,
  alignItems: "center",
  minWidth: 0,
  marginInlineStart: "-3px",
});

export const segment = style({
  minWidth: "1.5rem",
  minHeight: "1.5rem",
  padding: ".125rem 2px",
  textAlign: "center",
  borderRadius: "3px",
  outline: "none",
  caretColor: "transparent",
  selectors: {
    "&[data-placeholder]": { color: vars.color.text3 },
    "&[data-focused]": { background: vars.color.focus, color: vars.color.surface },
  },
});

export const gap = style({ fontSize: ".125em" });

export const weekday = style({ color: vars.color.text2 });

/* Shown first; in the tab order after the parts of the date. */
export const opener = style({
  order: -1,
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: "1.75rem",
  height: "1.75rem",
  marginInlineStart: "-.25rem",
  borderRadius: radius[1],
  color: vars.color.text3,
  selectors: {
    "&[data-hovered]": { background: vars.color.surface2, color: vars.color.text },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-1px" },
  },
  "@media": { [coarsePointer]: { width: "2.75rem", height: "2.75rem", marginInlineStart: "-.75rem" } },
});

export const calendar = style({ padding: ".875rem 1rem 1rem", outline: "none" });

export const calendarLoading = style({ width: "19.5rem", padding: ".875rem 1rem 1rem" });

export const calendarHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: ".375rem",
});

export const turn = style({
  display: "grid",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: radius[2],
  color: vars.color.text2,
  selectors: {
    "&[data-hovered]": { background: vars.color.surface2, color: vars.color.text },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    "&[data-disabled]": { color: vars.color.disabled },
  },
});

export const weekdayHead = style({
  width: "2.5rem",
  height: "2rem",
  fontSize: ".75rem",
  fontWeight: 600,
  color: vars.color.text2,
  textAlign: "center",
});

export const day = style({
  display: "grid",
  placeItems: "center",
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: radius[2],
  fontSize: ".9375rem",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: vars.color.surface2 },
    "&[data-today]": { fontWeight: 700, boxShadow: `inset 0 0 0 1px ${vars.color.lineInput}` },
    "&[data-selected]": {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: 660,
      boxShadow: `inset 0 -2px 0 ${vars.color.accentPress}`,
    },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    "&[data-selected][data-focus-visible]": { outlineOffset: "1px" },
    "&[data-disabled], &[data-unavailable]": { color: vars.color.disabled, cursor: "default" },
    "&[data-outside-month]": { visibility: "hidden" },
  },
});
