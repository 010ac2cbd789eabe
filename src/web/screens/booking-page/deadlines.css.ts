import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, edge, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const COLUMNS = `minmax(0, 1fr) ${extent(120)} ${extent(128)} ${extent(128)} ${extent(120)}`;

export const columnHeads = style({
  ...layout.columns(COLUMNS, 0, 16),
  marginTop: space(12),
  padding: space(8, 0, 8, 40),
  borderBottom: rule.line2,
  ...quiet("caption", 560),
  ...layout.hidden(below.rateCard),
});

const dotted = `repeating-linear-gradient(${vars.color.text} 0 ${edge(3)}, transparent ${edge(3)} ${edge(8)})`;
const stopBase = style({
  position: "relative",
  padding: space(16, 0, 12, 40),
  scrollMarginTop: space(24),
  "::before": {
    ...layout.pseudo,
    left: `calc((${extent(18)} - ${edge(3)}) / 2)`,
    top: space(24),
    bottom: space(-24),
    width: edge(3),
  },
  selectors: { "&:last-child::before": { display: "none" } },
  "@media": { [below.sm]: { padding: space(16, 0, 8, 32) } },
});
export const stop = styleVariants({
  toCome: [stopBase, { "::before": { background: dotted } }],
  done: [stopBase, { "::before": { background: vars.color.accent } }],
});
export const marker = style({ position: "absolute", left: 0, top: space(20), ...layout.centred, width: extent(18) });
export const stopHead = style({ ...layout.baselineRow(2, 12), paddingBottom: space(8), ...quiet("small") });
export const stopName = style([text.h3, { color: vars.color.text, fontSize: fontSize.lead }]);
export const stopTime = style({
  ...layout.inlineFlex(2, 8),
  flexWrap: "wrap",
  alignItems: "baseline",
  marginInlineStart: "auto",
  "@media": { [below.sm]: { width: "100%", margin: 0 } },
});

export const over = style({
  width: "fit-content",
  minHeight: extent(32),
  paddingBlock: space(6),
  ...quiet("small", 600),
  cursor: "pointer",
});

export const table = style({ display: "block", width: "100%", ...type("small", undefined, 1.35) });
const rowBase = style({
  ...layout.centredColumns(COLUMNS, 0, 16),
  ...layout.ruledRow(8, 0),
  "@media": {
    [below.rateCard]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "start",
      gap: space(2, 12),
      padding: space(12, 0),
    },
  },
});
export const row = styleVariants({
  open: [rowBase],
  done: [rowBase],
  next: [
    rowBase,
    {
      marginInline: space(-8),
      paddingInline: space(8),
      "@media": { [below.rateCard]: { paddingInline: space(8) } },
      background: vars.color.accentSoft,
      boxShadow: `inset 0 ${edge(-3)} 0 ${vars.color.accent}`,
      borderColor: "transparent",
    },
  ],
});
const taskBase = style({ fontSize: fontSize.ui, overflowWrap: "anywhere" });
export const task = styleVariants({
  open: [taskBase, { fontWeight: 600 }],
  next: [taskBase, { fontWeight: 600 }],
  done: [taskBase, { fontWeight: 480, color: vars.color.text2 }],
});
export const responsible = style({
  "@media": { [below.rateCard]: { gridColumn: 1, gridRow: 2, ...quiet("caption") } },
});
const momentBase = style({ "@media": { [below.rateCard]: { gridColumn: "1 / -1", ...layout.baselineRow(0, 6) } } });
export const moment = styleVariants({
  plain: [momentBase],
  passed: [momentBase, { color: vars.tone.critical.text }],
  none: [{ color: vars.color.text3, ...layout.hidden(below.rateCard) }],
});
export const momentKey = style({
  display: "none",
  minWidth: extent(88),
  ...quiet("caption"),
  "@media": { [below.rateCard]: { display: "inline" } },
});
export const momentSmall = style({
  display: "block",
  fontSize: fontSize.caption,
  color: "inherit",
  "@media": { [below.rateCard]: { display: "inline", fontSize: fontSize.small } },
});
export const state = style({
  ...layout.endStack(),
  justifySelf: "end",
  textAlign: "end",
  "@media": { [below.rateCard]: { gridColumn: 2, gridRow: "1 / span 2" } },
});

export const files = style({ margin: space(8, 0, 0), padding: 0, listStyle: "none" });
export const file = style({
  ...layout.spreadRow(12),
  ...layout.ruledRow(6, 0),
  overflowWrap: "anywhere",
});
