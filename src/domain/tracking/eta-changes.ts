import { dateOf, daysBetween } from "#domain/time";
import type { RouteStop, ItineraryStop } from "./itinerary.ts";
import type { EtaChange, KnownTime } from "./journey.ts";
import type { ParsedEvent } from "./parsed-event.ts";

interface Estimate {
  readonly event: ParsedEvent;
  readonly time: KnownTime;
}

const findEstimates = (
  events: readonly ParsedEvent[],
  place: string,
  retracted: ReadonlySet<string>,
): readonly Estimate[] => {
  const all = events.flatMap((event) => {
    const { source, type, code, time } = event;
    const isEstimate = event.class === "expected" || event.class === "planned";
    const isStanding = !source.isRetracted && !(source.id !== null && retracted.has(source.id));
    if (type !== "TRANSPORT" || code !== "ARRI" || !isEstimate || !isStanding || time.kind !== "known") return [];
    return event.place === place ? [{ event, time }] : [];
  });
  const undated = all.filter(({ event }) => event.reportedMinute === Number.NEGATIVE_INFINITY);
  const first = undated.find(({ event }) => event.class === "planned");
  return [...(first === undefined ? [] : [first]), ...all.filter((one) => !undated.includes(one))];
};

const toChanges = (estimates: readonly Estimate[], name: string): readonly EtaChange[] =>
  estimates.slice(1).flatMap(({ event, time }, index) => {
    const before = estimates[index];
    if (before === undefined || before.time.order === time.order) return [];
    const days = daysBetween(dateOf(before.time.local), dateOf(time.local));
    return [
      {
        place: name,
        from: before.time,
        to: time,
        days,
        reportedAt: event.source.reportedAt,
        reason: event.source.remark,
      },
    ];
  });

/** The changes of the expected arrival at each stop, in the order of reporting; retracted estimates do not count. */
export const findEtaChanges = (
  events: readonly ParsedEvent[],
  route: readonly RouteStop[],
  itinerary: readonly ItineraryStop[],
): readonly EtaChange[] => {
  const retracted = new Set(
    events.flatMap(({ source }) => (source.isRetracted && source.id !== null ? [source.id] : [])),
  );
  return itinerary.flatMap((stop) =>
    toChanges(findEstimates(events, stop.place, retracted), route[stop.first]?.source.name ?? ""),
  );
};
