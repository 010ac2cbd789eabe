import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import {
  from,
  reducedMotion,
  duration,
  ease,
  palette,
  radius,
  below,
  space,
  extent,
  edge,
  fontSize,
  fixed,
} from "#web/styles/tokens.ts";
import { forcedColors } from "../layout/media.ts";
import { layout, type, lettering } from "#web/styles/declarations.ts";

const inView = createVar();
const gap = createVar();
const at = createVar();
const slot = `((100% - (${inView} - 1) * ${gap}) / ${inView})`;

/** 1 card in view, 2 from 640 px, 3 from 768 px, 4 from 1024 px. */
export const view = style({
  vars: { [inView]: "1", [gap]: fixed.cardGap },
  borderRadius: radius[3],
  ...layout.scrolled,
  scrollSnapType: "x mandatory",
  "@media": {
    [from.sm]: { vars: { [inView]: "2", [gap]: fixed.cardGapFromSm } },
    [from.md]: { vars: { [inView]: "3", [gap]: fixed.cardGapFromMd } },
    [from.lg]: { vars: { [inView]: "4", [gap]: fixed.cardGapFromMd } },
  },
  /* Without scripts the row scrolls. */
  selectors: { "&[data-live]": { overflow: "hidden", scrollSnapType: "none", touchAction: "pan-y" } },
});

export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: `calc(${slot})`,
  gap,
  transform: `translateX(calc(-1 * ${at} * (${slot} + ${gap})))`,
  selectors: {
    '&[data-moves="slide"]': { transition: `transform ${duration[3]} ${ease.out}` },
    "&[data-dragged]": { userSelect: "none", cursor: "grabbing" },
  },
  "@media": {
    print: { gridAutoFlow: "row", gridTemplateColumns: "repeat(4, 1fr)", gap: space(16), transform: "none" },
  },
});

/** Position 4 is the first card again, so that the row never slides backwards. */
export const position = styleVariants({ 0: "0", 1: "1", 2: "2", 3: "3", 4: "4" }, (place) => ({
  vars: { [at]: place },
}));

export const slide = style({
  scrollSnapAlign: "start",
  minWidth: 0,
  "@media": { print: { selectors: { "&[data-repetition]": { display: "none" } } } },
});

export const card = style({
  position: "relative",
  display: "block",
  height: fixed.serviceCardHeight,
  maxWidth: fixed.serviceCard,
  marginInline: "auto",
  containerType: "inline-size",
  borderRadius: radius[3],
  overflow: "hidden",
  background: palette.ink[900],
  color: "#FFFFFF",
  "::after": {
    ...layout.pseudo,
    inset: "auto 0 0",
    height: edge(4),
    background: palette.accent[600],
    transform: "scaleX(0)",
    transformOrigin: "0 50%",
    transition: `transform ${duration[3]} ${ease.out}`,
  },
  selectors: {
    "&:hover::after, &:focus-visible::after": { transform: "scaleX(1)" },
    "&:focus-visible": { outlineOffset: edge(-4), outlineColor: palette.sea[300] },
  },
  "@media": { print: { height: "auto" } },
});
globalStyle(`${card} img`, {
  ...layout.fullSize,
  objectFit: "cover",
  transition: `transform ${duration[4]} ${ease.out}`,
  "@media": { print: { height: extent(144) } },
});
globalStyle(`${card}:hover img`, { transform: "scale(1.035)" });

export const slideText = style({
  position: "absolute",
  inset: "auto 0 0",
  padding: `${extent(112)} min(${space(24)}, 7.5cqi) ${space(24)}`,
  ...layout.stack(12),
  background: "linear-gradient(180deg, rgb(6 16 27 / 0), rgb(6 16 27 / .86) 52%, rgb(6 16 27 / .96))",
  "@media": { print: { position: "static", padding: space(8, 0) } },
});
export const title = style({
  display: "flex",
  alignItems: "flex-end",
  minHeight: "2.2em",
  fontSize: `min(${fontSize.figure}, 11.5cqi)`,
  lineHeight: 1.1,
  fontWeight: 630,
  ...lettering("110%", "-.02em"),
  textWrap: "balance",
});
export const more = style({ ...layout.inlineRow(6), ...type("ui", 580), "@media": { print: { display: "none" } } });

/* Controls that need scripts keep their room until then, so that nothing moves. */
const whenLive = { selectors: { "&:not([data-shown])": { visibility: "hidden" } } } as const;

export const controls = style([{ ...layout.flex(8), flex: "none" }, whenLive]);
/** Under reduced motion nothing plays. */
export const playControl = style({ display: "grid", "@media": { [reducedMotion]: { display: "none" } } });
export const bars = style([
  {
    ...layout.columns(`repeat(4, minmax(0, ${extent(56)}))`, 8),
    padding: `${space(8)} min(${space(40)}, 15%) 0 0`,
    marginBottom: space(-8),
  },
  whenLive,
]);
export const bar = style({
  display: "grid",
  alignItems: "center",
  height: extent(44),
  transition: `transform ${duration[2]}`,
  "::before": {
    content: "",
    height: edge(4),
    background: palette.slate[400],
    transformOrigin: "0 0",
    transition: `background-color ${duration[2]}, transform ${duration[2]}`,
  },
  "@media": {
    [forcedColors]: {
      "::before": { background: "CanvasText" },
      selectors: { "&[aria-current]::before": { background: "Highlight" } },
    },
  },
  selectors: {
    "&[aria-current]::before": { background: palette.accent[600], transform: "scaleX(1.714)" },
    "&:hover:not([aria-current])::before": { background: vars.color.text2 },
  },
});
globalStyle(`${bar}[aria-current] ~ ${bar}`, { transform: "translateX(71.4%)" });

export const services = style({ paddingBlock: space(48, 40), "@media": { [below.sm]: { paddingTop: space(40) } } });
