import { globalStyle, style } from "@vanilla-extract/css";
import { layout, rule, type } from "#web/styles/declarations.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, edge, extent, fontSize, layer, palette, radius, space } from "#web/styles/tokens.ts";

export const bar = style({ position: "sticky", top: 0, zIndex: layer.bar, background: vars.color.bar });

/* The links are a second line of the bar: a field that is scrolled to the top stays below it. */
globalStyle("html", { "@media": { [below.xl]: { scrollPaddingTop: space(96) } } });

export const inside = style({
  ...layout.row(20),
  minHeight: extent(48),
  paddingInline: space(24),
  "@media": {
    [below.xl]: { flexWrap: "wrap", gap: space(4, 16) },
    [below.lg]: { paddingInline: space(16) },
  },
});

/* A long name of the company gives way to the links. */
export const home = style({
  ...layout.inlineRow(8),
  minHeight: extent(44),
  minWidth: extent(128),
  color: "#FFFFFF",
  flex: "0 1 auto",
});
globalStyle(`${home} > span:first-child`, { minWidth: 0 });
globalStyle(`${home} > span:first-child > span`, layout.oneLine);
globalStyle(`${home} svg`, { width: extent(24), height: extent(24), flex: "none" });

export const tag = style({
  ...layout.rounded(1, 4, 6),
  background: "rgb(255 255 255 / .14)",
  ...type("micro", 620, 1),
  color: "#FFFFFF",
});

export const links = style({
  ...layout.flex(0),
  alignSelf: "stretch",
  flex: "1 0 auto",
  "@media": { [below.xl]: { order: 5, flexBasis: "100%", flexShrink: 1, minWidth: 0, ...layout.scrolled } },
});

export const link = style({
  position: "relative",
  ...layout.inlineRow(),
  minHeight: extent(40),
  paddingInline: space(12),
  ...type("small", 560),
  color: "#C3CCD5",
  "@media": { [below.xl]: { paddingInline: space(8) } },
  selectors: {
    "&:hover": { color: "#FFFFFF" },
    "&[aria-current]": { color: "#FFFFFF", fontWeight: 640 },
    "&[aria-current]::after": { ...layout.bottomBar(6, 3, palette.accent[500]) },
  },
});

/* The room that a long name of the company needs. */
export const narrow = style({});
globalStyle(`${narrow} ${link}`, { paddingInline: space(8) });
globalStyle(`${inside}${narrow}`, { columnGap: space(12) });
globalStyle(`${narrow} ${home} > span:first-child`, { fontSize: fontSize.h3 });

export const clock = style({ ...type("caption"), color: "#C3CCD5", whiteSpace: "nowrap", ...layout.hidden(below.xl) });
globalStyle(`${clock} b`, { color: "#FFFFFF", fontWeight: 620 });

export const end = style({ ...layout.row(16), flex: "none", marginInlineStart: "auto" });

export const page = style({
  ...type("small", undefined, 1.4),
  padding: space(0, 24, 32),
  outline: "none",
  "@media": { [below.lg]: { paddingInline: space(16) } },
});

export const head = style({ ...layout.spreadWrapped(12, 32), alignItems: "flex-start", padding: space(20, 0, 16) });
export const note = style({ marginTop: space(2), maxWidth: extent(1056), color: vars.color.text2 });

export const centred = style({ ...layout.centred, minHeight: "70dvh", outline: "none" });

export const keyList = style({ ...layout.stack(8) });
globalStyle(`${keyList} > div`, { ...layout.columns(`${extent(64)} 1fr`, 12), alignItems: "center" });

export const kbd = style({
  ...layout.inlineCentred,
  minWidth: extent(24),
  padding: space(2, 6),
  border: rule.line2,
  borderRadius: radius[1],
  background: vars.color.surface2,
  fontFamily: "inherit",
  fontSize: fontSize.micro,
  boxShadow: `0 ${edge(1)} 0 ${vars.color.line2}`,
});
