import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space } from "../styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const result = style({
  ...layout.startStack(8),
  padding: space(24),
  background: vars.color.surface,
  borderRadius: "inherit",
});

const seal = style({ ...layout.centredSquare(48), borderRadius: radius.full, marginBottom: space(8) });

export const outcome = styleVariants({
  done: [seal, { background: vars.tone.positive.fill, color: vars.tone.positive.text }],
  waiting: [seal, { background: vars.tone.caution.fill, color: vars.tone.caution.text }],
  failed: [seal, { background: vars.tone.critical.fill, color: vars.tone.critical.text }],
});

export const message = style({ color: vars.color.text2 });
export const actions = style({ ...layout.stack(8), width: "100%", marginTop: space(12) });
