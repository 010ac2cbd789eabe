import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const caption = style({ ...quiet("caption", undefined, 1.4) });
export const amount = style({ marginTop: space(2) });
export const note = style({ marginTop: space(2), ...quiet("caption", undefined, 1.4) });
/** Of a price that is older than the search. */
export const earlier = style([note, { color: vars.tone.caution.text, fontWeight: 560 }]);
export const reason = style({ marginTop: space(4), ...type("h3", 600, 1.3) });

export const cardPrice = style({ "@media": { [below.sm]: { order: 2, ...layout.ruled(8, 8) } } });
export const refusal = style({
  paddingBottom: space(6),
  ...quiet("caption", undefined, 1.4),
  textAlign: "center",
  textWrap: "balance",
});

export const figures = style({ "@media": { [below.sm]: { ...layout.baselineColumns("1fr auto", 0, 12) } } });
export const label = style({ display: "block", color: vars.color.text, fontWeight: 640 });
export const keyNote = style([note, layout.baselineRow(0, 6), { flexWrap: "nowrap" }]);
globalStyle(`${cardPrice} > ${note}`, { "@media": { [below.sm]: { textAlign: "end" } } });
export const noTotal = style({ paddingBlock: space(2), ...quiet("h2", 630, 1.2) });
globalStyle(`${figures} > :is(${amount}, ${note})`, { "@media": { [below.sm]: { textAlign: "end" } } });
globalStyle(`${figures} > ${note}`, { "@media": { [below.sm]: { gridColumn: "1 / -1" } } });
globalStyle(`${figures} > ${keyNote}`, {
  "@media": { [below.sm]: { justifyContent: "flex-end", textAlign: "start" } },
});
globalStyle(`${figures} > ${amount}`, { "@media": { [below.sm]: { marginTop: 0 } } });

globalStyle(figures, layout.oneColumn(below.xs));
globalStyle(`${figures} > :is(${amount}, ${note}), ${cardPrice} > ${note}`, {
  "@media": { [below.xs]: { textAlign: "start" } },
});
globalStyle(`${figures} > ${keyNote}`, { "@media": { [below.xs]: { justifyContent: "flex-start" } } });
