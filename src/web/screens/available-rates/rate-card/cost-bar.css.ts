import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, space } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

const hatch = `repeating-linear-gradient(135deg, ${vars.color.text} 0 ${edge(1.5)}, transparent ${edge(1.5)} ${edge(6)})`;
export const hatched = {
  background: `${hatch}, ${vars.color.surface}`,
  boxShadow: `inset 0 0 0 ${edge(1.5)} ${vars.color.text2}`,
} as const;
const included = {
  background: vars.tone.positive.fill,
  boxShadow: `inset 0 0 0 ${edge(1.5)} ${vars.tone.positive.text}`,
} as const;
const dashed = { border: `${edge(1.5)} dashed ${vars.color.text3}` } as const;

/** Parts in transport order: solid priced, hatched estimate, green outline included, dashed no price. */
export const bar = style({ ...layout.flex(2), marginTop: space(12) });

export const part = style({ flexBasis: 0, flexShrink: 1, minWidth: extent(88) });

const fillBase = style({ display: "block", height: extent(10), marginBottom: space(6) });
export const fill = styleVariants({
  priced: [fillBase, { background: vars.color.text }],
  included: [fillBase, included],
  estimate: [fillBase, hatched],
  "no-price": [fillBase, dashed],
});

const keyBase = style({ display: "inline-block", flex: "none", ...layout.box(14, 10) });
export const key = styleVariants({
  priced: [keyBase, { background: vars.color.text }],
  included: [keyBase, included],
  estimate: [keyBase, hatched],
  "no-price": [keyBase, dashed],
});

export const label = style({ display: "block", ...quiet("caption", undefined, 1.3), overflowWrap: "anywhere" });
const amountBase = style({ display: "block", ...type("small", 600, 1.3) });
export const amount = styleVariants({
  priced: [amountBase],
  included: [amountBase, { color: vars.tone.positive.text }],
  estimate: [amountBase, { fontWeight: 560 }],
  "no-price": [amountBase, { color: vars.tone.caution.text }],
});

globalStyle(`${bar} > ${part}`, { "@media": { [below.sm]: { minWidth: extent(16) } } });
globalStyle(`${bar} :is(${label}, ${amountBase})`, layout.hidden(below.sm));
globalStyle(`${bar} ${fillBase}`, { "@media": { [below.sm]: { marginBottom: 0 } } });
