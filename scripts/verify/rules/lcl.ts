import type { Difference } from "../differences.ts";
import { readList } from "../journeys/comparison.ts";
import type { JsonObject } from "../json.ts";
import { checkLclOrder } from "./lcl-order.ts";
import { broken, checkOrder, checkUnique, type Located, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

/** `choices` count the rates of the search, and have the departures and transit times of this page. */
const checkChoices = (body: JsonObject, rates: readonly Located[], query: URLSearchParams): readonly Difference[] => {
  const [port, inland] = [readNumber(body, "choices.portCfs"), readNumber(body, "choices.inlandCfs")];
  if (port === null || inland === null) return [];
  const cfs = query.get("cfs");
  const expected = cfs === "port" ? port : cfs === "inland" ? inland : port + inland;
  const counted = readNumber(body, "lenResult");
  const [departures, days] = [readList(body, "choices.departures"), readList(body, "choices.transitDays")];
  return [
    ...(counted === null || counted === expected
      ? []
      : [broken("$.choices.portCfs", `counts of the ${counted} rates of the search`, expected)]),
    ...rates.flatMap(({ path, value }) => [
      ...locate(value, path, "nextDepartures").flatMap((one) =>
        departures.includes(one.value["departureDate"])
          ? []
          : [broken("$.choices.departures", `${String(one.value["departureDate"])} of ${path} too`, departures)],
      ),
      ...(readNumber(value, TRANSIT_TIME) === null || days.includes(readNumber(value, TRANSIT_TIME))
        ? []
        : [broken("$.choices.transitDays", `${String(value[TRANSIT_TIME])} of ${path} too`, days)]),
    ]),
  ];
};

const TRANSIT_TIME = "TTT (PORT TO PORT)";

/** The offer for containers is of as many as asked for. */
const checkFclComparison = (body: JsonObject, query: URLSearchParams): readonly Difference[] => {
  const [asked, stated] = [
    Number(query.get("noOfContainers") ?? 1),
    readNumber(body, "fclComparison.numberOfContainers"),
  ];
  return stated === null || stated === asked
    ? []
    : [broken("$.fclComparison.numberOfContainers", `${asked} as asked for`, stated)];
};

/** `places` are the places whose names are in `result`. */
export const checkLclPorts: Rule = (body) => {
  const names = readList(body, "result");
  const places = locate(body, "$", "places");
  const known = places.map(({ value }) => value["name"]);
  return [
    ...places.flatMap(({ path, value }) =>
      names.includes(value["name"]) ? [] : [broken(`${path}.name`, "one of the names of result", value["name"])],
    ),
    ...(places.length === 0 || names.every((name) => known.includes(name))
      ? []
      : [broken("$.places", `all names of result: ${names.join(", ")}`, known)]),
  ];
};

/** A page of part-load rates: unique, valid from a day that is not after the last one, and counted in full. */
export const checkLclRates: Rule = (body, { url }) => {
  const rates = locate(body, "$", "result");
  const limit = Number(url.searchParams.get("limit") ?? Infinity);
  const skip = Number(url.searchParams.get("skip") ?? 0);
  const counted = readNumber(body, "lenResult");
  return [
    ...checkUnique(rates, "_id"),
    ...checkChoices(body, rates, url.searchParams),
    ...checkFclComparison(body, url.searchParams),
    ...checkLclOrder(body, url.searchParams),
    ...rates.flatMap((rate) => checkOrder(rate, "VALID FROM", "VALID TILL")),
    ...(rates.length > limit ? [broken("$.result", `at most ${limit} entries`, rates.length)] : []),
    ...(counted !== null && rates.length > 0 && counted < skip + rates.length
      ? [broken("$.lenResult", `${skip + rates.length} or more`, counted)]
      : []),
  ];
};
