import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { radio as themedRadio } from "#web/components/radio.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, edge, extent, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const reefer = style({ ...layout.stack(8), minWidth: 0 });

export const options = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 12),
  "@media": { [below.sm]: { gap: space(8) }, [below.xs]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const option = style({
  position: "relative",
  ...layout.columns("auto minmax(0, 1fr)", 2, 12),
  alignContent: "start",
  padding: space(16),
  ...layout.surface("line2", 3),
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space(12) } },
});
export const optionState = styleVariants({
  open: [option, { ":hover": { borderColor: vars.color.lineInput } }],
  chosen: [option, { borderColor: vars.color.text, boxShadow: `0 0 0 ${edge(1)} ${vars.color.text}` }],
});
globalStyle(`${option}:has(input[type=radio]:focus-visible)`, layout.focusRing(2));

export const radio = style([
  themedRadio,
  {
    margin: space(2, 0, 0),
    gridRow: "span 2",
    "@media": { [below.sm]: { gridRow: "auto", marginBottom: space(4) } },
  },
]);

export const optionName = style({
  ...layout.row(8),
  ...type("h3", 640, 1.4),
  "@media": { [below.sm]: { fontSize: fontSize.ui } },
});
globalStyle(`${optionName} > label::after`, { content: "", ...layout.cover, cursor: "pointer" });

const inSecondColumn = {
  gridColumn: 2,
  "@media": { [below.sm]: { gridColumn: 1, fontSize: fontSize.caption } },
} as const;

export const meaning = style([{ ...quiet("small", undefined, 1.45) }, inSecondColumn]);

export const consequences = style([
  {
    ...layout.stack(6),
    margin: space(8, 0, 0),
    padding: 0,
    listStyle: "none",
    ...type("small", undefined, 1.45),
  },
  inSecondColumn,
]);
export const consequence = style(layout.flex(8));
globalStyle(`${consequence} > svg`, { flex: "none", marginTop: space(2) });
export const good = style({ display: "inline-flex", color: vars.tone.positive.text });
export const bad = style({ display: "inline-flex", color: vars.tone.critical.text });

export const fields = style([
  {
    position: "relative",
    zIndex: 1,
    ...layout.columns(`repeat(auto-fit, minmax(${extent(112)}, 1fr))`, 12),
    marginTop: space(12),
  },
  inSecondColumn,
]);
