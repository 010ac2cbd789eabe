import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { below, coarsePointer, duration, ease, radius, space, edge, extent, fontSize } from "../styles/tokens.ts";
import { layout, rule, ground } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineFlex(8),
  alignItems: "center",
  justifyContent: "center",
  borderRadius: radius[2],
  fontWeight: 620,
  lineHeight: 1.1,
  letterSpacing: "-.003em",
  whiteSpace: "nowrap",
  textAlign: "center",
  textDecoration: "none",
  ...layout.eased("background-color, border-color, box-shadow, color", 1),
  /* At twice the text size a phone is too narrow for one line. */
  "@media": {
    [below.tiny]: { whiteSpace: "normal", overflowWrap: "normal" },
    /* Forced colours remove the fill: the border is the only edge. */
    "(forced-colors: active)": { border: `${edge(1)} solid ButtonText` },
  },
});

export const kind = styleVariants({
  primary: [
    base,
    {
      ...ground.accent,
      boxShadow: `inset 0 ${edge(-2)} 0 ${vars.color.accentPress}`,
      ":hover": { background: vars.color.accentHover },
      ":active": { background: vars.color.accentPress, boxShadow: "none" },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      color: vars.color.text,
      border: rule.lineInput,
      ":hover": { background: vars.color.surface2, borderColor: vars.color.text2 },
      ":active": { background: vars.color.surface3 },
    },
  ],
  ghost: [
    base,
    {
      color: vars.color.text,
      ":hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
      ":active": { background: `color-mix(in srgb, ${vars.color.text} 12%, transparent)` },
    },
  ],
  ink: [
    base,
    {
      ...ground.inverse,
      selectors: { "&:hover": { background: vars.color.inverseHover } },
    },
  ],
  onInk: [
    base,
    {
      color: "#FFFFFF",
      border: `${edge(1)} solid rgb(255 255 255 / .5)`,
      selectors: { "&:hover": { background: "rgb(255 255 255 / .12)" } },
    },
  ],
});

/** 36, 44 and 52 px; the smallest grows to 44 px on touch screens. */
export const size = styleVariants({
  small: {
    ...layout.control(36, 0, 12),
    fontSize: fontSize.small,
    "@media": { [coarsePointer]: { minHeight: extent(44) }, [below.sm]: { minHeight: extent(44) } },
  },
  medium: { ...layout.control(44, 0, 16), fontSize: fontSize.ui },
  large: { ...layout.control(52, 0, 24), fontSize: fontSize.h3 },
});

export const ghostPadding = style({ paddingInline: space(12) });
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

globalStyle(`:is(a, button):hover > ${arrow}`, { transform: "translateX(.15em)" });
