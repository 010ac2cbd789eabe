import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";
import { below, palette, extent, space, edge } from "../../styles/tokens.ts";
import { layout, rule, type } from "#web/styles/declarations.ts";

export const trigger = style({
  ...layout.inlineRow(8),
  ...layout.roundControl(2, 44, 0, 8, 0, 6),
  minWidth: extent(44),
  color: "#FFFFFF",
  ...type("ui", 540),
  selectors: {
    "&:hover, &[aria-expanded='true']": { background: "rgb(255 255 255 / .1)" },
    "&:focus-visible": { outline: `${edge(3)} solid ${palette.sea[300]}`, outlineOffset: edge(2) },
  },
});

/** On a phone and a tablet only the initials are visible; the accessible name remains. */
export const triggerText = style({
  ...layout.inlineRow(8),
  "@media": { [below.lg]: layout.visuallyHidden },
});

export const sheet = style({ width: extent(272), padding: space(8) });

export const profile = style({ borderBottom: rule.line });
export const items = style({ paddingTop: space(6), outline: "none" });

export const item = style({
  ...layout.row(8),
  ...layout.roundControl(2, 44, 0, 12),
  fontWeight: 560,
  cursor: "pointer",
  outline: "none",
  selectors: { "&[data-focused]": { background: vars.color.surface2 }, "&[data-focus-visible]": layout.focusRing(-3) },
});
