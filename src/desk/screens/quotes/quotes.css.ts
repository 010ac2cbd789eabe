import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

export const columns = style({
  ...layout.startColumns(`${extent(320)} minmax(0, 1fr)`, 16),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const terms = style({
  ...layout.startColumns("repeat(3, minmax(0, 1fr))", 12),
  padding: space(0, 16, 12),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const name = style({ minWidth: extent(160) });
export const money = style({ width: extent(120) });
export const currency = style({ width: extent(88) });
export const unit = style({ width: extent(136) });
export const footer = style({ ...layout.stack(12), padding: space(12, 16, 16), borderTop: rule.line });
export const byHand = style({});
globalStyle(`${byHand} > *`, { background: vars.tone.caution.fill });
export const letter = style({ ...layout.stack(8), ...layout.filled("surface2", 3), padding: space(16) });
