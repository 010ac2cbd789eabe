import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, from, duration, ease, extent, space, fontSize, fixed } from "#web/styles/tokens.ts";
import { layout, type, lettering } from "#web/styles/declarations.ts";

export const hero = style({
  position: "relative",
  height: fixed.hero,
  "@media": { [below.xl]: { height: "auto" }, print: { height: "auto" } },
});

const night = "rgb(8 16 30 / ";
const side = `max(0px, (100vw - ${extent(1344)}) / 2)`;

export const media = style({
  position: "relative",
  height: "70%",
  overflow: "hidden",
  background: "#1B2233",
  "::before": {
    content: "",
    ...layout.cover,
    zIndex: 1,
    background: `linear-gradient(90deg, ${night}.80), ${night}.66) calc(${side} + ${extent(320)}), ${night}0) calc(${side} + ${extent(736)})), linear-gradient(180deg, ${night}.45), ${night}0) 26%)`,
  },
  "@media": {
    [below.xl]: { height: fixed.heroPicture },
    [`${from.sm} and ${below.lg}`]: {
      "::before": {
        background: `linear-gradient(90deg, ${night}.84), ${night}.72) ${extent(416)}, ${night}0) ${extent(736)})`,
      },
    },
    [below.sm]: {
      "::before": { background: `linear-gradient(180deg, ${night}.66), ${night}.58) 46%, ${night}0) 66%)` },
    },
    print: { height: "auto", "::before": { display: "none" } },
  },
});

const whole = style({
  ...layout.cover,
  ...layout.fullSize,
  objectFit: "cover",
  objectPosition: "100% 62%",
  "@media": {
    [`${from.sm} and ${below.lg}`]: { objectPosition: "78% 62%" },
    [below.sm]: { objectPosition: "60% 100%" },
    print: { display: "none" },
  },
});
export const picture = whole;
/** Hidden until it plays, so that the poster does not flicker. */
export const video = style([
  whole,
  { opacity: 0, transition: `opacity ${duration[4]} ${ease.out}`, selectors: { "&[data-playing]": { opacity: 1 } } },
]);

export const copy = style({
  position: "relative",
  zIndex: 2,
  paddingTop: space(128),
  "@media": { [below.sm]: { paddingTop: space(72) }, print: { paddingTop: space(80) } },
});
/* `&&` outweighs the type role, whichever sheet loads last. */
export const headline = style({
  "@media": { [below.sm]: { selectors: { "&&": { fontSize: `min(${fontSize.heroNarrow}, 16vw)` } } } },
});
export const promise = style({
  marginTop: space(20),
  ...layout.measure(432),
  ...type("lead", undefined, 1.5),
  color: "#F1EEE8",
  "@media": { [below.sm]: { ...type("h3", undefined, 1.4), marginTop: space(12) } },
});

export const pauseButton = style({
  position: "absolute",
  zIndex: 2,
  right: `max(${space(20)}, (100% - ${extent(1344)}) / 2)`,
  bottom: space(88),
  ...layout.circle(44),
  ...layout.centred,
  color: "#FFFFFF",
  background: "rgb(8 16 30 / .5)",
  "@media": { [below.sm]: { bottom: space(64), right: space(12) } },
});

export const low = style({
  position: "relative",
  zIndex: 4,
  height: "30%",
  "@media": { [below.xl]: { height: "auto" }, print: { display: "none" } },
});

export const claims = style({
  position: "relative",
  zIndex: 3,
  ...layout.spreadWrappedRow(8, 24),
  minHeight: extent(72),
  marginTop: space(-96),
  color: vars.color.text2,
  "@media": {
    [below.xl]: { marginTop: space(20) },
    [below.lg]: { fontSize: fontSize.small, columnGap: space(16) },
    [below.sm]: {
      ...layout.columns("auto auto"),
      fontSize: fontSize.ui,
      marginTop: 0,
      paddingTop: space(24),
      justifyContent: "space-between",
    },
    [below.xs]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { marginTop: 0 },
  },
});
export const claim = style({ ...layout.baselineFlex(6) });
globalStyle(`${claim} > b`, {
  color: vars.color.text,
  fontWeight: 680,
  ...lettering("108%", "-.01em"),
  whiteSpace: "nowrap",
});
