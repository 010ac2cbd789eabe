import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const overview = style([card, { marginTop: "1.25rem", overflow: "hidden" }]);

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".875rem 1.5rem",
  padding: "1.375rem 1.5rem 0",
  "@media": { [below.sm]: { display: "grid", padding: "1.125rem 1rem 0" } },
});

export const booking = style([text.h2, { overflowWrap: "anywhere" }]);

export const state = style({ marginTop: ".125rem", color: vars.color.text2 });
export const strong = style({ color: vars.color.text, fontWeight: 620 });

export const lastUpdated = style([text.small, { marginTop: ".25rem", color: vars.color.text2 }]);

export const notes = style({
  display: "grid",
  gap: ".75rem",
  padding: "1rem 1.5rem 0",
  "@media": { [below.sm]: { padding: ".875rem 1rem 0" } },
});

export const routeOverview = style({
  padding: "2.125rem 1.5rem 1.5rem",
  "@media": { [below.lg]: { paddingTop: "1.25rem" }, [below.sm]: { padding: "1.125rem 1rem 1rem" } },
});

const upright = below.lg;

export const stop = style({
  display: "grid",
  justifyItems: "start",
  textAlign: "start",
  maxWidth: "14rem",
  "@media": {
    [upright]: { maxWidth: "none", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: ".75rem" },
  },
});

export const role = style({
  display: "flex",
  gap: ".5rem",
  alignItems: "baseline",
  fontSize: ".8125rem",
  whiteSpace: "nowrap",
  "@media": { [upright]: { flexWrap: "wrap", columnGap: ".5rem", rowGap: 0, minWidth: 0, whiteSpace: "normal" } },
});
export const roleCode = style({
  fontWeight: 680,
  fontStretch: "88%",
  letterSpacing: ".04em",
  textDecoration: "none",
  color: vars.color.text2,
});
export const reached = style({ color: vars.color.accentText });
export const roleText = style({ color: vars.color.text2 });

export const name = style({
  fontSize: "1.1875rem",
  fontWeight: 640,
  fontStretch: "104%",
  letterSpacing: "-.01em",
  lineHeight: 1.3,
  overflowWrap: "anywhere",
  "@media": { [upright]: { gridColumn: 1, fontSize: "1.0625rem" } },
});
export const country = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 .5rem",
  alignItems: "baseline",
  fontSize: ".9375rem",
  color: vars.color.text2,
  "@media": { [upright]: { gridColumn: 1, fontSize: ".875rem" } },
});
export const moment = style({
  marginTop: ".375rem",
  fontSize: ".875rem",
  fontWeight: 580,
  "@media": {
    [upright]: { gridColumn: 2, gridRow: "1 / span 2", margin: 0, fontSize: ".8125rem", fontWeight: 540 },
  },
});

export const leg = style({
  display: "inline-flex",
  gap: ".375rem",
  alignItems: "center",
  maxWidth: "100%",
  fontSize: ".8125rem",
  lineHeight: 1.3,
  color: vars.color.text2,
  textAlign: "start",
});
export const legUnderWay = style({ marginTop: ".75rem", "@media": { [upright]: { marginTop: ".25rem" } } });

export const page = style({
  padding: "2.25rem 0 5rem",
  outline: "none",
  "@media": { [below.sm]: { paddingTop: "1.25rem" } },
});

export const back = style({ margin: "-.75rem 0 .5rem -.875rem", "@media": { [below.sm]: { marginTop: "-.5rem" } } });

export const instead = style({ marginTop: "1.25rem" });

export const placeholder = style({ minHeight: "50dvh" });

export const skeletonRoute = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "1rem",
  padding: "2rem 1.5rem",
});
export const skeletonMap = style({ overflow: "hidden" });
export const skeletonRow = style({
  display: "flex",
  gap: "3rem",
  padding: "1.125rem 1.5rem",
  borderTop: `1px solid ${vars.color.line}`,
});
