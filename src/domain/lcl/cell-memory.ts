import { type AmountCell, readAmountCell } from "../charges/amount-cell.ts";
import type { CurrencyCode } from "../money/money.ts";

const remembered = new Map<string, AmountCell>();
/** Cells come from outside, so what is remembered of them has a limit. */
const MEMORY_LIMIT = 5000;

/** `readAmountCell`, remembering what it read: a tariff says the same few hundred cells over and over. */
export const readCell = (written: string, own: CurrencyCode | null): AmountCell => {
  const key = `${own ?? ""}|${written}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MEMORY_LIMIT) remembered.clear();
  const cell = readAmountCell(written, own);
  remembered.set(key, cell);
  return cell;
};
