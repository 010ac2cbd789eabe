import type { Revision } from "./journey.ts";
import { normaliseCode } from "./event-labels.ts";
import { type ParsedEvent, toUtcMinutes } from "./parsed-event.ts";

/** The latest event with an id, and its earlier versions, oldest first. */
interface VersionedEvent {
  readonly current: ParsedEvent;
  readonly earlier: readonly ParsedEvent[];
}

/** Groups events by id; the event reported last is the current one. An event without an id forms its own group. */
export const groupVersions = (events: readonly ParsedEvent[]): readonly VersionedEvent[] => {
  const byId = new Map<string, ParsedEvent[]>();
  const single: VersionedEvent[] = [];
  for (const event of events) {
    const { id } = event.source;
    const known = id === null ? undefined : byId.get(id);
    if (id === null) single.push({ current: event, earlier: [] });
    else if (known === undefined) byId.set(id, [event]);
    else known.push(event);
  }
  const identified = [...byId.values()].flatMap((versions) => {
    const current = versions.at(-1);
    return current === undefined ? [] : [{ current, earlier: versions.slice(0, -1) }];
  });
  return [...identified, ...single];
};

const toRevision = (event: ParsedEvent, outcome: Revision["outcome"], remark: string | null): Revision => ({
  move: event.move,
  class: event.class,
  time: event.time,
  place: event.source.locationName ?? event.source.locationCode,
  reportedAt: event.source.reportedAt,
  outcome,
  remark,
});

const isSameReport = (one: ParsedEvent, other: ParsedEvent): boolean =>
  one.move === other.move && one.class === other.class && one.source.at === other.source.at;

/** The earlier versions under the same id that differ from their successor. */
const toCorrections = ({ current, earlier }: VersionedEvent): readonly Revision[] =>
  earlier.flatMap((event, index) => {
    const next = earlier[index + 1] ?? current;
    return isSameReport(event, next) ? [] : [toRevision(event, "corrected", next.source.remark)];
  });

const toOutcome = ({ source, class: eventClass }: ParsedEvent): Revision["outcome"] => {
  if (source.isRetracted) return "retracted";
  return eventClass === "actual" ? "corrected" : "overtaken";
};

/** The versions of another id for the same move, which was retracted, corrected or replaced. */
const toReplacements = (other: VersionedEvent): readonly Revision[] => [
  ...toCorrections(other),
  toRevision(other.current, toOutcome(other.current), other.current.source.remark),
];

/** A move merged from all events that report it, with its earlier revisions. */
export interface HandlingEvent {
  readonly key: string;
  readonly event: ParsedEvent;
  readonly containers: readonly string[];
  readonly history: readonly Revision[];
}

const timeKey = ({ current }: VersionedEvent): string => {
  const { time } = current;
  return time.kind === "known" ? String(time.order) : `${time.kind}|${current.source.at ?? ""}`;
};

const groupBy = <Item>(items: readonly Item[], toKey: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
};

const compareReportedAt = (one: Revision, other: Revision): number => {
  const [first, second] = [toUtcMinutes(one.reportedAt), toUtcMinutes(other.reportedAt)];
  if (first === second) return 0;
  return (first ?? Number.NEGATIVE_INFINITY) < (second ?? Number.NEGATIVE_INFINITY) ? -1 : 1;
};

const sortValue = (same: readonly VersionedEvent[]): number => {
  const time = same[0]?.current.time;
  return time?.kind === "known" ? time.order : Number.POSITIVE_INFINITY;
};

const compareTime = (one: readonly VersionedEvent[], other: readonly VersionedEvent[]): number => {
  const [first, second] = [sortValue(one), sortValue(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

type Group = readonly VersionedEvent[];

const vesselKey = ({ source }: ParsedEvent): string =>
  `${normaliseCode(source.vesselImo) || normaliseCode(source.vesselName)}|${normaliseCode(source.voyage)}`;

/*
 * DCSA 2.x corrects an event by a new one with another id. One vessel makes one move on one voyage: of several actual events
 * of it, the one that was reported last is valid. Moves without a vessel may happen twice, such as a gate passed again.
 */
const dropCorrected = (facts: Group): Group =>
  [...groupBy(facts, ({ current }) => vesselKey(current))].flatMap(([vessel, same]) => {
    const latest = Math.max(...same.map(({ current }) => current.reportedMinute));
    const moments = new Set(same.filter(({ current }) => current.reportedMinute === latest).map(timeKey));
    return vessel === "|" ? same : same.filter((one) => moments.has(timeKey(one)));
  });

/** The current events of one move: `main` is valid, `open` is reported as well but has data quality issues. */
interface CurrentEvents {
  readonly main: readonly Group[];
  readonly open: readonly Group[];
}

const groupByMoment = (members: Group): readonly Group[] =>
  [...groupBy(members, (one) => `${one.current.class}|${timeKey(one)}`).values()].toSorted(compareTime);

/* Actual events by time, otherwise the latest estimate, otherwise a retracted event. An actual event with issues does not replace an estimate. */
const findCurrentEvents = (members: Group, hasIssue: (event: ParsedEvent) => boolean): CurrentEvents => {
  const live = members.filter(({ current }) => !current.source.isRetracted);
  const isFact = ({ current }: VersionedEvent): boolean => current.class === "actual" && !hasIssue(current);
  const facts = dropCorrected(live.filter(isFact));
  const open = groupByMoment(
    live.filter((one) => !isFact(one) && (one.current.class === "actual" || one.current.class === "unknown")),
  );
  const estimate =
    live.findLast(({ current }) => current.class === "expected") ??
    live.findLast(({ current }) => current.class === "planned");
  if (facts.length > 0) return { main: groupByMoment(facts), open };
  if (estimate !== undefined) return { main: [[estimate]], open };
  const last = members.at(-1);
  return { main: open.length > 0 || last === undefined ? [] : [[last]], open };
};

const findContainers = (same: Group): readonly string[] =>
  [...new Set(same.flatMap((one) => one.current.containers))].toSorted();

const toHandlingEvents = (
  key: string,
  members: Group,
  hasIssue: (event: ParsedEvent) => boolean,
): readonly HandlingEvent[] => {
  const { main, open } = findCurrentEvents(members, hasIssue);
  const current = [...main, ...open];
  const taken = new Set(current.flat());
  const rest = members.filter((member) => !taken.has(member)).flatMap(toReplacements);
  return current.flatMap((same, index) => {
    const latest = same.at(-1);
    if (latest === undefined) return [];
    const own = same.flatMap(toCorrections);
    const history = index === 0 && rest.length > 0 ? [...own, ...rest].toSorted(compareReportedAt) : own;
    const containers = same.length === 1 ? latest.current.containers : findContainers(same);
    const name = `${key}#${timeKey(latest)}|${latest.current.class}`;
    return [{ key: name, event: latest.current, containers, history }];
  });
};

/** Merges events that report the same move: an actual event replaces its estimates, a newer estimate an older one; replaced events become history. */
export const mergeEvents = (
  versions: readonly VersionedEvent[],
  hasIssue: (event: ParsedEvent) => boolean,
): readonly HandlingEvent[] =>
  [...groupBy(versions, (one) => one.current.key)].flatMap(([key, members]) =>
    toHandlingEvents(key, members, hasIssue),
  );
