import { style } from "@vanilla-extract/css";
import { card, wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const bar = style({ background: vars.color.bar });

export const inside = style([
  wrap,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: ".25rem 1.5rem",
    minHeight: "4rem",
    paddingBlock: ".375rem",
    "@media": { [below.sm]: { minHeight: "3.5rem" } },
  },
]);

export const note = style({ fontSize: ".875rem", color: "rgb(255 255 255 / .82)" });

export const page = style({ paddingBottom: "5rem", outline: "none" });

export const head = style({ margin: "2rem 0 1.5rem", "@media": { [below.sm]: { margin: "1.25rem 0 1rem" } } });

export const title = style([
  text.h1,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".25rem .75rem", overflowWrap: "anywhere" },
]);

export const status = style({ fontSize: "1rem", letterSpacing: 0, fontStretch: "100%" });

export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: ".125rem 1.25rem",
  marginTop: ".375rem",
  color: vars.color.text2,
  overflowWrap: "anywhere",
});

export const stack = style({ display: "grid", gap: "1.5rem", "@media": { [below.sm]: { gap: "1rem" } } });

export const section = style([
  card,
  {
    padding: "1.25rem 1.5rem 1.375rem",
    minWidth: 0,
    "@media": { [below.sm]: { padding: "1rem 1rem 1.125rem" } },
  },
]);

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
  gap: "1rem 1.5rem",
  margin: 0,
  overflowWrap: "anywhere",
});
export const term = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const value = style({ margin: 0, fontWeight: 620, fontSize: "1.0625rem", lineHeight: 1.3 });
export const more = style({ display: "block", fontSize: ".8125rem", fontWeight: 400, color: vars.color.text2 });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: ".25rem 1.5rem",
});

export const legend = style({ display: "flex", flexWrap: "wrap", gap: ".25rem 1rem" });

export const rows = style({ margin: ".5rem 0 0", padding: 0, listStyle: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".25rem 1rem",
  minHeight: "3rem",
  padding: ".5rem 0",
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});
export const small = style([text.caption, { display: "block", color: vars.color.text2 }]);
export const strong = style({ fontWeight: 640 });
export const gone = style({ minHeight: "60dvh", display: "grid", alignContent: "center" });
