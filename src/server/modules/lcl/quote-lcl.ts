import type { FindPlace } from "#domain/places";
import { BRAND } from "#brand";
import { readLclRecord } from "#api/readers/lcl-record.ts";
import { err, ok, type Result } from "neverthrow";
import {
  type LclRate,
  type LclSearch,
  createLclMemo,
  type LclContext,
  priceLclRecord,
  type LclChoices,
  type LclCriteria,
  listLclRates,
  findLoadProblems,
  readLclEnds,
} from "#domain/lcl";
import type { OfferMargins } from "#domain/margins";
import type { ExchangeRates } from "#domain/money";
import type { GstTerms } from "#domain/tax";
import { findDaysOnEarth, type Instant, toMinutes } from "#domain/time";
import type { FclComparison, LclRate as WireLclRate } from "#api/schema.d.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import {
  type SearchStore,
  type OfferContext,
  packMargins,
  writeMargins,
  packOffers,
  toOfferId,
  type ReadActiveSources,
  type ReadTaxTerms,
} from "../rates/index.ts";
import type { FindCustomer } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { findCarrier } from "#server/rate-sources/rate-sheets/sheet-carrier.ts";
import {
  findSchedules,
  type Schedule,
  type ScheduleQuery,
  type ScheduleSource,
} from "#server/rate-sources/schedule.ts";
import { type LclLine, lclLines } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { type Clock, type Ids, toInstant, OFFICE_ZONE, officeDay, zones } from "#server/platform/time.ts";
import { toContainerLane, type createFclComparison } from "./compare-fcl.ts";
import type { LclPortsReader } from "./ports.ts";
import { sellOffers } from "./sell-offers.ts";
import { toLclOffer, type QuoteMoment, type UnnamedLclRate } from "./offer.ts";

const BOOKABLE_MS = 7 * 24 * 3_600_000;

export interface LclSearchDeps {
  readonly db: Executor;
  readonly searches: SearchStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly readActiveSources: ReadActiveSources;
  readonly readTaxTerms: ReadTaxTerms;
  readonly ports: LclPortsReader;
  readonly findPlace: FindPlace;
  readonly findCustomer: FindCustomer;
  readonly schedules: ScheduleSource;
  /** How long a search waits for them at most. */
  readonly deadlineMs: number;
  readonly compare: ReturnType<typeof createFclComparison>;
  readonly onFailure: (source: string, reason: string) => void;
}

export interface LclQuestion {
  readonly search: LclSearch;
  readonly criteria: LclCriteria;
  readonly limit: number;
  readonly skip: number;
  readonly containers: number;
}

const refuse = (fields: readonly { readonly field: string; readonly message: string }[]): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields,
});

/** The search with the names of both ports as the list of ports writes them; bad input is refused field by field. */
export const checkLclSearch = (search: LclSearch, names: readonly string[]): Result<LclSearch, Refusal> => {
  const ends = readLclEnds(search.portOfLoading, search.portOfDischarge, names);
  const problems = [...(ends.isErr() ? ends.error : []), ...findLoadProblems(search)];
  return ends.isErr() || problems.length > 0 ? err(refuse(problems)) : ok({ ...search, ...ends.value });
};

interface Listed {
  readonly offers: readonly UnnamedLclRate[];
  readonly choices: LclChoices;
  readonly lowest: number | null;
}

const listOffers = (offers: readonly UnnamedLclRate[], context: LclContext, criteria: LclCriteria): Listed => {
  const offersByRate = new Map<LclRate, UnnamedLclRate>();
  for (const [index, offer] of offers.entries()) {
    const record = readLclRecord({ _id: `line-${index}`, ...offer });
    if (record.isOk()) offersByRate.set(priceLclRecord(record.value, context), offer);
  }
  const rates = [...offersByRate.keys()];
  const listed = listLclRates(rates, context.search.portOfDischarge, criteria);
  return {
    offers: listed.rates.flatMap((rate) => offersByRate.get(rate) ?? []),
    choices: listed.choices,
    lowest: listed.lowest === null ? null : listed.rates.indexOf(listed.lowest),
  };
};

/** One page of the rates for a load; the rates are stored, so that each can be booked by its id. */
export interface LclQuotes {
  readonly answeredAt: Instant;
  readonly exchange: ExchangeRates | null;
  /** Null where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | null;
  readonly comparison: FclComparison | null;
  readonly choices: LclChoices;
  /** How many there are on all pages. */
  readonly count: number;
  readonly lowestRateId: string | null;
  readonly rates: readonly WireLclRate[];
}

export type QuoteLcl = (question: LclQuestion, accountId: string) => Promise<Result<LclQuotes, Refusal>>;

interface Page extends Pick<LclQuotes, "rates" | "lowestRateId"> {
  /** Of each rate; for staff. */
  readonly margins: readonly (OfferMargins | null)[];
}

