import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, radius, space, extent, edge, fontSize, drawn, onInkText } from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { lastStation, timelineStation, timelineStroke, uprightStroke } from "../layout/declarations.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const intro = style({
  ...layout.centredColumns("minmax(0, 1fr) minmax(0, 1fr)", 64),
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(40) } },
});
export const body = style({ marginTop: space(16), ...layout.measure(672), color: vars.color.text2 });
export const figure = style({
  containerType: "inline-size",
  padding: space(32),
  ...layout.surface("line", 3),
  boxShadow: vars.shadow.rest,
  "@media": { [below.sm]: { padding: space(20) } },
});
export const caption = style({ marginTop: space(20), ...quiet("small"), textWrap: "pretty" });
export const diagram = style({ width: "100%", height: "auto", overflow: "visible" });
/* Text never gets smaller than 12 px. */
globalStyle(`${diagram} text`, {
  fontSize: drawn(13),
  fill: palette.ink[900],
  "@container": { [below.plan]: { fontSize: drawn(17.5) }, [below.planNarrow]: { fontSize: drawn(22.5) } },
});
globalStyle(`${diagram} text[data-lower]`, { "@container": { [below.plan]: { transform: "translateY(1.4em)" } } });
globalStyle(`${diagram} text[data-quiet]`, { fill: palette.slate[500] });
globalStyle(`${diagram} text[data-strong]`, { fontWeight: 640 });
globalStyle(`${diagram} text[data-light]`, { fill: palette.sand[0], fontWeight: 600 });

export const facts = style({ background: palette.sand[100] });
export const columns = style({
  ...layout.columns("repeat(2, minmax(0, 1fr))", 48, 64),
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space(40) } },
});
export const list = style({ marginTop: space(16), ...layout.stack(12), color: vars.color.text2 });
export const point = style({
  position: "relative",
  paddingInlineStart: space(24),
  textWrap: "pretty",
  "::before": {
    ...layout.pseudo,
    left: 0,
    top: ".55em",
    ...layout.square(8),
    background: palette.accent[600],
    printColorAdjust: "exact",
  },
});
export const cutOffs = style({
  ...layout.columns("repeat(5, minmax(0, 1fr))"),
  marginTop: space(32),
  ...layout.oneColumn(below.lg),
});
export const cutOff = style({
  position: "relative",
  padding: space(24, 20, 24, 0),
  "::before": { ...timelineStroke, right: 0, top: `calc(${extent(16)} / 2 - ${edge(1)})` },
  "::after": timelineStation,
  selectors: {
    "&:last-child::before": { right: "60%" },
    "&:last-child::after": lastStation,
  },
  "@media": {
    [forcedColors]: { "::before": { background: "CanvasText" } },
    [below.lg]: {
      padding: space(0, 0, 24, 32),
      "::before": { ...uprightStroke, top: space(8), bottom: space(-8) },
      "::after": { top: space(2) },
      selectors: { "&:last-child": { paddingBottom: 0 }, "&:last-child::before": { display: "none" } },
    },
  },
});
globalStyle(`${cutOff} > h3`, { "@media": { [below.tiny]: { fontSize: `min(${fontSize.h3}, 8vw)` } } });
export const when = style({ ...type("small", 620), color: vars.color.accentText });
export const cutOffText = style({ marginTop: space(4), ...quiet("ui"), textWrap: "pretty" });
export const ways = style({ ...layout.wrapped(12), marginTop: space(24) });
export const closing = style({
  background: palette.ink[900],
  paddingBlock: space(64),
  "@media": { print: { display: "none" } },
});
export const closingText = style({ marginTop: space(12), ...layout.measure(640), color: onInkText.strong });

export const sizes = style({ ...layout.columns(`repeat(auto-fill, minmax(min(${extent(176)}, 100%), 1fr))`, 20, 24) });

export const rows = style({ ...layout.stack(80), "@media": { [below.sm]: { gap: space(56) } } });
export const row = style({
  ...layout.centredColumns(`minmax(0, ${extent(320)}) minmax(0, 1fr)`, 64),
  "@media": { [below.lg]: { gap: space(32) }, [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const picture = style({ borderRadius: radius[3], overflow: "hidden" });
globalStyle(`${picture} img`, { width: "100%", height: extent(352), objectFit: "cover" });
export const stepText = style({ marginTop: space(16), maxWidth: extent(704), color: vars.color.text2 });
export const overviewFacts = style({ marginTop: space(20), ...layout.stack(8) });
export const fact = style({
  ...layout.columns(`${extent(128)} minmax(0, 1fr)`, 16),
  "@media": { [below.xs]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const term = style({ color: vars.color.text2 });
export const more = style({ display: "flex", marginTop: space(24) });
