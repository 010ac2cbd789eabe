import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, edge, extent, fontSize, radius } from "../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const track = style({
  ...layout.inlineFlex(2),
  ...layout.rounded(3, 2),
  background: vars.color.surface3,
});

export const wrappedTrack = style({ flexWrap: "wrap", maxWidth: "100%" });
export const wideTrack = style({ display: "flex" });
export const wideKey = style({ flex: 1 });

const key = style({
  position: "relative",
  ...layout.inlineFlex(6),
  alignItems: "center",
  justifyContent: "center",
  borderRadius: radius[2],
  fontWeight: 560,
  color: vars.color.text2,
  whiteSpace: "nowrap",
  cursor: "pointer",
  ...layout.eased("background-color, color, box-shadow", 2),
  selectors: {
    "&:has(:checked)": {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: 640,
      boxShadow: `0 0 0 ${edge(1)} ${vars.color.lineInput}, ${vars.shadow.rest}`,
    },
    "&:has(:focus-visible)": layout.focusRing(2),
    "&:has(:disabled)": { cursor: "not-allowed", color: vars.color.disabled },
  },
  "@media": { "(hover: hover)": { selectors: { "&:not(:has(:disabled)):hover": { color: vars.color.text } } } },
});

/** Covers the whole key, so that a screen reader's cursor matches it. */
export const radio = style({ ...layout.cover, margin: 0, appearance: "none", cursor: "inherit", outline: "none" });

export const size = styleVariants({
  medium: [
    key,
    {
      ...layout.control(32, 0, 12),
      fontSize: fontSize.small,
      "@media": { [coarsePointer]: { minHeight: extent(40) } },
    },
  ],
  large: [key, { ...layout.control(44, 0, 16), fontSize: fontSize.ui }],
});

export const count = style(quiet("caption", 540));
