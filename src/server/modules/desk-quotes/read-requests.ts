import { readEquipment } from "#domain/containers";
import type { StoredMargins } from "#domain/margins";
import type { Money } from "#domain/money";
import { type AnswerLine, toQuoteOffer } from "#domain/quotes";
import { toDate } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readQuoteMargins } from "../margins/index.ts";
import { companyById, nameCompanies } from "../accounts/index.ts";
import {
  describeSearch,
  findFollowUp,
  findUndoUntil,
  findQuoteBy,
  findQuoteOwner,
  isLclSearch,
  listAllRequests,
  listStoredQuotes,
  type RequestPosition,
  readQuoteOffer,
  readSearch,
  type StoredDeskRequest,
  type StoredQuote,
  toQuote,
} from "../quotes/index.ts";
import { readDraft } from "./draft-store.ts";

const presentRow = (request: StoredDeskRequest, companyName: string) => ({
  number: request.number,
  state: request.state,
  requestedAt: toInstant(request.requestedAt),
  companyName,
  search: describeSearch(readSearch(request)),
  quoteNumber: request.quoteNumber,
});

/** Requests of all companies, newest first. */
export const listDeskRequests = async (
  db: Executor,
  state: StoredDeskRequest["state"] | null,
  { after, limit }: { readonly after: RequestPosition | null; readonly limit: number },
) => {
  const found = await listAllRequests(db, state, { after, limit: limit + 1 });
  const page = found.slice(0, limit);
  const names = await nameCompanies(db, [...new Set(page.map(({ accountId }) => accountId))]);
  const last = page.at(-1);
  return {
    rows: page.map((request) => presentRow(request, names.get(request.accountId) ?? "")),
    next: found.length > limit && last !== undefined ? `${last.requestedAt}.${last.id}` : null,
  };
};

/** The position that `next` of a page names; null for a text that names none. */
export const readPosition = (text: string): RequestPosition | null => {
  const [, requestedAt, id] = /^(\d{1,16})\.(.+)$/.exec(text) ?? [];
  return requestedAt === undefined || id === undefined ? null : { requestedAt: Number(requestedAt), id };
};

const COUNTED: Readonly<Record<string, AnswerLine["countedBy"]>> = {
  "per-container": "container",
  "per-wm": "wm",
};

type StoredLine = Partial<Record<"VESSEL" | "VOYAGE" | "REMARKS", string>>;

/* An offer that was sent, to begin the next one with; what was paid is asked again. */
const presentEarlierOffer = (offer: StoredQuote["offers"][number], decidedOffer: number | null) => {
  const { priced } = readQuoteOffer(offer);
  const stored = storedJson<StoredLine>(offer.offer);
  return {
    carrier: toQuoteOffer(priced, null).carrier,
    vessel: stored.VESSEL ?? null,
    voyage: stored.VOYAGE ?? null,
    remark: stored.REMARKS ?? null,
    isApproved: offer.position === decidedOffer,
    lines: priced.charges.flatMap(({ name, basis, equipment, price }) =>
      price.kind === "priced"
        ? [
            {
              name,
              countedBy: COUNTED[basis] ?? ("booking" as const),
              size: equipment === null ? null : readEquipment(equipment),
              buying: null,
              selling: price.unit,
            },
          ]
        : [],
    ),
  };
};

const presentOffers = ({ offers, decidedOffer }: StoredQuote) =>
  offers.map((offer) => presentEarlierOffer(offer, decidedOffer));

type EarlierLine = ReturnType<typeof presentEarlierOffer>["lines"][number];

/* A charge has the name of the offer in both; that of one size has its size. */
const findBuying = ({ name, size }: EarlierLine, margins: StoredMargins | undefined): Money | null =>
  margins?.lines.find(({ charge, equipment }) => charge === name && (equipment === null || equipment === size))
    ?.buying ?? null;

/* An offer with what it was bought for, as far as that is known. */
const presentSentOffer = (
  offer: StoredQuote["offers"][number],
  decidedOffer: number | null,
  margins: StoredMargins | undefined,
) => {
  const { lines, ...earlier } = presentEarlierOffer(offer, decidedOffer);
  const { priced, context } = readQuoteOffer(offer);
  const { departure, arrival, price } = toQuoteOffer(priced, context.exchange);
  return {
    ...earlier,
    departure: departure === null ? null : toDate(departure),
    arrival: arrival === null ? null : toDate(arrival),
    total: price.total,
    totals: margins === undefined ? null : { ...margins.totals },
    lines: lines.map((line) => ({ ...line, buying: findBuying(line, margins) })),
  };
};

const presentEarlier = (quote: StoredQuote) => ({
  number: quote.number,
  createdAt: toInstant(quote.createdAt),
  search: describeSearch(readSearch(quote)),
  offers: presentOffers(quote),
});

/* What was sent, with its state at this moment. */
const readSent = async (db: Executor, { quoteNumber }: StoredDeskRequest, now: number) => {
  const quote = quoteNumber === null ? null : await findQuoteBy(db, "number", quoteNumber);
  if (quote === null) return null;
  const { number, validTill } = quote;
  const followUpOn = await findFollowUp(db, number);
  const margins = await readQuoteMargins(db, quote.id);
  const offers = quote.offers.map((offer) => presentSentOffer(offer, quote.decidedOffer, margins.get(offer.position)));
  return { number, state: toQuote(quote, now).state, validTill, followUpOn, offers };
};

const MAX_EARLIER = 5;

/** A request with everything that an answer needs. */
export const readDeskRequest = async (db: Executor, request: StoredDeskRequest, now: number) => {
  const search = readSearch(request);
  const equipments = isLclSearch(search) ? [] : search.requestedEquipments;
  const owner = await findQuoteOwner(db, request);
  const company = await companyById(db, request.accountId);
  const undoUntil = await findUndoUntil(db, request, now);
  const quotes = (await listStoredQuotes(db, request.accountId)).filter(({ deskRequest }) => deskRequest !== null);
  return {
    ...presentRow(request, owner.companyName),
    isPartLoad: isLclSearch(search),
    departureDate: isLclSearch(search) ? null : search.departureDate,
    weights: equipments.map(({ equipmentGroupIsoCode: size, weightPerContainer: weight }) => ({
      size,
      kilograms: weight > 0 ? weight : null,
    })),
    sizes: equipments.map(({ equipmentGroupIsoCode: size }) => size),
    commodity: request.commodity,
    note: request.note,
    reason: request.reason,
    contact: {
      companyId: request.accountId,
      companyState: company?.state ?? "",
      stateReason: company?.stateReason ?? null,
      group: company?.customerGroup ?? null,
      name: owner.name,
      email: owner.email,
    },
    earlier: quotes.slice(0, MAX_EARLIER).map(presentEarlier),
    draft: request.state === "open" ? await readDraft(db, request.number) : null,
    sent: await readSent(db, request, now),
    undoUntil: undoUntil === null ? null : toInstant(undoUntil),
  };
};
