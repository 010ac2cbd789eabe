import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { duration, ease, layer, radius } from "#web/styles/tokens.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** The sheet under a field or a button: list, calendar, menu. */
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
  selectors: { "&[data-entering]": { animation: `${arrive} ${duration[1]} ${ease.out}` } },
});

/** As wide as the control it hangs from. */
export const asWideAsTrigger = style({ width: "var(--trigger-width)", minWidth: "16rem" });
