import { globalStyle, style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, duration, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

const between = "(min-width: 64rem) and (max-width: 79.99rem)";
const outOfSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const actions = style({ display: "flex", flexWrap: "wrap", gap: ".5rem .75rem" });

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
    [below.lg]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: ".75rem" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
globalStyle(`${table} > thead`, { "@media": { [below.lg]: outOfSight } });

/** Widths of the columns in their order; the last one has the rest. */
export const columnWidths = style({ "@media": { [below.lg]: { display: "none" } } });
const WIDTHS = ["14.9%", "12.52%", "16.1%", "14.9%", "13.11%", "16.1%"];
const NARROW_WIDTHS = ["16.4%", "14%", "12.6%", "13%", "13.11%", "19%"];
for (const [index, width] of WIDTHS.entries())
  globalStyle(`${columnWidths} > col:nth-child(${index + 1})`, {
    width,
    "@media": { [between]: { width: NARROW_WIDTHS[index] ?? "auto" } },
  });

/** The headings of the first row of a booking, above those of the second. */
export const partRow = style({ background: vars.color.surface2 });
globalStyle(`${partRow} > td`, {
  padding: ".625rem 1.5rem 0",
  fontSize: ".8125rem",
  fontWeight: 640,
  color: vars.color.text,
});

export const headRow = style({ background: vars.color.surface2 });
globalStyle(`${headRow} > th`, {
  padding: ".625rem 1rem",
  textAlign: "start",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  borderBottom: `1px solid ${vars.color.line2}`,
});
globalStyle(`${headRow} > th`, { "@media": { [between]: { paddingInline: ".625rem" } } });
globalStyle(`${headRow} > th:first-child`, { paddingInlineStart: "1.5rem" });
globalStyle(`${headRow} > th:last-child`, { paddingInlineEnd: "1.5rem" });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  padding: ".875rem 1.5rem",
  borderTop: `1px solid ${vars.color.line2}`,
  "@media": { [below.lg]: { border: 0, padding: ".75rem 0" } },
});

export const footText = style([text.caption, { color: vars.color.text2 }]);

export const waitingRow = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  alignItems: "center",
  gap: "1rem",
  height: "7.25rem",
  paddingInline: "1.5rem",
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": {
    [below.lg]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      height: "15rem",
      overflow: "hidden",
      marginBottom: ".75rem",
      padding: ".875rem 1rem",
      background: vars.color.surface,
      border: `1px solid ${vars.color.line2}`,
      borderRadius: radius[3],
    },
  },
});
globalStyle(`${waitingRow} > span`, { maxWidth: "100%" });

export const page = style({ paddingBottom: "5rem", outline: "none" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  margin: "2.25rem 0 1.5rem",
  "@media": { [below.sm]: { margin: "1.25rem 0 1rem" } },
});

export const placeholder = style({ minHeight: "50dvh" });
