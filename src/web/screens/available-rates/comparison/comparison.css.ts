import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const table = style({ width: "100%", tableLayout: "fixed", fontSize: ".9375rem" });
globalStyle(`${table} :is(th, td)`, {
  padding: ".6875rem 1rem .6875rem 0",
  verticalAlign: "top",
  textAlign: "start",
  overflowWrap: "anywhere",
});
globalStyle(`${table} tbody :is(th, td)`, { borderBottom: `1px solid ${vars.color.line}` });

/*
 * On a phone a row's label is above its values. The table roles are explicit, because a changed display removes the
 * native ones.
 */
globalStyle(`${table}, ${table} :is(thead, tbody, tfoot)`, { "@media": { [below.sm]: { display: "block" } } });
globalStyle(`${table} tr`, {
  "@media": { [below.sm]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});
globalStyle(`${table} tbody th`, {
  "@media": { [below.sm]: { gridColumn: "1 / -1", border: 0, paddingBottom: 0, fontSize: ".8125rem" } },
});
globalStyle(`${table} tbody td`, { "@media": { [below.sm]: { gridRow: 2, paddingTop: ".125rem" } } });

export const labels = style({ width: "10rem" });
export const corner = style({ "@media": { [below.sm]: { display: "none" } } });
export const room = style({ width: "14rem", "@media": { [below.sm]: { display: "none" } } });
export const rowLabel = style({ fontSize: ".875rem", fontWeight: 420, color: vars.color.text2 });

export const offer = style({ display: "flex", alignItems: "center", gap: ".75rem", lineHeight: 1.3, fontWeight: 650 });
export const offerKind = style({ display: "block", fontSize: ".8125rem", fontWeight: 420, color: vars.color.text2 });

export const value = style({ fontVariantNumeric: "tabular-nums" });
export const betterValue = style({ fontWeight: 640 });
export const total = style({ fontSize: "1.375rem", lineHeight: 1.3 });
export const badge = style({
  display: "inline-block",
  marginInlineStart: ".625rem",
  verticalAlign: "middle",
  "@media": { [below.sm]: { display: "block", margin: ".25rem 0 0" } },
});
export const actions = style({ display: "grid", gap: ".375rem", maxWidth: "14rem", paddingTop: ".5rem" });
