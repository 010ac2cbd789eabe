import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, coarsePointer, duration, ease, radius } from "../styles/tokens.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".5rem",
  borderRadius: radius[2],
  fontWeight: 620,
  lineHeight: 1.1,
  letterSpacing: "-.003em",
  whiteSpace: "nowrap",
  textAlign: "center",
  textDecoration: "none",
  transitionProperty: "background-color, border-color, box-shadow, color",
  transitionDuration: duration[1],
  /* At twice the text size a phone is too narrow for one line. */
  "@media": {
    "(max-width: 19.9rem)": { whiteSpace: "normal", overflowWrap: "normal" },
    /* Forced colours remove the fill: the border is the only edge. */
    "(forced-colors: active)": { border: "1px solid ButtonText" },
  },
});

export const kind = styleVariants({
  primary: [
    base,
    {
      background: vars.color.accent,
      color: vars.color.onAccent,
      boxShadow: `inset 0 -2px 0 ${vars.color.accentPress}`,
      selectors: {
        "&:hover": { background: vars.color.accentHover },
        "&:active": { background: vars.color.accentPress, boxShadow: "none" },
      },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.text,
      border: `1px solid ${vars.color.lineInput}`,
      selectors: {
        "&:hover": { background: vars.color.surface2, borderColor: vars.color.text2 },
        "&:active": { background: vars.color.surface3 },
      },
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.text,
      selectors: {
        "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
        "&:active": { background: `color-mix(in srgb, ${vars.color.text} 12%, transparent)` },
      },
    },
  ],
  ink: [
    base,
    {
      background: vars.color.inverse,
      color: vars.color.onInverse,
      selectors: { "&:hover": { background: vars.color.inverseHover } },
    },
  ],
  onInk: [
    base,
    {
      color: "#FFFFFF",
      border: "1px solid rgb(255 255 255 / .5)",
      selectors: { "&:hover": { background: "rgb(255 255 255 / .12)" } },
    },
  ],
});

/** 36, 44 and 52 px; the smallest grows to 44 px on touch screens. */
export const size = styleVariants({
  small: {
    minHeight: "2.25rem",
    padding: "0 .875rem",
    fontSize: ".875rem",
    "@media": { [coarsePointer]: { minHeight: "2.75rem" }, [below.sm]: { minHeight: "2.75rem" } },
  },
  medium: { minHeight: "2.75rem", padding: "0 1.125rem", fontSize: ".9375rem" },
  large: { minHeight: "3.25rem", padding: "0 1.5rem", fontSize: "1.0625rem" },
});

export const ghostPadding = style({ paddingInline: ".75rem" });
export const wide = style({ width: "100%" });
export const destructive = style({ color: vars.tone.critical.text });

/** No lower opacity: the text of a disabled button stays readable. */
export const off = style({
  selectors: {
    "&, &:hover, &:active": {
      background: vars.color.surface3,
      color: vars.color.text2,
      boxShadow: "none",
      borderColor: "transparent",
      cursor: "not-allowed",
    },
  },
});

export const arrow = style({ display: "inline-block", transition: `transform ${duration[2]} ${ease.out}` });

globalStyle(`:is(a, button):hover > ${arrow}`, {
  transform: "translateX(.15em)",
});
