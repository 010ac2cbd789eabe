import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { from, fontSize, edge, space, extent } from "../styles/tokens.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(4),
  fontSize: fontSize.micro,
  fontWeight: 540,
  lineHeight: 1.3,
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "::before": {
    content: "",
    flex: "none",
    width: extent(10),
    height: extent(10),
    border: `${edge(1.5)} solid currentColor`,
    borderRadius: "50%",
  },
});

export const shape = styleVariants({
  actual: [base, { "::before": { background: "currentColor" } }],
  expected: [base],
  planned: [base, { "::before": { borderStyle: "dashed" } }],
});

/** On a wide screen a legend explains the shape; the text remains for screen readers. */
export const labelBelow = style({
  "@media": {
    [from.lg]: { position: "absolute", width: edge(1), height: edge(1), overflow: "hidden", clipPath: "inset(50%)" },
  },
});
