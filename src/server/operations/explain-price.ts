import { err, ok, type Result } from "neverthrow";
import { describeLoad } from "#domain/lcl";
import { formatQuoteTotal, toQuoteOffer } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import { findQuotationByNumber } from "#server/modules/bookings/index.ts";
import { findQuoteBy, presentOffer, readQuoteOffer } from "#server/modules/quotes/index.ts";
import { findStoredOffer, readLoad, readOffer, readSheetLineIds } from "#server/modules/rates/index.ts";
import { OFFICE_ZONE } from "#server/platform/time.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { listSheetChanges } from "#server/rate-sources/rate-sheets/line-history.ts";
import { toUnits } from "#server/rate-sources/rate-sheets/plan-replacement.ts";
import {
  findLines,
  listSheetLines,
  listSheets,
  type SheetLineState,
  type SheetState,
} from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import type { LineChangeTable } from "#server/rate-sources/rate-sheets/tables.ts";
import type { Executor } from "#server/schema.ts";
import {
  changeTexts,
  lineText,
  momentText,
  readLineCharges,
  toChangeRecord,
  toLineRecord,
  toSheetRecord,
} from "./rate-lines.ts";
import { describeCharges, type LineCharges } from "./sheets/lane-charges.ts";
import { describeBooking } from "./find-booking.ts";

/** An offer with its price, as it was stored. */
interface ExplainedOffer {
  readonly title: string;
  readonly offer: string;
  readonly context: string;
}

const findOffers = async (db: Executor, name: string): Promise<readonly ExplainedOffer[] | null> => {
  const booking = await findQuotationByNumber(db, name);
  if (booking !== null) return [{ ...booking, title: describeBooking(booking) }];
  const quote = await findQuoteBy(db, "number", name.toUpperCase());
  if (quote !== null)
    return quote.offers.map((row, index) => ({ ...row, title: `${quote.number}  offer ${index + 1}` }));
  const stored = await findStoredOffer(db, name);
  return stored === null ? null : [{ title: `Offer ${name}`, offer: stored.text, context: stored.context }];
};

interface History {
  readonly db: Executor;
  readonly today: CalendarDate;
  readonly sheets: readonly SheetState[];
  /** The sizes of the load that is explained; the one without a name of a part load. */
  readonly sizes: readonly string[];
}

const isOfLoad = (size: string | null, { sizes }: History): boolean => size === null || sizes.includes(size);

/** The lines of a sheet that state new prices of a replaced line for the load. */
const findSuccessors = async (
  line: SheetLineState,
  { kind, provider }: SheetState,
  successor: SheetState,
  { db, sizes }: History,
): Promise<readonly SheetLineState[]> => {
  const [replaced] = toUnits(kind, provider, [line]);
  if (replaced === undefined) return [];
  const lines = await listSheetLines(db, successor);
  const ids = toUnits(kind, provider, lines)
    .filter(({ key, sizes: own }) => key === replaced.key && [...own.keys()].some((size) => sizes.includes(size)))
    .map((unit) => unit.line.id);
  return lines.filter(({ id }) => ids.includes(id));
};

const findSuccessor = ([change]: readonly LineChangeTable[], { sheets }: History): SheetState | null =>
  change?.kind === "replaced" ? (sheets.find(({ id }) => id === change.sheetId) ?? null) : null;

const MAX_SHEETS = 20;

interface TracedChange {
  /** Of one moment and kind, one for each size. */
  readonly changes: readonly LineChangeTable[];
  /** The sheet that has replaced the line, with its lines for the load. */
  readonly successor: { readonly sheet: SheetState; readonly lines: readonly TracedLine[] } | null;
}

/** A line with what happened to it, and the lines that replaced it, in the order of time. */
interface TracedLine {
  readonly line: SheetLineState;
  readonly sheet: SheetState;
  /** Those of the sizes of the load. */
  readonly charges: LineCharges;
  readonly changes: readonly TracedChange[];
}

const traceLine = async (
  line: SheetLineState,
  sheet: SheetState,
  history: History,
  left = MAX_SHEETS,
): Promise<TracedLine> => {
  const own = (await listSheetChanges(history.db, sheet)).get(line.id) ?? [];
  const ofLoad = own.filter(({ size }) => isOfLoad(size, history));
  const changes: TracedChange[] = [];
  for (const same of Map.groupBy(ofLoad, ({ changedAt, kind }) => `${changedAt} ${kind}`).values()) {
    const successor = findSuccessor(same, history);
    if (successor === null || left === 0) {
      changes.push({ changes: same, successor: null });
      continue;
    }
    const lines: TracedLine[] = [];
    for (const next of await findSuccessors(line, sheet, successor, history))
      lines.push(await traceLine(next, successor, history, left - 1));
    changes.push({ changes: same, successor: { sheet: successor, lines } });
  }
  const charges = readLineCharges(line, sheet);
  return {
    line,
    sheet,
    charges: { ...charges, sizes: charges.sizes.filter((size) => history.sizes.includes(size)) },
    changes,
  };
};

