import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, palette, radius, space } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const frame = style({
  ...layout.columns("minmax(0, 5fr) minmax(0, 6fr)"),
  minHeight: "100dvh",
  ...layout.oneColumn(below.xl),
});

export const art = style({
  position: "relative",
  background: palette.ink[900],
  ...layout.hidden(below.xl),
  selectors: {
    "&::after": {
      ...layout.pseudo,
      inset: "auto 0 0",
      height: extent(10),
      background: palette.accent[600],
      borderTop: `${edge(3)} solid ${palette.sand[100]}`,
    },
  },
});

export const artInside = style({
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  height: "100dvh",
  maxHeight: extent(960),
  padding: space(40, 48, 56),
  overflow: "hidden",
});

export const drawing = style({ flex: 1, ...layout.centred, minHeight: 0 });
export const motto = style([text.h1, { ...type("motto", undefined, 1.12) }]);

export const main = style({
  ...layout.centred,
  padding: space(48, 32),
  outline: "none",
  "@media": {
    [below.xl]: { alignContent: "start", gap: space(48), paddingTop: 0 },
    [below.sm]: { placeItems: "start stretch", gap: space(24), padding: space(0, 20, 40) },
  },
});

export const mobileBar = style({
  display: "none",
  "@media": {
    [below.xl]: {
      display: "block",
      justifySelf: "stretch",
      marginInline: space(-32),
      padding: space(16, 32),
      background: palette.ink[900],
      borderBottom: `${edge(4)} solid ${palette.accent[600]}`,
    },
    [below.sm]: { marginInline: space(-20), padding: space(16, 20) },
  },
});

export const form = style({
  ...layout.columns("minmax(0, 1fr)", 20),
  width: `min(100%, ${extent(400)})`,
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { width: "100%" } },
});

export const brand = style({ ...layout.inlineRow(8), color: "#FFFFFF" });
export const tag = style({
  ...layout.rounded(1, 4, 6),
  background: "rgb(255 255 255 / .14)",
  ...type("micro", 620, 1),
});

export const lead = style({ marginTop: space(-12), marginBottom: space(8), color: vars.color.text2 });
globalStyle(`${lead} b`, { color: vars.color.text, fontWeight: 620 });

export const aside = style({ ...layout.startStack(4), ...type("ui"), color: vars.color.text2 });

export const textButton = style({
  ...layout.thinUnderline,
  color: vars.color.text,
  fontWeight: 560,
  cursor: "pointer",
});

export const note = style({ ...layout.ruled(16), ...type("caption"), color: vars.color.text2 });

export const steps = style({ ...layout.columns(`1fr ${extent(96)}`) });
globalStyle(`${steps} li`, {
  position: "relative",
  paddingTop: space(40),
  ...type("small"),
  color: vars.color.text2,
});
globalStyle(`${steps} li:only-child`, { gridColumn: "1 / -1" });
globalStyle(`${steps} li:not(:last-child)::before`, {
  ...layout.pseudo,
  insetInline: 0,
  top: extent(12),
  height: edge(3),
  background: vars.color.text,
});
globalStyle(`${steps} i`, {
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  ...layout.centred,
  ...layout.circle(28),
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontStyle: "normal",
  fontWeight: 660,
  zIndex: 1,
});
globalStyle(`${steps} [aria-current]`, { color: vars.color.text, fontWeight: 640 });
globalStyle(`${steps} [aria-current] i`, { background: vars.color.accent, color: vars.color.onAccent });

export const otp = style({ ...layout.stack(8), border: 0, padding: 0, margin: 0, minWidth: 0 });
export const otpLabel = style({ ...type("small", 560), marginBottom: space(6), padding: 0 });
export const otpRow = style({
  ...layout.centredColumns(`repeat(3, minmax(0, 1fr)) ${extent(12)} repeat(3, minmax(0, 1fr))`, 8),
});
export const otpGap = style({ height: edge(2), background: vars.color.lineInput });
export const otpDigit = style({
  width: "100%",
  height: extent(60),
  textAlign: "center",
  ...type("question", 640),
  color: vars.color.text,
  border: rule.lineInput,
  borderRadius: radius[2],
  background: vars.color.surface,
  selectors: {
    "&:focus-visible": {
      outline: "none",
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 ${edge(2)} ${vars.color.focus}`,
    },
    "&[aria-invalid=true]": { borderColor: vars.tone.critical.text },
  },
});
export const problem = style({ ...type("small"), color: vars.tone.critical.text });
export const hint = style({ ...type("caption"), color: vars.color.text2 });

export const qr = style({
  ...layout.columns(`${extent(192)} minmax(0, 1fr)`, 20),
  alignItems: "center",
  ...layout.oneColumn(below.sm),
});
globalStyle(`${qr} img`, { ...layout.square(192), borderRadius: radius[2], background: "#FFFFFF" });
export const secret = style({ ...type("small", 600), letterSpacing: ".06em", overflowWrap: "anywhere" });

export const codes = style({
  ...layout.columns("1fr 1fr", 8, 24),
  ...layout.rounded(3, 16, 20),
  background: vars.color.surface2,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
});
