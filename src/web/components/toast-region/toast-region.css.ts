import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, from, duration, ease, layer, radius } from "#web/styles/tokens.ts";

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
const leave = keyframes({ to: { opacity: 0, transform: "translateX(1rem)" } });
const runDown = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

/** Above dialogs, which may have caused the message. */
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  top: "5rem",
  right: "1.5rem",
  width: "min(24rem, 100vw - 3rem)",
  pointerEvents: "none",
  selectors: { "&[data-side='bottom']": { top: "auto", bottom: "1.5rem" } },
  "@media": {
    [below.sm]: {
      inset: "auto 1.25rem 1.25rem",
      width: "auto",
      selectors: { "&[data-side='top']": { top: "4.5rem", bottom: "auto" } },
    },
    print: { display: "none" },
  },
});

/* An empty stack stays in the accessibility tree: a live region must exist before its first message. */
export const stack = style({
  display: "grid",
  gap: ".75rem",
  selectors: { "&:not(:empty) + &:not(:empty)": { marginTop: ".75rem" } },
});

const toastBase = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: ".75rem",
  alignItems: "start",
  padding: ".875rem .75rem .875rem 1rem",
  borderRadius: radius[3],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line2}`,
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  fontSize: ".9375rem",
  lineHeight: 1.4,
  pointerEvents: "auto",
  animation: `${arrive} ${duration[3]} ${ease.out}`,
  selectors: {
    "&[data-phase='leaving']": { animation: `${leave} ${duration[3]} ${ease.in} forwards` },
  },
});

export const actionToast = style([
  toastBase,
  {
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    alignItems: "center",
    color: vars.color.text,
    "@media": {
      [`${from.sm} and ${below.xl}`]: {
        position: "fixed",
        inset: ".5rem 1.5rem auto auto",
        width: "min(42rem, 100vw - 3rem)",
        minHeight: "3rem",
        paddingBlock: ".25rem",
        lineHeight: 1.25,
      },
    },
  },
]);
export const actionDetail = style({
  display: "block",
  color: vars.color.text2,
  fontSize: ".8125rem",
  "@media": { [`${from.sm} and ${below.xl}`]: { display: "inline", marginInlineStart: ".625rem" } },
});
export const shortcut = style({
  marginInlineStart: ".25rem",
  padding: ".0625rem .25rem",
  borderRadius: "3px",
  boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
  fontSize: ".75rem",
  fontWeight: 600,
  color: vars.color.text2,
  "@media": { [below.sm]: { display: "none" }, [coarsePointer]: { display: "none" } },
});

export const toast = styleVariants(vars.tone, (tone) => [toastBase, { color: tone.text }]);
export const content = style({ color: vars.color.text, minWidth: 0 });
export const fieldList = style({ listStyle: "none", margin: ".375rem 0 0", padding: 0 });
export const fieldLink = style({
  display: "block",
  width: "100%",
  paddingBlock: ".25rem",
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: ".1875rem",
  cursor: "pointer",
});
export const close = style({ marginBlock: "-.1875rem" });

export const countdown = style({
  position: "absolute",
  inset: "auto 0 0 0",
  height: "3px",
  background: "currentColor",
  transformOrigin: "0 50%",
  animation: `${runDown} 4s linear forwards`,
  selectors: {
    "[data-list] > &": { animationDuration: "12s" },
    [`${region}:hover &, ${region}:focus-within &`]: { animationPlayState: "paused" },
  },
});

export const actionCountdown = style({
  position: "absolute",
  inset: "auto 0 0 0",
  height: "3px",
  background: vars.color.accent,
  transformOrigin: "0 50%",
  animation: `${runDown} linear forwards`,
  selectors: {
    [`${actionToast}:hover &, ${actionToast}:focus-within &`]: { animationPlayState: "paused" },
  },
});
