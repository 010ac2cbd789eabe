import { style, keyframes } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";
import { below, palette, radius, duration, ease, layer } from "./tokens.ts";

export const wrap = style({
  width: "min(84rem, 100% - 6rem)",
  marginInline: "auto",
  "@media": { [below.lg]: { width: "calc(100% - 4rem)" }, [below.sm]: { width: "calc(100% - 2.5rem)" } },
});

/** White text and a focus ring that is visible on dark backgrounds. */
export const onInk = style({ color: "#FFFFFF", vars: { [vars.color.focus]: palette.sea[300] } });

/** Never a card inside a card. */
export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.rest,
});

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const popover = style({
  zIndex: layer.popover,
  display: "flex",
  flexDirection: "column",
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  outline: "none",
  animation: `${arrive} ${duration[1]} ${ease.out}`,
});

export const asWideAsTrigger = style({ width: "var(--trigger-width)", minWidth: "16rem" });
