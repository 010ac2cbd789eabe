import { err, ok, type Result } from "neverthrow";
import { addDays } from "#domain/time";
import { officeDay, type Clock } from "#server/platform/time.ts";
import type { SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import { authoriseByHeaders, authoriseByToken, type Authorise } from "../kit/authorise.ts";
import { type CarrierDeps, createCarrierClient } from "../kit/carrier-client.ts";
import { unreadableFailure } from "../kit/failures.ts";
import { readRoutes, type RouteReading, type ScheduleLane, sortSailings } from "./read-routes.ts";
import type { ScheduleSettings } from "./settings.ts";

/** The sailings of a lane, and why routes are left out. */
export interface AnsweredSchedule {
  readonly sailings: readonly ScheduledSailing[];
  readonly unreadable: readonly string[];
}

export type AskSchedule = (lane: ScheduleLane, signal: AbortSignal) => Promise<Result<AnsweredSchedule, SourceFailure>>;

const TIMEOUT_MS = 30_000;
/* A search does not wait for it. */
const MAX_WAIT_MS = 30_000;

/** Today is the day of the office: sailings of its yesterday are of no use to a search. */
const toQuery = (settings: ScheduleSettings, lane: ScheduleLane, clock: Clock): URLSearchParams => {
  const toCode = (unLocode: string): string => settings.placeCodes.get(unLocode) ?? unLocode;
  const today = officeDay(clock());
  return new URLSearchParams({
    placeOfReceipt: toCode(lane.portOfLoading),
    placeOfDelivery: toCode(lane.portOfDischarge),
    departureStartDate: today,
    departureEndDate: addDays(today, settings.days),
    receiptTypeAtOrigin: lane.cargo === "lcl" ? "CFS" : "CY",
    deliveryTypeAtDestination: lane.cargo === "lcl" ? "CFS" : "CY",
    ...(lane.cargo === "reefer" ? { cargoType: "REEFER" } : {}),
    limit: String(settings.limit),
  });
};

/** The query of the next page, which is always sent to the configured address: a link of another host would get the key. */
const toNextPage = (query: URLSearchParams, headers: Headers): URLSearchParams | null => {
  const text = (headers.get("next-page-cursor") ?? headers.get("next-page") ?? "").trim();
  if (text === "") return null;
  const link = /^(?:https?:\/\/|\/|\?)/i.test(text) ? /\?([^#]*)/.exec(text)?.[1] : undefined;
  return new URLSearchParams(link ?? { ...Object.fromEntries(query), cursor: text });
};

const toAuthorise = ({ name, headers, token }: ScheduleSettings, deps: CarrierDeps): Authorise => {
  if (token === null) return authoriseByHeaders(headers);
  const [byHeaders, byToken] = [authoriseByHeaders(headers), authoriseByToken(name, token, deps)];
  return (request) =>
    byToken(request).andThen((signed) => byHeaders(signed).map((both) => ({ ...both, renew: signed.renew })));
};

/** DCSA Commercial Schedules, point to point: asks for the sailings of a lane, page by page. */
export const createScheduleClient = (
  settings: ScheduleSettings,
  deps: CarrierDeps,
  findZone: RouteReading["findZone"],
): AskSchedule => {
  const { name, url, allowances, pages } = settings;
  const client = createCarrierClient(
    { name, baseUrl: url, timeoutMs: TIMEOUT_MS, allowances, maxWaitMs: MAX_WAIT_MS, maxConcurrent: 4, billed: [] },
    toAuthorise(settings, deps),
    deps,
  );
  const reading: RouteReading = { ...settings, findZone };
  return async (lane, signal) => {
    const sailings: ScheduledSailing[] = [];
    const unreadable: string[] = [];
    let query: URLSearchParams | null = toQuery(settings, lane, deps.clock);
    for (let page = 1; query !== null; page += 1) {
      if (page > pages) {
        unreadable.push(`it has more than ${pages} pages; the rest is left out`);
        break;
      }
      const answer = await client.call(
        { operation: "schedule", method: "GET", path: `?${query.toString()}`, isRepeatable: true, answers: [200, 204] },
        signal,
      );
      if (answer.isErr()) return err(answer.error);
      const routes = readRoutes(answer.value.body, lane, reading);
      if (routes === null) return err(unreadableFailure(name, "it is no list of routes"));
      sailings.push(...routes.sailings);
      unreadable.push(...routes.unreadable);
      query = toNextPage(query, answer.value.headers);
    }
    const [problem] = unreadable;
    if (sailings.length === 0 && problem !== undefined) return err(unreadableFailure(name, problem));
    return ok({ sailings: sortSailings(sailings), unreadable: [...new Set(unreadable)] });
  };
};
