/** Prices on a scale from the top (0) to the bottom (100). */
export interface StripScale {
  readonly ticks: readonly number[];
  readonly place: (value: number) => number;
}

const ROOM_ABOVE = 0.12;

/** The free share below the lowest price for its figure, and the approximate number of lines. */
export interface StripRoom {
  readonly below: number;
  readonly lines: number;
}
const FULL: StripRoom = { below: 0.3, lines: 5 };
export const SLIM: StripRoom = { below: 0.95, lines: 3 };

/** A step of 1, 2, 2.5 or 5 times a power of ten. */
const stepFor = (span: number, lines: number): number => {
  const rough = span / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? rough;
};

/** The scale need not start at zero: position, not length, shows the price. */
export const stripScale = (values: readonly number[], room: StripRoom = FULL): StripScale => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most > least ? most - least : Math.max(most * 0.1, 1);
  const low = least - span * room.below;
  const high = most + span * ROOM_ABOVE;
  const step = stepFor(high - low, room.lines);
  const first = Math.ceil(low / step) * step;
  const count = Math.floor((high - first) / step) + 1;
  return {
    ticks: Array.from({ length: count }, (_, index) => first + index * step),
    place: (value) => ((high - value) / (high - low)) * 100,
  };
};
