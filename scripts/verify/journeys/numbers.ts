import { type Difference, showValue } from "../differences.ts";
import { isObject } from "../json.ts";
import { walk } from "../rules/walk.ts";
import { differ } from "./comparison.ts";

/**
 * A booking keeps the number that the first answer states, in every later answer of its journey. `numbers`, by `quotationId`, gets what
 * this answer states first.
 */
export const compareNumbers = (numbers: Map<string, string>, body: unknown): readonly Difference[] => {
  if (!isObject(body)) return [];
  return walk(body).objects.flatMap(({ path, value: { quotationId, bookingId } }) => {
    if (typeof quotationId !== "string" || typeof bookingId !== "string") return [];
    const known = numbers.get(quotationId) ?? bookingId;
    numbers.set(quotationId, known);
    return known === bookingId
      ? []
      : [differ(`${path}.bookingId`, `${showValue(known)}, as in an earlier answer`, bookingId)];
  });
};
