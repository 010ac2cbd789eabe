import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const clocks = style({ display: "grid", gap: ".5rem", marginTop: ".75rem" });

export const clock = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: ".5rem 1.25rem",
  padding: ".75rem 1rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: ".5rem",
  lineHeight: 1.45,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const name = style({ fontSize: ".8125rem", color: vars.color.text2 });

const headlineBase = style({ fontSize: ".9375rem", fontWeight: 640 });
export const headline = styleVariants({
  plain: [headlineBase, { color: vars.color.text }],
  over: [headlineBase, { color: vars.tone.critical.text }],
});

export const note = style({ fontSize: ".875rem", lineHeight: 1.45, color: vars.color.text2 });

export const strip = style({ display: "flex", flexWrap: "wrap", gap: "3px", maxWidth: "13rem" });

const dayBase = style({
  width: ".75rem",
  height: "1.25rem",
  borderRadius: "2px",
  boxShadow: `inset 0 0 0 1px ${vars.color.text3}`,
});
export const day = styleVariants({
  used: [dayBase, { background: vars.color.text3 }],
  free: [dayBase, { background: "transparent" }],
  charged: [
    dayBase,
    {
      boxShadow: `inset 0 0 0 1px ${vars.tone.critical.text}`,
      background: `repeating-linear-gradient(135deg, ${vars.tone.critical.text} 0 2px, transparent 2px 5px)`,
    },
  ],
});
