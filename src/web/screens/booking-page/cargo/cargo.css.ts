import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, fontSize, space } from "#web/styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

export const saveState = style({ minHeight: extent(20), ...quiet("small") });

export const panels = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 20, 32),
  marginTop: space(16),
  ...layout.oneColumn(below.rateCard),
});

export const panel = style({ minWidth: 0, ...layout.ruled(12), fontSize: fontSize.ui });

export const panelHead = style({ ...layout.spreadWrappedRow(4, 12), marginBottom: space(8) });

export const facts = style({
  ...layout.columns(`minmax(${extent(112)}, auto) minmax(0, 1fr)`, 4, 16),
  margin: space(0, 0, 8),
});
globalStyle(`${facts} > dt`, { color: vars.color.text2 });
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });

export const absent = style({ color: vars.tone.caution.text });

export const locked = style({ ...layout.topFlex(6), ...quiet("caption") });
globalStyle(`${locked} > svg`, { flex: "none", marginTop: space(2) });

export const group = style({ margin: space(0, 0, 16), padding: 0, border: 0, minWidth: 0 });
export const groupTitle = style({ padding: 0, marginBottom: space(8), fontWeight: 620 });

export const fields = style({
  ...layout.startColumns("repeat(3, minmax(0, 1fr))", 12, 16),
  "@media": {
    [below.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below.sm]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const containerRow = style({
  margin: 0,
  ...layout.ruledRow(12, 0, 16),
  minWidth: 0,
  border: 0,
  selectors: { "&:first-child": { borderTop: 0, paddingTop: 0 } },
});

export const buttons = style({ ...layout.wrapped(8), marginTop: space(12) });
/** The first one has no frame: its text begins where the texts above it do. */
export const panelButtons = style([buttons, { marginInlineStart: space(-12) }]);

export const foot = style({
  ...layout.endWrappedRow(12, 16),
  ...layout.ruled(16, 20),
});
globalStyle(`${foot} > p`, { flex: `1 1 ${extent(256)}`, ...quiet("caption") });

export const notes = style({ ...layout.stack(12), margin: space(12, 0) });

export const conflict = style({
  ...layout.stack(4),
  ...layout.rounded(2, 12),
  background: vars.color.surface2,
  overflowWrap: "anywhere",
});

/** Buttons in the row of a field, at its control. */
export const besideField = style({
  ...layout.wrapped(8),
  alignSelf: "end",
  gridColumn: "2 / -1",
  "@media": { [below.sm]: { gridColumn: "auto" } },
});

export const earlier = style({ margin: space(12, 0, 0) });
/* The name of the booking makes the button longer than a phone is wide. */
globalStyle(`${earlier} > button`, { whiteSpace: "normal" });