const toPage = (
  id: string,
  { offers, lowest }: Listed,
  { skip, limit }: LclQuestion,
  marginsOf: (offer: UnnamedLclRate) => OfferMargins | null,
): Page => {
  const shown = offers.slice(skip, skip + limit);
  const isShown = lowest !== null && lowest >= skip && lowest < skip + shown.length;
  return {
    margins: shown.map(marginsOf),
    rates: shown.map((offer, index) => ({ _id: toOfferId(id, index), ...offer })),
    lowestRateId: isShown ? toOfferId(id, lowest - skip) : null,
  };
};

const momentAt = (lines: readonly LclLine[], findPlace: FindPlace, now: number): QuoteMoment => {
  const loadingZone = findPlace(lines[0]?.loadingCode ?? "")?.timeZone ?? null;
  const loadingTime = zones.toLocal(toMinutes(now), loadingZone ?? OFFICE_ZONE);
  return { today: officeDay(now), now: toMinutes(now), loadingZone, loadingTime };
};

/** The schedule of a line's carrier between its ports; null for a port that is known by its name alone. */
const toScheduleQuery = ({ fields, provider, loadingCode, dischargeCode }: LclLine): ScheduleQuery | null =>
  loadingCode === null || dischargeCode === null
    ? null
    : {
        carrier: findCarrier(fields, provider),
        portOfLoading: loadingCode,
        portOfDischarge: dischargeCode,
        cargo: "lcl",
      };

const readSchedules = async (
  lines: readonly LclLine[],
  { schedules, deadlineMs }: LclSearchDeps,
): Promise<(line: LclLine) => Schedule | null> => {
  const queries = lines.flatMap((line) => toScheduleQuery(line) ?? []);
  const find = await findSchedules(schedules, queries, AbortSignal.timeout(deadlineMs));
  return (line) => {
    const query = toScheduleQuery(line);
    return query === null ? null : find(query);
  };
};

const saveRates = async (
  { searches }: LclSearchDeps,
  quoted: { readonly id: string; readonly accountId: string; readonly quotedAt: number },
  { rates, margins }: Pick<Page, "rates" | "margins">,
  { exchange, tax, part }: Pick<OfferContext, "exchange" | "part"> & Pick<LclQuotes, "tax">,
): Promise<void> => {
  if (rates.length === 0) return;
  const { quotedAt } = quoted;
  const context: OfferContext = {
    load: [],
    exchange,
    ...(tax === null ? {} : { tax }),
    quotedAt: toInstant(quotedAt),
    validityZone: OFFICE_ZONE,
    ...(part === undefined ? {} : { part }),
  };
  await searches.save({
    ...quoted,
    expiresAt: quotedAt + BOOKABLE_MS,
    context: JSON.stringify(context),
    offers: packOffers(rates.map((rate) => [JSON.stringify(rate)])),
    margins: packMargins(margins.map(writeMargins)),
  });
};

/** Quotes one page of the LCL rates for a load; bad input is refused field by field. */
export const quoteLcl = (deps: LclSearchDeps): QuoteLcl => {
  /* Lives as long as the server: the same few tariffs answer every search. */
  const memo = createLclMemo();
  return async (question, accountId) => {
    const now = deps.clock();
    const today = officeDay(now);
    const checked = checkLclSearch(question.search, (await deps.ports(today, accountId)).names);
    if (checked.isErr()) return err(checked.error);
    const search = checked.value;
    const { first } = findDaysOnEarth(toMinutes(now));
    const lines = await lclLines(deps.db, search.portOfLoading, search.portOfDischarge, first, () =>
      deps.findCustomer(accountId),
    );
    const { exchange, selling } = await deps.readActiveSources(today);
    const moment = momentAt(lines, deps.findPlace, now);
    const scheduleOf = await readSchedules(lines, deps);
    const { offers, marginsOf } = await sellOffers(deps, selling, { lines, search, accountId, today }, (line) =>
      toLclOffer(line, moment, scheduleOf(line)),
    );
    const listed = listOffers(
      offers,
      { forwarder: BRAND.name, search, exchange, now: moment.now, memo },
      question.criteria,
    );
    const id = deps.ids.id();
    const { margins, ...page } = toPage(id, listed, question, marginsOf);
    const comparison = await deps.compare(toContainerLane(lines, search.portOfDischarge), question.containers, now);
    const tax = await deps.readTaxTerms(accountId);
    const context = { exchange, tax, part: search };
    await saveRates(deps, { id, accountId, quotedAt: now }, { rates: page.rates, margins }, context);
    return ok({
      answeredAt: toInstant(deps.clock()),
      exchange,
      tax,
      comparison,
      choices: listed.choices,
      count: listed.offers.length,
      ...page,
    });
  };
};
