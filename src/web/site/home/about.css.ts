import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, palette } from "#web/styles/tokens.ts";

export const about = style({ overflow: "hidden" });
/** 80 % of the page wide. */
export const inside = style({
  width: "80%",
  marginInline: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)",
  gap: "2rem",
  alignItems: "center",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "3rem" },
    [below.sm]: { width: "auto", marginInline: "1.25rem", gap: "2rem" },
  },
});
/* `&&` goes before the type role, whichever style sheet comes last. */
export const title = style({
  selectors: { "&&": { fontSize: "2.25rem", lineHeight: 1.1 } },
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: "min(1.875rem, 11vw)" } } } },
});
export const lead = style({ marginTop: "1.25rem", selectors: { "&&": { color: vars.color.text } } });
export const body = style({ marginTop: ".75rem", color: vars.color.text2 });
export const ticks = style({ marginTop: "1.75rem", display: "grid", gap: ".75rem", fontWeight: 580 });
export const tick = style({ display: "flex", gap: ".75rem", alignItems: "center" });
globalStyle(`${tick} > svg`, {
  width: "1.5rem",
  height: "1.5rem",
  padding: ".2rem",
  borderRadius: "50%",
  color: "#FFFFFF",
  background: palette.red[600],
  strokeWidth: 2.2,
});
export const map = style({
  minWidth: 0,
  "@media": {
    [from.lg]: { marginInlineEnd: "min(0px, -7.5vw)" },
    [below.sm]: { marginInline: "-1.25rem", overflow: "hidden" },
  },
});
