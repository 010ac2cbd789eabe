import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette } from "#web/styles/tokens.ts";

export const enquiry = style({ background: palette.sand[150] });
export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 26rem) minmax(0, 1fr)",
  gap: "5rem",
  alignItems: "start",
  "@media": {
    [`${from.lg} and (max-width: 85rem)`]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 1fr)", gap: "3rem" },
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "3rem" },
    [below.sm]: { gap: "2rem" },
  },
});
export const lead = style({ marginTop: "1rem" });
export const offices = style({
  display: "grid",
  gap: "1.5rem",
  marginTop: "2.5rem",
  "@media": { [below.sm]: { marginTop: "1.75rem" } },
});
export const office = style({ fontWeight: 640 });
export const lines = style({ marginTop: ".25rem", color: vars.color.text2, fontStyle: "normal" });

export const form = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "1.25rem",
    padding: "2rem",
    boxShadow: vars.shadow.raised,
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "1rem", padding: "1.25rem" } },
  },
]);
export const whole = style({ gridColumn: "1 / -1" });
export const send = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: "1.25rem",
  alignItems: "center",
  "@media": { [below.sm]: { display: "grid", gap: ".625rem" } },
});
export const hint = style({ fontSize: ".8125rem", color: vars.color.text3 });
export const outcome = style({
  gridColumn: "1 / -1",
  ":empty": { display: "none" },
});
/** Honeypot: outside the page, never seen or reached by people. */
export const trap = style({
  position: "absolute",
  left: "-200vw",
  top: "auto",
  width: "1px",
  height: "1px",
  overflow: "hidden",
});
