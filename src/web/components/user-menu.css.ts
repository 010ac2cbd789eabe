import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, palette, radius } from "../styles/tokens.ts";

export const trigger = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  minHeight: "2.75rem",
  minWidth: "2.75rem",
  padding: "0 .625rem 0 .375rem",
  borderRadius: radius[2],
  color: "#FFFFFF",
  fontSize: ".9375rem",
  fontWeight: 540,
  selectors: {
    "&[data-hovered], &[data-pressed]": { background: "rgb(255 255 255 / .1)" },
    "&[data-focus-visible]": { outline: `3px solid ${palette.sea[300]}`, outlineOffset: "2px" },
  },
});

/** On a phone and a tablet only the initials are visible; the accessible name remains. */
export const triggerText = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  "@media": {
    [below.lg]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});

export const sheet = style({ width: "17rem", padding: ".5rem" });

export const profile = style({ borderBottom: `1px solid ${vars.color.line}` });
export const items = style({ paddingTop: ".375rem", outline: "none" });

export const item = style({
  display: "flex",
  gap: ".625rem",
  alignItems: "center",
  minHeight: "2.75rem",
  padding: "0 .75rem",
  borderRadius: radius[2],
  fontWeight: 560,
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused]": { background: vars.color.surface2 },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-3px" },
  },
});
