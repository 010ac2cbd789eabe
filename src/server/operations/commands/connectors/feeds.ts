import { err, ok, type Result } from "neverthrow";
import type { CallRecord } from "#server/connectors/kit/call-records.ts";
import {
  listProblems,
  type PullState,
  type PushState,
  readPullState,
  readPushState,
  type TriedFeed,
  tryFeed,
  type TryRefusal,
} from "#server/modules/tracking/index.ts";
import { toInstant } from "#server/platform/time.ts";
import { dcsaPullSource } from "#server/tracking-sources/dcsa-pull/dcsa-pull-source.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import type { ReferenceSource } from "#server/tracking-sources/tracking-source.ts";
import { type Desk, defineCommand, defineList, type Refusal } from "../../kit/command.ts";
import { argument, textOption } from "../../kit/parameters.ts";
import { findFeed } from "./find-feed.ts";
import { subscriptionCommands } from "./subscriptions.ts";

/** How far a tracking feed is, and what it found unreadable. */
export interface FeedState {
  readonly name: string;
  readonly pull: (PullState & Pick<ReferenceSource, "intervalMs">) | null;
  readonly push: PushState | null;
  readonly hasNotices: boolean;
  readonly problems: readonly { readonly sentence: string; readonly lastAt: number }[];
}

const openSource = (
  { clock, progress }: Desk,
  feed: CarrierFeed,
  record: (call: CallRecord) => void = () => undefined,
): ReferenceSource | null =>
  feed.pull === null
    ? null
    : dcsaPullSource(feed, feed.pull, {
        clock,
        record,
        log: { warn: (fields) => progress("reason" in fields ? `  ${feed.name}: ${String(fields.reason)}` : "") },
      });

export const readFeedState = async (desk: Desk, feed: CarrierFeed): Promise<FeedState> => {
  const { db, clock } = desk;
  const source = openSource(desk, feed);
  return {
    name: feed.name,
    pull: source === null ? null : { intervalMs: source.intervalMs, ...(await readPullState(db, source, clock())) },
    push: feed.push === null ? null : await readPushState(db, feed.name),
    hasNotices: feed.noticeKey !== null,
    problems: await listProblems(db, feed.name),
  };
};

const describeCallsLeft = (left: number): string =>
  left < 0 ? `${-left} calls more than the quota allows` : `${left} calls left`;

const describePull = ({ pull }: FeedState): string => {
  if (pull === null) return "";
  const { shipments, due, overdue, callsLeft, pausedUntil, intervalMs } = pull;
  const minutes = intervalMs / 60_000;
  const round = minutes === 1 ? "minute" : `${minutes} minutes`;
  return [
    `${shipments} queries every ${round}`,
    `${due} due`,
    ...(overdue === 0 ? [] : [`${overdue} overdue`]),
    describeCallsLeft(callsLeft),
    ...(pausedUntil === null ? [] : [`paused until ${toInstant(pausedUntil)}`]),
  ].join(", ");
};

const describePush = ({ push }: FeedState): string => {
  if (push === null) return "";
  return push.oldestAt === null
    ? "deliveries: none waits"
    : `deliveries: ${push.waiting} wait, the oldest since ${toInstant(push.oldestAt)}`;
};

const describeNotices = ({ hasNotices }: FeedState): string => (hasNotices ? "reports changed rates" : "");

/** On one line. */
export const describeFeed = (state: FeedState): string =>
  [describePull(state), describePush(state), describeNotices(state)].filter((text) => text !== "").join(", ");

/** What one query of a feed answered. */
export interface TriedQuery extends TriedFeed {
  readonly name: string;
  readonly calls: readonly Omit<CallRecord, "source">[];
  /** Calls that the quota leaves in one round besides those of the shipments under way, as in `PullState`. */
  readonly callsLeft: number;
}

const describeRefusal = (name: string, refusal: TryRefusal): string => {
  switch (refusal.kind) {
    case "nothing-due":
      return `No shipment under way is asked about at ${name}. Say --query carrierBookingReference=<number>.`;
    case "must-wait":
      return `${name} may be called next at ${toInstant(refusal.until)}, by its quota or because it is paused after a failure.`;
    case "failed":
      return `${name} was asked by ${refusal.query}: ${refusal.failure.reason}.`;
  }
};

/** Asks a feed once, by what was typed or else for the shipment that is due next. */
export const queryFeed = async (
  desk: Desk,
  name: string,
  typed: string | null,
): Promise<Result<TriedQuery, Refusal>> => {
  const feed = findFeed(desk, name);
  if (feed.isErr()) return err(feed.error);
  const calls: Omit<CallRecord, "source">[] = [];
  const source = openSource(desk, feed.value, ({ source: _, ...call }) => calls.push(call));
  if (source === null) return err(`tracking.${feed.value.name} has no section pull: this carrier is not asked.`);
  const now = desk.clock();
  const tried = await tryFeed({ db: desk.db, now }, source, typed);
  if (tried.isErr()) return err(describeRefusal(source.name, tried.error));
  const { callsLeft } = await readPullState(desk.db, source, now);
  return ok({ name: source.name, calls, callsLeft, ...tried.value });
};

export const describeTriedQuery = ({
  name,
  query: asked,
  events,
  hasMore,
  problems,
  calls,
  callsLeft,
  nextCallAt,
}: TriedQuery): readonly string[] => [
  `${name}: ${decodeURIComponent(asked)}`,
  `${events} events${hasMore ? ", and more pages" : ""}.`,
  ...calls.map(({ operation, outcome, seconds }) => `  ${operation}: ${outcome}, ${seconds.toFixed(1)} s`),
  `  ${describeCallsLeft(callsLeft)} in each round, the next one from ${toInstant(nextCallAt)}`,
  ...problems.map(({ line, sentence }) => `  line ${line}: ${sentence}`),
];

/** Commands for carriers whose tracking events are pulled or received. */
export const feedCommands = [
  defineList({
    name: "feeds",
    description: "The tracking feeds of the connectors file: how far each is, and what it found unreadable",
    parameters: {},
    run: async (desk) => ok(await Promise.all(desk.readFeeds().map((feed) => readFeedState(desk, feed)))),
    empty: "CONNECTORS_FILE names no tracking feed.",
    columns: [
      { key: "name", heading: "Carrier" },
      { key: "pull", heading: "Asked", text: describePull },
      { key: "push", heading: "Delivers", text: describePush },
      { key: "hasNotices", heading: "", text: describeNotices },
    ],
    details: ({ problems }) => problems.map(({ sentence, lastAt }) => `  ${toInstant(lastAt)}: ${sentence}`),
    toRecord: (state) => state,
  }),
  defineCommand({
    name: "query",
    description: "Asks a tracking feed once and stores nothing; the call counts for its quota",
    parameters: {
      feed: argument("the name of the carrier in the section tracking of the connectors file"),
      query: textOption("<query>", "parameters of the carrier's API, such as carrierBookingReference=HLCU123"),
    },
    run: (desk, input) => queryFeed(desk, input.feed, input.query),
    describe: describeTriedQuery,
  }),
  ...subscriptionCommands,
];
