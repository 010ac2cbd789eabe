import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, duration } from "../styles/tokens.ts";

export const track = style({
  display: "inline-flex",
  padding: "3px",
  gap: "2px",
  background: vars.color.surface3,
  borderRadius: ".625rem",
});

export const wideTrack = style({ display: "flex" });
export const wideKey = style({ flex: 1 });

const key = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".4rem",
  borderRadius: ".4375rem",
  fontWeight: 560,
  color: vars.color.text2,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transitionProperty: "background-color, color, box-shadow",
  transitionDuration: duration[2],
  selectors: {
    "&[data-hovered]": { color: vars.color.text },
    "&[data-selected]": {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: 640,
      boxShadow: `0 0 0 1px ${vars.color.lineInput}, ${vars.shadow.rest}`,
    },
    "&[data-focus-visible]": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&[data-disabled]": { cursor: "not-allowed", color: vars.color.disabled },
  },
});

export const size = styleVariants({
  medium: [
    key,
    {
      minHeight: "2rem",
      padding: "0 .8125rem",
      fontSize: ".875rem",
      "@media": { [coarsePointer]: { minHeight: "2.5rem" } },
    },
  ],
  large: [key, { minHeight: "2.625rem", padding: "0 1.125rem", fontSize: ".9375rem" }],
});

export const count = style({ fontWeight: 540, fontSize: ".8125rem", color: vars.color.text2 });
