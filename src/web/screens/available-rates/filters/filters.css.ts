import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { coarsePointer, radius } from "#web/styles/tokens.ts";

export const sidebar = style({
  position: "sticky",
  top: "5.5rem",
  maxHeight: "calc(100dvh - 7rem)",
  overflowY: "auto",
  scrollbarWidth: "thin",
  // Room for the focus rings.
  padding: "0 4px 1rem",
  margin: "0 -4px",
});

export const panel = style({ display: "grid", gap: "1.5rem" });
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  fontSize: ".875rem",
});
export const group = style({ display: "grid", gap: ".625rem" });
export const groupTitle = style({ fontSize: ".875rem", fontWeight: 620 });

export const row = style({
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": { [coarsePointer]: { minHeight: "2.75rem" } },
});
export const none = style({ fontSize: ".875rem", color: vars.color.text2 });

export const portCode = style({ marginInlineStart: ".25rem", fontSize: ".8125rem", color: vars.color.text2 });

export const rangeTitle = style([groupTitle, { display: "flex", justifyContent: "space-between", gap: ".5rem" }]);
export const rangeValue = style({ fontWeight: 420, color: vars.color.text2 });

const thumb = {
  boxSizing: "border-box",
  width: "1.25rem",
  height: "1.25rem",
  borderRadius: "50%",
  border: `2.5px solid ${vars.color.text}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
} as const;
/** The first background is the selected part of the range. */
export const range = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: "1.5rem",
  margin: 0,
  borderRadius: radius[1],
  cursor: "pointer",
  backgroundColor: "transparent",
  backgroundImage: `linear-gradient(${vars.color.text} 0 0), linear-gradient(${vars.color.lineInput} 0 0)`,
  backgroundPosition: "0 50%",
  backgroundRepeat: "no-repeat",
  "@media": { [coarsePointer]: { height: "2.75rem" } },
  selectors: {
    "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
    "&::-moz-range-thumb": thumb,
  },
});
export const rangeEnds = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: ".75rem",
  color: vars.color.text3,
});
