import { BRAND } from "#brand";
import { err, ok, Result } from "neverthrow";
import { readSheetLine } from "#api/readers/rate-sheet-line.ts";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { toObject } from "#api/readers/json.ts";
import type { LclSearch } from "#api/schema.d.ts";
import { type CurrencyCode, isCurrencyCode, parseMoney } from "#domain/money";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import {
  type DeskLine,
  LCL_PRICE_UNITS,
  toDeskLine,
  isLclSearch,
  readSearch,
  type StoredDeskRequest,
} from "#server/modules/quotes/index.ts";
import { readInputJson } from "../../kit/files.ts";
import {
  defaultOption,
  type Input,
  listOption,
  option,
  readReason,
  readText,
  textOption,
} from "../../kit/parameters.ts";

const MAX_REASON = 500;

/** The options of `quotes answer`. */
export const ANSWER_OPTIONS = {
  price: listOption(
    "<size=amount...>",
    "price of one container, for each size; SIZE= may be left out for one size. Part load: WM=amount per W/M, or SHIPMENT=amount",
  ),
  buy: listOption(
    "<size=amount...>",
    "what the carrier is paid, in the form of --price; the price must then reach the floors of margins",
  ),
  belowFloor: option(
    "<reason>",
    "answer below the floor or the buying price; the audit trail keeps the reason",
    readReason(MAX_REASON),
  ),
  currency: defaultOption("<code>", "ISO 4217", BRAND.currency, readText),
  carrier: textOption("<name>", "the carrier"),
  departure: textOption("<date>", "departure from the port of loading, YYYY-MM-DD"),
  arrival: textOption("<date>", "arrival at the port of discharge, YYYY-MM-DD"),
  vessel: textOption("<name>", "vessel"),
  voyage: textOption("<number>", "voyage"),
  remark: textOption("<text>", "printed on the quote"),
  file: textOption(
    "<path>",
    "JSON file with one to four lines (ExcelRate of the API document, LclRate for a part load), instead of --price",
  ),
  validTill: textOption("<date>", "the last day, YYYY-MM-DD"),
};

type AnswerOptions = Input<typeof ANSWER_OPTIONS>;

const isAmount = (amount: string, currency: CurrencyCode): boolean =>
  parseMoney(amount, currency)
    .map(({ minor }) => minor > 0)
    .unwrapOr(false);

const UNITS = [...LCL_PRICE_UNITS.keys()];

const readLclPrice = (
  price: readonly string[],
  currency: CurrencyCode,
): Result<ReadonlyMap<string, string>, string> => {
  const [text = "", second] = price;
  const [, unit = "", amount = ""] = /^([A-Za-z]+)=(.+)$/.exec(text) ?? [];
  if (second !== undefined || !UNITS.includes(unit.toUpperCase()))
    return err(
      `--price takes ${UNITS.map((one) => `${one}=AMOUNT`).join(" or ")} for a part load, not ${price.join(" ")}.`,
    );
  return isAmount(amount, currency)
    ? ok(new Map([[unit.toUpperCase(), amount]]))
    : err(`--price takes an amount above 0 in ${currency}, not ${amount}.`);
};

const readPrices = (
  request: StoredDeskRequest,
  { price, currency, vessel, voyage }: Pick<AnswerOptions, "price" | "currency" | "vessel" | "voyage">,
): Result<ReadonlyMap<string, string>, string> => {
  if (!isCurrencyCode(currency)) return err(`--currency takes an ISO 4217 code, not ${currency}.`);
  const search = readSearch(request);
  if (isLclSearch(search)) {
    if (vessel !== null || voyage !== null)
      return err("A part load is quoted for no vessel. Leave out --vessel and --voyage.");
    return price.length === 0 ? err("--price is missing.") : readLclPrice(price, currency);
  }
  const sizes = search.requestedEquipments.map((line): string => line.equipmentGroupIsoCode);
  const prices = new Map<string, string>();
  for (const text of price) {
    const [, size = "", amount = ""] = /^(?:([A-Za-z0-9]+)=)?(.+)$/.exec(text) ?? [];
    const equipment = size === "" && sizes.length === 1 ? (sizes[0] ?? "") : size.toUpperCase();
    if (!sizes.includes(equipment))
      return err(`--price takes SIZE=AMOUNT with one of ${sizes.join(", ")}, not ${text}.`);
    if (!isAmount(amount, currency)) return err(`--price takes an amount above 0 in ${currency}, not ${amount}.`);
    if (prices.has(equipment)) return err(`--price is given twice for ${equipment}.`);
    prices.set(equipment, amount);
  }
  const missing = sizes.filter((size) => !prices.has(size));
  return missing.length > 0 ? err(`--price is missing for ${missing.join(", ")}.`) : ok(prices);
};

