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

export const headRow = style({ background: vars.color.surface2 });
globalStyle(`${headRow} > th`, {
  padding: ".625rem 1rem",
  textAlign: "start",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  borderBottom: `1px solid ${vars.color.line2}`,
});
for (const [index, width] of ["14.9%", "12.52%", "16.1%", "14.9%", "13.11%", "16.1%"].entries())
  globalStyle(`${headRow} > th:nth-child(${String(index + 1)})`, { width });
globalStyle(`${headRow} > th`, { "@media": { [between]: { paddingInline: ".625rem" } } });
for (const [column, width] of [
  [1, "16.4%"],
  [2, "14%"],
  [3, "12.6%"],
  [4, "13%"],
  [6, "19%"],
] as const)
  globalStyle(`${headRow} > th:nth-child(${column})`, { "@media": { [between]: { width } } });
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
      gridTemplateColumns: "1fr 1fr",
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
