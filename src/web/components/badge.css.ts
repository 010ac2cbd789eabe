import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { radius, space, fontSize, edge, extent } from "../styles/tokens.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(4),
  height: extent(24),
  padding: space(0, 8),
  borderRadius: radius[1],
  fontSize: fontSize.micro,
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: "nowrap",
});

const plain = (background: string, color: string) => [base, { background, color }];

export const kind = styleVariants({
  plain: plain(vars.tone.neutral.fill, vars.tone.neutral.text),
  sea: plain(vars.color.seaSoft, vars.color.sea),
  inland: plain(vars.color.inlandSoft, vars.color.inland),
  best: plain(vars.tone.positive.fill, vars.tone.positive.text),
  fastest: plain(vars.color.seaSoft, vars.color.sea),
  caution: plain(vars.tone.caution.fill, vars.tone.caution.text),
  critical: plain(vars.tone.critical.fill, vars.tone.critical.text),
  strong: plain(vars.color.inverse, vars.color.onInverse),
  latest: [
    base,
    {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.accentLine}`,
    },
  ],
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  height: extent(24),
  padding: space(0, 6),
  borderRadius: radius[1],
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line}`,
  fontSize: fontSize.micro,
  color: vars.color.text2,
});
