import type { Config } from "../config.ts";
import type { CarrierDeps } from "../connectors/kit/carrier-client.ts";
import { checkOffers } from "../connectors/kit/check-offers.ts";
import type { FindPlace } from "#domain/places";
import { failingSource } from "../demo/failing-source.ts";
import { jsonFileSource } from "./json-file/json-file-source.ts";
import { withPlaceZones } from "./place-zones.ts";
import type { RateSource } from "./rate-source.ts";

/** The configured rate sources besides tariffs and rate sheets. */
export const rateConnectors = (
  { demo, ratesFile, ratesFileConfirms, connectors }: Config,
  {
    watch,
    ...deps
  }: CarrierDeps & { readonly findPlace: FindPlace; readonly watch: (source: RateSource) => RateSource },
): readonly RateSource[] => [
  ...(ratesFile === null ? [] : [jsonFileSource(ratesFile, ratesFileConfirms)]),
  ...connectors.map(({ createSource, prices = "sell" }) => ({
    ...watch(withPlaceZones(checkOffers(createSource(deps)), deps.findPlace)),
    prices,
  })),
  ...(demo ? [failingSource] : []),
];

/**
 * The forwarder's own sources and the connectors. A tariff that has the name of a connector, which calls about bookings are found
 * by, is named after both: `CMA CGM tariff`.
 */
export const joinSources = (
  internal: readonly RateSource[],
  connectors: readonly RateSource[],
): readonly RateSource[] => {
  const taken = new Set(connectors.map(({ name }) => name.toLowerCase()));
  return [
    ...internal.map((source) =>
      taken.has(source.name.toLowerCase()) ? { ...source, name: `${source.name} tariff` } : source,
    ),
    ...connectors,
  ];
};
