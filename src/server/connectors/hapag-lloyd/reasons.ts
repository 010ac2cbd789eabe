/* Reasons of Hapag-Lloyd's Prices API v2.1 (`errorReason`, `overarchingErrorReason`). */

/** A fault of the carrier; every other reason is an answer. */
export const TECHNICAL_ERROR = "TECHNICAL_ERROR";

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ["MISSING_INFORMATION", "Hapag-Lloyd needs to know more about the cargo for a price."],
  ["RESTRICTIONS", "Hapag-Lloyd has restrictions on this route."],
  ["CAN_NOT_BE_OFFERED", "Hapag-Lloyd has no offer for this route, load and day."],
  ["USER_UNKNOWN", "Hapag-Lloyd does not know the forwarder's account."],
  ["MISSING_PERMISSIONS", "Hapag-Lloyd gives the forwarder's account no online prices."],
  [TECHNICAL_ERROR, "Hapag-Lloyd has a fault at the moment."],
  ["JONES_ACT", "Hapag-Lloyd carries no cargo between ports of the United States."],
  ["OPTIMIZED_ROUTING", "Hapag-Lloyd has another routing for this transport, which it does not sell online."],
  ["OPTIMIZED_ROUTINGS", "Hapag-Lloyd has other routings for this transport, which it does not sell online."],
  ["INLAND_UNAVAILABLE", "Hapag-Lloyd has no haulage to one of the places."],
  ["INLAND_RESTRICTIONS", "Hapag-Lloyd has restrictions on the haulage to one of the places."],
  ["CAPACITY", "Hapag-Lloyd has no space left."],
  ["DANGEROUS_GOODS_RESTRICTION", "Hapag-Lloyd prices no dangerous goods on this route."],
  ["COMMODITY_PROHIBITED_FOR_REEFER_AND_SPOT", "Hapag-Lloyd has no spot price for this cargo."],
  ["IN_GAUGE_PROHIBITED", "Hapag-Lloyd does not price this cargo in these containers."],
  ["QQS_CAN_NOT_BE_OFFERED_FOR_LIGHT_USER", "Hapag-Lloyd gives the forwarder's account no spot prices."],
  ["SOC_PROHIBITED_FOR_SPOT", "Hapag-Lloyd has no spot prices for containers of the shipper."],
  ["NO_ROUTE_FOR_EQUIPMENT", "Hapag-Lloyd has no route for one of the container sizes."],
  ["DEPARTURE_DATE_TO_EARLY", "Hapag-Lloyd prices departures from the fourth day after today only."],
  ["NO_OFFERS_FOUND_FOR_ROUTE", "Hapag-Lloyd has no offer for this route."],
]);

/** A reason as a sentence for the shipper. */
export const sayReason = (reason: string): string =>
  SENTENCES.get(reason) ?? "Hapag-Lloyd has no offer, and states a reason that is not known here.";

export const NOT_TOGETHER = "Hapag-Lloyd does not offer these sizes together on one vessel.";
