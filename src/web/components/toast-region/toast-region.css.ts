import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, from, duration, ease, layer, space, extent, edge } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${space(-8)})` } });
const leave = keyframes({ to: { opacity: 0, transform: `translateX(${space(16)})` } });
const runDown = keyframes({ from: { transform: "scaleX(1)" }, to: { transform: "scaleX(0)" } });

/** Above dialogs, which may have caused the message. */
export const region = style({
  position: "fixed",
  zIndex: layer.toast,
  top: space(80),
  right: space(24),
  width: `min(${extent(384)}, 100vw - ${extent(48)})`,
  pointerEvents: "none",
  selectors: { "&[data-side='bottom']": { top: "auto", bottom: space(24) } },
  "@media": {
    [below.sm]: {
      inset: space("auto", 20, 20),
      width: "auto",
      selectors: { "&[data-side='top']": { top: space(72), bottom: "auto" } },
    },
    print: { display: "none" },
  },
});

/* An empty stack stays in the accessibility tree: a live region must exist before its first message. */
export const stack = style({
  ...layout.stack(12),
  selectors: { "&:not(:empty) + &:not(:empty)": { marginTop: space(12) } },
});

const toastBase = style({
  position: "relative",
  ...layout.startColumns("auto 1fr auto", 12),
  padding: space(12, 12, 12, 16),
  ...layout.surface("line2", 3),
  boxShadow: vars.shadow.floating,
  overflow: "hidden",
  ...type("ui", undefined, 1.4),
  pointerEvents: "auto",
  animation: `${arrive} ${duration[3]} ${ease.out}`,
  selectors: { "&[data-phase='leaving']": { animation: `${leave} ${duration[3]} ${ease.in} forwards` } },
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
        inset: space(8, 24, "auto", "auto"),
        width: `min(${extent(672)}, 100vw - ${extent(48)})`,
        minHeight: extent(48),
        paddingBlock: space(4),
        lineHeight: 1.25,
      },
    },
  },
]);
export const actionDetail = style({
  display: "block",
  ...quiet("caption"),
  "@media": { [`${from.sm} and ${below.xl}`]: { display: "inline", marginInlineStart: space(8) } },
});
export const shortcut = style({
  marginInlineStart: space(4),
  ...layout.rounded("small", 2, 4),
  boxShadow: `inset 0 0 0 ${edge(1)} ${vars.color.line2}`,
  ...quiet("micro", 600),
  "@media": { [below.sm]: { display: "none" }, [coarsePointer]: { display: "none" } },
});

export const toast = styleVariants(vars.tone, (tone) => [toastBase, { color: tone.text }]);
export const content = style({ color: vars.color.text, minWidth: 0 });
export const fieldList = style({ margin: space(6, 0, 0) });
export const fieldLink = style({
  display: "block",
  width: "100%",
  paddingBlock: space(4),
  font: "inherit",
  textAlign: "start",
  ...layout.underline,
  cursor: "pointer",
});
export const close = style({ marginBlock: space(-2) });

export const countdown = style({
  position: "absolute",
  inset: "auto 0 0 0",
  height: edge(3),
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
  height: edge(3),
  background: vars.color.accent,
  transformOrigin: "0 50%",
  animation: `${runDown} linear forwards`,
  selectors: { [`${actionToast}:hover &, ${actionToast}:focus-within &`]: { animationPlayState: "paused" } },
});
