import { err, ok, type Result } from "neverthrow";
import type { ErrorCause } from "#domain/connectors";
import { readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isCurrencyCode, type Money, multiplyMoney, parseMoney } from "#domain/money";
import { isCalendarDate } from "#domain/time";
import type { components } from "#api/desk-schema.d.ts";
import { toStatusFailure, usedUpFailure } from "#server/connectors/kit/failures.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import type { DeskApi } from "#server/desk/route.ts";
import type { TryRefusal } from "#server/modules/tracking/index.ts";
import type { BodyOf } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import { httpPollSource } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import type { QuotedOffer, SourceFailure } from "#server/rate-sources/rate-source.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import type { ReferenceFailure } from "#server/tracking-sources/tracking-source.ts";
import type { AskedSource } from "./asked-source.ts";
import { toCall } from "./read-records.ts";
import { addCalls } from "./store.ts";
import { type Call, type Lane, recordCalls, type TryDeps } from "./try-call.ts";
import { type TestQuery, toTestRequest, tryRates } from "./try-rates.ts";
import { trySchedule } from "./try-schedule.ts";
import { tryTracking } from "./try-tracking.ts";
import { toNewCall } from "./watch-sources.ts";

type SourceTest = components["schemas"]["SourceTest"];
type TestBody = BodyOf<"testConnector", DeskApi>;
type Problem = FieldProblem & { readonly field: keyof TestBody };

const MAX_SHOWN = 5;

export const refuseFields = (fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: fields[0]?.message ?? "Please check the marked fields.",
  fields,
});

const isPlaceCode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code);

const readLane = ({ from, to }: TestBody): { readonly lane: Lane; readonly problems: readonly Problem[] } => {
  const lane = { from: from.trim().toUpperCase(), to: to.trim().toUpperCase() };
  const problems: Problem[] = [];
  if (!isPlaceCode(lane.from)) problems.push({ field: "from", message: "Type a UN/LOCODE such as INNSA." });
  if (!isPlaceCode(lane.to)) problems.push({ field: "to", message: "Type a UN/LOCODE such as NLRTM." });
  return { lane, problems };
};

const readQuery = (body: TestBody, today: string): Result<TestQuery, Refusal> => {
  const { size, day } = body;
  const { lane, problems: ofLane } = readLane(body);
  const equipment = readEquipment(size);
  const problems: readonly Problem[] = [
    ...ofLane,
    ...(equipment === null ? [{ field: "size" as const, message: "Choose a size such as 40HC." }] : []),
    ...(isCalendarDate(day) && day >= today ? [] : [{ field: "day" as const, message: "Choose a day from today on." }]),
  ];
  return equipment === null || !isCalendarDate(day) || problems.length > 0
    ? err(refuseFields(problems))
    : ok({ ...lane, size: equipment, day });
};

const toFreight = (currency: string | null, amount: string | number | null): Money | null =>
  currency !== null && amount !== null && isCurrencyCode(currency) ? parseMoney(amount, currency).unwrapOr(null) : null;

const toPrices = (quoted: QuotedOffer): SourceTest["prices"] => {
  if (quoted.kind !== "api") return [];
  const { departureDate, arrivalDate, equipmentPrices } = quoted.offer;
  return equipmentPrices.map(({ currency, basicOceanFreightRate }) => ({
    departure: departureDate,
    arrival: arrivalDate,
    freight: toFreight(currency, basicOceanFreightRate),
    isBookable: quoted.refusal === null,
  }));
};

const toSailing = ({ departure, arrival, legs }: ScheduledSailing): SourceTest["sailings"][number] => ({
  departure,
  arrival,
  vessel: legs[0]?.vesselName ?? null,
  transshipments: Math.max(0, legs.length - 1),
});

interface Tested {
  readonly source: string;
  readonly connector?: OpenConnector;
  readonly seconds: number;
  readonly calls: readonly Call[];
  readonly failure: Pick<SourceFailure, "cause" | "reason"> | null;
}

/** What is so of the test of any source; its kind adds what was found. */
const presentTest = ({ source, connector, seconds, calls, failure }: Tested, now: number): SourceTest => {
  const stored = calls.map((call) => toNewCall({ source, ...call }, connector, { now, isTest: true }));
  const billed = stored.filter(({ isBilled }) => isBilled === 1).length;
  const cost = connector?.costPerCall;
  return {
    seconds: Math.round(seconds * 10) / 10,
    found: 0,
    failure: failure === null ? null : { at: toInstant(now), cause: failure.cause ?? "other", detail: failure.reason },
    prices: [],
    sailings: [],
    reference: null,
    unreadable: [],
    calls: stored.map(toCall),
    cost: cost === undefined ? null : multiplyMoney(cost, billed),
  };
};

