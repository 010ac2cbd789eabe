import type { Config } from "../config.ts";
import { failingSource } from "../demo/failing-source.ts";
import { jsonFileSource } from "./json-file/json-file-source.ts";
import type { RateSource } from "./rate-source.ts";

/** The configured rate sources besides tariffs and rate sheets. A new connector is one line here. */
export const rateConnectors = ({ demo, ratesFile, ratesFileConfirms }: Config): readonly RateSource[] => [
  ...(ratesFile === null ? [] : [jsonFileSource(ratesFile, ratesFileConfirms)]),
  ...(demo ? [failingSource] : []),
];
