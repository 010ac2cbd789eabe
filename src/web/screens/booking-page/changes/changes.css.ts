import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space, edge, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, rule, type } from "#web/styles/declarations.ts";

export const entry = style({
  ...layout.stack(6),
  padding: space(12, 0),
  selectors: { "& + &": { borderTop: rule.line } },
});
export const words = style([text.small, { overflowWrap: "anywhere", whiteSpace: "pre-line" }]);
/** What a request makes of the sailing: each part before and after. */
export const differences = style([text.small, layout.stack(2)]);
globalStyle(`${differences} > div`, {
  ...layout.columns(`${extent(192)} minmax(0, 1fr)`, 12),
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});
globalStyle(`${differences} :is(dt, s)`, { color: vars.color.text2 });
globalStyle(`${differences} b`, { fontWeight: 600 });

export const part = style({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const partTitle = style([text.small, { margin: space(0, 0, 6), padding: 0, fontWeight: 640 }]);

export const period = style({
  ...layout.spreadWrapped(2, 16),
  ...layout.rounded(2, 8, 12),
  fontSize: fontSize.ui,
});
export const today = style({ background: vars.color.accentSoft, fontWeight: 640 });

export const sailing = style({
  ...layout.centredColumns("auto minmax(0, 1fr) auto", 2, 12),
  padding: space(8, 12),
  ...layout.framed("line2", 2),
  cursor: "pointer",
  selectors: {
    "& + &": { marginTop: space(8) },
    "&:has(:checked)": { borderColor: vars.color.text, boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.text}` },
  },
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${sailing}:has(input:focus-visible)`, layout.focusRing(2));
export { radio } from "#web/components/radio.css.ts";
export const price = style({
  textAlign: "end",
  ...type("ui", 600),
  "@media": { [below.sm]: { gridColumn: "2", textAlign: "start" } },
});
export const size = style({ ...layout.row(8), ...type("ui", 600) });
export const problem = style([text.small, { color: vars.tone.critical.text, margin: space(6, 0, 0) }]);
