import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { z } from "zod";
import {
  DEFAULT_LCL_CRITERIA,
  fromThousandths,
  type LclPlace,
  type LclRate,
  type LclSearch,
  resolvePort,
  suggestPorts,
} from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import type { LclRateList } from "#ports/api.ts";
import { describeFees, describeOfferPrice, explainCharges, toAvailability, toValidity } from "./offers.ts";
import { describeFailure, type Problem, type ToolContext } from "./tool.ts";

const MOST_NAMED = 8;
const MOST_DEPARTURES = 4;

/** Weight and measure of a part load. */
export const PartLoad = z.object({
  weightKg: z.number().min(0).max(100_000).describe("Gross weight in kilograms"),
  cbm: z.number().min(0).max(1_000).describe("Volume in cubic metres"),
});

/** A search for a part load, as a program states it. */
export const PartLoadInput = PartLoad.extend({
  from: z.string().trim().min(2).max(80).describe("Port of loading: UN/LOCODE (INNSA) or name (Nhava Sheva)"),
  to: z.string().trim().min(2).max(80).describe("Port or inland CFS of destination: UN/LOCODE (NLRTM) or name"),
});
export type PartLoadInput = z.output<typeof PartLoadInput>;

const unlisted = (typed: string, places: readonly LclPlace[]): Problem => {
  const { shown } = suggestPorts(places, typed);
  const named = (shown.length === 0 ? places : shown).slice(0, MOST_NAMED).map(({ name }) => name);
  return shown.length === 0
    ? `"${typed}" is no port of the tariffs for part loads. Among them are: ${named.join(", ")}.`
    : `"${typed}" may be several ports. State one of them: ${named.join(", ")}.`;
};

/** The search that the portal is asked with. Errors: a sentence that names ports where a place is not known. */
export const toPartLoadSearch = (
  { from, to, weightKg, cbm }: PartLoadInput,
  { ports, signal }: ToolContext,
): ResultAsync<LclSearch, Problem> =>
  ports.lcl
    .ports(signal)
    .mapErr(describeFailure)
    .andThen((places) => {
      const [loading, discharge] = [resolvePort(places, from), resolvePort(places, to)];
      if (loading === null) return errAsync(unlisted(from, places));
      if (discharge === null) return errAsync(unlisted(to, places));
      return okAsync({
        mode: "lcl" as const,
        portOfLoading: loading.name,
        portOfDischarge: discharge.name,
        weightKg,
        cbm,
      });
    });

/** The rates for a part load, the lowest total first. */
export const searchPartLoads = (
  input: PartLoadInput,
  limit: number,
  context: ToolContext,
): ResultAsync<LclRateList, Problem> =>
  toPartLoadSearch(input, context).andThen((search) =>
    context.ports.lcl
      .rates({ search, criteria: DEFAULT_LCL_CRITERIA, limit, skip: 0 }, context.signal)
      .mapErr(describeFailure),
  );

const describeRate = (rate: LclRate) => ({
  offerId: rate.id,
  carrier: rate.carrier.name,
  ...toAvailability(rate.availability),
  ...describeOfferPrice(rate.price),
  portOfLoading: rate.portOfLoading,
  portOfDischarge: rate.portOfDischarge,
  destinationCfs: rate.destinationCfs,
  chargeableWm: rate.weight === null ? null : fromThousandths(rate.weight.chargeable),
  departures: rate.departures.slice(0, MOST_DEPARTURES).map(({ date, cfsCutOff }) => ({ date, cfsCutOff })),
  transitDays: rate.transit.kind === "days" ? rate.transit.days : null,
  validity: toValidity(rate.validity),
});

/** The cheapest offers for a part load. */
export const describePartLoads = ({ rates, total }: LclRateList) => ({
  offers: rates.map(describeRate),
  offersFound: total ?? rates.length,
});

/** Every charge of an offer for a part load; they add up to its total. */
export const explainPartLoad = (rate: LclRate, exchange: ExchangeRates | null) => ({
  ...describeRate(rate),
  ...explainCharges(rate.charges, exchange),
  fees: describeFees(rate.fees),
  remarks: rate.remarks,
});
