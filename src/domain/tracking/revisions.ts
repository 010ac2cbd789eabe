import type { Revision } from "./journey.ts";
import type { ParsedEvent } from "./parsed-event.ts";

/** The latest event with an id, and its earlier versions, oldest first. */
export interface VersionedEvent {
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
export const toCorrections = ({ current, earlier }: VersionedEvent): readonly Revision[] =>
  earlier.flatMap((event, index) => {
    const next = earlier[index + 1] ?? current;
    return isSameReport(event, next) ? [] : [toRevision(event, "corrected", next.source.remark)];
  });

/** The versions of another id for the same move, which was retracted or replaced. */
export const toReplacements = (other: VersionedEvent): readonly Revision[] => {
  const outcome = other.current.source.isRetracted ? "retracted" : "overtaken";
  return [...toCorrections(other), toRevision(other.current, outcome, other.current.source.remark)];
};
