import { recordChange } from "#server/modules/audit/index.ts";
import { createHash } from "node:crypto";
import { err, ok, type Result } from "neverthrow";
import type { QuoteSearch } from "#api/schema.d.ts";
import { formatLclLoad, isSameLclSearch } from "#domain/lcl";
import type { StoredMargins } from "#domain/margins";
import { findQuoteEnd, findValidTillProblem, type Incoterm, type QuoteCustomer } from "#domain/quotes";
import { type CalendarDate, toMinutes } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import type { FieldProblem, Refusal } from "#server/platform/http/refusal.ts";
import { type Clock, type Ids, OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { loadOffers, requireBookableOffer, nextNumber } from "../bookings/index.ts";
import { saveQuoteMargins } from "../margins/index.ts";
import type { OfferContext, StoredOffer } from "../rates/index.ts";
import { isLclSearch, toLclSearch } from "./quote-search.ts";
import { addQuoteRows, findSavedQuote, type StoredQuote } from "./store.ts";
import type { StoredQuoteOffer } from "./tables.ts";
import { readQuoteOffer } from "./to-quote.ts";

const KEY_USED: Refusal = { kind: "conflict", message: "This key was already used for another quote." };

const refuseFields = (...fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});

export const toStated = (typed: string | null): string | null => {
  const text = typed?.trim() ?? "";
  return text === "" ? null : text;
};

export const toNumber = (prefix: "QUO" | "DSK", year: string, number: number): string =>
  `${prefix}-${year}-${String(number).padStart(6, "0")}`;

interface OfferCopy extends Pick<StoredQuoteOffer, "offerId" | "offer" | "context"> {
  /** For staff; null where its buying prices are unknown. */
  readonly margins: StoredMargins | null;
}

export interface NewQuote {
  readonly accountId: string;
  readonly createdBy: string | null;
  readonly offers: readonly OfferCopy[];
  readonly validTill: CalendarDate;
  readonly customer: QuoteCustomer;
  readonly incoterm: Incoterm | null;
  readonly note: string | null;
  readonly search: QuoteSearch;
  readonly deskRequest: string | null;
  readonly saveKey: string;
}

const CODE_LENGTH = 16;

export const toCopy = (offerId: string, { text, context, margins }: StoredOffer): OfferCopy => ({
  offerId,
  offer: text,
  context,
  margins,
});

/** Adds a quote with the next number; belongs in a transaction. Null if one was saved with the same key. */
export const addQuote = async (
  db: Executor,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { offers: copies, customer, incoterm, search, ...quote }: NewQuote,
): Promise<string | null> => {
  const offers = copies.map(({ margins: _, ...offer }) => offer);
  const [id, createdAt] = [ids.id(), clock()];
  const year = officeDay(createdAt).slice(0, 4);
  const number = toNumber("QUO", year, await nextNumber(db, `QUO-${year}`));
  const content = JSON.stringify({ id, number, createdAt, validTill: quote.validTill, customer, incoterm, offers });
  const sha256 = createHash("sha256").update(content).digest("hex");
  const row = {
    ...quote,
    id,
    timeZone: OFFICE_ZONE,
    number,
    createdAt,
    companyName: customer.companyName.trim(),
    contactName: toStated(customer.contactName),
    reference: toStated(customer.reference),
    incoterm: incoterm === null ? null : JSON.stringify({ ...incoterm, place: incoterm.place.trim() }),
    search: JSON.stringify(search),
    code: sha256.slice(0, CODE_LENGTH).toUpperCase(),
    sha256,
    outcome: null,
    decidedOffer: null,
    decidedBy: null,
    decidedAt: null,
    revision: 1,
  };
  const rows = offers.map((offer, position) => ({ ...offer, quote: id, position, checkedOfferId: null }));
  if (!(await addQuoteRows(db, row, rows))) return null;
  await saveQuoteMargins(
    db,
    id,
    copies.map(({ margins }) => margins),
  );
  await recordChange(db, {
    action: "quote.created",
    subjectId: number,
    customerId: quote.accountId,
    after: {
      offers: offers.map(({ offerId }) => offerId),
      validTill: quote.validTill,
      companyName: row.companyName,
      reference: row.reference,
      request: quote.deskRequest,
    },
  });
  return number;
};

