import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const lead = style([text.small, { color: vars.color.text2 }]);
export const choices = style({ ...layout.stack(4), minWidth: 0 });
export const legend = style([text.small, { marginBottom: space(4), fontWeight: 600 }]);
export const warning = style([text.caption, { color: vars.color.text2 }]);
export const waiting = style({ marginTop: space(12) });
