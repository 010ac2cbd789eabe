import { style, styleVariants } from "@vanilla-extract/css";
import { from, edge } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineLine(4),
  ...quiet("micro", 540, 1.3),
  "::before": { content: "", flex: "none", ...layout.circle(10), border: `${edge(1.5)} solid currentColor` },
});

export const shape = styleVariants({
  actual: [base, { "::before": { background: "currentColor" } }],
  expected: [base],
  planned: [base, { "::before": { borderStyle: "dashed" } }],
});

/** On a wide screen a legend explains the shape; the text remains for screen readers. */
export const labelBelow = style({ "@media": { [from.lg]: layout.visuallyHidden } });
