/** Where a price stands between the top (0) and the bottom (100) of the strip, and the lines to read it against. */
export interface StripScale {
  readonly ticks: readonly number[];
  readonly place: (value: number) => number;
}

const ROOM_ABOVE = 0.12;
const ROOM_BELOW = 0.3;

/** A step of 1, 2, 2.5 or 5 times a power of ten that gives three to five lines. */
const stepFor = (span: number): number => {
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
};

/** A scale over prices in whole units; position carries the price, so that it need not start at zero. */
export const stripScale = (values: readonly number[]): StripScale => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most > least ? most - least : Math.max(most * 0.1, 1);
  const low = least - span * ROOM_BELOW;
  const high = most + span * ROOM_ABOVE;
  const step = stepFor(high - low);
  const first = Math.ceil(low / step) * step;
  const count = Math.floor((high - first) / step) + 1;
  return {
    ticks: Array.from({ length: count }, (_, index) => first + index * step),
    place: (value) => ((high - value) / (high - low)) * 100,
  };
};
