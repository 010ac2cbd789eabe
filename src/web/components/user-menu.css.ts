import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, palette, radius, extent, space, fontSize, edge } from "../styles/tokens.ts";

export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(8),
  minHeight: extent(44),
  minWidth: extent(44),
  padding: space(0, 8, 0, 6),
  borderRadius: radius[2],
  color: "#FFFFFF",
  fontSize: fontSize.ui,
  fontWeight: 540,
  selectors: {
    "&[data-hovered], &[data-pressed]": { background: "rgb(255 255 255 / .1)" },
    "&[data-focus-visible]": { outline: `${edge(3)} solid ${palette.sea[300]}`, outlineOffset: edge(2) },
  },
});

/** On a phone and a tablet only the initials are visible; the accessible name remains. */
export const triggerText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(8),
  "@media": {
    [below.lg]: { position: "absolute", width: edge(1), height: edge(1), overflow: "hidden", clipPath: "inset(50%)" },
  },
});

export const sheet = style({ width: extent(272), padding: space(8) });

export const profile = style({ borderBottom: `${edge(1)} solid ${vars.color.line}` });
export const items = style({ paddingTop: space(6), outline: "none" });

export const item = style({
  display: "flex",
  gap: space(8),
  alignItems: "center",
  minHeight: extent(44),
  padding: space(0, 12),
  borderRadius: radius[2],
  fontWeight: 560,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused]": { background: vars.color.surface2 },
    "&[data-focus-visible]": { outline: `${edge(3)} solid ${vars.color.focus}`, outlineOffset: edge(-3) },
  },
});
