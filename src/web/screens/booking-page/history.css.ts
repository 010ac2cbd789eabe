import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const list = style({ margin: ".5rem 0 0", padding: 0, listStyle: "none" });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "9rem minmax(0, 1fr)",
  gap: ".125rem 1rem",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: ".875rem",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const time = style({ color: vars.color.text2 });
export const title = style({ fontWeight: 600 });
export const note = style({ display: "block", fontSize: ".8125rem", color: vars.color.text2 });