export interface QuoteOrder extends Omit<NewQuote, "offers" | "validTill" | "deskRequest"> {
  readonly offerIds: readonly string[];
  readonly validTill: CalendarDate | null;
}

/* An offer for a part load is booked with its search. */
const findSearchProblem = (search: QuoteSearch, context: string): string | null => {
  const { part = null } = storedJson<OfferContext>(context);
  if (part === null)
    return isLclSearch(search) ? "This offer is for containers. State the search that it is from." : null;
  return isLclSearch(search) && isSameLclSearch(toLclSearch(search), part)
    ? null
    : `This offer is for ${formatLclLoad(part)} from ${part.portOfLoading} to ${part.portOfDischarge}. State this search.`;
};

interface FoundOffers {
  readonly copies: readonly OfferCopy[];
  readonly storedTill: CalendarDate;
}

const findOffers = async (
  db: Executor,
  { accountId, offerIds, search }: QuoteOrder,
  now: number,
): Promise<Result<FoundOffers, Refusal>> => {
  const snapshot = await loadOffers(db, offerIds);
  const copies: OfferCopy[] = [];
  let expiresAt = Number.MAX_SAFE_INTEGER;
  for (const offerId of offerIds) {
    const found = requireBookableOffer(snapshot, accountId, offerId, now);
    if (found.isErr()) return err(found.error);
    const problem = findSearchProblem(search, found.value.context);
    if (problem !== null) return err(refuseFields({ field: "search", message: problem }));
    copies.push(toCopy(offerId, found.value));
    expiresAt = Math.min(expiresAt, found.value.expiresAt);
  }
  return ok({ copies, storedTill: officeDay(expiresAt - 1) });
};

const isSameOrder = (saved: StoredQuote, offerIds: readonly string[]): boolean =>
  saved.offers.map(({ offerId }) => offerId).join("\n") === offerIds.join("\n");

/** Saves offers of a shipper as a quote, once for each key. Returns its number. */
export const saveQuote = async (
  db: Executor,
  deps: { readonly clock: Clock; readonly ids: Ids },
  order: QuoteOrder,
): Promise<Result<string, Refusal>> => {
  const { offerIds, validTill: typed, ...quote } = order;
  const now = deps.clock();
  const today = officeDay(now);
  const repeated = async (): Promise<Result<string, Refusal> | null> => {
    const saved = await findSavedQuote(db, order.accountId, order.saveKey);
    if (saved === null) return null;
    return isSameOrder(saved, offerIds) ? ok(saved.number) : err(KEY_USED);
  };
  const before = await repeated();
  if (before !== null) return before;
  const found = await findOffers(db, order, now);
  if (found.isErr()) return err(found.error);
  const { copies, storedTill } = found.value;
  const last = findQuoteEnd(
    copies.map((copy) => readQuoteOffer(copy).priced),
    storedTill,
    { now: toMinutes(now), zone: OFFICE_ZONE, clock: zones },
  );
  if (last.day < today)
    return err({ kind: "gone", message: "This offer has ended. Please search again for a new one." });
  const problem = typed === null ? null : findValidTillProblem(typed, { today, last, zone: OFFICE_ZONE, clock: zones });
  if (problem !== null) return err(refuseFields({ field: "validTill", message: problem }));
  const added = await db
    .transaction()
    .execute((transaction) =>
      addQuote(transaction, deps, { ...quote, offers: copies, validTill: typed ?? last.day, deskRequest: null }),
    );
  return added === null ? ((await repeated()) ?? err(KEY_USED)) : ok(added);
};
