import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const lead = style([text.small, { color: vars.color.text2 }]);
export const actions = style({ display: "flex", flexWrap: "wrap", gap: ".5rem .75rem", marginTop: ".875rem" });
export const list = style({ margin: ".5rem 0 0", padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: ".375rem",
  padding: ".875rem 0",
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const entryHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".25rem .75rem" });
export const name = style({ fontWeight: 640 });
export const when = style([text.caption, { color: vars.color.text2 }]);
export const words = style([text.small, { overflowWrap: "anywhere", whiteSpace: "pre-line" }]);
export const form = style({ display: "grid", gap: "1.125rem" });
export const part = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const partTitle = style([text.small, { margin: "0 0 .375rem", padding: 0, fontWeight: 640 }]);
export const rows = style({ margin: 0, padding: 0, listStyle: "none" });

export const period = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: ".125rem 1rem",
  padding: ".5rem .75rem",
  borderRadius: ".375rem",
  fontSize: ".9375rem",
});
export const today = style({ background: vars.color.accentSoft, fontWeight: 640 });

export const sailing = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: ".125rem .75rem",
  padding: ".625rem .75rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: ".5rem",
  cursor: "pointer",
  selectors: {
    "& + &": { marginTop: ".5rem" },
    "&:has(:checked)": { borderColor: vars.color.text, boxShadow: `inset 0 0 0 1px ${vars.color.text}` },
  },
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${sailing}:has(input:focus-visible)`, { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" });
export { radio } from "#web/components/radio.css.ts";
export const price = style({
  textAlign: "end",
  fontSize: ".9375rem",
  fontWeight: 600,
  "@media": { [below.sm]: { gridColumn: "2", textAlign: "start" } },
});
export const small = style([text.caption, { display: "block", color: vars.color.text2, fontWeight: 400 }]);
export const sizes = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".5rem 1.25rem" });
export const size = style({
  display: "flex",
  alignItems: "center",
  gap: ".5rem",
  fontSize: ".9375rem",
  fontWeight: 600,
});
export const problem = style([text.small, { color: vars.tone.critical.text, margin: ".375rem 0 0" }]);
