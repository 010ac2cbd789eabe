/* What the PDF of a booking says about it. A PDF may leave amounts, dates and the load out; what it prints must be right. */
import { formatMoney, getMinorDigits, type Money } from "#domain/money";
import { type Difference, shorten } from "../differences.ts";
import { differInWords } from "./comparison.ts";

/** What the PDF of a booking must agree with. */
export interface Printed {
  /** Names of the port of loading and of the port of discharge. */
  readonly ports: readonly [string, string];
  readonly carrier: string;
  /** The same total in each currency in which it is known. */
  readonly totals: readonly Money[];
  /** `2026-11-28`; null if the offer states none. */
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly containers: readonly { readonly size: string; readonly count: number }[];
  /** Null for containers. */
  readonly partLoad: { readonly weightKg: number; readonly cbm: number } | null;
}

/** Totals may differ by a rounded charge. */
const TOLERANCE = 0.1;

/** `1,385.50`, `1 385,50` and `1385.5` are the same number; the last separator before one or two digits is the decimal one. */
const toNumber = (text: string): number => {
  const [, whole = text, decimals = "0"] = /^(.*)[.,](\d{1,2})$/.exec(text) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`);
};

const NUMBER = String.raw`\d{1,3}(?:[.,'\s\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

/** The amounts beside the code of a currency. */
const readAmounts = (text: string, currency: string): readonly number[] => {
  const beside = new RegExp(`${currency}\\s*(${NUMBER})|(${NUMBER})\\s*${currency}`, "g");
  return [...text.matchAll(beside)].map(([, after, before]) => toNumber(after ?? before ?? ""));
};

/** The figures behind a word for a total: a table may have the currency at the head of its column. */
const readTotals = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`\\btotal[^\\d]{0,30}?(${NUMBER})`, "gi"))].map(([, figure = ""]) => toNumber(figure));

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const toIso = (year: string, month: number, day: string): string =>
  `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;

/** The days that a text can be read to name: `03/12/2026` is two. */
const readDays = (text: string): readonly string[] => [
  ...(text.match(/\d{4}-\d{2}-\d{2}/g) ?? []),
  ...[...text.matchAll(/\b(\d{1,2})\.? +([a-z]{3})[a-z]*\.?,? +(\d{4})\b/gi)].map(
    ([, day = "", month = "", year = ""]) => toIso(year, MONTHS.indexOf(month.toLowerCase()) + 1, day),
  ),
  ...[...text.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g)].flatMap(([, one = "", other = "", year = ""]) => [
    toIso(year, Number(other), one),
    toIso(year, Number(one), other),
  ]),
];

/** The numbers before or behind the code of a container size: `2 x 40HC`, `40HC x 2`. */
const readCounts = (text: string, size: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(\\d+)\\s*[x×*]\\s*${size}\\b|\\b${size}\\s*[x×*]\\s*(\\d+)`, "gi"))].map(
    ([, before, behind]) => Number(before ?? behind),
  );

/** A PDF that prints how many there are of one size names the other sizes of the load. */
const compareSizes = (text: string, containers: Printed["containers"]): readonly Difference[] =>
  containers.some(({ size }) => readCounts(text, size).length > 0)
    ? containers.filter(({ size }) => !text.includes(size)).map(({ size, count }) => lacks(`${count} x ${size}`, text))
    : [];

