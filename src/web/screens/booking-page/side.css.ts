import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, space, edge, fontSize, extent } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const side = style({
  ...layout.stack(16),
  position: "sticky",
  /* Below the bar (4rem) and the section links (3rem). */
  top: extent(128),
  minWidth: 0,
  "@media": { [below.xl]: { position: "static", gridRow: 1 } },
});

const onDark = "#C3CCD5";
export const due = style({
  ...layout.rounded(3, 16, 20, 24),
  background: palette.ink[900],
  boxShadow: `inset 0 ${edge(-6)} 0 ${palette.accent[600]}, ${vars.shadow.raised}`,
});
globalStyle(`[data-theme="dark"] ${due}`, {
  background: palette.ink[950],
  boxShadow: `inset 0 ${edge(-6)} 0 ${palette.accent[500]}, inset 0 0 0 ${edge(1)} ${vars.color.line2}`,
});
export const dueHead = style({
  ...layout.spread(16),
  fontSize: fontSize.caption,
  color: onDark,
});
export const dueKey = style({ fontWeight: 620, color: "#FFFFFF" });
export const dueTask = style([text.h2, { marginTop: space(6) }]);
export const dueNote = style({ marginTop: space(4), ...type("small", undefined, 1.45), color: onDark });
export const dueTimes = style({
  ...layout.columns("auto 1fr", 6, 16),
  marginTop: space(12),
  paddingTop: space(12),
  borderTop: `${edge(1)} solid rgb(255 255 255 / .18)`,
  fontSize: fontSize.small,
});
export const dueTerm = style({ color: onDark });
export const dueTime = style({ textAlign: "end", fontWeight: 620 });
export const dueSmall = style({ display: "block", ...type("caption", 420), color: onDark });

export const later = style([card, { padding: space(16, 20, 8) }]);
const laterRow = style({
  ...layout.columns("minmax(0, 1fr) auto", 0, 12),
  ...layout.ruledRow(8, 0),
  ...type("small", undefined, 1.35),
});
export const laterItem = styleVariants({ open: [laterRow], overdue: [laterRow, { color: vars.tone.critical.text }] });
export const laterSmall = style({ display: "block", fontSize: fontSize.caption, opacity: 0.92 });
export const laterTime = style({ textAlign: "end", whiteSpace: "nowrap" });

export const calendar = style([card, { ...layout.stack(8), padding: space(12, 20, 16) }]);

export const fields = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 12, 20),
  marginTop: space(16),
  ...layout.oneColumn(below.sm),
});
export const formFoot = style({ ...layout.endWrapped(12) });
export const dialogText = style({ ...layout.stack(12), ...type("ui", undefined, 1.5) });
