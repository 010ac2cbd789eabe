import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette, space, edge, extent } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { layout, rule } from "#web/styles/declarations.ts";

export const card = style({
  position: "relative",
  marginTop: space(-72),
  ...layout.filled("surface", 4),
  color: vars.color.text,
  /* A shadow follows the corners without clipping the suggestions. */
  boxShadow: `inset 0 ${edge(-4)} 0 ${palette.accent[600]}, ${vars.shadow.floating}`,
  scrollMarginTop: space(96),
  "@media": {
    [below.sm]: { marginTop: space(-48) },
    [forcedColors]: { border: `${edge(1)} solid CanvasText` },
    print: { display: "none" },
  },
});

export const row = style({
  ...layout.centredColumns(`minmax(0, 1.25fr) ${extent(48)} minmax(0, 1.25fr) ${extent(176)} ${extent(248)} auto`),
  padding: space(12, 20, 20),
  "@media": {
    [below.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${extent(40)} minmax(0, 1fr)`, rowGap: space(4) },
    [below.sm]: {
      gridTemplateColumns: `${extent(28)} minmax(0, .72fr) minmax(0, 1.3fr)`,
      rowGap: 0,
      padding: space(8, 12, 16),
    },
  },
});

/** Below the fields, in line with their texts. */
export const askDesk = style({
  padding: space(0, 32, 16),
  "@media": {
    [below.sm]: { padding: space(0, 20, 12, 48) },
    // Where the open list of a place leaves it uncovered.
    [from.xl]: { textAlign: "end" },
  },
});

const plainField = style({
  position: "relative",
  ...layout.baselineColumns("minmax(0, 1fr) auto"),
  ...layout.roundControl(2, 60, 8, 12),
  cursor: "text",
  ":hover": { background: vars.color.surface2 },
  ":focus-within": { boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}` },
  "@media": { [below.sm]: layout.control(56, 8, 6), [below.tiny]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const fromField = style([plainField, { "@media": { [below.sm]: { gridColumn: "2 / -1" } } }]);
export const toField = style([
  plainField,
  { "@media": { [below.sm]: { gridColumn: "2 / -1", gridRow: 2, borderTop: rule.line, borderRadius: 0 } } },
]);
const split = { borderInlineStart: rule.line, borderStartStartRadius: 0, borderEndStartRadius: 0 } as const;
const secondLine = { [below.xl]: { alignSelf: "stretch", borderTop: rule.line } } as const;
export const dateField = style([
  plainField,
  split,
  {
    selectors: { "&[hidden]": { display: "none" } },
    "@media": {
      ...secondLine,
      [`${from.sm} and ${below.xl}`]: { gridColumn: 1, borderInlineStart: 0 },
      [below.sm]: {
        gridColumn: "1 / 3",
        borderInlineStart: 0,
        borderTop: rule.line,
        borderRadius: 0,
        alignContent: "center",
      },
      [below.compact]: { gridColumn: "1 / -1" },
    },
  },
]);

export const containerField = style({
  position: "relative",
  ...layout.centredColumns("minmax(0, 1fr) auto", 0, 8),
  ...layout.control(60, 8, 8, 8, 12),
  borderInlineStart: rule.line,
  "@media": {
    ...secondLine,
    [`${from.sm} and ${below.xl}`]: { gridColumn: "2 / 4" },
    [below.sm]: { gridColumn: 3, ...layout.ruledRow(8, 0, 8, 12) },
    [below.compact]: { gridColumn: "1 / -1", paddingInline: space(6, 0), borderInlineStart: 0 },
  },
});
export const wideFact = style([
  plainField,
  split,
  {
    gridColumn: "span 2",
    cursor: "default",
    selectors: { "&:hover": { background: "none" } },
    "@media": { [below.xl]: { gridColumn: "1 / -1", borderInlineStart: 0 } },
  },
]);
const ring = {
  ...layout.pseudo,
  top: "50%",
  ...layout.circle(12),
  translate: "0 -50%",
  border: `${edge(2.5)} solid ${palette.ink[900]}`,
  background: palette.sand[0],
} as const;
export const line = style({
  position: "relative",
  top: space(8),
  height: edge(2.5),
  marginInline: space(4),
  alignSelf: "center",
  background: palette.ink[900],
  "::before": { ...ring, left: space(-6) },
  "::after": { ...ring, right: space(-6) },
  "@media": {
    [forcedColors]: { background: "CanvasText" },
    [below.sm]: {
      gridRow: "1 / span 2",
      gridColumn: 1,
      width: edge(2.5),
      height: extent(52),
      margin: 0,
      justifySelf: "center",
      top: space(4),
      "::before": { top: space(-6), left: "50%", translate: "-50% 0" },
      "::after": { top: "auto", bottom: space(-6), left: "50%", right: "auto", translate: "-50% 0" },
    },
  },
});

export const action = style({
  display: "grid",
  marginInlineStart: space(12),
  "@media": {
    [from.sm]: { minHeight: extent(56) },
    [below.xl]: { gridColumn: "1 / -1", marginInlineStart: 0 },
    [below.sm]: { gridColumn: "1 / -1", margin: space(8, 0, 0) },
  },
});
