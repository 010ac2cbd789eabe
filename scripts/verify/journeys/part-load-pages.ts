/* The rates of a part load page by page, on the first day, and next to containers. */
import { type Compare, differ, only, read, readList, readString, same, toDay } from "./comparison.ts";
import { compareParts } from "./agreement.ts";
import { compareCount } from "./part-load.ts";

/** A filter by the day of the first departure leaves the rates that depart on it. */
export const compareFirstDay: Compare = only((step) => {
  const day = String(step.outputs.get("priceLoad")?.["firstDay"]);
  return compareCount(step, (rate) =>
    readList(rate, "nextDepartures").some((one) => (toDay(readString(one, "departureDate")) ?? "9999") <= day),
  );
});

/** A page of one rate counts all of them, has the one at its place, and names it if it has the lowest total of all. */
export const compareRatePage = (at: number): Compare =>
  only(({ body, bodies, isAlone }) => {
    const all = bodies.get("priceLoad");
    const [listed, rate] = [read(all, `result.${at}`), read(body, "result.0")];
    const lowest = readList(all, "result").findIndex((one) => read(one, "_id") === read(all, "lowestRateId"));
    const named = read(body, "lowestRateId") ?? null;
    if (!isAlone) return [];
    return [
      ...same("$.lenResult", read(all, "lenResult"), read(body, "lenResult")),
      ...compareParts("$.result[0].originCharges", read(listed, "originCharges"), read(rate, "originCharges")),
      ...(lowest === at ? same("$.lowestRateId", read(rate, "_id"), named) : same("$.lowestRateId", null, named)),
    ];
  });

/** Without a number of containers the comparison is that of one. */
export const compareUsualContainer: Compare = only(({ body, bodies }) =>
  same(
    "$.fclComparison.amount",
    read(bodies.get("priceOneContainer"), "fclComparison.amount"),
    read(body, "fclComparison.amount"),
  ),
);

/** Two containers cost more than one, and no more than twice as much. */
export const compareContainers: Compare = only(({ body, bodies }) => {
  const [one, two] = [bodies.get("priceOneContainer"), body].map((answer) => read(answer, "fclComparison"));
  const [single, both] = [one, two].map((comparison) => Number(read(comparison, "amount")));
  const isSame =
    read(one, "currency") === read(two, "currency") && read(one, "providerName") === read(two, "providerName");
  if (single === undefined || both === undefined || Number.isNaN(single + both) || !isSame) return [];
  return both > single && both <= 2 * single + 1
    ? []
    : [differ("$.fclComparison.amount", `more than the ${single} of one container, and at most twice as much`, both)];
});
