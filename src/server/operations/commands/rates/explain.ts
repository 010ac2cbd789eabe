import type { Command } from "commander";
import { formatLoad } from "#domain/containers";
import { formatLclLoad } from "#domain/lcl";
import { formatQuoteTotal, toQuoteOffer } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import { findQuotationByNumber } from "#server/modules/bookings/index.ts";
import { findQuoteBy, readQuoteOffer } from "#server/modules/quotes/index.ts";
import { findStoredOffer, readOffer, readSheetLineIds } from "#server/modules/rates/index.ts";
import { OFFICE_ZONE, officeDay } from "#server/platform/time.ts";
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
import type { Operations } from "../../kit/command.ts";
import { changeTexts, lineText, momentText, readLineCharges } from "../../rate-lines.ts";
import { describeCharges } from "../../sheets/lane-charges.ts";
import { describeBooking } from "../../find-booking.ts";

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

const priceTexts = (line: SheetLineState, sheet: SheetState, { today, sizes }: History): readonly string[] => {
  const charges = readLineCharges(line, sheet);
  const own = charges.sizes.filter((size) => sizes.includes(size));
  return [
    `  sheet ${sheet.id}  ${sheet.provider}  ${sheet.name} of ${sheet.sheetDate}  imported ${momentText(sheet.importedAt)}`,
    `  ${lineText(line, sheet, today)}`,
    ...describeCharges([{ ...charges, sizes: own }]),
  ];
};

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

const MOST_SHEETS = 20;

/** A line with what happened to it, and the lines that replaced it, in the order of time. */
const describeHistory = async (
  line: SheetLineState,
  sheet: SheetState,
  history: History,
  left = MOST_SHEETS,
): Promise<readonly string[]> => {
  const own = (await listSheetChanges(history.db, sheet)).get(line.id) ?? [];
  const changes = own.filter(({ size }) => isOfLoad(size, history));
  const texts = [...priceTexts(line, sheet, history)];
  if (changes.length === 0) texts.push("  neither replaced nor withdrawn since then");
  for (const change of Map.groupBy(changes, ({ changedAt, kind }) => `${changedAt} ${kind}`).values()) {
    texts.push(...changeTexts(change).map((text) => `  ${text}`));
    const successor = findSuccessor(change, history);
    if (successor === null || left === 0) continue;
    const lines = await findSuccessors(line, sheet, successor, history);
    if (lines.length === 0) texts.push(`  sheet ${successor.id} has no new price for it.`);
    for (const next of lines) texts.push(...(await describeHistory(next, successor, history, left - 1)));
  }
  return texts;
};

const describeSource = (offer: string): string =>
  readOffer(offer).kind === "api"
    ? "  The price is that of a carrier's tariff or interface. No rate sheet states it."
    : "  The price is that of the desk's answer to a request. No rate sheet states it.";

const explain = async (db: Executor, { title, ...stored }: ExplainedOffer, today: CalendarDate) => {
  const { priced, context } = readQuoteOffer(stored);
  const { price, carrier, from, to } = toQuoteOffer(priced.rate, context.exchange);
  const load = context.part === undefined ? formatLoad(context.load) : formatLclLoad(context.part);
  const exchange = context.exchange;
  const heading = [
    title,
    [
      `  quoted ${momentText(Date.parse(context.quotedAt))}`,
      `${from.name} to ${to.name}`,
      toSingleLine(carrier),
      load,
      `total ${formatQuoteTotal(price)}`,
    ].join("  "),
    ...(exchange === null ? [] : [`  exchange rates of ${exchange.date}, ${exchange.source}`]),
  ];
  const ids = readSheetLineIds(stored.offer);
  if (ids.length === 0) return [...heading, describeSource(stored.offer)];
  const sheets = await listSheets(db, today);
  const sizes = context.part === undefined ? context.load.map(({ equipment }) => equipment) : [""];
  const found = await findLines(db, ids);
  const texts = [...heading];
  for (const { line } of found) {
    const sheet = sheets.find(({ id }) => id === line.sheetId);
    if (sheet !== undefined) texts.push(...(await describeHistory(line, sheet, { db, today, sheets, sizes })));
  }
  return found.length === 0 ? [...texts, "  The line of the rate sheet is no longer stored."] : texts;
};

/** `rates explain`. */
export const addExplain = (rates: Command, { withDatabase, clock, say, reportError }: Operations): void => {
  rates
    .command("explain")
    .description("Explain the price of an offer: its sheet, tab, line and charges, what replaced them and when")
    .argument("<number>", "number of a quote or booking, or id of an offer")
    .action((name: string) =>
      withDatabase(async ({ db }) => {
        const offers = await findOffers(db, name.trim());
        if (offers === null)
          return reportError(
            `There is no booking, quote or offer ${name}. Offers are deleted some time after they have expired; bookings and quotes stay.`,
          );
        for (const offer of offers) say(...(await explain(db, offer, officeDay(clock()))));
        return say(`Times are those of ${OFFICE_ZONE}.`);
      }),
    );
};
