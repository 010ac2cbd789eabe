import type { Asked, Left } from "#server/modules/connectors/index.ts";

const SPANS: readonly (readonly [ms: number, name: string])[] = [
  [60_000, "a minute"],
  [3_600_000, "an hour"],
  [86_400_000, "a day"],
  [2_592_000_000, "30 days"],
];

export const describeLeft = (allowances: readonly Left[]): string =>
  allowances
    .map(({ calls, spanMs, left }) => {
      const span = SPANS.find(([ms]) => ms === spanMs)?.[1] ?? `${spanMs / 1000} seconds`;
      return `${left} of ${calls} calls in ${span} left`;
    })
    .join(", ");

/** The calls, what is left out, and how many calls are left. */
export const describeAsked = ({ calls, unreadable, allowances }: Asked): readonly string[] => [
  ...calls.map(
    ({ operation, outcome, seconds, isBilled }) =>
      `  ${operation}: ${outcome}, ${seconds.toFixed(1)} s${isBilled ? ", billed" : ""}`,
  ),
  ...unreadable.map((reason) => `  left out: ${reason}`),
  describeLeft(allowances),
];
