import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

export const columns = style({
  ...layout.startColumns(`minmax(0, 1fr) ${extent(400)}`, 16),
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
export const unit = style({ ...layout.stack(4), width: extent(152), maxWidth: "100%" });
export const footer = style({
  ...layout.stack(12),
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: space(12, 16, 16),
  borderTop: rule.line,
});
/* The name of a person may take several lines. */
globalStyle(`${footer} button`, { maxWidth: "100%", height: "auto", paddingBlock: space(8), whiteSpace: "normal" });
export const byHand = style({});
globalStyle(`${byHand} > *`, { background: vars.tone.caution.fill });
export const lineRule = style(layout.startStack(2));
export const gain = style({});
globalStyle(`table ${gain}`, { color: vars.tone.positive.text, fontWeight: 560 });
export const loss = style({});
globalStyle(`table ${loss}`, { color: vars.tone.critical.text, fontWeight: 560 });
export const context = style({
  ...layout.startColumns("minmax(0, 1fr) minmax(0, 1fr)", 16),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const offers = style({ ...layout.spreadWrappedRow(8, 16), padding: space(0, 16, 12) });
/* The lane of an earlier quote may take several lines. */
globalStyle(`${offers} button`, { whiteSpace: "normal", textAlign: "start" });
export const asked = style({
  ...layout.stack(4),
  margin: 0,
  paddingInlineStart: space(12),
  borderInlineStart: rule.line2,
});
export const state = style({ ...layout.row(8), ...type("small"), color: vars.color.text2 });
export const preview = style([card, { ...layout.stack(12), padding: space(16), minWidth: 0 }]);
/* As high as a page of A4 at this width. */
export const mail = style({
  ...layout.filled("surface2", 3),
  padding: space(12, 16),
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  ...type("small", undefined, 1.4),
});
export const followUp = style({ ...layout.wrappedRow(8, 12), alignItems: "flex-end" });
export const sentOffer = style({ ...layout.stack(8), padding: space(12, 0), borderTop: rule.line });
