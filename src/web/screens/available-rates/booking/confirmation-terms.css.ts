import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, extent } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const columns = style({
  ...layout.columns("minmax(0, 1fr) minmax(0, 1.08fr)", 24, 32),
  ...layout.oneColumn(below.md),
});
export const column = style({ ...layout.topStack(20) });
export const title = style({ marginBottom: space(6) });

export const deadline = style({
  ...layout.columns(`${extent(96)} minmax(0, 1fr) auto`, 0, 12),
  ...layout.ruledRow(8, 0),
  ...type("small", undefined, 1.4),
  "@media": { [below.sm]: { gridTemplateColumns: `${extent(88)} minmax(0, 1fr)` } },
});
export const moment = style({ display: "grid", alignContent: "start" });
export const left = style({ ...quiet("caption"), whiteSpace: "nowrap", "@media": { [below.sm]: { gridColumn: 2 } } });

export const items = style({ ...layout.columns("1fr 1fr", 0, 20), ...layout.oneColumn(below.sm) });
export const item = style({
  ...layout.columns(`${extent(16)} minmax(0, 1fr)`, 8),
  ...layout.ruledRow(8, 0),
  ...type("small", undefined, 1.35),
  overflowWrap: "anywhere",
});

export const ladder = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  alignItems: "end",
  marginBottom: space(6),
  "@media": { [below.sm]: { gridAutoFlow: "row", gridAutoColumns: "auto" } },
});
export const step = style({
  display: "grid",
  gridTemplateRows: `auto auto ${extent(72)}`,
  alignContent: "end",
  "@media": {
    [below.sm]: {
      gridTemplateRows: "auto",
      gridTemplateColumns: `${extent(104)} minmax(0, 1fr)`,
      gap: space(0, 12),
      ...layout.ruledRow(6, 0),
    },
  },
});

const amount = style({
  padding: space(0, 4, 4, 6),
  ...type("small", 640, 1.2),
  "@media": { [below.sm]: { padding: 0 } },
});
export const fee = styleVariants({
  free: [amount, { color: vars.tone.positive.text }],
  fee: [amount],
  "no-show": [amount],
});

const block = style({
  display: "block",
  borderTop: `${edge(3)} solid ${vars.color.text}`,
  borderInlineStart: rule.line2,
  borderBottom: `${edge(2)} solid ${vars.color.text}`,
  background: vars.color.surface2,
  ...layout.hidden(below.sm),
});
export const bar = styleVariants({
  free: [block, { borderTopColor: vars.tone.positive.text, background: vars.tone.positive.fill }],
  fee: [block],
  "no-show": [
    block,
    {
      borderTopStyle: "dashed",
      background: `repeating-linear-gradient(135deg, ${vars.color.line2} 0 ${edge(1.5)}, transparent ${edge(1.5)} ${edge(6)})`,
    },
  ],
});
export const until = style({
  padding: space(6, 4, 0, 6),
  ...type("caption", 580, 1.3),
  "@media": { [below.sm]: { padding: 0 } },
});
