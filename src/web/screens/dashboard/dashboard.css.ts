import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const page = style({ paddingBottom: "5rem", outline: "none" });

export const title = style({
  margin: "2.25rem 0 1.5rem",
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { margin: "1.25rem 0 1rem" } },
});

export const search = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) 13rem auto",
    gap: ".75rem 1rem",
    alignItems: "start",
    padding: "1.25rem 1.5rem",
    "@media": {
      [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
      [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" },
    },
  },
]);

export const send = style({ marginTop: "1.4375rem", "@media": { [below.lg]: { marginTop: 0, alignSelf: "end" } } });

export const searchFoot = style([
  text.small,
  { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: ".25rem 1rem", color: vars.color.text2 },
]);

export const instead = style({ marginTop: "1.5rem" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: "1.5rem",
  alignItems: "start",
  marginTop: "1.5rem",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" }, [below.sm]: { gap: "1rem", marginTop: "1rem" } },
});

export const sheet = styleVariants({
  plain: [card, { padding: "1.25rem 1.5rem .5rem", "@media": { [below.sm]: { padding: "1rem 1rem .25rem" } } }],
  wide: [
    card,
    {
      gridColumn: "1 / -1",
      padding: "1.25rem 1.5rem .5rem",
      "@media": { [below.sm]: { padding: "1rem 1rem .25rem" } },
    },
  ],
});

export const sheetLinks = style({ display: "flex", gap: "1.25rem" });

export const sheetHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: ".25rem 1rem",
  paddingBottom: ".75rem",
});

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".5rem 1rem",
  minHeight: "3.75rem",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
});

export const due = style([
  row,
  {
    display: "grid",
    gridTemplateColumns: "9rem minmax(0, 1fr) auto",
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
  },
]);
globalStyle(`${due} > :nth-child(2)`, { "@media": { [below.sm]: { gridColumn: "1 / -1", gridRow: 2 } } });

export const dueNext = style([
  due,
  {
    marginInline: "-1.5rem",
    paddingInline: "1.5rem",
    borderTop: 0,
    background: vars.color.bar,
    boxShadow: `inset 0 -3px 0 ${palette.red[600]}`,
    "@media": { [below.sm]: { marginInline: "-1rem", paddingInline: "1rem" } },
  },
]);
globalStyle(`${dueNext} + li`, { borderTop: 0 });
globalStyle(`${dueNext}:last-child`, { marginBottom: "1rem" });
globalStyle(`${dueNext} :is(a, span)`, { color: "inherit" });

export const entryText = style({ display: "grid", gap: ".125rem", minWidth: 0, overflowWrap: "anywhere" });
export const strong = style({ fontWeight: 620 });
export const secondary = style([text.small, { color: vars.color.text2 }]);
export const overdue = style([
  text.small,
  { display: "flex", gap: ".375rem", color: vars.tone.critical.text, fontWeight: 560 },
]);
export const nothing = style([
  text.ui,
  { padding: ".875rem 0 1rem", borderTop: `1px solid ${vars.color.line}`, color: vars.color.text2 },
]);
export const journey = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: ".125rem .5rem" });
export const waiting = style({ display: "grid", gap: ".75rem", paddingBottom: "1rem" });