const describeTrace = ({ line, sheet, charges, changes }: TracedLine, today: CalendarDate): readonly string[] => [
  `  sheet ${sheet.id}  ${sheet.provider}  ${sheet.name} of ${sheet.sheetDate}  imported ${momentText(sheet.importedAt)}`,
  `  ${lineText(line, sheet, today)}`,
  ...describeCharges([charges]),
  ...(changes.length === 0 ? ["  neither replaced nor withdrawn since then"] : []),
  ...changes.flatMap(({ changes: same, successor }) => [
    ...changeTexts(same).map((text) => `  ${text}`),
    ...(successor?.lines.length === 0 ? [`  sheet ${successor.sheet.id} has no new price for it.`] : []),
    ...(successor?.lines ?? []).flatMap((next) => describeTrace(next, today)),
  ]),
];

const toTraceRecord = ({ line, sheet, changes }: TracedLine): object => ({
  sheet: toSheetRecord(sheet),
  ...toLineRecord(line, sheet),
  changes: changes.map(({ changes: same, successor }) => ({
    changes: same.map(toChangeRecord),
    successors: successor?.lines.map(toTraceRecord) ?? [],
  })),
});

const describeSource = (offer: string): string =>
  readOffer(offer).source === "api"
    ? "  The price is that of a carrier's tariff or interface. No rate sheet states it."
    : "  The price is that of the desk's answer to a request. No rate sheet states it.";

const readContext = (stored: ExplainedOffer) => {
  const { priced, context } = readQuoteOffer(stored);
  return { offer: toQuoteOffer(priced, context.exchange), context };
};

const describeHeading = (stored: ExplainedOffer): readonly string[] => {
  const { offer, context } = readContext(stored);
  const { exchange } = context;
  return [
    stored.title,
    [
      `  quoted ${momentText(Date.parse(context.quotedAt))}`,
      `${offer.from.name} to ${offer.to.name}`,
      toSingleLine(offer.carrier),
      describeLoad(readLoad(context)),
      `total ${formatQuoteTotal(offer.price)}`,
    ].join("  "),
    ...(exchange === null ? [] : [`  exchange rates of ${exchange.date}, ${exchange.source}`]),
  ];
};

const explain = async (db: Executor, stored: ExplainedOffer, today: CalendarDate) => {
  const { context } = readContext(stored);
  const ids = readSheetLineIds(stored.offer);
  const sheets = ids.length === 0 ? [] : await listSheets(db, today);
  const sizes = context.part === undefined ? context.load.map(({ equipment }) => equipment) : [""];
  const found = ids.length === 0 ? [] : await findLines(db, ids);
  const traces: TracedLine[] = [];
  for (const { line } of found) {
    const sheet = sheets.find(({ id }) => id === line.sheetId);
    if (sheet !== undefined) traces.push(await traceLine(line, sheet, { db, today, sheets, sizes }));
  }
  return { stored, today, isOfSheet: ids.length > 0, isStored: found.length > 0, traces };
};

const describeExplained = ({ stored, today, isOfSheet, isStored, traces }: Awaited<ReturnType<typeof explain>>) => [
  ...describeHeading(stored),
  ...(isOfSheet ? [] : [describeSource(stored.offer)]),
  ...traces.flatMap((trace) => describeTrace(trace, today)),
  ...(isOfSheet && !isStored ? ["  The line of the rate sheet is no longer stored."] : []),
];

const toExplainedRecord = ({ stored, traces }: Awaited<ReturnType<typeof explain>>): object => {
  const { offer, context } = readContext(stored);
  return { quotedAt: context.quotedAt, offer: presentOffer(offer), lines: traces.map(toTraceRecord) };
};

/** An explanation in lines for people, and as data. */
export interface Explanation {
  readonly lines: readonly string[];
  readonly records: readonly object[];
}

/** Explains the prices of a booking, a quote or an offer; refuses a number of none. */
export const explainPrices = async (
  db: Executor,
  number: string,
  today: CalendarDate,
): Promise<Result<Explanation, string>> => {
  const offers = await findOffers(db, number.trim());
  if (offers === null)
    return err(
      `There is no booking, quote or offer ${number}. Offers are deleted some time after they have expired; bookings and quotes stay.`,
    );
  const explained = [];
  for (const offer of offers) explained.push(await explain(db, offer, today));
  return ok({
    lines: [...explained.flatMap(describeExplained), `Times are those of ${OFFICE_ZONE}.`],
    records: explained.map(toExplainedRecord),
  });
};
