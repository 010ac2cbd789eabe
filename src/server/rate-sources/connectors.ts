import type { Config } from "../config.ts";
import type { CarrierDeps } from "../connectors/kit/carrier-client.ts";
import { checkOffers } from "../connectors/kit/check-offers.ts";
import { failingSource } from "../demo/failing-source.ts";
import { jsonFileSource } from "./json-file/json-file-source.ts";
import type { RateSource } from "./rate-source.ts";

/** The configured rate sources besides tariffs and rate sheets. */
export const rateConnectors = (
  { demo, ratesFile, ratesFileConfirms, connectors }: Config,
  deps: CarrierDeps,
): readonly RateSource[] => [
  ...(ratesFile === null ? [] : [jsonFileSource(ratesFile, ratesFileConfirms)]),
  ...connectors.map(({ createSource }) => checkOffers(createSource(deps))),
  ...(demo ? [failingSource] : []),
];
