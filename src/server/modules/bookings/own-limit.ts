import type { Shipper } from "#server/platform/http/handler.ts";
import { findFormats } from "../accounts/index.ts";
import { needsApproval } from "#domain/companies";
import { toSharedPrice } from "#domain/links";
import { convertAndAdd, createConverter, formatMoney, type Money } from "#domain/money";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { findStoredOffer, type OfferContext, priceOffer, readOffer, type StoredOffer } from "../rates/index.ts";

/** The total of a stored offer in a currency at its own exchange rates; null if it cannot be converted or read. */
export const readOfferTotal = (
  { text, context: stored }: Pick<StoredOffer, "text" | "context">,
  currency: string,
): Money | null => {
  const context = storedJson<OfferContext>(stored);
  const converter = createConverter(context.exchange, currency);
  const amounts = priceOffer(readOffer(text), context)
    .map(({ charges }) => toSharedPrice(charges, context.exchange).perCurrency)
    .unwrapOr(null);
  const sum = amounts === null ? null : convertAndAdd(amounts, converter);
  return sum?.kind === "converted" ? sum.total : null;
};

/**
 * Why a person may not book an offer: it is above the own limit at the exchange rates that it was quoted with. Null without a
 * limit, which reads nothing, and for an offer that is not stored, which the booking itself refuses.
 */
export const findLimitProblem = async (
  db: Executor,
  { accountId, limit }: Pick<Shipper, "accountId" | "limit">,
  offerId: string,
): Promise<Refusal | null> => {
  if (limit === null) return null;
  const offer = await findStoredOffer(db, offerId);
  if (offer === null || !needsApproval(limit, readOfferTotal(offer, limit.currency), null)) return null;
  const { numbers } = await findFormats(db, accountId);
  const message = `This booking is above your limit of ${formatMoney(limit, numbers)}.`;
  return { kind: "forbidden", message, fields: [{ field: "limit", message }] };
};
