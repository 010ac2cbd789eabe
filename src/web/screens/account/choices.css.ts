import { style } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { space } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const choices = style({ ...layout.stack(4), minWidth: 0 });
export const legend = style([text.small, { marginBottom: space(4), fontWeight: 600 }]);
export const problem = style([text.small, { color: vars.tone.critical.text }]);
