/* Places that were found by a text. */
import { type Difference, joinPath } from "../differences.ts";
import { read, readList } from "../journeys/comparison.ts";
import { broken, checkAlphabetical, checkUnique, type Located, locate } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** All countries, each once, by name. */
export const checkCountries: Rule = (body) => [
  ...checkUnique(locate(body, "$", "result"), "_id"),
  ...checkUnique(locate(body, "$", "result"), "name"),
  ...checkAlphabetical(
    "$.result",
    readList(body, "result").map((one) => read(one, "name")),
  ),
];

/** The place that a text clearly means is the first of all. */
const checkBestMatch = (groups: readonly Located[]): readonly Difference[] => {
  const ports = groups.flatMap(({ value }) => readList(value, "ports"));
  const best = ports.findIndex((port) => read(port, "bestMatch") === true);
  const isAlone = ports.filter((port) => read(port, "bestMatch") === true).length === 1;
  return best > 0 && isAlone
    ? [
        broken(
          "$.result",
          `${String(read(ports[best], "point.name"))} first, the best match`,
          read(ports[0], "point.name"),
        ),
      ]
    : [];
};

/** A country is one group, and has its own places; the best match is the first one. */
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
  return [...checkUnique(groups, "countryCode"), ...elsewhere, ...checkBestMatch(groups)];
};
