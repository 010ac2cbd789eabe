import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, fontSize, edge, extent } from "#web/styles/tokens.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.08fr)",
  gap: space(24, 32),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const column = style({ display: "grid", gap: space(20), alignContent: "start" });
export const title = style({ marginBottom: space(6) });
export const plain = style({ fontSize: fontSize.small, lineHeight: 1.45, color: vars.color.text2 });
export const note = style({
  display: "block",
  fontSize: fontSize.caption,
  lineHeight: 1.4,
  fontWeight: 420,
  color: vars.color.text2,
});
export const strong = style({ fontWeight: 620 });

export const deadline = style({
  display: "grid",
  gridTemplateColumns: `${extent(96)} minmax(0, 1fr) auto`,
  gap: space(0, 12),
  padding: space(8, 0),
  borderTop: `${edge(1)} solid ${vars.color.line}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  "@media": { [below.sm]: { gridTemplateColumns: `${extent(88)} minmax(0, 1fr)` } },
});
export const moment = style({ display: "grid", alignContent: "start" });
export const left = style({
  fontSize: fontSize.caption,
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { gridColumn: 2 } },
});

export const items = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space(0, 20),
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: `${extent(16)} minmax(0, 1fr)`,
  gap: space(8),
  padding: space(8, 0),
  borderTop: `${edge(1)} solid ${vars.color.line}`,
  fontSize: fontSize.small,
  lineHeight: 1.35,
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
      padding: space(6, 0),
      borderTop: `${edge(1)} solid ${vars.color.line}`,
    },
  },
});

const amount = style({
  padding: space(0, 4, 4, 6),
  fontSize: fontSize.small,
  fontWeight: 640,
  lineHeight: 1.2,
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
  borderInlineStart: `${edge(1)} solid ${vars.color.line2}`,
  borderBottom: `${edge(2)} solid ${vars.color.text}`,
  background: vars.color.surface2,
  "@media": { [below.sm]: { display: "none" } },
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
  fontSize: fontSize.caption,
  fontWeight: 580,
  lineHeight: 1.3,
  "@media": { [below.sm]: { padding: 0 } },
});
