import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const rows = style({ display: "grid", gap: "5rem", "@media": { [below.sm]: { gap: "3.5rem" } } });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)",
  gap: "4rem",
  alignItems: "center",
  "@media": {
    [below.lg]: { gap: "2rem" },
    [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const picture = style({ borderRadius: radius[3], overflow: "hidden" });
globalStyle(`${picture} img`, { width: "100%", height: "22rem", objectFit: "cover" });
export const words = style({ marginTop: "1rem", maxWidth: "44rem", color: vars.color.text2 });
export const facts = style({ marginTop: "1.25rem", display: "grid", gap: ".5rem" });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  gap: "1rem",
  "@media": { "(max-width: 22rem)": { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const term = style({ color: vars.color.text2 });
export const more = style({ display: "flex", marginTop: "1.5rem" });
