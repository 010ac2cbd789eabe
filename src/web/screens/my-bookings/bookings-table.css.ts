import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, duration, edge, space, extent, from } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

const between = `${from.lg} and ${below.xl}`;
const outOfSight = {
  position: "absolute",
  width: edge(1),
  height: edge(1),
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const sheet = style([
  card,
  {
    overflow: "hidden",
    transition: `opacity ${duration[2]}`,
    selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
    "@media": { [below.lg]: { background: "none", border: 0, boxShadow: "none", overflow: "visible" } },
  },
]);

export const table = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  "@media": {
    [below.lg]: { ...layout.columns("repeat(2, minmax(0, 1fr))", 12) },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
globalStyle(`${table} > thead`, { "@media": { [below.lg]: outOfSight } });

/** Widths of the columns in their order; the last one has the rest. */
export const columnWidths = style(layout.hidden(below.lg));
const WIDTHS = ["14.9%", "12.52%", "16.1%", "14.9%", "13.11%", "16.1%"];
const NARROW_WIDTHS = ["16.4%", "14%", "12.6%", "13%", "13.11%", "19%"];
for (const [index, width] of WIDTHS.entries())
  globalStyle(`${columnWidths} > col:nth-child(${index + 1})`, {
    width,
    "@media": { [between]: { width: NARROW_WIDTHS[index] ?? "auto" } },
  });

/** The headings of the first row of a booking, above those of the second. */
export const partRow = style({ background: vars.color.surface2 });
globalStyle(`${partRow} > td`, { padding: space(8, 24, 0), ...type("caption", 640), color: vars.color.text });

export const headRow = style({ background: vars.color.surface2 });
globalStyle(`${headRow} > th`, {
  padding: space(8, 16),
  textAlign: "start",
  ...quiet("caption", 560),
  borderBottom: rule.line2,
});
globalStyle(`${headRow} > th`, { "@media": { [between]: { paddingInline: space(8) } } });
globalStyle(`${headRow} > th:first-child`, { paddingInlineStart: space(24) });
globalStyle(`${headRow} > th:last-child`, { paddingInlineEnd: space(24) });

export const foot = style({
  ...layout.spreadWrappedRow(12, 24),
  padding: space(12, 24),
  borderTop: rule.line2,
  "@media": { [below.lg]: { border: 0, padding: space(12, 0) } },
});

export const footText = style([text.caption, { color: vars.color.text2 }]);

export const waitingRow = style({
  ...layout.columns("repeat(5, minmax(0, 1fr))", 16),
  alignItems: "center",
  height: extent(120),
  paddingInline: space(24),
  borderBottom: rule.line,
  "@media": {
    [below.lg]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      height: extent(240),
      overflow: "hidden",
      marginBottom: space(12),
      padding: space(12, 16),
      ...layout.surface("line2", 3),
    },
  },
});
globalStyle(`${waitingRow} > span`, { maxWidth: "100%" });

export const page = style({ paddingBottom: space(80), outline: "none" });

export const head = style({
  ...layout.spreadWrappedRow(12, 24),
  margin: space(32, 0, 24),
  "@media": { [below.sm]: { margin: space(20, 0, 16) } },
});

export const placeholder = style({ minHeight: "50dvh" });
