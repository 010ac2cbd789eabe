import { globalStyle, style } from "@vanilla-extract/css";
import { card, wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const page = style({ paddingBottom: "5rem", outline: "none" });
export const narrow = style([wrap, { maxWidth: "64rem" }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  margin: "2.25rem 0 1rem",
  "@media": { [below.sm]: { margin: "1.25rem 0 .75rem" } },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: ".75rem" });
export const topics = style({ maxWidth: "24rem", marginBottom: "1rem" });

export const sheet = style([card, { padding: "0 1.5rem", "@media": { [below.sm]: { padding: "0 1rem" } } }]);
export const waiting = style({ display: "grid", gap: ".75rem", paddingBlock: "1.25rem" });

export const entry = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "2.25rem minmax(0, 1fr) auto",
  gap: ".25rem .875rem",
  alignItems: "start",
  padding: ".875rem 0",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
  "@media": { [below.sm]: { gridTemplateColumns: "2.25rem minmax(0, 1fr)" } },
});
export const entryNew = style([
  entry,
  {
    fontWeight: 620,
    selectors: {
      "&::before": {
        content: "",
        position: "absolute",
        insetInlineStart: "-1rem",
        top: "1.625rem",
        width: ".5rem",
        height: ".5rem",
        borderRadius: "50%",
        background: palette.red[600],
      },
    },
    "@media": { [below.sm]: { selectors: { "&::before": { insetInlineStart: "-.75rem" } } } },
  },
]);
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "2.25rem",
  height: "2.25rem",
  borderRadius: radius[2],
  background: vars.color.surface2,
  color: vars.color.text2,
});
export const body = style({ display: "grid", gap: ".125rem", minWidth: 0, overflowWrap: "anywhere" });
export const side = style({
  display: "grid",
  justifyItems: "end",
  gap: ".125rem",
  "@media": {
    [below.sm]: { gridColumn: 2, display: "flex", justifyContent: "space-between", alignItems: "center" },
  },
});
export const secondary = style([text.small, { color: vars.color.text2, fontWeight: 400 }]);
export const more = style({ display: "flex", justifyContent: "center", marginTop: "1rem" });

export const settings = style([
  card,
  { marginTop: "2rem", padding: "1.25rem 1.5rem", "@media": { [below.sm]: { padding: "1rem" } } },
]);
export const sheetHead = style({ paddingBottom: ".75rem" });
export const table = style({ width: "100%", borderCollapse: "collapse" });
globalStyle(`${table} th`, { textAlign: "start", fontWeight: 560, padding: ".625rem 0" });
globalStyle(`${table} thead th:not(:first-child)`, { width: "4.5rem", textAlign: "center" });
globalStyle(`${table} th small`, { display: "block" });
export const settingRow = style({ borderTop: `1px solid ${vars.color.line}` });
export const cell = style({ textAlign: "center", verticalAlign: "middle" });
export const switchBox = style({
  display: "inline-grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  cursor: "pointer",
});
globalStyle(`${switchBox} input`, {
  width: "1.25rem",
  height: "1.25rem",
  accentColor: vars.color.text,
  cursor: "inherit",
});

export const digest = style({ paddingTop: ".75rem", borderTop: `1px solid ${vars.color.line}` });
