import { toCfsKind } from "#domain/lcl";
import type { Difference } from "../differences.ts";
import { readList, readString } from "../journeys/comparison.ts";
import type { JsonObject } from "../json.ts";
import { checkLclOrder } from "./lcl-order.ts";
import { broken, checkOrder, checkUnique, type Located, locate, readNumber, checkAlphabetical } from "./rule.ts";
import type { Rule } from "./rules.ts";
import { countDays } from "./sailing.ts";
import { isSameName } from "./sheet-lines.ts";

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
      ...(readTransitDays(value) === null || days.includes(readTransitDays(value))
        ? []
        : [broken("$.choices.transitDays", `${String(value[TRANSIT_TIME])} of ${path} too`, days)]),
    ]),
  ];
};

const TRANSIT_TIME = "TTT (PORT TO PORT)";

/** The days of transit that a rate states, such as 26 or `26 DAYS`; null without a number. */
export const readTransitDays = (rate: unknown): number | null =>
  readNumber(rate, TRANSIT_TIME) ?? toWholeNumber(/^\d+/.exec(readString(rate, TRANSIT_TIME) ?? "")?.[0]);

const toWholeNumber = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** A rate that a filter of the search does not leave. A server that states no `choices` has no filters. */
const checkFilters = ({ path, value }: Located, query: URLSearchParams): readonly Difference[] => {
  const [cfs, departsBy, most] = ["cfs", "departsBy", "maxTransitDays"].map((name) => query.get(name) ?? null);
  const place = query.get("portOfDischarge") ?? "";
  const kind = toCfsKind({ destinationCfs: readString(value, "Dest CFS") }, place);
  const days = readTransitDays(value);
  const departures = readList(value, "nextDepartures").map((one) => readString(one, "departureDate"));
  return [
    ...(cfs == null || cfs === kind
      ? []
      : [broken(`${path}['Dest CFS']`, `a CFS of the kind ${cfs} for ${place}`, value["Dest CFS"])]),
    ...(departsBy == null || departures.some((day) => day !== null && day <= departsBy)
      ? []
      : [broken(`${path}.nextDepartures`, `a departure on ${departsBy} or before`, departures)]),
    ...(most == null || (days !== null && days <= Number(most))
      ? []
      : [broken(`${path}['${TRANSIT_TIME}']`, `${most} days or fewer`, value[TRANSIT_TIME] ?? null)]),
  ];
};

/** A rate is from the port of the search to its place, which is the port of discharge or the town of the station. */
const checkLane = ({ path, value }: Located, query: URLSearchParams): readonly Difference[] => {
  const [from, to] = [query.get("portOfLoading") ?? "", query.get("portOfDischarge") ?? ""];
  const [loading, discharge] = [readString(value, LOADING), readString(value, DISCHARGE)];
  const ends = [discharge, readString(value, "Dest CFS")].filter((name) => name !== null);
  return [
    ...(loading === null || isSameName(loading, from)
      ? []
      : [broken(`${path}['${LOADING}']`, `${from} as searched`, loading)]),
    ...(ends.length === 0 || ends.some((name) => isSameName(name, to))
      ? []
      : [broken(`${path}['${DISCHARGE}']`, `${to} as searched, or a CFS there`, discharge)]),
  ];
};

/** Two departures a week apart do not have the same cut-off of their station. */
const checkCutOffs = ({ path, value }: Located): readonly Difference[] => {
  const departures = locate(value, path, "nextDepartures");
  return departures.flatMap((later, index) => {
    const before = departures[index - 1]?.value;
    const [one, other] = [readString(before, "cfsCutOff"), readString(later.value, "cfsCutOff")];
    const days = countDays(readString(before, "departureDate"), readString(later.value, "departureDate"));
    return one === null || one !== other || days === null || days < WEEK
      ? []
      : [broken(`${later.path}.cfsCutOff`, `later than ${one}, that of a departure a week earlier`, other)];
  });
};

const WEEK = 7;

const LOADING = "Port of loading";
const DISCHARGE = "PORT OF DISCHARGE";

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
    ...checkAlphabetical("$.result", names),
    ...places.flatMap(({ path, value }) =>
      names.includes(value["name"]) ? [] : [broken(`${path}.name`, "one of the names of result", value["name"])],
    ),
    ...(places.length === 0 || names.every((name) => known.includes(name))
      ? []
      : [broken("$.places", `all names of result: ${names.join(", ")}`, known)]),
  ];
};

/** A page of part-load rates: unique, on the lane, within the filters, valid from a day not after the last one, and counted in full. */
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
    ...rates.flatMap((rate) => [
      ...checkOrder(rate, "VALID FROM", "VALID TILL"),
      ...checkLane(rate, url.searchParams),
      ...checkCutOffs(rate),
      ...(body["choices"] === undefined ? [] : checkFilters(rate, url.searchParams)),
    ]),
    ...(rates.length > limit ? [broken("$.result", `at most ${limit} entries`, rates.length)] : []),
    ...(counted !== null && rates.length > 0 && counted < skip + rates.length
      ? [broken("$.lenResult", `${skip + rates.length} or more`, counted)]
      : []),
  ];
};
