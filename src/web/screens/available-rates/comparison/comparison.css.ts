import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/theme.css.ts";

/** Scrolls sideways on a phone: offers that stand under each other cannot be compared. */
export const scroller = style({ overflowX: "auto" });

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  fontSize: ".9375rem",
  "@media": { [below.sm]: { minWidth: "38rem" } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: ".6875rem 1rem .6875rem 0",
  verticalAlign: "top",
  textAlign: "start",
  overflowWrap: "anywhere",
});
globalStyle(`${table} tbody :is(th, td)`, { borderBottom: `1px solid ${vars.color.line}` });

export const labels = style({ width: "10rem", "@media": { [below.sm]: { width: "8rem" } } });
export const room = style({ width: "14rem", "@media": { [below.sm]: { display: "none" } } });
export const rowLabel = style({ fontSize: ".875rem", fontWeight: 420, color: vars.color.text2 });

export const offer = style({ display: "flex", alignItems: "center", gap: ".75rem", lineHeight: 1.3, fontWeight: 650 });
export const offerKind = style({ display: "block", fontSize: ".8125rem", fontWeight: 420, color: vars.color.text2 });

export const value = style({ fontVariantNumeric: "tabular-nums" });
export const betterValue = style({ fontWeight: 640 });
export const total = style({ fontSize: "1.375rem", lineHeight: 1.3 });
export const badge = style({ display: "inline-block", marginInlineStart: ".625rem", verticalAlign: "middle" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: ".5rem", paddingTop: ".5rem" });
