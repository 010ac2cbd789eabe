import { err, ok, type Result } from "neverthrow";
import type { Money } from "#domain/money";
import type { ChangeFee } from "../rate.ts";
import { readTermAmount, splitTerms } from "./free-time.ts";

/** The columns of a rate sheet that state fees, by what they are for. */
export const FEE_COLUMNS = [
  ["BOOKING CANCELLATION FEE", "cancellation"],
  ["BOOKING AMENDMENT FEE", "amendment"],
] as const;

const FORM = "FREE UNTIL 14 DAYS, USD 150 UNTIL 3 DAYS, USD 300";
const PART =
  /^(?:(FREE|NIL)|([A-Z]{3})\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(?:\/|PER\s)\s?(CONTAINER|BOOKING))?)(?:\sUNTIL\s(\d{1,3})\sDAYS?(?:\sBEFORE\s(?:DEPARTURE|ETD))?)?$/i;

type SheetFee = Omit<ChangeFee, "kind">;

interface ReadPart {
  /** Null: free. */
  readonly fee: Money | null;
  readonly basis: ChangeFee["basis"];
  readonly untilDaysBefore: number | null;
}

const readPart = (part: string): ReadPart | null => {
  const match = PART.exec(part);
  if (match === null) return null;
  const [, free, currency = "", amount = "", basis = "BOOKING", until] = match;
  const fee = free === undefined ? readTermAmount(currency, amount) : null;
  if (free === undefined && fee === null) return null;
  return {
    fee,
    basis: basis.toUpperCase() === "CONTAINER" ? "container" : "booking",
    untilDaysBefore: until === undefined ? null : Number(until),
  };
};

/* Each part ends later than the one before, and only the last may be without an end. */
const isInOrder = (parts: readonly ReadPart[]): boolean =>
  parts.every(({ untilDaysBefore }, index) => {
    const before = parts[index - 1];
    if (before === undefined) return true;
    return before.untilDaysBefore !== null && (untilDaysBefore ?? -1) < before.untilDaysBefore;
  });

/**
 * Fees by days before departure, such as `FREE UNTIL 14 DAYS, USD 150 UNTIL 3 DAYS, USD 300/CONTAINER`. The error is a
 * sentence with the form.
 */
export const readSheetFees = (text: string): Result<readonly SheetFee[], string> => {
  const refusal = err(`"${text}" is not a fee. Write it as ${FORM}, in one currency, the earliest days first.`);
  const read = splitTerms(text).map(readPart);
  const parts = read.filter((part) => part !== null);
  const currencies = new Set(parts.flatMap(({ fee }) => fee?.currency ?? []));
  if (parts.length === 0 || parts.length < read.length || !isInOrder(parts) || currencies.size > 1) return refusal;
  const [currency = "USD"] = currencies;
  return ok(parts.map(({ fee, ...part }) => ({ ...part, fee: fee ?? { currency, minor: 0 } })));
};

/** The fees that the cells of a rate sheet's line state; a cell that cannot be read states none. */
export const toSheetFees = (fields: Readonly<Record<string, string>>): readonly ChangeFee[] =>
  FEE_COLUMNS.flatMap(([column, kind]) => {
    const cell = fields[column];
    return cell === undefined
      ? []
      : readSheetFees(cell)
          .unwrapOr([])
          .map((fee) => ({ kind, ...fee }));
  });
