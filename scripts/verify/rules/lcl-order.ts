/* The order of a page of part-load rates, and which of them is the lowest. */
import { LCL_SORTS, type LclRate, type LclSearch, sortLclRates, toCfsKind } from "#domain/lcl";
import { type Difference, showValue } from "../differences.ts";
import { read, readList } from "../journeys/comparison.ts";
import { priceLoad } from "../journeys/prices.ts";
import type { JsonObject } from "../json.ts";
import { broken } from "./rule.ts";

/** Totals may differ by so many of the least units: a server may round each charge. */
const ROUNDING = 10;

const readSearch = (query: URLSearchParams): LclSearch => ({
  mode: "lcl",
  portOfLoading: query.get("portOfLoading") ?? "",
  portOfDischarge: query.get("portOfDischarge") ?? "",
  weightKg: Number(query.get("weight")),
  cbm: Number(query.get("cbm")),
});

const readTotal = ({ price }: LclRate): number | null =>
  price.converted.kind === "converted" ? price.converted.total.minor : null;

const isNear = (one: LclRate, other: LclRate): boolean => {
  const [first, second] = [readTotal(one), readTotal(other)];
  return first !== null && second !== null && Math.abs(first - second) <= ROUNDING;
};

/** Rates to a station at the place come first, and each part is in the order of `sort`. */
const checkOrder = (body: JsonObject, rates: readonly LclRate[], query: URLSearchParams): readonly Difference[] => {
  /* A server without choices does not sort by a parameter. */
  const asked = body["choices"] === undefined ? null : query.get("sort");
  const sort = LCL_SORTS.find((one) => one === asked) ?? LCL_SORTS[0];
  const place = query.get("portOfDischarge") ?? "";
  const listed = readList(body, "result").map((one) => rates.find(({ id }) => id === read(one, "_id")));
  return listed.flatMap((own, index) => {
    const before = listed[index - 1];
    if (own === undefined || before === undefined) return [];
    const [kindBefore, kind] = [toCfsKind(before, place), toCfsKind(own, place)];
    const isSorted = kind === kindBefore ? sortLclRates([before, own], sort)[0] === before : kindBefore === "port";
    return isSorted || (kind === kindBefore && isNear(before, own))
      ? []
      : [broken(`$.result[${index}]`, `the order of ${sort}, port before inland, not after ${before.id}`, own.id)];
  });
};

const isComplete = ({ availability, price }: LclRate): boolean =>
  availability.kind === "bookable" && price.converted.kind === "converted" && price.unpricedCount === 0;

/** `lowestRateId` is the rate of this page with the lowest complete total; null where that is on another page. */
const checkLowest = (body: JsonObject, rates: readonly LclRate[]): readonly Difference[] => {
  const stated = body["lowestRateId"];
  if (stated === undefined || stated === null) return [];
  const own = rates.find(({ id }) => id === stated);
  if (own === undefined) return [broken("$.lowestRateId", "an _id of this page, or null", stated)];
  const total = readTotal(own);
  const lower = rates.find((one) => {
    const other = readTotal(one);
    return isComplete(one) && total !== null && other !== null && other < total - ROUNDING;
  });
  return lower === undefined ? [] : [broken("$.lowestRateId", `${showValue(lower.id)}, whose total is lower`, stated)];
};

/** The order of a page and its lowest rate, by the totals that the portal shows. */
export const checkLclOrder = (body: JsonObject, query: URLSearchParams): readonly Difference[] => {
  const { offers } = priceLoad(body, readSearch(query));
  return [...checkOrder(body, offers, query), ...checkLowest(body, offers)];
};
