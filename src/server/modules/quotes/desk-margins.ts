import type { Charge } from "#domain/charges";
import { type LanePlaces, type MarginSubject, type OfferMargins, toStatedMargins } from "#domain/margins";
import { findLaneCodes } from "#domain/lcl";
import { DEFAULT_CURRENCY } from "#domain/money";
import { officeDay } from "#server/platform/time.ts";
import { toCarrierOfRules } from "#server/rate-sources/rate-sheets/sell-offers.ts";
import type { Executor } from "#server/schema.ts";
import { companyById } from "../accounts/index.ts";
import { lclPlaces } from "../lcl/index.ts";
import { readMargins } from "../margins/index.ts";
import { placesByName } from "../places/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { readDeskContext } from "./answer-request.ts";
import type { DeskLine } from "./desk-line.ts";
import { isLclSearch, readSearch } from "./quote-search.ts";
import type { StoredDeskRequest } from "./tables.ts";

const toEnd = (...codes: readonly (string | null)[]): LanePlaces => {
  const known = codes.filter((code) => code !== null);
  return { codes: known, countries: known.map((code) => code.slice(0, 2)) };
};

/* A search for part loads names its places as the tariffs do. */
const readLclEnd = async (db: Executor, name: string, now: number): Promise<LanePlaces> =>
  toEnd(...findLaneCodes(name, await lclPlaces(db, officeDay(now)), await placesByName(db, name)));

/** What decides which margin rules are about an answer. */
export const readMarginSubject = async (
  db: Executor,
  request: StoredDeskRequest,
  carrier: string,
  now: number,
): Promise<MarginSubject> => {
  const { accountId } = request;
  const search = readSearch(request);
  const isLcl = isLclSearch(search);
  return {
    company: accountId,
    group: (await companyById(db, accountId))?.customerGroup ?? null,
    from: isLcl ? await readLclEnd(db, search.portOfLoading, now) : toEnd(search.placeOfOrigin, search.portOfLoading),
    to: isLcl
      ? await readLclEnd(db, search.portOfDischarge, now)
      : toEnd(search.placeOfDelivery, search.portOfDischarge),
    carrier,
    mode: isLcl ? "lcl" : "fcl",
    today: officeDay(now),
    currency: DEFAULT_CURRENCY,
  };
};

const listCharges = (line: DeskLine, context: OfferContext): readonly Charge[] =>
  priceOffer(readOffer(JSON.stringify({ ...line, _id: "line" })), context)
    .map(({ charges }) => charges)
    .unwrapOr([]);

/**
 * What a line of an answer was bought and is sold for, and the floor that applies: `bought` is the same line with buying prices.
 * Null where the buying price of a charge is not known.
 */
export const judgeDeskLine = async (
  db: Executor,
  request: StoredDeskRequest,
  { sold, bought }: { readonly sold: DeskLine; readonly bought: DeskLine },
  now: number,
): Promise<OfferMargins | null> => {
  const context = await readDeskContext(db, request, now);
  const margins = await readMargins(db);
  const subject = await readMarginSubject(db, request, toCarrierOfRules(sold.providerName ?? "", margins), now);
  const [selling, buying] = [listCharges(sold, context), listCharges(bought, context)];
  return toStatedMargins(selling, buying, margins.floors, subject, context.exchange);
};
