import { type AnswerLine, toQuoteOffer } from "#domain/quotes";
import { readEquipment } from "#domain/containers";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { companyById, nameCompanies } from "../accounts/index.ts";
import {
  describeSearch,
  describeSearchDetails,
  findQuoteOwner,
  isLclSearch,
  listAllRequests,
  listStoredQuotes,
  readQuoteOffer,
  readSearch,
  type RequestPosition,
  type StoredDeskRequest,
  type StoredQuote,
} from "../quotes/index.ts";

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

/* Charges of an earlier answer, to begin the next one with; what was paid is asked again. */
const presentEarlier = (quote: StoredQuote) => {
  const [offer] = quote.offers;
  const priced = offer === undefined ? null : readQuoteOffer(offer).priced;
  return {
    number: quote.number,
    createdAt: toInstant(quote.createdAt),
    search: describeSearch(readSearch(quote)),
    carrier: priced === null ? "" : toQuoteOffer(priced, null).carrier,
    lines: (priced?.charges ?? []).flatMap(({ name, basis, equipment, price }) =>
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

const MAX_EARLIER = 5;

/** A request with everything that an answer needs. */
export const readDeskRequest = async (db: Executor, request: StoredDeskRequest) => {
  const search = readSearch(request);
  const owner = await findQuoteOwner(db, request);
  const company = await companyById(db, request.accountId);
  const quotes = (await listStoredQuotes(db, request.accountId)).filter(({ deskRequest }) => deskRequest !== null);
  return {
    ...presentRow(request, owner.companyName),
    isPartLoad: isLclSearch(search),
    details: [...describeSearchDetails(search)],
    sizes: isLclSearch(search) ? [] : search.requestedEquipments.map(({ equipmentGroupIsoCode: size }) => size),
    commodity: request.commodity,
    note: request.note,
    reason: request.reason,
    contact: {
      companyId: request.accountId,
      companyState: company?.state ?? "",
      group: company?.customerGroup ?? null,
      name: owner.name,
      email: owner.email,
    },
    earlier: quotes.slice(0, MAX_EARLIER).map(presentEarlier),
  };
};
