import { globalStyle, style } from "@vanilla-extract/css";
import { region as toasts } from "#web/components/toast-region/toast-region.css.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, layer, space, fontSize, edge, shadow } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const summary = style([
  card,
  {
    position: "sticky",
    top: space(88),
    padding: space(20, 24),
    "@media": { [below.xl]: { position: "static" }, [below.sm]: { display: "none" } },
  },
]);

export const journey = style({ marginTop: space(16) });

export const stopText = style({ ...layout.centredColumns("minmax(0, 1fr) auto"), width: "100%" });
globalStyle(`${stopText} > small`, { ...quiet("caption", undefined, 1.3) });

export const stopName = style({ gridColumn: 1, fontWeight: 600, lineHeight: 1.3 });
export const stopCode = style({ gridColumn: 2, gridRow: "1 / span 2", fontSize: fontSize.caption });
export const unchosen = style({ color: vars.color.text2, fontWeight: 480 });

export const facts = style({ ...layout.ruled(12, 20) });

export const load = style({ margin: space(20, 0) });
export const saved = style([text.caption, { textAlign: "center", color: vars.color.text2 }]);

export const bar = style({
  display: "none",
  "@media": {
    [below.sm]: {
      position: "sticky",
      bottom: 0,
      zIndex: layer.bar - 10,
      ...layout.centredColumns("1fr auto", 12),
      margin: space(8, -20, 0),
      padding: space(12, 20),
      background: vars.color.surface,
      borderTop: `${edge(3)} solid ${vars.color.accent}`,
      boxShadow: shadow.bar,
    },
  },
});

export const barLoad = style({ display: "block", ...type("ui", 640, 1.3) });
export const clearRow = style({
  display: "none",
  "@media": { [below.sm]: { ...layout.stack(4), textAlign: "center" } },
});

/* On a phone toasts are above the search bar. */
globalStyle(`body:has(${bar}) ${toasts}:not([data-side=top])`, { "@media": { [below.sm]: { bottom: space(96) } } });
