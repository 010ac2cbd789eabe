/** A queue that gives the entry with the least weight first. */
export interface Heap {
  readonly push: (weight: number, item: number) => void;
  readonly pop: () => readonly [weight: number, item: number] | undefined;
}

type Entry = readonly [weight: number, item: number];

const lift = (entries: Entry[], entry: Entry): void => {
  let at = entries.push(entry) - 1;
  for (let parent = (at - 1) >> 1; at > 0; at = parent, parent = (at - 1) >> 1) {
    const above = entries[parent];
    if (above === undefined || above[0] <= entry[0]) break;
    entries[at] = above;
    entries[parent] = entry;
  }
};

const sink = (entries: Entry[], entry: Entry): void => {
  let at = 0;
  for (let child = 1; child < entries.length; at = child, child = 2 * at + 1) {
    const [left, right] = [entries[child], entries[child + 1]];
    if (right !== undefined && left !== undefined && right[0] < left[0]) child++;
    const least = entries[child];
    if (least === undefined || least[0] >= entry[0]) break;
    entries[at] = least;
    entries[child] = entry;
  }
};

/** A binary heap over weights and the numbers they belong to. */
export const createHeap = (): Heap => {
  const entries: Entry[] = [];
  return {
    push: (weight, item) => lift(entries, [weight, item]),
    pop: () => {
      const first = entries[0];
      const last = entries.pop();
      if (last === undefined || entries.length === 0) return first;
      entries[0] = last;
      sink(entries, last);
      return first;
    },
  };
};
