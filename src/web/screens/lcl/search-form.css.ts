import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, edge } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, rule, type } from "#web/styles/declarations.ts";

export const panel = style([
  card,
  { ...layout.columns("minmax(0, 1fr)"), marginTop: space(24), "@media": { [below.sm]: { marginTop: space(16) } } },
]);

const inside = { padding: space(20, 24, 16) } as const;
const insideSmall = { padding: space(12, 16) } as const;

export const fields = style({
  ...inside,
  ...layout.startColumns(`minmax(0, 1fr) ${extent(40)} minmax(0, 1fr) ${extent(152)} ${extent(152)}`, 16),
  "@media": {
    [below.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${extent(40)} minmax(0, 1fr)` },
    [below.sm]: { ...insideSmall, gridTemplateColumns: "minmax(0, 1fr)", gap: space(12) },
  },
});

export const swap = style({
  marginTop: space(24),
  "@media": { [below.sm]: { justifySelf: "center", margin: space(-2, 0, -8), rotate: "90deg" } },
});

export const load = style({
  ...layout.startColumns("minmax(0, 1fr) minmax(0, 1fr)", 16),
  gridColumn: "span 2",
  "@media": { [below.lg]: { gridColumn: "1 / -1" } },
});

export const foot = style({
  ...layout.wrappedRow(12),
  ...layout.ruledRow(16, 24),
  "@media": { [below.sm]: insideSmall },
});
export const footBelowPanel = style([foot, { borderTop: 0 }]);

export const submit = style({ display: "grid", "@media": { [below.sm]: { flex: 1 } } });

export const hint = style([
  text.caption,
  { flex: `1 1 ${extent(320)}`, color: vars.color.text2, "@media": { [below.sm]: { flexBasis: "100%" } } },
]);

export const working = style({
  marginBlock: space(4, 16),
  ...layout.rounded(2, 12, 16),
  background: vars.color.surface2,
});

export const steps = style({ marginTop: space(8), ...type("small", undefined, 1.4) });

export const step = style({
  ...layout.columns(`minmax(0, ${extent(224)}) minmax(0, 1fr) auto`, 0, 16),
  padding: space(4, 0),
  borderTop: rule.line2,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const outcome = style({ borderTop: `${edge(1.5)} solid ${vars.color.text}`, fontWeight: 600 });

export const title = style({ fontWeight: 560 });
export const how = style({
  color: vars.color.text2,
  fontWeight: 400,
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1" } },
});
export const result = style({ fontWeight: 600, textAlign: "end", whiteSpace: "nowrap" });
