import { style } from "@vanilla-extract/css";

export const area = style({
  resize: "vertical",
  minHeight: "7rem",
  /* Twice the class: the sheet of the plain field may arrive after this one. */
  selectors: { "&&": { padding: ".75rem 0" } },
});
