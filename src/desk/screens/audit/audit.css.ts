import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { edge, extent, space } from "#web/styles/tokens.ts";

export const filters = style({
  ...layout.columns(`repeat(auto-fit, minmax(${extent(160)}, 1fr))`, 12),
  alignItems: "end",
  marginBottom: space(12),
});

export const line = style({ ...layout.spreadBaselineRow(4, 16), marginBottom: space(8), ...type("small") });
export const complete = style({ color: vars.tone.positive.text, fontWeight: 600 });
export const broken = style({ color: vars.tone.critical.text, fontWeight: 600 });

export const entries = style({});
/* When, who, on what, action, before and after, details. */
globalStyle(`${entries} thead th:nth-child(1)`, { width: "9%" });
globalStyle(`${entries} thead th:nth-child(2)`, { width: "15%" });
globalStyle(`${entries} thead th:nth-child(3)`, { width: "19%" });
globalStyle(`${entries} thead th:nth-child(4)`, { width: "14%" });

export const top = style({});
globalStyle(`${top} > :is(td, th)`, { verticalAlign: "top" });
export const changeList = style({ ...layout.stack(6) });
globalStyle(`${changeList} small`, { color: vars.color.text2 });
export const changePair = style({
  ...layout.columns("minmax(0, 1fr) minmax(0, 1fr)", 12),
  alignItems: "end",
  overflowWrap: "anywhere",
});
export const former = style({ color: vars.color.text2, overflowWrap: "anywhere" });
export const newer = style({
  display: "block",
  paddingInlineStart: space(8),
  borderInlineStart: `${edge(2)} solid ${vars.tone.positive.text}`,
  fontWeight: 600,
  overflowWrap: "anywhere",
});

export const details = style({ ...layout.wrapped(8, 32), padding: space(4, 0), ...type("caption") });
globalStyle(`${details} > div`, { maxWidth: extent(400), overflowWrap: "anywhere" });
globalStyle(`${details} dt`, { color: vars.color.text2 });
export const foot = style({ ...layout.endWrappedRow(8), padding: space(8, 16), borderTop: rule.line });
