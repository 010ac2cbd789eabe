import { style } from "@vanilla-extract/css";
import { below, duration } from "#web/styles/tokens.ts";
import { vars } from "#web/styles/theme.css.ts";

/** The sailings of a card as tabs; they scroll sideways where they do not fit. */
export const sailings = style({
  display: "flex",
  minWidth: 0,
  margin: ".875rem -1.5rem 0",
  paddingInline: "1rem",
  border: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${vars.color.line2}, inset 0 1px 0 ${vars.color.line}`,
  "@media": { [below.sm]: { margin: ".75rem -1rem 0", paddingInline: ".5rem" } },
});

export const sailing = style({
  position: "relative",
  flex: "0 1 8rem",
  minWidth: "6.75rem",
  display: "grid",
  gap: ".0625rem",
  padding: ".5rem .5rem .5625rem",
  whiteSpace: "nowrap",
  lineHeight: 1.3,
  cursor: "pointer",
  color: vars.color.text2,
  transitionProperty: "background-color",
  transitionDuration: duration[1],
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
    "&:has(:checked)": { color: vars.color.text },
    "&:has(:checked)::after": {
      content: "",
      position: "absolute",
      inset: "auto .5rem 0",
      height: "3px",
      background: vars.color.accent,
    },
  },
});

/** Over the whole tab, so that a screen reader's own cursor is shown where the tab is. */
export const radio = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  appearance: "none",
  cursor: "inherit",
  outline: "none",
});

export const day = style({
  fontSize: ".875rem",
  fontWeight: 560,
  selectors: { [`${sailing}:has(:checked) &`]: { fontWeight: 660 } },
});
export const amount = style({
  fontSize: ".8125rem",
  selectors: { [`${sailing}:has(:checked) &`]: { fontWeight: 600 } },
});
export const lowest = style([amount, { color: vars.tone.positive.text, fontWeight: 640 }]);
/** Of a sailing that the shipper has booked. */
export const booked = style([
  amount,
  { display: "flex", alignItems: "center", gap: ".25rem", color: vars.tone.positive.text, fontWeight: 600 },
]);
