import { minutesOfInstant } from "./event-time.ts";
import type { EarlierWord } from "./journey.ts";
import type { ToldEvent } from "./told-event.ts";
import { correctedWords, otherWords, type Versioned } from "./versions.ts";

/** One move with what was said of it before. */
export interface Happening {
  readonly key: string;
  readonly event: ToldEvent;
  readonly containers: readonly string[];
  readonly history: readonly EarlierWord[];
}

const timeKey = ({ current }: Versioned): string => {
  const { time } = current;
  return time.kind === "known" ? String(time.order) : `${time.kind}|${current.source.at ?? ""}`;
};

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
};

const byTelling = (one: EarlierWord, other: EarlierWord): number => {
  const [first, second] = [minutesOfInstant(one.toldAt), minutesOfInstant(other.toldAt)];
  if (first === second) return 0;
  return (first ?? Number.NEGATIVE_INFINITY) < (second ?? Number.NEGATIVE_INFINITY) ? -1 : 1;
};

const orderOf = (same: readonly Versioned[]): number => {
  const time = same[0]?.current.time;
  return time?.kind === "known" ? time.order : Number.POSITIVE_INFINITY;
};

const byTime = (one: readonly Versioned[], other: readonly Versioned[]): number => {
  const [first, second] = [orderOf(one), orderOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

type Group = readonly Versioned[];

/** The events of one move as they stand: `main` is what to believe, `open` what is told beside it and is doubtful. */
interface Standing {
  readonly main: readonly Group[];
  readonly open: readonly Group[];
}

const byMoment = (members: Group): readonly Group[] =>
  [...grouped(members, (one) => `${one.current.class}|${timeKey(one)}`).values()].toSorted(byTime);

/* Each fact of its own time, else the best estimate, else what was taken back. A doubtful fact replaces no estimate. */
const standingOf = (members: Group, isDoubtful: (event: ToldEvent) => boolean): Standing => {
  const live = members.filter(({ current }) => !current.source.isRetracted);
  const isFact = ({ current }: Versioned): boolean => current.class === "actual" && !isDoubtful(current);
  const facts = live.filter(isFact);
  const open = byMoment(
    live.filter((one) => !isFact(one) && (one.current.class === "actual" || one.current.class === "unknown")),
  );
  const estimate =
    live.findLast(({ current }) => current.class === "expected") ??
    live.findLast(({ current }) => current.class === "planned");
  if (facts.length > 0) return { main: byMoment(facts), open };
  if (estimate !== undefined) return { main: [[estimate]], open };
  const last = members.at(-1);
  return { main: open.length > 0 || last === undefined ? [] : [[last]], open };
};

const containersOf = (same: Group): readonly string[] =>
  [...new Set(same.flatMap((one) => one.current.containers))].toSorted();

const happeningsOfMove = (
  key: string,
  members: Group,
  isDoubtful: (event: ToldEvent) => boolean,
): readonly Happening[] => {
  const { main, open } = standingOf(members, isDoubtful);
  const standing = [...main, ...open];
  const taken = new Set(standing.flat());
  const rest = members.filter((member) => !taken.has(member)).flatMap(otherWords);
  return standing.flatMap((same, index) => {
    const current = same.at(-1);
    if (current === undefined) return [];
    const own = same.flatMap(correctedWords);
    const history = index === 0 && rest.length > 0 ? [...own, ...rest].toSorted(byTelling) : own;
    const containers = same.length === 1 ? current.current.containers : containersOf(same);
    const name = `${key}#${timeKey(current)}|${current.current.class}`;
    return [{ key: name, event: current.current, containers, history }];
  });
};

/** The moves behind versioned events: a fact replaces its estimates, a newer estimate an older one, and all of it is kept as history. */
export const happeningsOf = (
  versions: readonly Versioned[],
  isDoubtful: (event: ToldEvent) => boolean,
): readonly Happening[] =>
  [...grouped(versions, (one) => one.current.key)].flatMap(([key, members]) =>
    happeningsOfMove(key, members, isDoubtful),
  );
