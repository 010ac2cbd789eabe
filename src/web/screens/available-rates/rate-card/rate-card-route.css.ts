import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, fontSize, edge, extent } from "#web/styles/tokens.ts";
import { layout, quiet, type, lettering } from "#web/styles/declarations.ts";

export const route = style({ marginTop: space(20), "@media": { [below.sm]: { marginTop: space(16) } } });

export const stop = style({
  display: "grid",
  whiteSpace: "nowrap",
  "@media": {
    [below.sm]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      columnGap: space(8),
      alignItems: "baseline",
      whiteSpace: "normal",
    },
    [below.xs]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

export const placeCode = style({
  ...type("h2", 680, 1.1),
  ...lettering("92%", ".01em"),
  "@media": { [below.sm]: { fontSize: fontSize.h3 } },
});
export const nameAlone = style(type("h3", 660, 1.35));
export const placeName = style({
  ...quiet("small", undefined, 1.3),
  "@media": { [below.xs]: { gridRow: 2, gridColumn: "1 / -1" } },
});

export const date = style({
  marginTop: space(6),
  ...type("ui", undefined, 1.3),
  "@media": { [below.sm]: { marginTop: 0, gridColumn: 3, fontSize: fontSize.small }, [below.xs]: { gridColumn: 2 } },
});
/** Hidden on a phone, but still read by screen readers. */
export const dateLabel = style({
  display: "block",
  fontSize: fontSize.caption,
  color: vars.color.text3,
  "@media": { [below.sm]: layout.visuallyHidden },
});

export const leg = style({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space(6),
  alignItems: "center",
  maxWidth: "100%",
  ...quiet("caption", undefined, 1.3),
  textAlign: "start",
  "@media": { [below.sm]: layout.wrapped() },
});
globalStyle(`${leg} > svg`, { color: vars.color.text3 });
/** A vessel's name is never truncated: it wraps. */
export const legName = style({ fontWeight: 600, color: vars.color.text, overflowWrap: "anywhere" });
export const legNote = style({ gridColumn: 2, fontSize: "inherit", overflowWrap: "anywhere" });

export const sailings = style({
  display: "flex",
  minWidth: 0,
  margin: space(12, -24, 0),
  paddingInline: space(16),
  border: 0,
  ...layout.scrolled,
  boxShadow: `inset 0 ${edge(-1)} 0 ${vars.color.line2}, inset 0 ${edge(1)} 0 ${vars.color.line}`,
  "@media": { [below.sm]: { margin: space(12, -16, 0), paddingInline: space(8) } },
});

export const sailing = style({
  position: "relative",
  flex: `0 1 ${extent(128)}`,
  minWidth: extent(112),
  ...layout.stack(2),
  padding: space(8),
  whiteSpace: "nowrap",
  lineHeight: 1.3,
  cursor: "pointer",
  color: vars.color.text2,
  ...layout.eased("background-color", 1),
  selectors: {
    "&:hover": { background: vars.color.surface2 },
    "&:has(:focus-visible)": layout.focusRing(-3),
    "&:has(:checked)": { color: vars.color.text },
    "&:has(:checked)::after": { ...layout.bottomBar(8, 3, vars.color.accent) },
  },
});

/** Covers the whole tab, so that a screen reader's cursor matches it. */
export const radio = style({
  ...layout.cover,
  ...layout.fullSize,
  margin: 0,
  appearance: "none",
  cursor: "inherit",
  outline: "none",
});

/** A sailing with the state of its booking, which may be longer than an amount. */
export const bookedSailing = style([sailing, { minWidth: "max-content" }]);
export const day = style({ ...type("small", 560), selectors: { [`${sailing}:has(:checked) &`]: { fontWeight: 660 } } });
export const amount = style({
  fontSize: fontSize.caption,
  selectors: { [`${sailing}:has(:checked) &`]: { fontWeight: 600 } },
});
export const lowest = style([amount, { color: vars.tone.positive.text, fontWeight: 640 }]);
const mark = style([amount, { ...layout.row(4), fontWeight: 600 }]);
export const booked = style([mark, { color: vars.tone.positive.text }]);
export const inProcess = style([mark, { color: vars.tone.caution.text }]);
