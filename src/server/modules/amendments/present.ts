import type { Amendment, ChangeAmount, FeePeriod as FeePeriodAnswer, Replacement } from "#api/schema.d.ts";
import type { FeePeriod } from "#domain/amendments";
import { getMinorDigits, type Money, parseMoney } from "#domain/money";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { BookingAmendmentTable } from "./tables.ts";

export const toChangeAmount = (money: Money | null): ChangeAmount | null =>
  money === null ? null : { currency: money.currency, amount: money.minor / 10 ** getMinorDigits(money.currency) };

export const readChangeAmount = (amount: ChangeAmount | null): Money | null =>
  amount === null ? null : parseMoney(String(amount.amount), amount.currency).unwrapOr(null);

export const readFee = (stored: string | null): Money | null => (stored === null ? null : storedJson<Money>(stored));

export const presentPeriods = (periods: readonly FeePeriod[]): FeePeriodAnswer[] =>
  periods.map(({ from, till, fee }) => ({ from, till, fee: toChangeAmount(fee) }));

export const presentAmendment = (row: BookingAmendmentTable): Amendment => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  requestedAt: toInstant(row.requestedAt),
  text: row.text,
  replacement: row.replacement === null ? null : storedJson<Replacement>(row.replacement),
  fee: toChangeAmount(readFee(row.fee)),
  proposedFee: toChangeAmount(readFee(row.proposedFee)),
  reason: row.reason,
  decidedAt: row.decidedAt === null ? null : toInstant(row.decidedAt),
});
