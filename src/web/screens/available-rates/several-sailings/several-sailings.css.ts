import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, edge, fontSize } from "#web/styles/tokens.ts";
import { layout } from "#web/styles/declarations.ts";

export const divide = style({ ...layout.wrapped(12), alignItems: "end", marginTop: space(16) });
export const divideField = style({ width: extent(192) });

export const row = style({
  ...layout.centredColumns(`${extent(112)} minmax(0, 1fr) auto ${extent(144)}`, 8, 16),
  ...layout.ruledRow(8, 0),
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const result = style({
  ...layout.startColumns(`${extent(112)} minmax(0, 1fr) auto`, 4, 16),
  ...layout.ruledRow(12, 0),
  overflowWrap: "anywhere",
  ...layout.oneColumn(below.sm),
});
export const size = style({ ...layout.row(8), fontSize: fontSize.small });
export const quantity = style({ width: extent(88) });
export const amount = style({
  textAlign: "end",
  fontSize: fontSize.ui,
  "@media": { [below.lg]: { textAlign: "start" } },
});
export const problem = style({ color: vars.tone.critical.text });
export const total = style({
  ...layout.spreadWrapped(4, 24),
  padding: space(12, 0),
  borderTop: `${edge(2)} solid ${vars.color.text}`,
  fontWeight: 640,
});
export const reference = style({ maxWidth: extent(384), marginTop: space(8) });
export const foot = style({ ...layout.spreadWrappedRow(12, 24), width: "100%" });
export const answers = style({ ...layout.wrapped(12), marginInlineStart: "auto" });
export const opener = style({ ...layout.wrapped(4, 12), "@media": { [below.xl]: { marginTop: space(16) } } });
