import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";

export const panel = style({
  display: "grid",
  gap: ".75rem",
  padding: "1rem 1.5rem 1.125rem",
  background: vars.color.surface2,
  borderBlock: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: { paddingInline: "1rem" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".5rem 1rem",
});
export const title = style({ flex: 1, "@media": { [below.sm]: { flexBasis: "60%" } } });
export const unit = style({ "@media": { [below.sm]: { order: 1 } } });

export const lines = style({ display: "grid", gap: ".375rem" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "6rem repeat(3, minmax(0, 1fr)) minmax(0, 1.1fr) 6.5rem 6.5rem 2.5rem",
  gap: ".5rem",
  alignItems: "end",
  "@media": {
    [below.lg]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr)) 2.5rem",
      paddingBottom: ".75rem",
      borderBottom: `1px solid ${vars.color.line2}`,
    },
  },
});

export const label = style({
  display: "block",
  marginBottom: ".25rem",
  fontSize: ".8125rem",
  fontWeight: 560,
  lineHeight: 1.3,
  color: vars.color.text2,
});
const hiddenLabel = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
globalStyle(`${line}:not(:first-child) ${label}`, {
  "@media": { "(min-width: 64rem)": hiddenLabel },
});

export const cell = style({ position: "relative", minWidth: 0 });
/** On a phone the label contains the unit. */
export const control = style({ "@media": { [below.sm]: { paddingInline: ".5rem" } } });
export const labelUnit = style({ display: "none", "@media": { [below.sm]: { display: "inline" } } });
export const unitText = style({
  flex: "none",
  fontSize: ".8125rem",
  color: vars.color.text2,
  "@media": { [below.sm]: { display: "none" } },
});
export const sum = style({
  minHeight: "2.5rem",
  display: "grid",
  alignItems: "center",
  justifyItems: "end",
  fontSize: ".875rem",
  "@media": { [below.lg]: { minHeight: 0, justifyItems: "start", gridRow: 3 } },
});
export const remove = style({
  "@media": { [below.lg]: { gridColumn: 4, gridRow: 1, alignSelf: "end" } },
});
export const problem = style({
  gridColumn: "1 / -1",
  fontSize: ".8125rem",
  lineHeight: 1.4,
  fontWeight: 540,
  color: vars.tone.critical.text,
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: ".75rem 2rem",
  paddingTop: ".875rem",
  borderTop: `1px solid ${vars.color.line2}`,
});
export const sums = style({ display: "flex", flexWrap: "wrap", gap: ".5rem 2rem", marginInlineEnd: "auto" });
globalStyle(`${sums} dt`, { fontSize: ".8125rem", color: vars.color.text2 });
globalStyle(`${sums} dd`, { fontSize: "1.0625rem", fontWeight: 640, letterSpacing: "-.01em" });
globalStyle(`${sums} dd small`, { fontSize: ".8125rem", fontWeight: 420, color: vars.color.text2, letterSpacing: 0 });
export const use = style({ display: "grid", "@media": { [below.sm]: { flexBasis: "100%" } } });
export const note = style({ fontSize: ".8125rem", lineHeight: 1.4, color: vars.color.text2 });
