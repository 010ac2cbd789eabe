import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, fontSize, edge } from "#web/styles/tokens.ts";

export const body = style({
  display: "grid",
  gridTemplateColumns: `${extent(272)} minmax(0, 1fr)`,
  gap: space(12, 32),
  alignContent: "center",
  minWidth: 0,
  padding: space(16, 24),
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" }, [below.sm]: { padding: space(16) } },
});

export const head = style({ display: "flex", alignItems: "flex-start", gap: space(12) });
export const identity = style({ minWidth: 0 });
export const origin = style({ fontSize: fontSize.caption, lineHeight: 1.45, color: vars.color.text2 });
export const flag = style({ marginTop: space(4) });

export const route = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, auto) minmax(${extent(112)}, 1fr) minmax(0, auto)`,
  columnGap: space(12),
  alignItems: "center",
  minWidth: 0,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", rowGap: space(6) } },
});
export const place = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
export const placeEnd = style([place, { justifyItems: "end", textAlign: "end" }]);
export const placeCode = style({ fontSize: fontSize.h3, fontWeight: 680, lineHeight: 1.2 });
export const placeName = style({ fontSize: fontSize.h3, fontWeight: 640, lineHeight: 1.25 });
export const placeNote = style({ fontSize: fontSize.caption, lineHeight: 1.35, color: vars.color.text2 });

export const line = style({
  display: "grid",
  gap: space(4),
  paddingBottom: space(20),
  "@media": { [below.sm]: { gridRow: 1, gridColumn: "1 / -1", paddingBottom: 0 } },
});
export const days = style({
  fontSize: fontSize.caption,
  lineHeight: 1.35,
  textAlign: "center",
  color: vars.color.text2,
});
globalStyle(`${days} b`, { color: vars.color.text, fontWeight: 620 });
export const strokes = style({ display: "flex", alignItems: "center" });
export const onward = style({ flexGrow: 0.45 });

export const departures = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(6),
  paddingTop: space(12),
  borderTop: `${edge(1)} solid ${vars.color.line}`,
  fontSize: fontSize.small,
  color: vars.color.text2,
});
export const departuresLabel = style({ marginInlineEnd: space(4), "@media": { [below.sm]: { flexBasis: "100%" } } });
export const departureList = style({ display: "flex", flexWrap: "wrap", gap: space(6, 24) });
export const departure = style({ display: "grid", lineHeight: 1.3 });
globalStyle(`${departure} b`, { fontWeight: 600, color: vars.color.text });
globalStyle(`${departure} small`, { fontSize: fontSize.micro });

export const facts = style({ gridColumn: "1 / -1" });
globalStyle(`${facts} > dl`, { marginTop: 0, paddingTop: 0, borderTop: 0 });

export const note = style({
  gridColumn: "1 / -1",
  display: "flex",
  gap: space(8),
  fontSize: fontSize.caption,
  lineHeight: 1.5,
  color: vars.color.text2,
});
globalStyle(`${note} > svg`, { flex: "none", marginTop: space(2), color: vars.color.text3 });
globalStyle(`${note} b`, { color: vars.color.text, fontWeight: 600 });

export const secondAction = style({ display: "grid" });
