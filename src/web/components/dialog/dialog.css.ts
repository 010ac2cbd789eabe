import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";
import {
  below,
  from,
  duration,
  ease,
  layer,
  radius,
  space,
  extent,
  fontSize,
  edge,
  shadow,
} from "../../styles/tokens.ts";
import { layout, quiet } from "#web/styles/declarations.ts";

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space(8)})` } });
const slideUp = keyframes({ from: { transform: "translateY(100%)" } });
const slideDown = keyframes({ to: { transform: "translateY(100%)" } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  height: "100dvh",
  zIndex: layer.dialog,
  ...layout.columns("minmax(0, 1fr)"),
  // Wide content scrolls inside the dialog.

  placeItems: "center",
  padding: space(32),
  background: vars.color.scrim,
  overflow: "auto",
  selectors: {
    "&[data-entering]": { animation: `${fadeIn} ${duration[2]} ${ease.out}` },
    "&[data-exiting]": { animation: `${fadeOut} ${duration[1]} ${ease.in}` },
  },
  "@media": { [below.sm]: { padding: 0, placeItems: "end stretch" } },
});

const frame = style({
  position: "relative",
  maxHeight: `calc(100dvh - ${extent(64)})`,
  display: "flex",
  flexDirection: "column",
  ...layout.filled("surface", 4),
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  overflow: "clip",
  selectors: {
    "&[data-entering]": { animation: `${rise} ${duration[3]} ${ease.out}` },
    "&[data-exiting]": { animation: `${fadeOut} ${duration[1]} ${ease.in}` },
  },
  "@media": {
    [below.sm]: {
      width: "100%",
      maxHeight: "92dvh",
      borderRadius: `${radius[5]} ${radius[5]} 0 0`,
      selectors: {
        "&[data-entering]": { animation: `${slideUp} ${duration[3]} ${ease.out}` },
        "&[data-exiting]": { animation: `${slideDown} ${duration[2]} ${ease.in}` },
      },
    },
  },
});

const width = (rem: string) => [frame, { "@media": { [from.sm]: { width: `min(100%, ${rem})` } } }];

export const size = styleVariants({
  confirm: width(extent(496)),
  booking: width(extent(992)),
  breakdown: width(extent(928)),
  details: width(extent(1024)),
  files: width(extent(960)),
  compare: width(extent(1056)),
});

export const bare = style({ background: "none", boxShadow: "none", overflow: "visible", filter: shadow.cutOut });

/** Long content scrolls inside, so that its last button can be reached on any screen. */
export const bareBody = style({ overflowY: "auto", overscrollBehavior: "contain" });

export const dialog = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  outline: "none",
  borderRadius: "inherit",
});

export const head = style({
  ...layout.spread(16),
  alignItems: "flex-start",
  padding: space(24, 20, 16, 24),
  "@media": { [below.sm]: { padding: space(20, 12, 16, 20) } },
});

export const headAction = style({ marginInlineStart: "auto", padding: space(4, 0), fontSize: fontSize.small });
export const close = style({ margin: space(-6, 0) });

export const kicker = style(quiet("caption", 560));
export const heading = style({ ...layout.row(12), marginTop: space(4) });

export const subtitle = style({ marginTop: space(4), ...quiet("small", undefined, 1.45) });

const scroller = style({
  overflow: "auto",
  minHeight: 0,
  overscrollBehavior: "contain",
  // Outside, the dialog's edge would clip it.
  selectors: { "&:focus-visible": { outlineOffset: edge(-3) } },
});

export const body = styleVariants({
  padded: [scroller, { padding: space(0, 24, 24), "@media": { [below.sm]: { paddingInline: space(20) } } }],
  flush: [scroller],
});

export const foot = style({
  ...layout.endWrappedRow(12),
  ...layout.ruledRow(16, 24),
  background: vars.color.surface,
  "@media": { [below.sm]: { padding: space(16, 20, 20) } },
});

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/* Neither takes the focus nor covers anything; code that arrives at once shows nothing of it. */
export const waiting = style({
  position: "fixed",
  insetInline: 0,
  bottom: "40dvh",
  width: "fit-content",
  marginInline: "auto",
  ...layout.rounded(3, 12, 20),
  zIndex: layer.dialog,
  pointerEvents: "none",
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  animation: `${appear} .15s step-end both`,
});

export const unavailable = style({ ...layout.stack(16), alignItems: "flex-start", padding: space(24) });
