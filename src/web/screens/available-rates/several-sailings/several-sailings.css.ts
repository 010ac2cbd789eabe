import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const lead = style([text.small, { color: vars.color.text2 }]);

export const divide = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: ".75rem", marginTop: "1rem" });
export const divideField = style({ width: "12rem" });

export const rows = style({ margin: "1rem 0 0", padding: 0, listStyle: "none" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr) auto 9rem",
  alignItems: "center",
  gap: ".5rem 1rem",
  padding: ".625rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const result = style({
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr) auto",
  alignItems: "start",
  gap: ".25rem 1rem",
  padding: ".75rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const day = style({ fontWeight: 600 });
export const sizes = style({ display: "flex", flexWrap: "wrap", gap: ".5rem" });
export const size = style({ display: "flex", alignItems: "center", gap: ".5rem", fontSize: ".875rem" });
export const quantity = style({ width: "5.5rem" });
export const amount = style({
  textAlign: "end",
  fontSize: ".9375rem",
  "@media": { [below.lg]: { textAlign: "start" } },
});
export const small = style([text.caption, { display: "block", color: vars.color.text2 }]);
export const problem = style({ color: vars.tone.critical.text });
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: ".25rem 1.5rem",
  padding: ".875rem 0",
  borderTop: `2px solid ${vars.color.text}`,
  fontWeight: 640,
});
export const totals = style({ textAlign: "end" });
export const reference = style({ maxWidth: "24rem", marginTop: ".5rem" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  width: "100%",
});
export const answers = style({ display: "flex", flexWrap: "wrap", gap: ".75rem", marginInlineStart: "auto" });
export const notice = style({ marginTop: "1rem" });
export const opener = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".25rem .75rem",
  "@media": { [below.xl]: { marginTop: "1rem" } },
});
