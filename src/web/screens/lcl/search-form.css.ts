import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";

export const panel = style([
  card,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    marginTop: "1.5rem",
    "@media": { [below.sm]: { marginTop: "1rem" } },
  },
]);

const inside = { padding: "1.25rem 1.5rem 1rem" } as const;
const insideSmall = { padding: ".875rem 1rem" } as const;

export const fields = style({
  ...inside,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr) 9.5rem 9.5rem",
  gap: "1rem",
  alignItems: "start",
  "@media": {
    [below.lg]: { gridTemplateColumns: "minmax(0, 1fr) 2.5rem minmax(0, 1fr)" },
    [below.sm]: { ...insideSmall, gridTemplateColumns: "minmax(0, 1fr)", gap: ".75rem" },
  },
});

export const swap = style({
  marginTop: "1.6875rem",
  "@media": { [below.sm]: { justifySelf: "center", margin: "-.125rem 0 -.5rem", rotate: "90deg" } },
});

export const load = style({
  display: "grid",
  gridColumn: "span 2",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "start",
  "@media": { [below.lg]: { gridColumn: "1 / -1" } },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: ".75rem",
  padding: "1rem 1.5rem 1.125rem",
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [below.sm]: insideSmall },
});
export const footBelowPanel = style([foot, { borderTop: 0 }]);

export const submit = style({ display: "grid", "@media": { [below.sm]: { flex: 1 } } });

export const hint = style([
  text.caption,
  { flex: "1 1 20rem", color: vars.color.text2, "@media": { [below.sm]: { flexBasis: "100%" } } },
]);

export const working = style({
  marginBlock: ".25rem 1rem",
  padding: ".875rem 1rem .75rem",
  borderRadius: radius[2],
  background: vars.color.surface2,
});

export const steps = style({ marginTop: ".5rem", fontSize: ".875rem", lineHeight: 1.4 });

export const step = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 14rem) minmax(0, 1fr) auto",
  gap: "0 1rem",
  padding: ".3125rem 0",
  borderTop: `1px solid ${vars.color.line2}`,
  "@media": { [below.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const outcome = style({ borderTop: `1.5px solid ${vars.color.text}`, fontWeight: 600 });

export const title = style({ fontWeight: 560 });
export const how = style({
  color: vars.color.text2,
  fontWeight: 400,
  "@media": { [below.sm]: { gridRow: 2, gridColumn: "1 / -1" } },
});
export const result = style({ fontWeight: 600, textAlign: "end", whiteSpace: "nowrap" });
