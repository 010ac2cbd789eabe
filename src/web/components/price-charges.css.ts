import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { fontSize, extent, space } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const charges = style({ fontSize: fontSize.small });
export const summary = style({ minHeight: extent(28), cursor: "pointer", fontWeight: 600 });
export const group = style({ marginTop: space(12) });
export const heading = style({ fontWeight: 600 });
export const list = style({ ...layout.stack(4), margin: space(4, 0, 0) });
export const charge = style({ ...layout.spread(16), overflowWrap: "anywhere" });
export const basis = style([text.caption, { display: "block", color: vars.color.text2, fontWeight: 400 }]);
export const amount = style({ flexShrink: 0, maxWidth: "60%", textAlign: "end" });
export const totals = style({ ...layout.ruled(8, 12), fontWeight: 600 });
