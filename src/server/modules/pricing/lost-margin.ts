import { findMarginState, type MarginTable } from "#domain/margins";
import { addDays, type CalendarDate } from "#domain/time";
import { readMargins } from "#server/modules/margins/index.ts";
import { allPlaces } from "#server/modules/places/index.ts";
import { countLosingMargin, type PricesAtCost } from "#server/rate-sources/rate-sheets/prices-at-cost.ts";
import type { Executor } from "#server/schema.ts";

const without = ({ rules, floors }: MarginTable, id: string): MarginTable => ({
  rules: rules.filter((one) => one.id !== id),
  floors: floors.filter((one) => one.id !== id),
});

/**
 * How many buying prices that are quoted would be sold at cost once a rule or a floor has ended after its last day, null: at once;
 * the answer is null where none would.
 */
export const findLostMargin = async (
  db: Executor,
  id: string,
  lastDay: CalendarDate | null,
  today: CalendarDate,
): Promise<PricesAtCost | null> => {
  const before = await readMargins(db);
  const entry = [...before.rules, ...before.floors].find((one) => one.id === id);
  if (entry === undefined) return null;
  const begins = findMarginState(entry, today) === "later" ? entry.validFrom : today;
  const day = lastDay === null ? begins : addDays(lastDay, 1);
  const places = new Map((await allPlaces(db)).map((place) => [place.code, place]));
  const findPlace = (code: string) => places.get(code);
  return countLosingMargin(db, { before, after: without(before, id), ended: entry.customers, findPlace, day });
};
