import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { coarsePointer, radius, extent, space, edge, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, ground } from "#web/styles/declarations.ts";

export const segments = style({ ...layout.row(), flex: 1, minWidth: 0, marginInlineStart: space(-2) });

export const segment = style({
  minWidth: extent(24),
  ...layout.roundControl("small", 24, 2),
  textAlign: "center",
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
  ...layout.inlineSquare(28),
  flex: "none",
  marginInlineStart: space(-4),
  borderRadius: radius[1],
  color: vars.color.text3,
  selectors: {
    "&[data-hovered]": { ...ground.hovered },
    "&[data-focus-visible]": layout.focusRing(-1),
  },
  "@media": { [coarsePointer]: { ...layout.square(44), marginInlineStart: space(-12) } },
});

export const calendar = style({ padding: space(12, 16, 16), outline: "none" });

export const calendarLoading = style({ width: extent(312), padding: space(12, 16, 16) });

export const calendarHead = style({ ...layout.spreadRow(), marginBottom: space(6) });

export const turn = style({
  ...layout.centredSquare(40),
  borderRadius: radius[2],
  color: vars.color.text2,
  selectors: {
    "&[data-hovered]": { ...ground.hovered },
    "&[data-focus-visible]": layout.focusRing(-3),
    "&[data-disabled]": { color: vars.color.disabled },
  },
});

export const weekdayHead = style({
  ...layout.box(40, 32),
  ...quiet("micro", 600),
  textAlign: "center",
});

export const day = style({
  ...layout.centredSquare(40),
  borderRadius: radius[2],
  fontSize: fontSize.ui,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-hovered]": { background: vars.color.surface2 },
    "&[data-today]": { fontWeight: 700, boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.lineInput}` },
    "&[data-selected]": {
      ...ground.accent,
      fontWeight: 660,
      boxShadow: `inset 0 ${edge(-2)} 0 ${vars.color.accentPress}`,
    },
    "&[data-focus-visible]": layout.focusRing(-3),
    "&[data-selected][data-focus-visible]": { outlineOffset: edge(1) },
    "&[data-disabled], &[data-unavailable]": { color: vars.color.disabled, cursor: "default" },
    "&[data-outside-month]": { visibility: "hidden" },
  },
});
