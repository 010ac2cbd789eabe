import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, radius } from "#web/styles/tokens.ts";

export const main = style({ outline: "none", paddingBottom: "5rem" });
export const mainWithCompareBar = style({ outline: "none" });

const atBottom = style({ position: "sticky", zIndex: 20, bottom: ".75rem", marginTop: "1rem" });
export const banner = {
  page: style({ marginTop: "1.25rem" }),
  filters: style({ marginBottom: "1rem" }),
  bottom: atBottom,
  aboveTray: style([atBottom, { bottom: "6rem", "@media": { [below.sm]: { bottom: "9.25rem" } } }]),
} as const;

/** Where there are no filters beside the list. */
export const whole = style({ gridColumn: "1 / -1", minWidth: 0 });
export const layout = style({
  display: "grid",
  gridTemplateColumns: "15.5rem minmax(0, 1fr)",
  gap: "2rem",
  alignItems: "start",
  marginTop: "1.5rem",
  "@media": {
    [below.xl]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [below.sm]: { marginTop: "1rem" },
  },
});
export const alone = style({ marginTop: "1.5rem" });

export const head = style({
  display: "flex",
  alignItems: "center",
  gap: ".75rem",
  minHeight: "2.75rem",
  marginBottom: "1rem",
  "@media": {
    [below.lg]: { flexWrap: "wrap" },
    [below.sm]: { gap: ".5rem", marginBottom: ".625rem" },
  },
});
export const searchingHead = style({
  "@media": {
    [below.lg]: { minHeight: "6.25rem", alignItems: "flex-start" },
    [below.sm]: { minHeight: "6rem" },
  },
});
globalStyle(`${searchingHead} > h1`, { "@media": { [below.sm]: { marginTop: ".5625rem" } } });
export const headTitle = style({
  display: "flex",
  alignItems: "baseline",
  flexWrap: "wrap",
  gap: "0 .625rem",
  marginInlineEnd: "auto",
  "@media": { [below.lg]: { flex: "1 1 60%" } },
});
/** Focused when results arrive, so that it is read; not interactive. */
export const heading = style({ outline: "none", "@media": { [below.sm]: { fontSize: "1.375rem" } } });
export const services = style({
  fontSize: ".9375rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.sm]: { fontSize: ".875rem" } },
});
export const headAction = style({});
export const basisSwitch = style({});
globalStyle(`${basisSwitch} label`, {
  "@media": { [below.sm]: { paddingInline: ".625rem", fontSize: ".8125rem" } },
});
export const layoutSwitch = style({});
/** Icons only on a phone; the text remains for screen readers. */
globalStyle(`${layoutSwitch} label`, {
  "@media": { [below.sm]: { gap: 0, minWidth: "2.5rem", paddingInline: ".625rem", fontSize: 0 } },
});
const narrow = "(max-width: 22.49rem)";
globalStyle(`${basisSwitch} label`, { "@media": { [narrow]: { paddingInline: ".1875rem", fontSize: ".75rem" } } });
globalStyle(`${layoutSwitch} label`, { "@media": { [narrow]: { minWidth: "1.875rem", paddingInline: ".25rem" } } });
globalStyle(head, { "@media": { [narrow]: { columnGap: ".375rem" } } });

export const sort = style({
  display: "flex",
  alignItems: "center",
  gap: ".625rem",
  fontSize: ".875rem",
  color: vars.color.text2,
  whiteSpace: "nowrap",
  "@media": { [below.lg]: { marginInlineStart: "auto" } },
});
export const sortLabel = style({ "@media": { [below.xl]: { display: "none" } } });
export const sortField = style({
  position: "relative",
  width: "10rem",
  "@media": { [below.sm]: { width: "2.75rem" }, [narrow]: { width: "2.5rem" } },
});
export const sortIcon = style({ display: "none" });
globalStyle(`${sortField} > div > div`, {
  "@media": { [below.sm]: { minHeight: "2.75rem", padding: 0 } },
});
globalStyle(`${sortField} select`, {
  "@media": { [below.sm]: { position: "absolute", inset: 0, width: "100%", margin: 0, opacity: 0 } },
});
globalStyle(`${sortField} select ~ span`, { "@media": { [below.sm]: { display: "none" } } });
globalStyle(`${sortField} > ${sortIcon}`, {
  "@media": {
    [below.sm]: {
      position: "absolute",
      inset: 0,
      display: "grid",
      placeItems: "center",
      color: vars.color.text,
      pointerEvents: "none",
    },
  },
});

export const gapHeading = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: ".125rem .75rem",
  alignItems: "start",
  marginBlock: ".75rem 1rem",
  paddingTop: "1.25rem",
  borderTop: `1.5px solid ${vars.color.text}`,
});
globalStyle(`${gapHeading} > i`, { width: "1.5rem", height: ".75rem", marginTop: ".4rem" });
export const gapTitle = style({
  fontSize: "1.1875rem",
  lineHeight: 1.3,
  fontWeight: 650,
  "@media": { [below.sm]: { fontSize: "1.0625rem" } },
});
export const gapNote = style({
  gridColumn: 2,
  maxWidth: "44rem",
  fontSize: ".9375rem",
  color: vars.color.text2,
  textWrap: "pretty",
  "@media": { [below.sm]: { fontSize: ".875rem" } },
});

export const estimates = style({ display: "grid", gap: ".1875rem", marginTop: ".625rem" });
export const estimate = style({
  display: "grid",
  gridTemplateColumns: ".875rem minmax(0, 1fr)",
  gap: ".5rem",
  alignItems: "baseline",
  fontSize: ".8125rem",
  lineHeight: 1.45,
  color: vars.color.text2,
});
globalStyle(`${estimate} b`, { color: vars.color.text, fontWeight: 600 });

export const estimateTable = style({
  display: "grid",
  gap: ".375rem",
  marginBlock: "1rem",
  padding: ".75rem 1rem",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: radius[2],
});
export const estimateHead = style({ fontSize: ".9375rem", fontWeight: 640 });
export const estimateRow = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: ".5rem .75rem",
  alignItems: "baseline",
  fontSize: ".875rem",
  color: vars.color.text2,
  "@media": { [below.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
globalStyle(`${estimateRow} b`, { color: vars.color.text, fontWeight: 600 });
globalStyle(`${estimateRow} > b`, { whiteSpace: "nowrap", "@media": { [below.sm]: { gridColumn: 2 } } });

export const waiting = style({ display: "grid", gap: "1rem", marginTop: "1rem" });

export const warnings = style({ display: "grid", gap: ".375rem", marginTop: ".75rem" });
export const warning = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: ".5rem",
  alignItems: "start",
  padding: ".5rem .75rem",
  fontSize: ".875rem",
  lineHeight: 1.4,
  color: vars.tone.caution.text,
  background: vars.tone.caution.fill,
  border: `1px solid ${vars.tone.caution.line}`,
  borderRadius: radius[2],
});
export const wheel = style({ display: "grid", placeItems: "center" });
export const skeletonLines = style({ display: "grid", gap: "1.25rem", padding: "3rem 1rem 1rem" });
export const sidebarRoom = style({ "@media": { [below.xl]: { display: "none" } } });

export const list = style({ position: "relative", marginTop: "1rem" });

/** The route animates when a result first appears, not with every filter. */
export const stillList = style([list]);
globalStyle(`${stillList} ol > li > span`, { animation: "none" });

export const item = style({ position: "absolute", insetInline: 0, top: 0 });
