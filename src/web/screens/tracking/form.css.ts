import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { below } from "#web/styles/tokens.ts";

const fields = style([card, { display: "grid", gap: "1rem", alignItems: "start" }]);

export const form = styleVariants({
  row: [
    fields,
    {
      gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, .8fr) minmax(0, 1fr) auto",
      marginTop: "1.25rem",
      padding: "1.125rem 1.5rem 1.375rem",
      "@media": {
        [below.pass]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
        [below.sm]: { padding: "1rem", gap: ".75rem", marginTop: "1rem" },
      },
    },
  ],
  stacked: [fields, { gridTemplateColumns: "minmax(0, 1fr)", padding: 0, border: 0, boxShadow: "none" }],
});

const wide = { [below.pass]: { gridColumn: "1 / -1" } };

export const booking = style({ minWidth: 0, "@media": wide });

/** Without a third field the type keeps the column's width, so that nothing jumps when it appears. */
export const choice = style({ minWidth: 0 });

/** Across all fields of the row. */
export const note = style({ gridColumn: "1 / -1", order: 1 });

/** Level with the controls, whose labels stand above them. */
export const submit = style({
  display: "grid",
  paddingTop: "1.4375rem",
  "@media": { [below.pass]: { gridColumn: "1 / -1", paddingTop: 0 } },
});
globalStyle(`${submit} > button`, { minHeight: "3rem", paddingInline: "2rem" });
globalStyle(`${form.stacked.split(" ").at(-1) ?? ""} > ${submit}`, { order: 2, paddingTop: 0 });
