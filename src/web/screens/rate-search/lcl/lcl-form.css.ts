import { style } from "@vanilla-extract/css";
import { card } from "../../../components/card/card.css.ts";
import { below } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";
import { text } from "../../../styles/typography.css.ts";

export const form = style([
  card,
  {
    display: "grid",
    gap: "1rem",
    marginTop: "1.5rem",
    padding: "1.25rem 1.5rem 1.125rem",
    "@media": { [below.sm]: { marginTop: "1rem", padding: ".875rem 1rem 1rem" } },
  },
]);

/** Both ports, the weight and the volume: one line, on a narrower page two, on a phone one under the other. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr) 9.5rem 9.5rem",
  gap: "1rem",
  alignItems: "start",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr)" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: ".75rem" },
  },
});

export const swap = style({
  marginTop: "1.6875rem",
  "@media": { [below.sm]: { justifySelf: "center", margin: "-.125rem 0 -.5rem", rotate: "90deg" } },
});

export const load = style({
  display: "grid",
  gridColumn: "span 2",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "1rem",
  "@media": { [below.lg]: { gridColumn: "1 / -1" } },
});

export const foot = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  paddingTop: "1rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const hint = style([
  text.caption,
  { flex: 1, color: vars.color.text2, "@media": { [below.sm]: { gridColumn: "1 / -1" } } },
]);
