import { err, ok, type Result } from "neverthrow";
import type { ExcelRate, RateSearchRequest } from "#api/schema.d.ts";
import { findLastValidDay, MAX_QUOTE_OFFERS } from "#domain/quotes";
import { formatLoadType, type EquipmentQuantity } from "#domain/containers";
import type { CalendarDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { loadOffers, requireBookableOffer } from "../bookings/bookable-offer.ts";
import { findExchange } from "../rates/exchange-store.ts";
import { joinOffers, type OfferContext, saveSearch, toOfferId } from "../rates/offer-store.ts";
import { mailAnswer, mailNoPrice, type QuoteMailing } from "./mails.ts";
import { addQuote } from "./save-quote.ts";
import { settleRequest } from "./desk-request-store.ts";
import { findQuoteOwner } from "./store.ts";
import type { DeskRequestTable } from "./tables.ts";
import { readQuoteOffer, toDayEnd } from "./to-quote.ts";

/** A price of the desk, for the whole requested load. */
export interface DeskPrice {
  readonly carrier: string;
  /** Amount per container by size, as a decimal text. */
  readonly prices: ReadonlyMap<string, string>;
  readonly currency: string;
  readonly departure: CalendarDate | null;
  readonly arrival: CalendarDate | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly remark: string | null;
}

export type DeskLine = Omit<ExcelRate, "_id">;

const toPlace = (name: string | null, code: string | null): string | null =>
  code === null ? null : `${name ?? code} (${code})`;

const stated = <Name extends string>(name: Name, value: string | null): Partial<Record<Name, string>> => {
  const cell: Partial<Record<Name, string>> = {};
  if (value !== null) cell[name] = value;
  return cell;
};

/** The price as a line of a rate sheet: pricing and booking need no second way. */
export const toDeskLine = (
  request: DeskRequestTable,
  { carrier, prices, currency, departure, arrival, vessel, voyage, remark }: DeskPrice,
  today: CalendarDate,
): DeskLine => {
  const search = storedJson<RateSearchRequest>(request.search);
  const receipt = toPlace(search.originPlace, search.placeOfOrigin);
  const delivery = toPlace(search.deliveryPlace, search.placeOfDelivery);
  const load = search.requestedEquipments.map(
    (line): EquipmentQuantity => ({ equipment: line.equipmentGroupIsoCode, quantity: line.numberOfContainers }),
  );
  return {
    providerName: carrier,
    "RATE TYPE": "Spot",
    "SHEET NAME": `Desk, ${request.number}`,
    "SHEET DATE": today,
    "VALID FROM": today,
    "CONTAINER SIZE": formatLoadType(load),
    CURRENCY: currency,
    ...stated("PLACE OF RECEIPT", search.portOfLoading === null ? null : receipt),
    ...stated("PORT OF LOADING", toPlace(search.loadingPort, search.portOfLoading) ?? receipt),
    ...stated("PORT OF DISCHARGE", toPlace(search.dischargePort, search.portOfDischarge) ?? delivery),
    ...stated("PLACE OF DELIVERY", search.portOfDischarge === null ? null : delivery),
    ...stated("ETD", departure),
    ...stated("ETA", arrival),
    ...stated("VESSEL", vessel),
    ...stated("VOYAGE", voyage),
    ...stated("REMARKS", remark),
    charges: Object.fromEntries(
      [...prices].map(([equipment, amount]) => [`OCEAN FREIGHT ${equipment}`, `${currency} ${amount}`]),
    ),
  };
};

const SETTLED = "was settled before.";

const saveLines = async (
  db: Executor,
  { clock, ids }: QuoteMailing,
  request: DeskRequestTable,
  lines: readonly DeskLine[],
  validTill: CalendarDate,
): Promise<readonly string[]> => {
  const [id, now] = [ids.id(), clock()];
  const search = storedJson<RateSearchRequest>(request.search);
  const context: OfferContext = {
    load: search.requestedEquipments.map((line) => ({
      equipment: line.equipmentGroupIsoCode,
      quantity: line.numberOfContainers,
      weightKg: line.weightPerContainer,
    })),
    exchange: await findExchange(db, officeDay(now)),
    quotedAt: toInstant(now),
  };
  const offers = lines.map((line, index) =>
    JSON.stringify({ ...line, _id: toOfferId(id, index), "VALID TILL": line["VALID TILL"] ?? validTill }),
  );
  await saveSearch(db, {
    id,
    accountId: request.accountId,
    quotedAt: now,
    expiresAt: toDayEnd(validTill),
    context: JSON.stringify(context),
    offers: joinOffers(offers),
  });
  return lines.map((_, index) => toOfferId(id, index));
};

/**
 * Answers a request with a quote of one to four offers that can be booked, with the mail to the shipper; belongs in a
 * transaction that is undone by a refusal. Returns the number of the quote, or why there is none.
 */
export const answerRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: DeskRequestTable,
  { lines, validTill }: { readonly lines: readonly DeskLine[]; readonly validTill: CalendarDate },
): Promise<Result<string, string>> => {
  const now = mailing.clock();
  const today = officeDay(now);
  if (lines.length === 0 || lines.length > MAX_QUOTE_OFFERS)
    return err(`A quote has 1 to ${MAX_QUOTE_OFFERS} offers, not ${lines.length}.`);
  if (validTill < today) return err("--valid-till takes today or a later day.");
  if (request.state !== "open") return err(`${request.number} ${SETTLED}`);
  const offerIds = await saveLines(db, mailing, request, lines, validTill);
  const snapshot = await loadOffers(db, offerIds);
  const copies = [];
  for (const offerId of offerIds) {
    const found = requireBookableOffer(snapshot, request.accountId, offerId, now);
    if (found.isErr()) return err(found.error.message);
    copies.push({ offerId, offer: found.value.text, context: found.value.context });
  }
  const rates = copies.map((copy) => readQuoteOffer(copy, today).rate);
  const owner = await findQuoteOwner(db, request.accountId);
  const last = findLastValidDay(rates, validTill);
  if (last < today) return err(`The offers end on ${last}, before today. State later dates.`);
  const number = await addQuote(db, mailing, {
    accountId: request.accountId,
    offers: copies,
    validTill: last,
    customer: { companyName: owner.companyName, contactName: owner.name, reference: null },
    incoterm: null,
    note: null,
    search: storedJson<RateSearchRequest>(request.search),
    deskRequest: request.number,
    saveKey: `desk ${request.number}`,
  });
  if (number === null) return err(`${request.number} ${SETTLED}`);
  const change = { state: "answered", settledAt: now, reason: null, quoteNumber: number } as const;
  if (!(await settleRequest(db, request.id, change))) return err(`${request.number} ${SETTLED}`);
  await mailAnswer(db, mailing, request, owner, { number, validTill: last });
  return ok(number);
};

/** Ends a request without a price, with the mail to the shipper; belongs in a transaction. */
export const declineRequest = async (
  db: Executor,
  mailing: QuoteMailing,
  request: DeskRequestTable,
  reason: string,
): Promise<Result<void, string>> => {
  const change = { state: "declined", settledAt: mailing.clock(), reason, quoteNumber: null } as const;
  if (!(await settleRequest(db, request.id, change))) return err(`${request.number} ${SETTLED}`);
  await mailNoPrice(db, mailing, request, await findQuoteOwner(db, request.accountId), reason);
  return ok(undefined);
};
