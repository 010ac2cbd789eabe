import { err, ok, type Result } from "neverthrow";
import type { LclSearch } from "../../../domain/lcl/search.ts";
import { type LclContext, priceLclRecord } from "../../../domain/lcl/price-record.ts";
import { sortLclRates } from "../../../domain/lcl/sort.ts";
import { loadProblems, readLclEnds } from "../../../domain/lcl/validate.ts";
import type { ExchangeRates } from "../../../domain/money/exchange.ts";
import type { FclComparison } from "../../../wire/schema.d.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { GroupCommit } from "../../stores/group-commit.ts";
import { lclLines } from "../../stores/lcl-tariffs.ts";
import { joinOffers, type OfferContext, offerIdOf, saveSearch } from "../../stores/offers.ts";
import type { Executor } from "../../stores/schema.ts";
import type { Clock, Ids } from "../clock.ts";
import { instantOf, officeDay } from "../office-day.ts";
import type { Market } from "../rate-search.ts";
import { boxLaneOf, type fclComparison } from "./fcl-comparison.ts";
import { lclOfferOf, lclRecordOf, type UnnamedLclRate } from "./lcl-offer.ts";

/** No offer can be booked longer than this after it was quoted, whatever its own validity says. */
const BOOKABLE_MS = 7 * 24 * 3_600_000;

export interface LclSearchDeps {
  readonly db: Executor;
  readonly commits: GroupCommit;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly market: (today: string) => Promise<Market>;
  readonly names: (today: string) => Promise<readonly string[]>;
  readonly compare: ReturnType<typeof fclComparison>;
}

/** What is asked: the load between two names, a page of its rates, and how many containers to compare with. */
export interface LclQuestion {
  readonly search: LclSearch;
  readonly limit: number;
  readonly skip: number;
  readonly boxes: number;
}

const refuse = (fields: readonly { readonly field: string; readonly message: string }[]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});

/** The search with its places as the tariff writes them, or every refused field. */
const checkLclSearch = (search: LclSearch, names: readonly string[]): Result<LclSearch, Refusal> => {
  const ends = readLclEnds(search.portOfLoading, search.portOfDischarge, names);
  const problems = [...(ends.isErr() ? ends.error : []), ...loadProblems(search)];
  return ends.isErr() || problems.length > 0 ? err(refuse(problems)) : ok({ ...search, ...ends.value });
};

/** All rates of a lane, lowest total of this load first; those to the place that was asked for before those to stations beyond. */
const ordered = (offers: readonly UnnamedLclRate[], context: LclContext): readonly UnnamedLclRate[] => {
  const rates = offers.map((offer, index) => priceLclRecord(lclRecordOf({ _id: `line-${index}`, ...offer }), context));
  const places = new Map(rates.map((rate, index) => [rate, index]));
  const sorted = sortLclRates(rates).flatMap((rate) => offers[places.get(rate) ?? -1] ?? []);
  const goesThere = (offer: UnnamedLclRate): boolean => offer["Dest CFS"] === context.search.portOfDischarge;
  return [...sorted.filter(goesThere), ...sorted.filter((offer) => !goesThere(offer))];
};

interface Page {
  readonly search: string;
  readonly texts: readonly string[];
}

const pageOf = (id: string, offers: readonly UnnamedLclRate[]): Page => ({
  search: id,
  texts: offers.map((offer, index) => JSON.stringify({ _id: offerIdOf(id, index), ...offer })),
});

const store = async (deps: LclSearchDeps, accountId: string, page: Page, context: OfferContext, now: number) => {
  if (page.texts.length === 0) return;
  await deps.commits.write((transaction) =>
    saveSearch(transaction, {
      id: page.search,
      accountId,
      quotedAt: now,
      expiresAt: now + BOOKABLE_MS,
      context: JSON.stringify(context),
      offers: joinOffers(page.texts),
    }),
  );
};

const envelope = (total: number, exchange: ExchangeRates | null, comparison: FclComparison | null): string =>
  JSON.stringify({
    status: true,
    code: 2000,
    message: "OK",
    lenResult: total,
    ...(exchange === null ? {} : { exchangeRates: exchange }),
    ...(comparison === null ? {} : { fclComparison: comparison }),
  });

/**
 * Answers one page of the LCL rates for a load as JSON text, lowest total first. What is shown is stored before it is
 * answered, so that it can be booked as it was shown; bad input is refused field by field.
 */
export const lclSearch =
  (deps: LclSearchDeps) =>
  async (question: LclQuestion, accountId: string): Promise<Result<string, Refusal>> => {
    const now = deps.clock();
    const today = officeDay(now);
    const checked = checkLclSearch(question.search, await deps.names(today));
    if (checked.isErr()) return err(checked.error);
    const search = checked.value;
    const lines = await lclLines(deps.db, search.portOfLoading, search.portOfDischarge, today);
    const { exchange } = await deps.market(today);
    const offers = ordered(
      lines.map((line) => lclOfferOf(line, today)),
      { search, exchange, today },
    );
    const page = pageOf(deps.ids.id(), offers.slice(question.skip, question.skip + question.limit));
    const comparison = await deps.compare(boxLaneOf(lines, search.portOfDischarge), question.boxes, now);
    await store(deps, accountId, page, { load: [], exchange, quotedAt: instantOf(now), part: search }, now);
    const head = envelope(offers.length, exchange, comparison);
    return ok(`${head.slice(0, -1)},"result":[\n${joinOffers(page.texts)}\n]}`);
  };
