import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { edge, extent } from "../styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineLine(4),
  height: extent(24),
  ...layout.rounded(1, 0, 8),
  ...type("micro", 600, 1),
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
  ...layout.inlineRow(),
  flex: "none",
  height: extent(24),
  ...layout.rounded(1, 0, 6),
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line}`,
  ...quiet("micro"),
});
