import { dateOf, daysBetween } from "../time/calendar.ts";
import type { ChainStop, Node } from "./chain.ts";
import type { EtaChange, KnownTime } from "./journey.ts";
import type { ToldEvent } from "./told-event.ts";

interface Estimate {
  readonly event: ToldEvent;
  readonly time: KnownTime;
}

const estimatesAt = (
  told: readonly ToldEvent[],
  place: string,
  retracted: ReadonlySet<string>,
): readonly Estimate[] => {
  const all = told.flatMap((event) => {
    const { source, type, code, time } = event;
    const isEstimate = event.class === "expected" || event.class === "planned";
    const isStanding = !source.isRetracted && !(source.id !== null && retracted.has(source.id));
    if (type !== "TRANSPORT" || code !== "ARRI" || !isEstimate || !isStanding || time.kind !== "known") return [];
    return event.place === place ? [{ event, time }] : [];
  });
  const undated = all.filter(({ event }) => event.told === Number.NEGATIVE_INFINITY);
  const first = undated.find(({ event }) => event.class === "planned");
  return [...(first === undefined ? [] : [first]), ...all.filter((one) => !undated.includes(one))];
};

const changesAt = (estimates: readonly Estimate[], name: string): readonly EtaChange[] =>
  estimates.slice(1).flatMap(({ event, time }, index) => {
    const before = estimates[index];
    if (before === undefined || before.time.order === time.order) return [];
    const days = daysBetween(dateOf(before.time.local), dateOf(time.local));
    return [
      { place: name, from: before.time, to: time, days, toldAt: event.source.toldAt, reason: event.source.remark },
    ];
  });

/** How the expected arrival at each place of the chain changed, in the order it was told; what was taken back does not count. */
export const etaChangesOf = (
  told: readonly ToldEvent[],
  chain: readonly ChainStop[],
  nodes: readonly Node[],
): readonly EtaChange[] => {
  const retracted = new Set(
    told.flatMap(({ source }) => (source.isRetracted && source.id !== null ? [source.id] : [])),
  );
  return nodes.flatMap((node) =>
    changesAt(estimatesAt(told, node.place, retracted), chain[node.first]?.source.name ?? ""),
  );
};
