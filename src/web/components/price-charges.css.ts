import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { text } from "#web/styles/typography.css.ts";

export const charges = style({ fontSize: ".875rem" });
export const summary = style({ minHeight: "1.75rem", cursor: "pointer", fontWeight: 600 });
export const group = style({ marginTop: ".75rem" });
export const heading = style({ margin: 0, fontWeight: 600 });
export const list = style({ display: "grid", gap: ".25rem", margin: ".25rem 0 0" });
export const charge = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "1rem",
  overflowWrap: "anywhere",
});
export const basis = style([text.caption, { display: "block", color: vars.color.text2, fontWeight: 400 }]);
export const amount = style({ flexShrink: 0, maxWidth: "60%", margin: 0, textAlign: "end" });
export const totals = style({
  marginTop: ".75rem",
  paddingTop: ".5rem",
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 600,
});
