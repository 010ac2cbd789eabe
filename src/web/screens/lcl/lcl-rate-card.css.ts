import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const flag = style({ marginTop: space(4) });

export const route = style({
  ...layout.centredColumns(`minmax(0, auto) minmax(${extent(112)}, 1fr) minmax(0, auto)`, 0, 12),
  minWidth: 0,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", rowGap: space(6) } },
});
export const place = style({ display: "grid", ...layout.breakable });
export const placeEnd = style([place, { justifyItems: "end", textAlign: "end" }]);
export const placeCode = style(type("h3", 680, 1.2));
export const placeName = style(type("h3", 640, 1.25));

export const line = style({
  ...layout.stack(4),
  paddingBottom: space(20),
  "@media": { [below.sm]: { gridRow: 1, gridColumn: "1 / -1", paddingBottom: 0 } },
});
export const days = style({ ...quiet("caption", undefined, 1.35), textAlign: "center" });
globalStyle(`${days} b`, { color: vars.color.text, fontWeight: 620 });
export const strokes = style(layout.row());
export const onward = style({ flexGrow: 0.45 });

export const departures = style({
  gridColumn: "1 / -1",
  ...layout.wrappedRow(6),
  ...layout.ruled(12),
  ...quiet("small"),
});
export const departuresLabel = style({ marginInlineEnd: space(4), "@media": { [below.sm]: { flexBasis: "100%" } } });
export const departure = style({ display: "grid", lineHeight: 1.3 });
globalStyle(`${departure} b`, { fontWeight: 600, color: vars.color.text });
globalStyle(`${departure} small`, { fontSize: fontSize.micro });
