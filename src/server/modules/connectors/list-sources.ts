import type { components } from "#api/desk-schema.d.ts";
import { findSourceState, type SourceStop } from "#domain/connectors";
import { RATE_CARRIERS } from "#server/connectors/connectors-file.ts";
import { TOKEN_OPERATION } from "#server/connectors/kit/call-records.ts";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { findOpening } from "#server/connectors/kit/quota.ts";
import type { ScheduleSettings } from "#server/connectors/schedules/settings.ts";
import { NEVER_PAUSED, readPauses, type StoredPause } from "#server/connectors/kit/source-pauses.ts";
import { nameStaffMembers } from "#server/modules/staff/index.ts";
import { listFeedStates, listStoppedFeeds } from "#server/modules/tracking/index.ts";
import { officeDay, toInstant } from "#server/platform/time.ts";
import { listSheetsInForce } from "#server/rate-sources/rate-sheets/sheets-in-force.ts";
import type { TrackingPoll } from "#server/config.ts";
import { toPollName } from "#server/tracking-sources/http-poll/http-poll-source.ts";
import { type CarrierFeed, toFeedSource } from "#server/tracking-sources/settings.ts";
import type { AskedSource, SourceConfig } from "./asked-source.ts";
import { listCalls, readCost, readRequests, toSeconds } from "./read-records.ts";
import { readStops } from "./store.ts";
import type { SourceCallTable } from "./tables.ts";
import { readLeft, type TryDeps } from "./try-call.ts";

export type Source = components["schemas"]["Source"];

export interface SourceDeps extends TryDeps {
  readonly config: SourceConfig;
}

const toInstantOrNull = (moment: number | null): string | null => (moment === null ? null : toInstant(moment));

/** What is so of a source unless something else is known. */
const emptySource = (id: string, kind: Source["kind"], state: Source["state"]): Source => ({
  id,
  name: id,
  kind,
  state,
  until: null,
  pause: null,
  revision: 0,
  lastAnswer: null,
  error: null,
  recent: [],
  usualSeconds: null,
  allowances: [],
  cost: null,
  asked: 0,
  answered: 0,
  sheet: null,
  isAsked: false,
  takesReference: false,
});

const toAllowances = (left: Awaited<ReturnType<typeof readLeft>>): Source["allowances"] =>
  left.map(({ calls, spanMs, left: count }) => ({ calls, spanSeconds: spanMs / 1_000, left: count }));

interface Known {
  readonly pauses: ReadonlyMap<string, StoredPause>;
  readonly stops: ReadonlyMap<string, SourceStop>;
  readonly people: ReadonlyMap<string, string>;
  readonly now: number;
}

const readKnown = async ({ db, clock }: SourceDeps): Promise<Known> => {
  const now = clock();
  const pauses = await readPauses(db, now);
  const by = [...pauses.values()].flatMap(({ pause }) => pause?.by ?? []);
  return { pauses, stops: await readStops(db), people: await nameStaffMembers(db, by), now };
};

/** What is so of the pause of a source. */
const describePause = ({ pauses, people }: Known, source: string): Pick<Source, "pause" | "revision"> => {
  const { pause, revision } = pauses.get(source) ?? NEVER_PAUSED;
  if (pause === null) return { pause: null, revision };
  const by = pause.by === null ? null : (people.get(pause.by) ?? null);
  const [since, until] = [toInstant(pause.since), toInstantOrNull(pause.until)];
  return { pause: { reason: pause.reason, by, since, until }, revision };
};

const findPause = ({ pauses }: Known, source: string): StoredPause["pause"] => pauses.get(source)?.pause ?? null;

const describeConnector = async (deps: SourceDeps, connector: OpenConnector, known: Known): Promise<Source> => {
  const { db, clock } = deps;
  const { name, allowances } = connector;
  const { now } = known;
  const stop = known.stops.get(name);
  const { lastOutcome, ...requests } = await readRequests(db, name, stop, now);
  const opensAt = await findOpening(db, clock, name, allowances);
  const { usualSeconds } = requests;
  const facts = { pause: findPause(known, name), stop: stop ?? null, opensAt, lastOutcome, usualSeconds };
  const { state, until } = findSourceState(facts, now);
  return {
    ...emptySource(name, "connector", state),
    ...requests,
    ...describePause(known, name),
    until: toInstantOrNull(until),
    isAsked: true,
    allowances: toAllowances(await readLeft(deps, connector)),
    cost: await readCost(db, connector, now),
  };
};

type CallEnd = Pick<SourceCallTable, "operation" | "outcome">;

/* What an identity provider answers is no answer of the carrier; that it fails is worth knowing. */
const isToken = ({ operation }: CallEnd): boolean => operation === TOKEN_OPERATION;
const isIssued = (call: CallEnd): boolean => isToken(call) && call.outcome === "200";

const isAnswer = (call: CallEnd): boolean => !isToken(call) && /^[234]\d\d$/.test(call.outcome);

