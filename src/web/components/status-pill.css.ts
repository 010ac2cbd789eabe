import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { edge } from "../styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineLine(6),
  ...layout.roundControl("full", 28, 2, 12, 2, 8),
  border: `${edge(1)} solid`,
  ...type("caption", 600, 1.1),
});

export const pill = styleVariants(vars.tone, (tone) => [
  base,
  { background: tone.fill, color: tone.text, borderColor: tone.line },
]);
