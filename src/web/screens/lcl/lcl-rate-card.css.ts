import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const body = style({
  display: "grid",
  gridTemplateColumns: "17rem minmax(0, 1fr)",
  gap: ".75rem 2rem",
  alignContent: "center",
  minWidth: 0,
  padding: "1.125rem 1.5rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { padding: "1rem" },
  },
});

export const head = style({ display: "flex", alignItems: "flex-start", gap: ".75rem" });
export const identity = style({ minWidth: 0 });
export const origin = style({ fontSize: ".8125rem", lineHeight: 1.45, color: vars.color.text2 });
export const flag = style({ marginTop: ".25rem" });

export const route = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(7rem, 1fr) minmax(0, auto)",
  columnGap: ".75rem",
  alignItems: "center",
  minWidth: 0,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", rowGap: ".375rem" } },
});
export const place = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const placeEnd = style([place, { justifyItems: "end", textAlign: "end" }]);
export const placeCode = style({ fontSize: "1.125rem", fontWeight: 680, lineHeight: 1.2 });
export const placeName = style({ fontSize: "1.0625rem", fontWeight: 640, lineHeight: 1.25 });
export const placeNote = style({ fontSize: ".8125rem", lineHeight: 1.35, color: vars.color.text2 });

export const line = style({
  display: "grid",
  gap: ".25rem",
  paddingBottom: "1.375rem",
  "@media": { [below.sm]: { gridRow: 1, gridColumn: "1 / -1", paddingBottom: 0 } },
});
export const days = style({ fontSize: ".8125rem", lineHeight: 1.35, textAlign: "center", color: vars.color.text2 });
globalStyle(`${days} b`, { color: vars.color.text, fontWeight: 620 });
export const strokes = style({ display: "flex", alignItems: "center" });
export const onward = style({ flexGrow: 0.45 });

export const departures = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".375rem",
  paddingTop: ".75rem",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  color: vars.color.text2,
});
export const departuresLabel = style({
  marginInlineEnd: ".25rem",
  "@media": { [below.sm]: { flexBasis: "100%" } },
});
export const departureList = style({ display: "flex", flexWrap: "wrap", gap: ".375rem 1.75rem" });
export const departure = style({ display: "grid", lineHeight: 1.3 });
globalStyle(`${departure} b`, { fontWeight: 600, color: vars.color.text });
globalStyle(`${departure} small`, { fontSize: ".75rem" });

export const facts = style({ gridColumn: "1 / -1" });
globalStyle(`${facts} > dl`, { marginTop: 0, paddingTop: 0, borderTop: 0 });

export const note = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: ".5rem",
  fontSize: ".8125rem",
  lineHeight: 1.5,
  color: vars.color.text2,
});
globalStyle(`${note} > svg`, { flex: "none", marginTop: ".125rem", color: vars.color.text3 });
globalStyle(`${note} b`, { color: vars.color.text, fontWeight: 600 });

export const secondAction = style({ display: "grid" });
