/* Places that were found by a text. */
import { type Difference, joinPath } from "../differences.ts";
import { read, readList } from "../journeys/comparison.ts";
import { broken, checkUnique, locate } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** A country is one group, and has its own places. */
export const checkPlaceGroups: Rule = (body) => {
  const groups = locate(body, "$", "result");
  const elsewhere = groups.flatMap(({ path, value }): readonly Difference[] =>
    readList(value, "ports").flatMap((port, index) => {
      const [own, stated] = [read(value, "countryCode"), read(port, "country.code")];
      return typeof stated !== "string" || stated === own
        ? []
        : [broken(`${joinPath(`${path}.ports`, index)}.country.code`, String(own), stated)];
    }),
  );
  return [...checkUnique(groups, "countryCode"), ...elsewhere];
};