/** The figures in front of a unit, each with and without its last separator as the decimal one: `3.250 CBM`. */
const readMeasures = (text: string, unit: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(\\d[\\d.,\\u00a0\\u202f]*)\\s*${unit}(?![\\p{L}\\p{N}])`, "giu"))].flatMap(
    ([, figure = ""]) => [
      toNumber(figure),
      Number(
        figure
          .replace(/[.,](?=\d+$)/, "_")
          .replaceAll(/[^\d_]/g, "")
          .replace("_", "."),
      ),
    ],
  );

const lacks = (expected: string, text: string): Difference =>
  differInWords("body", `a PDF with ${expected}`, `the text '${shorten(text)}'`);

/** One difference if a PDF prints values of a kind, and the right one is not among them. */
const compareAmong = <T>(
  printed: readonly T[],
  isRight: (value: T) => boolean,
  expected: string,
  text: string,
): readonly Difference[] => (printed.length === 0 || printed.some(isRight) ? [] : [lacks(expected, text)]);

/** A PDF that prints totals has the right one, beside the code of its currency or behind the word. */
const compareTotals = (text: string, totals: readonly Money[]): readonly Difference[] =>
  /total/i.test(text)
    ? totals.flatMap((total) =>
        compareAmong(
          [...readAmounts(text, total.currency), ...readTotals(text)],
          (amount) => Math.abs(amount - total.minor / 10 ** getMinorDigits(total.currency)) <= TOLERANCE,
          `the total ${formatMoney(total)}`,
          text,
        ),
      )
    : [];

/** Another currency in front of a figure: codes of three capitals. */
const CURRENCY = /([A-Z]{3})\s*$/;

/** The figure of the total is not beside the code of a currency in which it is not known. */
const compareCurrency = (text: string, totals: readonly Money[]): readonly Difference[] =>
  totals.flatMap((total) => {
    const { currency, minor } = total;
    const wrong = [...text.matchAll(new RegExp(`total[^\\d]{0,20}?([A-Z]{3})\\s*(${NUMBER})`, "gi"))].filter(
      ([, code = "", figure = ""]) =>
        CURRENCY.test(code) &&
        !totals.some((one) => one.currency === code) &&
        toNumber(figure) === minor / 10 ** getMinorDigits(currency),
    );
    return wrong.length === 0 ? [] : [lacks(`the total ${formatMoney(total)}`, text)];
  });

/** The first day behind a word for the arrival is that of the arrival. */
const compareArrival = (text: string, arrival: string | null): readonly Difference[] => {
  const printed = [...text.matchAll(/\b(?:arrival|arrives|ETA)\b(.{0,40})/gis)].map(([, behind = ""]) =>
    readDays(behind),
  );
  const known = printed.filter((days) => days.length > 0);
  return arrival === null || known.length === 0 || known.some((days) => days.includes(arrival))
    ? []
    : [lacks(`the arrival ${arrival}`, text)];
};

/** A PDF that names both ports names the port of loading first. */
const comparePorts = (text: string, [from, to]: Printed["ports"]): readonly Difference[] => {
  const [first, second] = [text.indexOf(from), text.indexOf(to)];
  return from === "" || to === "" || first < 0 || second < 0 || first < second
    ? []
    : [lacks(`${from} before ${to}`, text)];
};

/** A PDF that prints a weight or a volume has that of the part load among them. */
const comparePartLoad = (text: string, load: Printed["partLoad"]): readonly Difference[] =>
  load === null
    ? []
    : [
        ...compareAmong(readMeasures(text, "kgs?"), (kg) => kg === load.weightKg, `${load.weightKg} kg`, text),
        ...compareAmong(readMeasures(text, "(?:cbm|m3|m³)"), (cbm) => cbm === load.cbm, `${load.cbm} CBM`, text),
      ];

/** The text of the PDF of a booking names its carrier; totals, days and loads that it prints are those of the booking. */
export const comparePrinted = (
  text: string,
  { carrier, ports, totals, departure, arrival, containers, partLoad }: Printed,
): readonly Difference[] => [
  ...(text.toLowerCase().includes(carrier.toLowerCase()) ? [] : [lacks(`the carrier ${carrier}`, text)]),
  ...comparePorts(text, ports),
  ...compareTotals(text, totals),
  ...compareCurrency(text, totals),
  ...compareArrival(text, arrival),
  ...(departure === null
    ? []
    : compareAmong(readDays(text), (day) => day === departure, `the departure ${departure}`, text)),
  ...containers.flatMap(({ size, count }) =>
    compareAmong(readCounts(text, size), (printed) => printed === count, `${count} x ${size}`, text),
  ),
  ...compareSizes(text, containers),
  ...comparePartLoad(text, partLoad),
];
