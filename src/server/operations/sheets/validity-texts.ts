import { readDateCell } from "./date-cells.ts";
import type { RateTable } from "./rate-table.ts";
import type { OpenNotes, StatedDays } from "./sheet-notes.ts";

const VALIDITY_WORDS = /\b(?:VALID\w*|W\.?E\.?F\b|EFFECTIVE|EXPIR\w*|TILL|UNTIL|G(?:U|UE)LTIG\w*|VALABLES?)/i;
const MONTH =
  "(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)";
const A_DATE = new RegExp(
  [
    String.raw`\b\d{1,2}(?:ST|ND|RD|TH)?[ ./-]{0,2}(?:[A-Z]{3,9}|\d{1,2})[ ./,'-]{0,2}(?:\d{4}|\d{2})\b`,
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}(?:ST|ND|RD|TH)?(?:[ .-]| OF )?${MONTH}\b`,
    String.raw`\b${MONTH}[ .'-]{0,2}\d{1,4}\b`,
  ].join("|"),
  "i",
);
/** `15-31 December`, `01.12.-31.12.2026` */
const DAY_RANGE = new RegExp(
  String.raw`\b\d{1,2}(?:ST|ND|RD|TH)? ?[-–] ?\d{1,2}(?:ST|ND|RD|TH)?[ .-]?${MONTH}|\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})? ?[-–] ?\d{1,2}\.`,
  "i",
);

/* With its year: a day without one could be of any. */
const WHOLE_DATE =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:ST|ND|RD|TH)?[ ./-]{0,2}(?:[A-Z]{3,9}|\d{1,2})[ ./,'-]{0,2}(?:\d{4}|\d{2})\b/gi;

const NO_DAYS: StatedDays = { validFrom: null, validTill: null };

/**
 * The days that a text about a validity states: the first and the last one of two, or the only one. Null where a day can be read
 * in two ways, has no year, or is one of more than two.
 */
export const readStatedDays = (text: string, only: "validFrom" | "validTill"): StatedDays => {
  const cells = (text.match(WHOLE_DATE) ?? []).map((date) => readDateCell(date, null));
  const days = cells.flatMap((cell) => (cell.kind === "date" && cell.time === null ? [cell.date] : []));
  const [first, last, ...more] = days;
  if (first === undefined || days.length < cells.length || more.length > 0) return NO_DAYS;
  if (last === undefined) return { ...NO_DAYS, [only]: first };
  return first <= last ? { validFrom: first, validTill: last } : NO_DAYS;
};

/** Whether a text states a validity with a day or a month. */
export const statesDay = (text: string): boolean => {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return VALIDITY_WORDS.test(plain) && A_DATE.test(plain);
};

const hasColumn = ({ columns }: RateTable, field: string): boolean =>
  columns.some(({ column }) => column.kind === "field" && column.field === field);

/** Asks for the validity that a title or note states where neither columns nor options do. */
export const askValidity = (table: RateTable, stated: ReadonlySet<string>, notes: OpenNotes): void => {
  const has = (field: string): boolean => stated.has(field) || hasColumn(table, field);
  const text = table.texts.find(({ cells }) => statesDay(cells.join(" ")));
  if (text === undefined) return;
  const whole = [...new Set(text.cells.filter((cell) => cell !== ""))].join(" ");
  const words = whole.slice(0, 120);
  const isDayRange = DAY_RANGE.test(whole);
  const isRange = isDayRange || /\bFROM\b|\bW\.?E\.?F\b|EFFECTIVE|\b(?:VOM|AB)\b/i.test(whole);
  const isStart =
    isRange && !isDayRange && !/\b(?:TILL|UNTIL|TO|EXPIR\w*|UP ?TO|THRU|THROUGH|BIS)\b| [-–] /i.test(whole);
  const lacksFrom = isRange && !has("VALID FROM");
  const lacksTill = !isStart && !has("VALID TILL");
  if (!lacksFrom && !lacksTill) return;
  const open = [...(lacksFrom ? ["--from"] : []), ...(lacksTill ? ["--till"] : [])];
  const what = isRange && !isStart && open.length === 1 ? (lacksFrom ? "a first day" : "a last day") : "the validity";
  const sentence = `"${words}" states ${what}, and no column does. Say ${open.join(" and ")} with the day${open.length > 1 ? "s" : ""} that it means.`;
  const days = readStatedDays(whole, isStart ? "validFrom" : "validTill");
  const proposed = {
    validFrom: lacksFrom ? days.validFrom : null,
    validTill: lacksTill ? days.validTill : null,
  };
  notes.problems.push({ tab: table.tab, line: text.line, column: null, kind: "validity", sentence, stated: proposed });
};

/** States the last day that prices get where neither the sheet nor an option does; null where each price has one. */
export const describeDefaultValidity = (
  tables: readonly RateTable[],
  stated: ReadonlySet<string>,
  validTill: string,
): string | null => {
  if (stated.has("VALID TILL")) return null;
  const isOpen = ({ columns }: RateTable, cells: readonly string[]): boolean =>
    columns.every(
      ({ column }, index) => column.kind !== "field" || column.field !== "VALID TILL" || (cells[index] ?? "") === "",
    );
  const open = tables.reduce((sum, table) => sum + table.lines.filter(({ cells }) => isOpen(table, cells)).length, 0);
  if (open === 0) return null;
  return `${open === 1 ? "1 line states" : `${open} lines state`} no end of validity and will be valid till ${validTill}. Say --till with another day.`;
};
