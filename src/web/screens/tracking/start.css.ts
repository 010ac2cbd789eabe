import { style, globalStyle, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const start = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 24rem",
  gap: "1.5rem",
  alignItems: "start",
  marginTop: "1.25rem",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" }, [below.sm]: { gap: "1rem", marginTop: "1rem" } },
});

const section = style([
  card,
  { padding: "1.125rem 1.5rem .5rem", "@media": { [below.sm]: { padding: "1rem 1rem .25rem" } } },
]);
export const ownBookings = section;
export const other = style([
  section,
  { paddingBottom: "1.5rem", "@media": { [below.sm]: { paddingBottom: "1.25rem" } } },
]);

export const ownHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: ".25rem 1rem",
  paddingBottom: ".875rem",
});

export const lead = style([text.small, { margin: ".25rem 0 1rem", color: vars.color.text2 }]);

export const nothing = style([
  text.ui,
  {
    display: "grid",
    justifyItems: "start",
    gap: ".75rem",
    padding: ".875rem 0 1rem",
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.text2,
  },
]);

const fields = style([card, { display: "grid", gap: "1rem", alignItems: "start" }]);

export const form = styleVariants({
  row: [
    fields,
    {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, .8fr) minmax(0, 1fr) auto",
      marginTop: "1.25rem",
      padding: "1.125rem 1.5rem 1.375rem",
      "@media": {
        [below.rateCard]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
        [below.sm]: { padding: "1rem", gap: ".75rem", marginTop: "1rem" },
      },
    },
  ],
  stacked: [fields, { gridTemplateColumns: "minmax(0, 1fr)", padding: 0, border: 0, boxShadow: "none" }],
});

const wide = { [below.rateCard]: { gridColumn: "1 / -1" } };

export const booking = style({ minWidth: 0, "@media": wide });

export const choice = style({ minWidth: 0 });

export const note = style({ gridColumn: "1 / -1", order: 1 });

export const submit = style({
  display: "grid",
  paddingTop: "1.4375rem",
  "@media": { [below.rateCard]: { gridColumn: "1 / -1", paddingTop: 0 } },
});
globalStyle(`${submit} > button`, { minHeight: "3rem", paddingInline: "2rem" });
globalStyle(`${form.stacked.split(" ").at(-1) ?? ""} > ${submit}`, { order: 2, paddingTop: 0 });
