import { globalStyle, style } from "@vanilla-extract/css";
import { below, from, reducedMotion } from "../../styles/breakpoints.ts";
import { vars } from "../../styles/theme.css.ts";
import { palette } from "../../styles/tokens.ts";

export const strip = style({
  borderBlock: `1px solid ${vars.color.line2}`,
  paddingBlock: "2rem 2.25rem",
});
export const head = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: "2.75rem",
});
export const title = style({ fontSize: ".9375rem", fontWeight: 560, color: vars.color.text2 });
export const controls = style({ display: "flex", flex: "none", alignItems: "center", gap: "1rem" });
/** Keeps its place until scripts have come; under reduced motion nothing plays, so there is nothing to pause. */
export const playControl = style({
  display: "grid",
  selectors: { "&:not([data-shown])": { visibility: "hidden" } },
  "@media": { [reducedMotion]: { display: "none" } },
});
export const dashes = style({ display: "flex", gap: ".375rem" });
/* The current dash is drawn longer, not made longer: nothing moves. */
export const dash = style({
  width: "1.5rem",
  height: "3px",
  background: palette.sand[400],
  transform: "scaleX(.7)",
  transformOrigin: "0 0",
  selectors: { "&[data-on]": { background: palette.ink[900], transform: "none" } },
});

/** Five equal places, so that nothing moves but the names. */
export const places = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  alignItems: "center",
  marginTop: "1.25rem",
  gap: "1rem",
  fontSize: "1.5rem",
  color: vars.color.text2,
  "@media": {
    [`${from.lg} and (max-width: 88rem)`]: { fontSize: "1.125rem" },
    [below.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: "1.5rem", fontSize: "1.125rem" },
    [below.sm]: { gridTemplateColumns: "1fr 1fr", fontSize: "1.0625rem" },
    "(max-width: 22.5rem)": { gridTemplateColumns: "1fr" },
  },
});
export const place = style({ display: "grid", minHeight: "2rem", alignItems: "center", overflow: "hidden" });
globalStyle(`${place}:last-child`, { "@media": { [from.lg]: { justifySelf: "end" } } });
