import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius, space, edge, extent, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const hole = `circle ${extent(12)} at`;
const notches = (edge: "0" | "100%") =>
  `radial-gradient(${hole} 0 ${edge}, #0000 97%, #000) 0 0 / 51% 100% no-repeat, radial-gradient(${hole} 100% ${edge}, #0000 97%, #000) 100% 0 / 51% 100% no-repeat`;

export const summary = style({
  padding: space(24, 24, 20),
  background: vars.color.surface2,
  borderBottom: `${edge(2)} dashed ${vars.color.line2}`,
  borderRadius: `${radius[4]} ${radius[4]} 0 0`,
  mask: notches("100%"),
  "@media": { [below.sm]: { padding: space(20), borderRadius: `${radius[5]} ${radius[5]} 0 0` } },
});
export const question = style({
  padding: space(24),
  background: vars.color.surface,
  borderRadius: `0 0 ${radius[4]} ${radius[4]}`,
  mask: notches("0"),
  "@media": { [below.sm]: { padding: space(20, 20, 24), borderRadius: 0 } },
});

export const route = style({
  ...layout.startColumns(`minmax(0, auto) minmax(${extent(88)}, 1fr) minmax(0, auto)`, 16),
  "@media": {
    [below.sm]: { gridTemplateColumns: `minmax(0, auto) minmax(${extent(32)}, 1fr) minmax(0, auto)`, gap: space(8) },
  },
});
export const end = style({ minWidth: 0, selectors: { "&:last-child": { textAlign: "end" } } });
export const endCode = style({ display: "block", ...type("figure", 690, 1.1), fontStretch: "94%" });
export const endNameAlone = style({ display: "block", ...type("h3", 660, 1.25) });
export const line = style({ display: "grid", justifyItems: "stretch", alignItems: "center", height: extent(28) });

export const facts = style({ ...layout.columns("1fr 1fr", 12, 24), marginTop: space(16) });
export const factValue = style(type("ui", 600, 1.35));

export const total = style({
  ...layout.spreadBaseline(16),
  fontSize: fontSize.h2,
});
export const notInPrice = style({ marginBottom: space(16) });
globalStyle(`${notInPrice} b`, { fontWeight: 660 });
export const divider = style({ margin: space(16, 0), border: 0, borderTop: rule.line });
export const figures = style({ ...layout.stack(6), marginBottom: space(20) });
export const estimate = style({
  ...layout.baselineColumns("auto minmax(0, 1fr) auto", 8),
  ...quiet("ui"),
});
export const completeTotal = style({
  ...layout.spread(16),
  paddingTop: space(8),
  borderTop: rule.line2,
  ...type("ui", 600),
});
export const totalSums = style({ ...layout.endStack() });
export const ask = style({ fontSize: fontSize.question, textWrap: "balance" });
export const consequence = style({ marginTop: space(8), ...quiet("ui") });
export const answers = style({ ...layout.columns("1fr 1fr", 12), marginTop: space(24) });
export const bookedNote = style({
  ...layout.stack(2),
  ...layout.rounded(2, 8, 12),
  marginBottom: space(4),
  ...layout.toned("positive"),
  ...type("caption", undefined, 1.4),
});
export const bookedLabel = style({ ...layout.row(6), fontWeight: 600 });
export const bookedLink = style({
  justifySelf: "start",
  color: "inherit",
  fontWeight: 660,
  ...layout.thinUnderline,
});
export const earlier = style({
  ...layout.centredColumns("1fr auto", 4, 16),
  justifyItems: "start",
  marginTop: space(16),
  padding: space(12, 16),
  ...layout.framed("line2", 2),
  fontSize: fontSize.small,
});
export const documentNote = style({ marginTop: space(12), ...quiet("small") });
