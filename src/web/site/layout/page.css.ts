import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, coarsePointer, palette, fontSize, space, edge, extent, onInkText } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, type } from "#web/styles/declarations.ts";

export const main = style({ display: "block", "@media": { [below.tiny]: { overflowWrap: "anywhere" } } });
/* At twice the text size the longest word of a title still fits a phone. */
globalStyle(`${main} .${text.title}`, { "@media": { [below.sm]: { fontSize: `min(${fontSize.title}, 11vw)` } } });

/* Printed black on white, without controls. */
globalStyle(`${main}, ${main} *`, {
  "@media": { print: { color: "#000 !important", background: "none !important", boxShadow: "none !important" } },
});
globalStyle(`${main} button`, { "@media": { print: { display: "none !important" } } });
globalStyle(`${main} :is(li, figure, picture)`, { "@media": { print: { breakInside: "avoid" } } });
globalStyle(`${main} :is(h2, h3)`, { "@media": { print: { breakAfter: "avoid" } } });

export const section = style({
  paddingBlock: space(88),
  "@media": { [below.sm]: { paddingBlock: space(56) }, print: { paddingBlock: space(24) } },
});

export const sectionHead = style({
  ...layout.spread(32),
  alignItems: "flex-end",
  marginBottom: space(32),
  "@media": { [below.sm]: { gap: space(16), marginBottom: space(24) }, [below.tiny]: { flexWrap: "wrap" } },
});

export const masthead = style({
  background: palette.ink[900],
  paddingBlock: space(32, 64),
  borderBottom: `${edge(4)} solid ${palette.accent[600]}`,
  "@media": { [below.sm]: { paddingBlock: space(16, 40) } },
});
export const mastheadLead = style({
  marginTop: space(20),
  ...layout.measure(640),
  ...type("lead", undefined, 1.5),
  color: onInkText.strong,
});
export const crumbs = style({
  ...layout.baselineRow(4, 8),
  marginBottom: space(24),
  fontSize: fontSize.small,
  color: onInkText.quiet,
});
export const step = style({ ...layout.inlineFlex(8), alignItems: "baseline" });
export const crumb = style({
  position: "relative",
  ...layout.inlineRow(),
  minHeight: extent(24),
  ...layout.underline,
  /* A larger touch target. */
  "@media": {
    [coarsePointer]: {
      "::after": {
        ...layout.pseudo,
        left: "50%",
        top: "50%",
        width: `max(100%, ${extent(44)})`,
        height: extent(44),
        translate: "-50% -50%",
      },
    },
  },
});
export const eyebrow = style({ ...type("ui", 620), color: vars.color.accentText, marginBottom: space(16) });
