import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize, edge } from "#web/styles/tokens.ts";
import { layout, quiet, type } from "#web/styles/declarations.ts";

export const main = style({ outline: "none", paddingBottom: space(80) });
export const mainWithCompareBar = style({ outline: "none" });

const atBottom = style({ position: "sticky", zIndex: 20, bottom: space(12), marginTop: space(16) });
export const banner = {
  page: style({ marginTop: space(20) }),
  filters: style({ marginBottom: space(16) }),
  bottom: atBottom,
  aboveTray: style([atBottom, { bottom: space(96), "@media": { [below.sm]: { bottom: extent(152) } } }]),
} as const;

/** Where there are no filters beside the list. */
export const whole = style({ gridColumn: "1 / -1", minWidth: 0 });
export const besideFilters = style({
  ...layout.startColumns(`${extent(248)} minmax(0, 1fr)`, 32),
  marginTop: space(24),
  "@media": { [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" }, [below.sm]: { marginTop: space(16) } },
});

export const head = style({
  ...layout.row(12),
  minHeight: extent(44),
  marginBottom: space(16),
  "@media": { [below.lg]: { flexWrap: "wrap" }, [below.sm]: { gap: space(8), marginBottom: space(8) } },
});
export const searchingHead = style({
  "@media": { [below.lg]: { minHeight: extent(104), alignItems: "flex-start" }, [below.sm]: { minHeight: extent(96) } },
});
globalStyle(`${searchingHead} > h1`, { "@media": { [below.sm]: { marginTop: space(8) } } });
export const headTitle = style({
  ...layout.baselineRow(0, 8),
  marginInlineEnd: "auto",
  "@media": { [below.lg]: { flex: "1 1 60%" } },
});
/** Focused when results arrive, so that it is read; not interactive. */
export const heading = style({ outline: "none", "@media": { [below.sm]: { fontSize: fontSize.h2 } } });
/** Beside the heading, two lines at most as high as it. */
export const services = style({
  ...layout.topStack(),
  ...quiet("ui", undefined, 1.2),
  justifyItems: "start",
  alignSelf: "center",
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { fontSize: fontSize.small } },
});
/** On a phone the sources have a line of their own, and the skeleton of the page leaves room for it. */
export const titleWithSources = style([
  headTitle,
  { "@media": { [below.sm]: { alignContent: "start", minHeight: extent(52) } } },
]);
export const servicesAndSources = style([
  services,
  {
    "@media": {
      [below.sm]: { display: "flex", alignItems: "center", gap: space(8), flexBasis: "100%", minHeight: extent(24) },
    },
  },
]);
export const searchingHeadWithSources = style([
  searchingHead,
  { "@media": { [below.sm]: { minHeight: extent(104) } } },
]);
globalStyle(`${searchingHeadWithSources} > h1`, { "@media": { [below.sm]: { marginTop: 0 } } });

export const basisSwitch = style({});
globalStyle(`${basisSwitch} label`, {
  "@media": { [below.sm]: { paddingInline: space(8), fontSize: fontSize.caption } },
});
export const layoutSwitch = style({});
/** Icons only on a phone; the text remains for screen readers. */
globalStyle(`${layoutSwitch} label`, {
  "@media": { [below.sm]: { gap: 0, minWidth: extent(40), paddingInline: space(8), fontSize: 0 } },
});
globalStyle(`${basisSwitch} label`, {
  "@media": { [below.xs]: { paddingInline: space(2), fontSize: fontSize.micro } },
});
globalStyle(`${layoutSwitch} label`, { "@media": { [below.xs]: { minWidth: extent(32), paddingInline: space(4) } } });
globalStyle(head, { "@media": { [below.xs]: { columnGap: space(6) } } });

export const sort = style({
  ...layout.row(8),
  ...quiet("small"),
  whiteSpace: "nowrap",
  "@media": { [below.lg]: { marginInlineStart: "auto" } },
});
export const sortField = style({
  position: "relative",
  width: extent(160),
  "@media": { [below.sm]: { width: extent(44) }, [below.xs]: { width: extent(40) } },
});
export const sortIcon = style({ display: "none" });
globalStyle(`${sortField} > div > div`, { "@media": { [below.sm]: { minHeight: extent(44), padding: 0 } } });
globalStyle(`${sortField} select`, {
  "@media": { [below.sm]: { ...layout.cover, width: "100%", margin: 0, opacity: 0 } },
});
globalStyle(`${sortField} select ~ span`, layout.hidden(below.sm));
globalStyle(`${sortField} > ${sortIcon}`, {
  "@media": { [below.sm]: { ...layout.cover, ...layout.centred, color: vars.color.text, pointerEvents: "none" } },
});

export const gapHeading = style({
  ...layout.startColumns("auto minmax(0, 1fr)", 2, 12),
  marginBlock: space(12, 16),
  paddingTop: space(20),
  borderTop: `${edge(1.5)} solid ${vars.color.text}`,
});
globalStyle(`${gapHeading} > i`, { ...layout.box(24, 12), marginTop: space(6) });
export const gapTitle = style({ ...type("lead", 650, 1.3), "@media": { [below.sm]: { fontSize: fontSize.h3 } } });
export const gapNote = style({
  gridColumn: 2,
  ...layout.measure(704),
  ...quiet("ui"),
  "@media": { [below.sm]: { fontSize: fontSize.small } },
});

export const estimate = style({
  ...layout.baselineColumns(`${extent(14)} minmax(0, 1fr)`, 8),
  ...quiet("caption", undefined, 1.45),
});
globalStyle(`${estimate} b`, { color: vars.color.text, fontWeight: 600 });

export const estimateTable = style({
  ...layout.stack(6),
  marginBlock: space(16),
  padding: space(12, 16),
  ...layout.framed("line2", 2),
});
export const estimateRow = style({
  ...layout.baselineColumns("auto minmax(0, 1fr) auto", 8, 12),
  ...quiet("small"),
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${estimateRow} b`, { color: vars.color.text, fontWeight: 600 });
globalStyle(`${estimateRow} > b`, { whiteSpace: "nowrap", "@media": { [below.sm]: { gridColumn: 2 } } });

export const warning = style({
  ...layout.startColumns("auto 1fr", 8),
  ...layout.rounded(2, 8, 12),
  ...type("small", undefined, 1.4),
  color: vars.tone.caution.text,
  background: vars.tone.caution.fill,
  border: `${edge(1)} solid ${vars.tone.caution.line}`,
});
export const wheel = style({ ...layout.centred });
export const skeletonLines = style({ ...layout.stack(20), padding: space(48, 16, 16) });

export const list = style({ position: "relative", marginTop: space(16) });

/** The route animates when a result first appears, not with every filter. */
export const stillList = style([list]);
globalStyle(`${stillList} ol > li > span`, { animation: "none" });

export const item = style({ position: "absolute", insetInline: 0, top: 0 });
