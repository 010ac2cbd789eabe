import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize, from } from "#web/styles/tokens.ts";
import { layout, quiet, rule, type } from "#web/styles/declarations.ts";

export const panel = style({
  ...layout.stack(12),
  padding: space(16, 24),
  background: vars.color.surface2,
  borderBlock: rule.line,
  "@media": { [below.sm]: { paddingInline: space(16) } },
});

export const title = style({ flex: 1, "@media": { [below.sm]: { flexBasis: "60%" } } });
export const unit = style({ "@media": { [below.sm]: { order: 1 } } });

export const line = style({
  ...layout.columns(
    `${extent(96)} repeat(3, minmax(0, 1fr)) minmax(0, 1.1fr) ${extent(104)} ${extent(104)} ${extent(40)}`,
    8,
  ),
  alignItems: "end",
  "@media": {
    [below.lg]: {
      gridTemplateColumns: `repeat(3, minmax(0, 1fr)) ${extent(40)}`,
      paddingBottom: space(12),
      borderBottom: rule.line2,
    },
  },
});

export const label = style({ display: "block", marginBottom: space(4), ...quiet("caption", 560, 1.3) });
globalStyle(`${line}:not(:first-child) ${label}`, {
  "@media": { [from.lg]: { ...layout.visuallyHidden, whiteSpace: "nowrap" } },
});

export const cell = style({ position: "relative", minWidth: 0 });
/** On a phone the label contains the unit. */
export const control = style({ "@media": { [below.sm]: { paddingInline: space(8) } } });
export const labelUnit = style({ display: "none", "@media": { [below.sm]: { display: "inline" } } });
export const unitText = style({ flex: "none", ...quiet("caption"), ...layout.hidden(below.sm) });
export const sum = style({
  minHeight: extent(40),
  ...layout.endStack(),
  alignItems: "center",
  fontSize: fontSize.small,
  "@media": { [below.lg]: { minHeight: 0, justifyItems: "start", gridRow: 3 } },
});
export const remove = style({ "@media": { [below.lg]: { gridColumn: 4, gridRow: 1, alignSelf: "end" } } });
export const problem = style({ gridColumn: "1 / -1", ...type("caption", 540, 1.4), color: vars.tone.critical.text });

export const foot = style({
  ...layout.wrapped(12, 32),
  alignItems: "end",
  paddingTop: space(12),
  borderTop: rule.line2,
});
export const sums = style({ ...layout.wrapped(8, 32), marginInlineEnd: "auto" });
globalStyle(`${sums} dt`, quiet("caption"));
globalStyle(`${sums} dd`, { ...type("h3", 640), letterSpacing: "-.01em" });
globalStyle(`${sums} dd small`, { ...quiet("caption", 420), letterSpacing: 0 });
export const use = style({ display: "grid", "@media": { [below.sm]: { flexBasis: "100%" } } });
