import { globalStyle, style } from "@vanilla-extract/css";
import { below, fontSize, space, extent } from "#web/styles/tokens.ts";
import { layout, rule, type } from "#web/styles/declarations.ts";

export const table = style({ width: "100%", tableLayout: "fixed", fontSize: fontSize.ui });
globalStyle(`${table} :is(th, td)`, {
  padding: space(12, 16, 12, 0),
  verticalAlign: "top",
  textAlign: "start",
  overflowWrap: "anywhere",
});
globalStyle(`${table} tbody :is(th, td)`, { borderBottom: rule.line });

/*
 * On a phone a row's label is above its values. The table roles are explicit, because a changed display removes the
 * native ones.
 */
globalStyle(`${table}, ${table} :is(thead, tbody, tfoot)`, { "@media": { [below.sm]: { display: "block" } } });
globalStyle(`${table} tr`, {
  "@media": { [below.sm]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${table} tbody th`, {
  "@media": { [below.sm]: { gridColumn: "1 / -1", border: 0, paddingBottom: 0, fontSize: fontSize.caption } },
});
globalStyle(`${table} tbody td`, { "@media": { [below.sm]: { gridRow: 2, paddingTop: space(2) } } });

export const labels = style({ width: extent(160) });
export const room = style({ width: extent(224), ...layout.hidden(below.sm) });

export const value = style({ fontVariantNumeric: "tabular-nums" });
export const total = style({ ...type("h2", undefined, 1.3) });
export const badge = style({
  display: "inline-block",
  marginInlineStart: space(8),
  verticalAlign: "middle",
  "@media": { [below.sm]: { display: "block", margin: space(4, 0, 0) } },
});
export const actions = style({ ...layout.stack(6), maxWidth: extent(224), paddingTop: space(8) });