const testRates = async (
  deps: TryDeps,
  connector: OpenConnector,
  body: TestBody,
  now: number,
): Promise<Result<SourceTest, Refusal>> => {
  const query = readQuery(body, officeDay(now));
  if (query.isErr()) return err(query.error);
  const request = await toTestRequest(deps, query.value);
  if (request.isErr()) return err(refuseFields([{ field: request.error.field, message: request.error.sentence }]));
  const { offers, unreadable, ...tried } = await tryRates(deps, connector, request.value);
  return ok({
    ...presentTest({ source: connector.name, connector, ...tried }, now),
    found: offers.length,
    prices: offers.flatMap(toPrices).slice(0, MAX_SHOWN),
    unreadable: [...unreadable],
  });
};

const testSchedule = async (
  deps: TryDeps,
  { name, settings }: Extract<AskedSource, { kind: "schedule" }>,
  body: TestBody,
  now: number,
): Promise<Result<SourceTest, Refusal>> => {
  const { lane, problems } = readLane(body);
  if (problems.length > 0) return err(refuseFields(problems));
  const { sailings, unreadable, ...tried } = await trySchedule(deps, settings, lane);
  return ok({
    ...presentTest({ source: name, ...tried }, now),
    found: sailings.length,
    sailings: sailings.slice(0, MAX_SHOWN).map(toSailing),
    unreadable: [...unreadable],
  });
};

const CAUSES: Readonly<Record<string, ErrorCause>> = {
  "no-token": "access",
  "timed-out": "no-answer",
  cancelled: "no-answer",
  unreachable: "unreachable",
  "too-long": "unreadable",
  unreadable: "unreadable",
  "429": "used-up",
};

const findCause = (feed: string, { outcome }: Pick<ReferenceFailure, "outcome">): ErrorCause =>
  CAUSES[outcome] ?? (/^\d{3}$/.test(outcome) ? (toStatusFailure(feed, Number(outcome)).cause ?? "other") : "other");

const NOTHING_DUE =
  "It is asked about no shipment at the moment. Type a number of a booking or container of the carrier.";

const toTrackingFailure = (feed: string, refusal: Exclude<TryRefusal, { kind: "nothing-due" }>): Tested["failure"] =>
  refusal.kind === "must-wait"
    ? { ...usedUpFailure(feed, refusal.until), reason: `it may be called next at ${toInstant(refusal.until)}` }
    : { cause: findCause(feed, refusal.failure), reason: refusal.failure.reason };

/** The numbers of a query, as staff know them. */
const toNumbers = (query: string): string => [...new URLSearchParams(query).values()].join(", ");

const testTracking = async (
  deps: TryDeps,
  { name, feed, pull }: Extract<AskedSource, { kind: "tracking" }>,
  { reference }: TestBody,
  now: number,
): Promise<Result<SourceTest, Refusal>> => {
  const number = (reference ?? "").trim().toUpperCase();
  const { tried, ...asked } = await tryTracking(deps, feed, pull, number === "" ? null : number);
  if (tried.isErr()) {
    const refusal = tried.error;
    if (refusal.kind === "nothing-due") return err(refuseFields([{ field: "reference", message: NOTHING_DUE }]));
    return ok({
      ...presentTest({ source: name, ...asked, failure: toTrackingFailure(feed.name, refusal) }, now),
      reference: refusal.kind === "failed" ? toNumbers(refusal.query) : null,
    });
  }
  const { events, query, problems } = tried.value;
  return ok({
    ...presentTest({ source: name, ...asked, failure: null }, now),
    found: events,
    reference: toNumbers(query),
    unreadable: problems.map(({ line, sentence }) => `event ${line}: ${sentence}`),
  });
};

/* The address answers all its events, which are counted and not stored. */
const testPoll = async (
  { db }: TryDeps,
  { name, poll }: Extract<AskedSource, { kind: "poll" }>,
  now: number,
): Promise<SourceTest> => {
  const { answer, ...asked } = await recordCalls((record) =>
    httpPollSource(poll, record).read(new AbortController().signal),
  );
  const tested = { source: name, ...asked };
  const stored = asked.calls.map((call) => toNewCall({ ...call, source: name }, undefined, { now, isTest: true }));
  await addCalls(db, stored);
  const [call] = asked.calls;
  return answer.match(
    ({ events, problems, notes }) => ({
      ...presentTest({ ...tested, failure: null }, now),
      found: events.length,
      unreadable: [...problems, ...notes].map(({ line, sentence }) => `event ${line}: ${sentence}`),
    }),
    (reason) =>
      presentTest({ ...tested, failure: { cause: call === undefined ? "other" : findCause(name, call), reason } }, now),
  );
};

/** Asks one source, with what its kind needs of what was typed. */
export const runTest = async (
  deps: TryDeps,
  source: AskedSource,
  body: TestBody,
): Promise<Result<SourceTest, Refusal>> => {
  const now = deps.clock();
  switch (source.kind) {
    case "connector":
      return testRates(deps, source.connector, body, now);
    case "schedule":
      return testSchedule(deps, source, body, now);
    case "tracking":
      return testTracking(deps, source, body, now);
    case "poll":
      return ok(await testPoll(deps, source, now));
  }
};
