import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, fullMotion, duration, ease, radius } from "#web/styles/tokens.ts";

const slideUp = keyframes({ from: { transform: "translateY(100%)" } });

export const compareBar = style({
  position: "sticky",
  bottom: 0,
  zIndex: 30,
  marginTop: "2.5rem",
  background: vars.color.surface,
  borderTop: `3px solid ${vars.color.accent}`,
  boxShadow: "0 -12px 32px -12px rgb(11 26 43 / .16)",
  "@media": { [fullMotion]: { animation: `${slideUp} ${duration[3]} ${ease.out}` } },
});

export const inside = style({
  display: "flex",
  alignItems: "center",
  gap: "1.25rem",
  minHeight: "5rem",
  "@media": { [below.sm]: { display: "grid", gap: ".625rem", minHeight: 0, paddingBlock: ".75rem" } },
});

export const slots = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: ".75rem",
  "@media": { [below.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [below.rateCard]: { gap: ".5rem" } },
});

export const slot = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  minHeight: "3.5rem",
  padding: ".375rem .5rem .375rem .625rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[2],
  "@media": {
    [below.rateCard]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "0 .25rem",
      minHeight: 0,
      paddingInlineEnd: ".25rem",
    },
  },
});
export const mark = style({ "@media": { [below.rateCard]: { display: "none" } } });
export const offer = style({ minWidth: 0 });
export const carrier = style({
  display: "block",
  fontSize: ".9375rem",
  fontWeight: 620,
  lineHeight: 1.25,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [below.rateCard]: { fontSize: ".8125rem" } },
});
export const transit = style({
  fontSize: ".8125rem",
  color: vars.color.text2,
  "@media": { [below.rateCard]: { display: "none" } },
});
export const total = style({
  marginInlineStart: "auto",
  fontSize: "1.0625rem",
  "@media": { [below.rateCard]: { gridRow: 2, margin: 0, fontSize: ".875rem" } },
});
export const remove = style({
  "@media": { [below.sm]: { gridRow: "1 / span 2", gridColumn: 2, alignSelf: "center" } },
});

export const emptySlot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: ".5rem",
  minHeight: "3.5rem",
  padding: ".375rem .5rem",
  border: `1px dashed ${vars.color.lineInput}`,
  borderRadius: radius[2],
  color: vars.color.text3,
  fontSize: ".9375rem",
  fontWeight: 420,
});
export const room = style({ "@media": { [below.rateCard]: { display: "none" } } });
