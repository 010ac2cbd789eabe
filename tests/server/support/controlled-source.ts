import { ok, type Result } from "neverthrow";
import type { QuotedOffer, RateSource, SourceFailure } from "#server/rate-sources/rate-source.ts";
import { quotedOffer } from "./quoted.ts";

type Answer = Result<readonly QuotedOffer[], SourceFailure>;

/** A source that answers when the test says so, and the requests that it has received. */
export const controlledSource = (
  name: string,
  options: Pick<RateSource, "keepMs" | "budgetMs" | "isInternal"> = {},
) => {
  const asked: { readonly answer: (answer: Answer) => void; readonly signal: AbortSignal }[] = [];
  const source: RateSource = {
    name,
    ...options,
    quote: (_request, signal) => new Promise((answer) => void asked.push({ answer, signal })),
  };
  return { source, asked };
};

const toQuoteLine = (basicOceanFreightRate: number, currency: string) => ({
  validityFrom: "2026-11-20",
  validityTo: "2026-11-24",
  exportHaulageMode: "P",
  importHaulageMode: "P",
  spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, availableRate: true }],
  surcharges: {
    matchingSurchargesPerEquipmentTypes: [
      { equipmentGroupIsoCode: "20GP", currency, basicOceanFreightRate, matchingCargoSurcharges: [] },
    ],
  },
});

/** An offer for two 20GP that can be told apart by its logo. */
export const offerOf = (
  providerName: string,
  logo: string,
  basicOceanFreightRate = 980,
  currency = "USD",
): QuotedOffer =>
  quotedOffer({
    providerName,
    logo,
    validityZone: "Asia/Kolkata",
    quoteLine: toQuoteLine(basicOceanFreightRate, currency),
  });

export const offersOf = (providerName: string, ...logos: readonly string[]): Answer =>
  ok(logos.map((logo) => offerOf(providerName, logo)));
