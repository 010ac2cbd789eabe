import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { card } from "../../components/card/card.css.ts";
import { below, coarsePointer } from "../../styles/breakpoints.ts";
import { vars } from "../../styles/theme.css.ts";
import { radius } from "../../styles/tokens.ts";
import { text } from "../../styles/typography.css.ts";

/* Between a phone and a desktop the table keeps its shape and gives up the least needed date to the eye. */
const between = "(min-width: 56rem) and (max-width: 63.99rem)";
const narrowest = "(max-width: 23.99rem)";
const outOfSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

export const sheet = style([
  card,
  {
    overflow: "hidden",
    "@media": { [below.pass]: { background: "none", border: 0, boxShadow: "none", overflow: "visible" } },
  },
]);

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: ".9375rem",
  "@media": { [below.pass]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@media": { [below.pass]: { display: "block" } } });
globalStyle(`${table} > thead`, {
  "@media": {
    [below.pass]: outOfSight,
  },
});

const sidePadding = {
  "&:first-child": { paddingInlineStart: "1.5rem" },
  "&:last-child": { paddingInlineEnd: "1.5rem" },
} as const;

export const headRow = style({ background: vars.color.surface2 });
globalStyle(`${headRow} > th`, {
  padding: ".75rem 1rem",
  textAlign: "start",
  fontSize: ".8125rem",
  fontWeight: 560,
  color: vars.color.text2,
  borderBottom: `1px solid ${vars.color.line2}`,
});
globalStyle(`${headRow} > th:first-child`, { paddingInlineStart: "1.5rem" });
globalStyle(`${headRow} > th:nth-child(3)`, { "@media": { [between]: outOfSight } });

export const row = style({
  "@media": {
    [below.pass]: {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      gap: ".125rem .75rem",
      marginBottom: ".625rem",
      padding: ".875rem 1rem .75rem",
      background: vars.color.surface,
      border: `1px solid ${vars.color.line2}`,
      borderRadius: radius[3],
    },
  },
});

const plain = style({
  height: "3.75rem",
  padding: ".625rem 1rem",
  textAlign: "start",
  borderBottom: `1px solid ${vars.color.line}`,
  whiteSpace: "nowrap",
  selectors: { ...sidePadding, [`${row}:last-child > &`]: { borderBottom: 0 } },
  "@media": {
    [below.pass]: {
      height: "auto",
      padding: 0,
      border: 0,
      fontSize: ".875rem",
      selectors: { "&:first-child, &:last-child": { padding: 0 } },
    },
  },
});

const onPhone = (placed: Readonly<Record<string, string | number>>) => ({ "@media": { [below.pass]: placed } });

/* On a phone: ID and status, booking ID and files, validity; the two other dates stay for those who listen. */
export const cell = styleVariants({
  quotation: [plain, { fontWeight: 640, "@media": { [below.pass]: { gridArea: "1 / 1", fontSize: "1rem" } } }],
  booking: [plain, onPhone({ gridArea: "2 / 1", color: vars.color.text2 })],
  from: [plain, { "@media": { [below.pass]: outOfSight, [between]: outOfSight } }],
  till: [
    plain,
    {
      "@media": {
        [below.pass]: {
          gridArea: "3 / 1 / 4 / 3",
          display: "flex",
          gap: ".375rem",
          marginTop: ".375rem",
          paddingTop: ".5rem",
          borderTop: `1px solid ${vars.color.line}`,
        },
        [narrowest]: { gridArea: "4 / 1 / 5 / 3" },
      },
    },
  ],
  booked: [plain, onPhone(outOfSight)],
  status: [plain, { "@media": { [below.pass]: { gridArea: "1 / 2" }, [narrowest]: { gridArea: "3 / 1 / 4 / 3" } } }],
  files: [plain, onPhone({ gridArea: "2 / 2", justifySelf: "end" })],
});

export const phoneLabel = style({
  display: "none",
  color: vars.color.text2,
  "@media": { [below.pass]: { display: "inline" } },
});

export const remark = style([
  text.caption,
  {
    display: "block",
    color: vars.color.text2,
    "@media": { [below.pass]: { marginInlineStart: "auto", fontSize: ".875rem" } },
  },
]);

export const absent = style({ color: vars.color.text3 });

export const track = style({
  display: "block",
  fontSize: ".8125rem",
  "@media": { [below.pass]: { display: "inline-block", marginInlineStart: ".75rem" } },
});

export const filesButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".375rem",
  minHeight: "2rem",
  marginInlineStart: "-.5rem",
  padding: "0 .5rem",
  borderRadius: radius[2],
  fontSize: ".875rem",
  fontWeight: 580,
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.surface3 },
  "@media": {
    [coarsePointer]: { minHeight: "2.75rem" },
    [below.pass]: { margin: "0 -.5rem 0 0" },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: ".75rem 1.5rem",
  padding: ".875rem 1.5rem",
  borderTop: `1px solid ${vars.color.line2}`,
  "@media": { [below.pass]: { border: 0, padding: ".5rem 0" } },
});

export const footWords = style([text.caption, { color: vars.color.text2 }]);

export const waitingRow = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  alignItems: "center",
  gap: "1rem",
  height: "3.75rem",
  paddingInline: "1.5rem",
  borderBottom: `1px solid ${vars.color.line}`,
  "@media": {
    [below.pass]: {
      gridTemplateColumns: "1fr 1fr",
      height: "7rem",
      overflow: "hidden",
      marginBottom: ".625rem",
      padding: ".875rem 1rem",
      background: vars.color.surface,
      border: `1px solid ${vars.color.line2}`,
      borderRadius: radius[3],
    },
  },
});
