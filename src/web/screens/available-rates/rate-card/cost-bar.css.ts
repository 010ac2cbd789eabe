import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

const hatch = `repeating-linear-gradient(135deg, ${vars.color.text} 0 1.5px, transparent 1.5px 5px)`;
export const hatched = {
  background: `${hatch}, ${vars.color.surface}`,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.text2}`,
} as const;
const included = {
  background: vars.tone.positive.fill,
  boxShadow: `inset 0 0 0 1.5px ${vars.tone.positive.text}`,
} as const;
const dashed = { border: `1.5px dashed ${vars.color.text3}` } as const;

/** Parts in transport order: solid priced, hatched estimate, green outline included, dashed no price. */
export const bar = style({ display: "flex", gap: "3px", marginTop: ".875rem" });

export const part = style({ flexBasis: 0, flexShrink: 1, minWidth: "5.5rem" });

const fillBase = style({ display: "block", height: ".625rem", marginBottom: ".375rem" });
export const fill = styleVariants({
  priced: [fillBase, { background: vars.color.text }],
  included: [fillBase, included],
  estimate: [fillBase, hatched],
  "no-price": [fillBase, dashed],
});

const keyBase = style({ display: "inline-block", flex: "none", width: ".875rem", height: ".625rem" });
export const key = styleVariants({
  priced: [keyBase, { background: vars.color.text }],
  included: [keyBase, included],
  estimate: [keyBase, hatched],
  "no-price": [keyBase, dashed],
});

export const label = style({
  display: "block",
  fontSize: ".8125rem",
  lineHeight: 1.3,
  color: vars.color.text2,
  overflowWrap: "anywhere",
});
const amountBase = style({ display: "block", fontSize: ".875rem", fontWeight: 600, lineHeight: 1.3 });
export const amount = styleVariants({
  priced: [amountBase],
  included: [amountBase, { color: vars.tone.positive.text }],
  estimate: [amountBase, { fontWeight: 560 }],
  "no-price": [amountBase, { color: vars.tone.caution.text }],
});

globalStyle(`${bar} > ${part}`, { "@media": { [below.sm]: { minWidth: "1rem" } } });
globalStyle(`${bar} :is(${label}, ${amountBase})`, { "@media": { [below.sm]: { display: "none" } } });
globalStyle(`${bar} ${fillBase}`, { "@media": { [below.sm]: { marginBottom: 0 } } });
