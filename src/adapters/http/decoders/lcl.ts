import * as t from "io-ts";
import type { FclComparison, LclPortsAnswer, LclRatesAnswer } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, orNull, text } from "./codec.ts";
import { ExchangeRatesCodec } from "./exchange.ts";

const FclComparisonCodec = reading<FclComparison>()(
  object({
    equipmentGroupIsoCode: t.string,
    currency: t.string,
    amount: t.number,
    numberOfContainers: orNull(t.number),
    providerName: text,
    validityTo: text,
    destination: text,
  }),
);
export type WireFclComparison = t.TypeOf<typeof FclComparisonCodec>;

type UnreadAnswer = Omit<LclRatesAnswer, "result"> & { readonly result: readonly unknown[] };

/** The answer with its rates still unread: one that cannot be read must not cost the others. */
export const LclRatesCodec = reading<UnreadAnswer>()(
  object({
    lenResult: orNull(t.number),
    exchangeRates: orNull(ExchangeRatesCodec),
    fclComparison: orNull(FclComparisonCodec),
    choices: orNull(
      object({ portCfs: t.number, inlandCfs: t.number, departures: list(t.string), transitDays: list(t.number) }),
    ),
    lowestRateId: text,
    result: list(t.unknown),
  }),
);
export type WireLclRates = t.TypeOf<typeof LclRatesCodec>;

export const LclPortsCodec = reading<LclPortsAnswer>()(
  object({
    result: list(t.string),
    places: listOrNone(object({ name: t.string, code: text, country: text, countryCode: text, pointType: text })),
  }),
);
export type WireLclPorts = t.TypeOf<typeof LclPortsCodec>;
