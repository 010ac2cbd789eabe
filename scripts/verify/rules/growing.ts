/* A search whose answer grows. */
import type { Difference } from "../differences.ts";
import { readList, readString } from "../journeys/comparison.ts";
import { checkOffers } from "./offers.ts";
import { broken, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

const ASKING = "asking";

/** A search is complete when no source is being asked, and has no more offers of a source than its progress states. */
export const checkGrowingSearch: Rule = (body, asked) => {
  const progress = locate(body, "$", "progress");
  const isAsking = progress.some(({ value }) => value["state"] === ASKING);
  const offers = readList(body, "result").flatMap((group) => [...readList(group, "api"), ...readList(group, "excel")]);
  const counts = progress.flatMap(({ path, value }): readonly Difference[] => {
    const own = offers.filter((offer) => readString(offer, "askedSource") === value["name"]).length;
    const stated = readNumber(value, "offers");
    return stated === null || stated >= own ? [] : [broken(`${path}.offers`, `${own} or more`, stated)];
  });
  const known = progress.reduce((sum, { value }) => sum + (readNumber(value, "offers") ?? 0), 0);
  return [
    ...(body["isComplete"] === isAsking && progress.length > 0
      ? [
          broken(
            "$.isComplete",
            isAsking ? "false, as a source is asked" : "true, as no source is asked",
            body["isComplete"],
          ),
        ]
      : []),
    ...counts,
    ...(progress.length > 0 && known < offers.length
      ? [broken("$.progress", `${offers.length} offers in all, or more`, known)]
      : []),
    ...checkOffers(body, asked),
  ];
};
