import { readFile } from "node:fs/promises";
import { err, ok, Result, ResultAsync } from "neverthrow";
import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import type {
  CarrierRateOffer,
  RateRequest,
  RateSource,
  RequestedEnd,
  SourceFailure,
  UnreadableOffer,
} from "../rate-source.ts";

/** Rates for one lane: `rates` are offers in the shape ApiRate of the API, without ids. */
interface Lane {
  /** UN/LOCODE of the ports. */
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  /** The container sizes that every rate of the lane prices. */
  readonly sizes: readonly string[];
  readonly rates: readonly unknown[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

const isLane = (value: unknown): value is Lane => {
  if (typeof value !== "object" || value === null) return false;
  const { portOfLoading, portOfDischarge, sizes, rates }: Partial<Record<keyof Lane, unknown>> = value;
  return isTexts([portOfLoading, portOfDischarge]) && isTexts(sizes) && Array.isArray(rates);
};

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => "it is no JSON",
);

const readFileOfLanes = (file: string): ResultAsync<readonly Lane[], string> =>
  ResultAsync.fromPromise(readFile(file, "utf8"), () => "it cannot be read")
    .andThen(parse)
    .andThen((lanes) => (Array.isArray(lanes) && lanes.every(isLane) ? ok(lanes) : err("it is no list of lanes")));

const readLanes = (file: string): ResultAsync<readonly Lane[], SourceFailure> =>
  readFileOfLanes(file).mapErr((problem) => ({ reason: `the file of rates: ${problem}` }));

/** Why a file cannot be a rate source; it may be replaced later, but a wrong path would never be noticed. */
export const checkRatesFile = (file: string): ResultAsync<void, string> =>
  readFileOfLanes(file)
    .map(() => undefined)
    .mapErr((problem) => `RATES_FILE is ${file}, but ${problem}.`);

const isAt = ({ place, port }: RequestedEnd, code: string): boolean => (port ?? place)?.code === code;

/** A file has port-to-port rates only: a lane serves a search that ends at its ports. */
const serves = (lane: Lane, { origin, destination, containers }: RateRequest): boolean =>
  isAt(origin, lane.portOfLoading) &&
  isAt(destination, lane.portOfDischarge) &&
  containers.every(({ equipment }) => lane.sizes.includes(equipment));

/** Who confirms bookings of a file: our desk with the carrier, or nobody, as its prices are the forwarder's own. */
export type FileConfirmation = "desk" | "rate-holder";

const readRate = (rate: unknown): CarrierRateOffer | UnreadableOffer =>
  readQuotedCarrierOffer(rate).match(
    (offer): CarrierRateOffer => ({ kind: "api", refusal: null, offer }),
    (reason): UnreadableOffer => ({ kind: "unreadable", reason }),
  );

/** Answers from a JSON file, which is read for each search: a file that is replaced takes effect at once. */
export const jsonFileSource = (file: string, confirms: FileConfirmation = "desk"): RateSource => ({
  name: "File of rates",
  confirms,
  quote: async (request) =>
    readLanes(file).map((lanes) =>
      lanes.filter((lane) => serves(lane, request)).flatMap(({ rates }) => rates.map(readRate)),
    ),
});
