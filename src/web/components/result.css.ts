import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, extent } from "../styles/tokens.ts";

export const result = style({
  display: "grid",
  justifyItems: "start",
  gap: space(8),
  padding: space(24),
  background: vars.color.surface,
  borderRadius: "inherit",
});

const seal = style({
  display: "grid",
  placeItems: "center",
  width: extent(48),
  height: extent(48),
  borderRadius: radius.full,
  marginBottom: space(8),
});

export const outcome = styleVariants({
  done: [seal, { background: vars.tone.positive.fill, color: vars.tone.positive.text }],
  failed: [seal, { background: vars.tone.critical.fill, color: vars.tone.critical.text }],
});

export const message = style({ color: vars.color.text2 });
export const actions = style({ display: "grid", gap: space(8), width: "100%", marginTop: space(12) });
