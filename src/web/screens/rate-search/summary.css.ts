import { globalStyle, style } from "@vanilla-extract/css";
import { region as toasts } from "#web/components/toast-region/toast-region.css.ts";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, layer } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const summary = style([
  card,
  {
    position: "sticky",
    top: "5.5rem",
    padding: "1.25rem 1.5rem",
    "@media": { [below.xl]: { position: "static" }, [below.sm]: { display: "none" } },
  },
]);

export const journey = style({ marginTop: "1rem" });

export const stopText = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  width: "100%",
});
globalStyle(`${stopText} > small`, { fontSize: ".8125rem", lineHeight: 1.3, color: vars.color.text2 });

export const stopName = style({ gridColumn: 1, fontWeight: 600, lineHeight: 1.3 });
export const stopCode = style({ gridColumn: 2, gridRow: "1 / span 2", fontSize: ".8125rem" });
export const unchosen = style({ color: vars.color.text2, fontWeight: 480 });

export const facts = style({
  marginTop: "1.25rem",
  paddingTop: ".875rem",
  borderTop: `1px solid ${vars.color.line}`,
});

export const load = style({ margin: "1.375rem 0 1.25rem" });
export const actions = style({ display: "grid", gap: ".25rem" });
export const saved = style([text.caption, { textAlign: "center", color: vars.color.text2 }]);

export const bar = style({
  display: "none",
  "@media": {
    [below.sm]: {
      position: "sticky",
      bottom: 0,
      zIndex: layer.bar - 10,
      display: "grid",
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      gap: ".75rem",
      margin: ".5rem -1.25rem 0",
      padding: ".75rem 1.25rem",
      background: vars.color.surface,
      borderTop: `3px solid ${vars.color.accent}`,
      boxShadow: "0 -12px 32px -12px rgb(11 26 43 / .16)",
    },
  },
});

export const barLoad = style({ display: "block", fontSize: ".9375rem", fontWeight: 640, lineHeight: 1.3 });
export const barRoute = style({ fontSize: ".8125rem", color: vars.color.text2 });
export const clearRow = style({
  display: "none",
  "@media": { [below.sm]: { display: "grid", gap: ".25rem", textAlign: "center" } },
});

/* On a phone toasts are above the search bar. */
globalStyle(`body:has(${bar}) ${toasts}`, { "@media": { [below.sm]: { bottom: "6.25rem" } } });
