import { style } from "@vanilla-extract/css";
import { below, radius } from "#web/styles/tokens.ts";
import { vars } from "#web/styles/theme.css.ts";

export const working = style({
  marginBlock: ".25rem 1rem",
  padding: ".875rem 1rem .75rem",
  borderRadius: radius[2],
  background: vars.color.surface2,
});

export const steps = style({ marginTop: ".5rem", fontSize: ".875rem", lineHeight: 1.4 });

export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 14rem) minmax(0, 1fr) auto",
  gap: "0 1rem",
  padding: ".3125rem 0",
  borderTop: `1px solid ${vars.color.line2}`,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

/** The quantity that the charges below are multiplied by. */
export const outcome = style({ borderTop: `1.5px solid ${vars.color.text}`, fontWeight: 600 });

export const title = style({ fontWeight: 560 });
export const how = style({
  color: vars.color.text2,
  fontWeight: 400,
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1" } },
});
export const result = style({ fontWeight: 600, textAlign: "end", whiteSpace: "nowrap" });
