import type { EarlierWord } from "./journey.ts";
import type { ToldEvent } from "./told-event.ts";

/** An event as it stands now, and what was said under the same id before, oldest first. */
export interface Versioned {
  readonly current: ToldEvent;
  readonly earlier: readonly ToldEvent[];
}

/** The events by their ids: the last telling of an id stands; an event without an id stands for itself. */
export const versionsOf = (told: readonly ToldEvent[]): readonly Versioned[] => {
  const byId = new Map<string, ToldEvent[]>();
  const single: Versioned[] = [];
  for (const event of told) {
    const { id } = event.source;
    const known = id === null ? undefined : byId.get(id);
    if (id === null) single.push({ current: event, earlier: [] });
    else if (known === undefined) byId.set(id, [event]);
    else known.push(event);
  }
  const identified = [...byId.values()].flatMap((events) => {
    const current = events.at(-1);
    return current === undefined ? [] : [{ current, earlier: events.slice(0, -1) }];
  });
  return [...identified, ...single];
};

const wordOf = (event: ToldEvent, fate: EarlierWord["fate"], remark: string | null): EarlierWord => ({
  move: event.move,
  class: event.class,
  time: event.time,
  place: event.source.locationName ?? event.source.locationCode,
  toldAt: event.source.toldAt,
  fate,
  remark,
});

const saysTheSame = (one: ToldEvent, other: ToldEvent): boolean =>
  one.move === other.move && one.class === other.class && one.source.at === other.source.at;

/** What was said under the row's own id before it stood as it stands. */
export const correctedWords = ({ current, earlier }: Versioned): readonly EarlierWord[] =>
  earlier.flatMap((event, index) => {
    const next = earlier[index + 1] ?? current;
    return saysTheSame(event, next) ? [] : [wordOf(event, "corrected", next.source.remark)];
  });

/** What another id said of the same move: taken back, or overtaken by better knowledge. */
export const otherWords = (other: Versioned): readonly EarlierWord[] => {
  const fate = other.current.source.isRetracted ? "retracted" : "overtaken";
  return [...correctedWords(other), wordOf(other.current, fate, other.current.source.remark)];
};