/** What is wrong with the dates; null if nothing. */
export const findDateProblem = (options: AnswerOptions, today: CalendarDate): string | null => {
  const { departure, arrival, validTill } = options;
  const dates = [
    ["--departure", departure],
    ["--arrival", arrival],
    ["--valid-till", validTill],
  ] as const;
  const wrong = dates.find(([, date]) => date !== null && !isCalendarDate(date));
  if (wrong !== undefined) return `${wrong[0]} takes a date such as 2026-12-23, not ${wrong[1]}.`;
  if (validTill === null) return "--valid-till is missing.";
  if (validTill < today) return `--valid-till takes today (${today}) or a later day, not ${validTill}.`;
  if (departure !== null && departure < today)
    return `--departure takes today (${today}) or a later day, not ${departure}.`;
  if (departure !== null && validTill > departure)
    return `--valid-till takes a day until the departure, ${departure}, not ${validTill}.`;
  return departure !== null && arrival !== null && arrival < departure
    ? `--arrival takes the day of the departure, ${departure}, or a later one, not ${arrival}.`
    : null;
};

/** What one line of an answer is bought for: the same line with buying prices; null where none is stated. */
export const readBoughtLine = (
  request: StoredDeskRequest,
  options: AnswerOptions,
  today: string,
): Result<DeskLine | null, string> => {
  const { buy, belowFloor, file } = options;
  if (buy.length === 0)
    return belowFloor === null ? ok(null) : err("--below-floor needs --buy: what the carrier is paid.");
  if (file !== null) return err("--buy takes the prices of --price, not those of --file.");
  return readPrices(request, { ...options, price: buy })
    .mapErr((problem) => problem.replaceAll("--price", "--buy"))
    .map((prices) => toDeskLine(request, { ...options, carrier: (options.carrier ?? "").trim(), prices }, today));
};

const NO_CHARGES = { originCharges: {}, destinationCharges: {}, warehouseCharges: {} };

/* Booking names the ports of the request. */
const readLclDeskLine = (line: unknown, { portOfLoading, portOfDischarge }: LclSearch): Result<DeskLine, string> => {
  const ports = { "Port of loading": portOfLoading, "PORT OF DISCHARGE": portOfDischarge };
  const whole = { ...NO_CHARGES, ...toObject(line), ...ports };
  return readLclRecord({ ...whole, _id: "line" }).map(() => whole);
};

const readFclDeskLine = (line: unknown): Result<DeskLine, string> => {
  const stated: object = typeof line === "object" && line !== null ? line : {};
  return readSheetLine({ ...stated, _id: "line" }).map(
    ({ providerName, fields, charges }): DeskLine => ({ providerName, ...fields, charges }),
  );
};

const readDeskLine = (request: StoredDeskRequest) => {
  const search = readSearch(request);
  return (line: unknown, index: number): Result<DeskLine, string> =>
    (isLclSearch(search) ? readLclDeskLine(line, search) : readFclDeskLine(line)).mapErr(
      (problem) => `line ${index + 1}: ${problem}`,
    );
};

/** The offers of an answer, from its file or its prices. */
export const loadLines = async (
  request: StoredDeskRequest,
  options: AnswerOptions,
  today: string,
): Promise<Result<readonly DeskLine[], string>> => {
  const { file, price: _, validTill: __, buy: ___, belowFloor: ____, ...stated } = options;
  if (file === null) {
    const carrier = (stated.carrier ?? "").trim();
    if (carrier === "") return err("--carrier is missing.");
    return readPrices(request, options).map((prices) => [toDeskLine(request, { ...stated, carrier, prices }, today)]);
  }
  return readInputJson(file).andThen((read) => {
    const lines: readonly unknown[] = Array.isArray(read) ? read : [read];
    return Result.combine(lines.map(readDeskLine(request))).mapErr(
      (problem) =>
        `${file}, ${problem}. The lines have the form of ${isLclSearch(readSearch(request)) ? "LclRate" : "ExcelRate"} in the API document.`,
    );
  });
};
