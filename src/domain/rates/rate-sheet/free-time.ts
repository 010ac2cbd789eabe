import { isCurrencyCode, type Money, parseMoney } from "#domain/money";
import { err, ok, type Result } from "neverthrow";
import type { DailyRate, FreeTime } from "../rate.ts";
import { getCell, type SheetLine } from "./line.ts";

/** The columns of free time at the destination, by what they state. */
export const FREE_TIME_COLUMNS = [
  ["DESTINATION DEMURRAGE", "demurrage"],
  ["DESTINATION DETENTION", "detention"],
  ["DESTINATION DEMURRAGE AND DETENTION", "merged"],
] as const;

export type SheetFreeTime = Pick<FreeTime, "days" | "counted" | "tariff">;

const FORM = "7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6";
const DAYS = /^(\d{1,3})\s*(?:(CALENDAR|WORKING)\s+)?(?:FREE\s+)?DAYS?$/i;
const TIER =
  /^([A-Z]{3})\s?(\d[\d,]*(?:\.\d+)?)\s?(?:\/|PER\s)\s?DAY(?:\s(?:AND|PER)\sCONTAINER)?(?:\s+FROM\s+DAY\s+(\d{1,3}))?$/i;

const COUNTED = { CALENDAR: "calendar", WORKING: "working" } as const;

/** The parts of a cell: separated by `;`, by a comma that is not within an amount, or by `then`. */
export const splitTerms = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s*[,;]?\s+THEN\s+|\s*;\s*|\s*,(?!\d)\s*/i)
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "");

/** `USD 1,200.50`: thousands are separated by commas only. */
export const readTermAmount = (currency: string, amount: string): Money | null => {
  const code = currency.toUpperCase();
  if (!isCurrencyCode(code) || !/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(amount)) return null;
  return parseMoney(amount.replaceAll(",", ""), code).unwrapOr(null);
};

const readTier = (part: string, isFirst: boolean): DailyRate | null => {
  const [, currency = "", amount = "", from] = TIER.exec(part) ?? [];
  const perDay = readTermAmount(currency, amount);
  const fromDay = from === undefined && isFirst ? 1 : Number(from);
  return perDay === null || Number.isNaN(fromDay) || (isFirst && fromDay !== 1) ? null : { fromDay, perDay };
};

const readTiers = (parts: readonly string[]): readonly DailyRate[] | null => {
  const tiers: DailyRate[] = [];
  for (const [index, part] of parts.entries()) {
    const tier = readTier(part, index === 0);
    const before = tiers.at(-1);
    if (tier === null) return null;
    if (before !== undefined && (tier.fromDay <= before.fromDay || tier.perDay.currency !== before.perDay.currency))
      return null;
    tiers.push(tier);
  }
  return tiers;
};

/**
 * Free days and what the days after them cost, such as `7 CALENDAR DAYS, THEN USD 60/DAY, USD 90/DAY FROM DAY 6`; the days
 * of the tariff count from the first day after the free ones. The error is a sentence with the form.
 */
export const readSheetFreeTime = (text: string): Result<SheetFreeTime, string> => {
  const [head = "", ...rest] = splitTerms(text);
  const [, days, counted] = DAYS.exec(head) ?? [];
  const tariff = readTiers(rest);
  if (days === undefined || tariff === null) return err(`"${text}" is not free time. Write it as ${FORM}.`);
  const unit = counted?.toUpperCase();
  return ok({
    days: Number(days),
    counted: unit === "CALENDAR" || unit === "WORKING" ? COUNTED[unit] : "unknown",
    ...(tariff.length === 0 ? {} : { tariff }),
  });
};

/** The free time at the destination that a line states; a cell that cannot be read states none. */
export const toSheetFreeTime = (offer: SheetLine): readonly FreeTime[] =>
  FREE_TIME_COLUMNS.flatMap(([column, kind]) => {
    const cell = getCell(offer, column);
    const stated = cell === null ? null : readSheetFreeTime(cell).unwrapOr(null);
    return stated === null ? [] : [{ movement: "import" as const, kind, equipment: null, ...stated }];
  });
