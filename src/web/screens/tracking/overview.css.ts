import { style } from "@vanilla-extract/css";
import { card } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, quiet, type, lettering } from "#web/styles/declarations.ts";

export const overview = style([card, { marginTop: space(20), overflow: "hidden" }]);

export const head = style({
  ...layout.spreadRow(12, 24),
  padding: space(20, 24, 0),
  "@media": { [below.sm]: { display: "grid", padding: space(16, 16, 0) } },
});

export const booking = style([text.h2, { overflowWrap: "anywhere" }]);

export const state = style({ marginTop: space(2), color: vars.color.text2 });

export const lastUpdated = style([text.small, { marginTop: space(4), color: vars.color.text2 }]);

export const notes = style({
  ...layout.stack(12),
  padding: space(16, 24, 0),
  "@media": { [below.sm]: { padding: space(12, 16, 0) } },
});

export const routeOverview = style({
  padding: space(32, 24, 24),
  "@media": { [below.lg]: { paddingTop: space(20) }, [below.sm]: { padding: space(16) } },
});

const upright = below.lg;

export const stop = style({
  ...layout.startStack(),
  textAlign: "start",
  maxWidth: extent(224),
  "@media": { [upright]: { maxWidth: "none", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space(12) } },
});

export const role = style({
  ...layout.baselineFlex(8),
  fontSize: fontSize.caption,
  whiteSpace: "nowrap",
  "@media": { [upright]: { flexWrap: "wrap", columnGap: space(8), rowGap: 0, minWidth: 0, whiteSpace: "normal" } },
});
export const roleCode = style({
  fontWeight: 680,
  ...lettering("88%", ".04em"),
  color: vars.color.text2,
});
export const reached = style({ color: vars.color.accentText });
export const roleText = style({ color: vars.color.text2 });

export const name = style({
  ...type("lead", 640, 1.3),
  ...lettering("104%", "-.01em"),
  overflowWrap: "anywhere",
  "@media": { [upright]: { gridColumn: 1, fontSize: fontSize.h3 } },
});
export const country = style({
  ...layout.baselineRow(0, 8),
  ...quiet("ui"),
  "@media": { [upright]: { gridColumn: 1, fontSize: fontSize.small } },
});
export const moment = style({
  marginTop: space(6),
  ...type("small", 580),
  "@media": { [upright]: { gridColumn: 2, gridRow: "1 / span 2", margin: 0, ...type("caption", 540) } },
});

export const leg = style({
  ...layout.inlineRow(6),
  maxWidth: "100%",
  ...quiet("caption", undefined, 1.3),
  textAlign: "start",
});
export const legUnderWay = style({ marginTop: space(12), "@media": { [upright]: { marginTop: space(4) } } });

export const page = style({
  padding: space(32, 0, 80),
  outline: "none",
  "@media": { [below.sm]: { paddingTop: space(20) } },
});

export const back = style({ margin: space(-12, 0, 8, -12), "@media": { [below.sm]: { marginTop: space(-8) } } });

export const placeholder = style({ minHeight: "50dvh" });

export const skeletonRoute = style({
  ...layout.spreadWrapped(16),
  padding: space(32, 24),
});
export const skeletonMap = style({ overflow: "hidden" });
export const skeletonRow = style({ ...layout.flex(48), ...layout.ruledRow(16, 24) });
