import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { space, edge } from "../styles/tokens.ts";
import { layout, type } from "#web/styles/declarations.ts";

const base = style({
  ...layout.topFlex(12),
  ...layout.rounded(3, 12, 16),
  border: `${edge(1)} solid`,
  ...type("ui", undefined, 1.45),
});

export const banner = styleVariants(vars.tone, (tone) => [
  base,
  { borderColor: tone.line, background: tone.fill, color: tone.text },
]);

globalStyle(`${base} > svg`, { marginTop: space(2) });
globalStyle(`${base} strong`, { fontWeight: 660 });
export const message = style({ flex: 1, minWidth: 0 });
export const close = style({ margin: space(-2, -4, -2, "auto") });
