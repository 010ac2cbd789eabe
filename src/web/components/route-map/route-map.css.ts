import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, rule, type, lettering, ground } from "#web/styles/declarations.ts";

export const figure = style({ borderTop: rule.line });

export const sheet = style({ position: "relative", overflow: "hidden", background: vars.map.sea });
export const drawing = style({ width: "100%", height: "auto" });

export const land = style({ fill: vars.map.land, stroke: vars.map.land, strokeWidth: 0.6 });
export const grid = style({ fill: "none", stroke: vars.map.grid, strokeWidth: 1 });

const line = style({ fill: "none", strokeLinecap: "round", strokeLinejoin: "round" });
export const casing = style([line, { stroke: vars.color.surface, strokeWidth: 7, opacity: 0.85 }]);

const done = style([line, { stroke: vars.color.accent, strokeWidth: 3.2 }]);
const toGo = style([line, { stroke: vars.color.text, strokeWidth: 2.4 }]);
export const stroke = styleVariants({
  sailed: [done],
  "to-sail": [toGo, { strokeDasharray: "0.1 6.5", strokeWidth: 3 }],
  "land-done": [done, { strokeDasharray: "8 5.5", strokeLinecap: "butt" }],
  "land-to-go": [toGo, { strokeDasharray: "4 4.5", strokeLinecap: "butt", strokeWidth: 2 }],
  "direct-sailed": [done, { strokeDasharray: "13 5 0.1 5", strokeWidth: 2.6 }],
  "direct-to-sail": [toGo, { strokeDasharray: "0.1 11" }],
});

const markerBase = style({ strokeWidth: 2.5 });
export const stopMarker = styleVariants({
  toGo: [markerBase, { fill: vars.color.surface, stroke: vars.color.text }],
  door: [markerBase, { fill: vars.color.text, stroke: vars.color.surface }],
  reached: [markerBase, { fill: vars.color.accent, stroke: vars.color.surface }],
});

export const halo = style({ fill: vars.color.accent, opacity: 0.18 });
export const hull = style({ fill: vars.color.accent, stroke: vars.color.surface, strokeWidth: 2.2 });

const label = style({
  position: "absolute",
  ...layout.row(6),
  justifyContent: "center",
  ...layout.rounded(1, 0, 6),
  overflow: "hidden",
  boxShadow: vars.shadow.raised,
  ...type("caption", undefined, 1.3),
  whiteSpace: "nowrap",
});
export const labelTone = styleVariants({
  place: [label, { background: vars.color.surface, color: vars.color.text }],
  vessel: [label, { ...ground.accent }],
});
const part = style({ overflow: "hidden", textOverflow: "ellipsis" });
export const partTone = styleVariants({
  strong: [part, { fontWeight: 620 }],
  plain: [part],
  code: [part, { flex: "none", ...type("micro", 600), ...lettering("88%", ".035em") }],
});

export const caption = style([
  text.small,
  {
    ...layout.stack(6),
    ...layout.ruledRow(12, 24),
    color: vars.color.text2,
    "@media": { [below.sm]: { padding: space(12, 16) } },
  },
]);
export const legend = style({ ...layout.wrapped(4, 20) });
export const legendSample = style({ flex: "none", ...layout.box(40, 8) });

export const absent = style([
  text.small,
  {
    margin: 0,
    ...layout.ruledRow(16, 24),
    color: vars.color.text2,
    "@media": { [below.sm]: { padding: space(16) } },
  },
]);

/** Reserves the map's room, so that nothing below it moves. */
export const place = style({
  aspectRatio: "1344 / 560",
  maxHeight: extent(560),
  background: vars.map.sea,
  borderTop: rule.line,
  "@media": { [below.md]: { aspectRatio: "100 / 86" } },
});
