import { globalStyle, style } from "@vanilla-extract/css";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

/** A table whose rows become blocks on a phone. */
const table = style({
  width: "100%",
  marginTop: space(12),
  borderCollapse: "collapse",
  ...type("ui", undefined, 1.35),
});
globalStyle(`${table} :is(th, td)`, {
  padding: space(8, 16, 8, 0),
  borderTop: rule.line,
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: 400,
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
globalStyle(`${table} thead th`, { ...quiet("caption"), borderTop: 0, whiteSpace: "nowrap" });
globalStyle(`${table} small`, { display: "block", ...quiet("caption", 400, 1.4), overflowWrap: "anywhere" });

export const people = style([table]);
globalStyle(`${people} thead`, { ...layout.hidden(below.sm) });
globalStyle(`${people} tbody tr`, {
  "@media": { [below.sm]: { ...layout.stack(4), padding: space(12, 0), borderTop: rule.line } },
});
globalStyle(`${people} tbody :is(th, td)`, {
  "@media": { [below.sm]: { display: "block", padding: 0, borderTop: 0 } },
});
globalStyle(`${people} tbody td`, { "@media": { [below.sm]: { paddingInlineStart: space(40) } } });

export const person = style({ ...layout.row(8), minWidth: 0 });
export const end = style({});
globalStyle(`${people} ${end}`, { textAlign: "end" });
export const personName = style({ ...layout.wrappedRow(2, 8), fontWeight: 600, overflowWrap: "anywhere" });
export const invited = style({
  ...layout.centredSquare(32),
  flex: "none",
  borderRadius: "50%",
  border: rule.lineInput,
  borderStyle: "dashed",
  color: vars.color.text2,
});
export const strong = style({ fontWeight: 600 });
export const actions = style({
  ...layout.endWrappedRow(0, 4),
  "@media": { [below.sm]: { justifyContent: "flex-start", marginInlineStart: space(-12) } },
});

/* Positioned, so that hidden words in its cells are clipped as well. */
export const scroll = style({ overflowX: "auto", position: "relative" });
export const rights = style([table, { minWidth: extent(512) }]);
globalStyle(`${rights} tbody th`, { fontWeight: 600 });
globalStyle(`${rights} svg`, { color: vars.tone.positive.text });
export const no = style({ color: vars.color.text3 });

export const facts = style({ marginTop: space(16) });
