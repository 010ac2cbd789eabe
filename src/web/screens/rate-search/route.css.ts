import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const route = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr)",
    columnGap: "1rem",
    padding: "1.25rem 1.5rem 1.125rem",
    "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", padding: ".875rem 1rem 1rem" } },
  },
]);

export const swap = style({
  alignSelf: "start",
  marginTop: "7.25rem",
  "@media": { [below.sm]: { justifySelf: "center", margin: ".625rem 0 .125rem", rotate: "90deg" } },
});

export const hint = style([
  text.caption,
  {
    gridColumn: "1 / -1",
    marginTop: ".875rem",
    color: vars.color.text2,
    "@media": { [below.sm]: { marginTop: ".75rem" } },
  },
]);

export const end = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: "1rem",
  minWidth: 0,
  "@media": { [below.sm]: { gap: ".75rem" } },
});

export const endHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.5rem",
});

export const endTitle = style([
  text.h3,
  { display: "inline-flex", alignItems: "center", gap: ".625rem", fontSize: "1.1875rem" },
]);

export const sailing = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "4.5rem",
  margin: "1.125rem -1.5rem 0",
  padding: "1.125rem 1.5rem .25rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "1rem",
      margin: "1rem -1rem 0",
      padding: "1rem 1rem 0",
    },
  },
});

export const choice = style({ display: "grid", alignContent: "start", gap: ".375rem" });

export const choiceLabel = style([text.caption, { fontWeight: 560, color: vars.color.text2 }]);

export const choiceEffect = style([text.caption, { color: vars.color.text2 }]);
