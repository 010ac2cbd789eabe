import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius } from "../styles/tokens.ts";

export const result = style({
  display: "grid",
  justifyItems: "start",
  gap: ".5rem",
  padding: "1.75rem",
  background: vars.color.surface,
  borderRadius: "inherit",
});

const seal = style({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  borderRadius: radius.full,
  marginBottom: ".5rem",
});

export const outcome = styleVariants({
  done: [seal, { background: vars.tone.positive.fill, color: vars.tone.positive.text }],
  failed: [seal, { background: vars.tone.critical.fill, color: vars.tone.critical.text }],
});

export const message = style({ color: vars.color.text2 });
export const actions = style({ display: "grid", gap: ".5rem", width: "100%", marginTop: ".75rem" });