const describeSchedule = async (deps: SourceDeps, settings: ScheduleSettings, known: Known): Promise<Source> => {
  const { db, clock } = deps;
  const { name, allowances } = settings;
  const calls = await listCalls(db, name);
  const last = calls.find((call) => !isIssued(call));
  const answered = calls.find(isAnswer);
  const opensAt = await findOpening(db, clock, name, allowances);
  const lastOutcome = last === undefined ? null : isAnswer(last) ? "answered" : "failed";
  const facts = { pause: findPause(known, name), stop: null, opensAt, lastOutcome, usualSeconds: null } as const;
  const { state, until } = findSourceState(facts, known.now);
  return {
    ...emptySource(name, "schedule", state),
    ...describePause(known, name),
    until: toInstantOrNull(until),
    isAsked: true,
    lastAnswer:
      answered === undefined
        ? null
        : { at: toInstant(answered.calledAt), seconds: toSeconds(answered.durationMs), offers: null },
    error:
      last === undefined || isAnswer(last)
        ? null
        : { at: toInstant(last.calledAt), cause: "other", detail: last.outcome },
    allowances: toAllowances(await readLeft(deps, settings)),
  };
};

interface ListedFeed extends Pick<CarrierFeed, "name">, Pick<Source, "isAsked" | "takesReference"> {}

const toListedFeed = ({ name, pull }: CarrierFeed): ListedFeed => ({
  name,
  isAsked: pull !== null,
  takesReference: pull !== null,
});
const toListedPoll = (poll: TrackingPoll): ListedFeed => ({
  name: toPollName(poll),
  isAsked: true,
  takesReference: false,
});

/* Of a feed it is known whether its last calls were answered. */
const describeFeeds = async (
  { db }: SourceDeps,
  feeds: readonly ListedFeed[],
  known: Known,
): Promise<readonly Source[]> => {
  if (feeds.length === 0) return [];
  const stopped = new Set(await listStoppedFeeds(db));
  const rows = await listFeedStates(db);
  const findStop = (name: string): SourceStop | null => {
    const row = rows.find(({ carrier }) => carrier === name);
    if (row !== undefined && row.failures > 0 && row.nextCallAt > known.now)
      return { cause: "hung", since: known.now, until: row.nextCallAt };
    return stopped.has(name) ? { cause: "failing", since: known.now, until: null } : null;
  };
  return feeds.map(({ name, isAsked, takesReference }) => {
    const source = toFeedSource(name);
    const lastOutcome = rows.some(({ carrier }) => carrier === name) ? "answered" : null;
    const facts = { stop: findStop(name), opensAt: null, lastOutcome, usualSeconds: null } as const;
    const { state, until } = findSourceState({ pause: findPause(known, source), ...facts }, known.now);
    return {
      ...emptySource(source, "tracking", state),
      ...describePause(known, source),
      until: toInstantOrNull(until),
      isAsked,
      takesReference,
    };
  });
};

/* In force today, the one that ends first at the top. */
const listSheets = async ({ db, clock }: SourceDeps): Promise<readonly Source[]> => {
  const rows = await listSheetsInForce(db, officeDay(clock()));
  return rows.map(({ id, provider, name, validTill, lines }) => ({
    ...emptySource(`sheet ${id}`, "sheet", "sheet"),
    name: provider,
    sheet: { name, prices: lines, validTo: validTill },
  }));
};

const listUnconnected = (connectors: readonly OpenConnector[]): readonly Source[] => {
  const used = new Set(connectors.map(({ carrier }) => carrier));
  return RATE_CARRIERS.filter(({ carrier }) => !used.has(carrier)).map(({ carrier, name }) => ({
    ...emptySource(`carrier ${carrier}`, "connector", "not-set-up"),
    name,
  }));
};

/** One source that is asked, as it is now. */
export const describeSource = async (deps: SourceDeps, source: AskedSource): Promise<Source> => {
  const known = await readKnown(deps);
  switch (source.kind) {
    case "connector":
      return describeConnector(deps, source.connector, known);
    case "schedule":
      return describeSchedule(deps, source.settings, known);
    case "tracking":
    case "poll": {
      const feed = source.kind === "poll" ? toListedPoll(source.poll) : toListedFeed(source.feed);
      return (await describeFeeds(deps, [feed], known))[0] ?? emptySource(source.name, "tracking", "untried");
    }
  }
};

/** Every source: connectors, schedules, feeds and sheets in force, and the carriers that could be connected. */
export const listSources = async (deps: SourceDeps): Promise<readonly Source[]> => {
  const { connectors, schedules, trackingFeeds, trackingPoll } = deps.config;
  const polled = trackingPoll === null ? [] : [toListedPoll(trackingPoll)];
  const known = await readKnown(deps);
  const [rates, sailings, feeds, sheets] = await Promise.all([
    Promise.all(connectors.map((connector) => describeConnector(deps, connector, known))),
    Promise.all(schedules.map((settings) => describeSchedule(deps, settings, known))),
    describeFeeds(deps, [...trackingFeeds.map(toListedFeed), ...polled], known),
    listSheets(deps),
  ]);
  return [...rates, ...sailings, ...feeds, ...sheets, ...listUnconnected(connectors)];
};
