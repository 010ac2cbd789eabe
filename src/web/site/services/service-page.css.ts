import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, palette, radius } from "#web/styles/tokens.ts";
import { forcedColors, narrow } from "../layout/media.ts";

export const intro = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "4rem",
  alignItems: "center",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2.5rem" } },
});
export const body = style({ marginTop: "1rem", maxWidth: "42rem", color: vars.color.text2, textWrap: "pretty" });
export const figure = style({
  containerType: "inline-size",
  padding: "2rem",
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius[3],
  boxShadow: vars.shadow.rest,
  "@media": { [below.sm]: { padding: "1.25rem" } },
});
export const caption = style({
  marginTop: "1.25rem",
  fontSize: ".875rem",
  color: vars.color.text2,
  textWrap: "pretty",
});
export const diagram = style({ width: "100%", height: "auto", overflow: "visible" });
/* Text never gets smaller than 12 px. */
globalStyle(`${diagram} text`, {
  fontSize: "13px",
  fill: palette.ink[900],
  "@container": { "(max-width: 27rem)": { fontSize: "17.5px" }, "(max-width: 18.75rem)": { fontSize: "22.5px" } },
});
globalStyle(`${diagram} text[data-lower]`, {
  "@container": { "(max-width: 27rem)": { transform: "translateY(1.4em)" } },
});
globalStyle(`${diagram} text[data-quiet]`, { fill: palette.slate[500] });
globalStyle(`${diagram} text[data-strong]`, { fontWeight: 640 });
globalStyle(`${diagram} text[data-light]`, { fill: palette.sand[0], fontWeight: 600 });

export const facts = style({ background: palette.sand[100] });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "3rem 4rem",
  "@media": { [below.md]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2.5rem" } },
});
export const list = style({ marginTop: "1rem", display: "grid", gap: ".75rem", color: vars.color.text2 });
export const point = style({
  position: "relative",
  paddingInlineStart: "1.5rem",
  textWrap: "pretty",
  "::before": {
    content: "",
    position: "absolute",
    left: 0,
    top: ".55em",
    width: ".5rem",
    height: ".5rem",
    background: palette.red[600],
    printColorAdjust: "exact",
  },
});
export const cutOffs = style({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  marginTop: "2rem",
  "@media": { [below.lg]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const cutOff = style({
  position: "relative",
  padding: "1.75rem 1.25rem 1.5rem 0",
  "::before": {
    content: "",
    position: "absolute",
    left: 0,
    right: 0,
    top: ".4rem",
    height: "2.5px",
    background: palette.ink[900],
    printColorAdjust: "exact",
  },
  "::after": {
    content: "",
    position: "absolute",
    left: 0,
    top: 0,
    width: "1rem",
    height: "1rem",
    borderRadius: "50%",
    background: vars.color.ground,
    border: `2.5px solid ${palette.ink[900]}`,
    printColorAdjust: "exact",
  },
  selectors: {
    "&:last-child::before": { right: "60%" },
    "&:last-child::after": { background: palette.red[600], borderColor: palette.red[600] },
  },
  "@media": {
    [forcedColors]: { "::before": { background: "CanvasText" } },
    [below.lg]: {
      padding: "0 0 1.75rem 2rem",
      "::before": {
        left: ".5rem",
        right: "auto",
        top: ".5rem",
        bottom: "-.5rem",
        width: "2.5px",
        height: "auto",
        translate: "-50% 0",
      },
      "::after": { top: ".15rem" },
      selectors: { "&:last-child": { paddingBottom: 0 }, "&:last-child::before": { display: "none" } },
    },
  },
});
globalStyle(`${cutOff} > h3`, { "@media": { [narrow]: { fontSize: "min(1.0625rem, 8vw)" } } });
export const when = style({ fontSize: ".875rem", fontWeight: 620, color: vars.color.accentText });
export const cutOffText = style({
  marginTop: ".25rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  textWrap: "pretty",
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: ".75rem", marginTop: "1.75rem" });
export const closing = style({
  background: palette.ink[900],
  paddingBlock: "4rem",
  "@media": { print: { display: "none" } },
});
export const closingText = style({ marginTop: ".75rem", maxWidth: "40rem", color: "#DDE3E8", textWrap: "pretty" });

export const sizes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
  gap: "1.25rem 1.5rem",
});

export const rows = style({ display: "grid", gap: "5rem", "@media": { [below.sm]: { gap: "3.5rem" } } });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)",
  gap: "4rem",
  alignItems: "center",
  "@media": {
    [below.lg]: { gap: "2rem" },
    [below.md]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const picture = style({ borderRadius: radius[3], overflow: "hidden" });
globalStyle(`${picture} img`, { width: "100%", height: "22rem", objectFit: "cover" });
export const stepText = style({ marginTop: "1rem", maxWidth: "44rem", color: vars.color.text2 });
export const overviewFacts = style({ marginTop: "1.25rem", display: "grid", gap: ".5rem" });
export const fact = style({
  display: "grid",
  gridTemplateColumns: "8rem minmax(0, 1fr)",
  gap: "1rem",
  "@media": { "(max-width: 22rem)": { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});
export const term = style({ color: vars.color.text2 });
export const more = style({ display: "flex", marginTop: "1.5rem" });
