import * as t from "io-ts";
import type { FclComparison, LclPortsAnswer, LclRate, LclRatesAnswer } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { text } from "./amounts.ts";
import { list, listOrNone, object, orNull } from "./codec.ts";
import { ExchangeRatesCodec } from "./exchange.ts";

const ChargeMap = t.readonly(t.record(t.string, t.union([t.string, t.number])));

/** A line of an LCL tariff, with the column names of the sheet it came from. */
export const LclRateCodec = reading<LclRate>()(
  object({
    _id: t.string,
    "Port of loading": t.string,
    "PORT OF DISCHARGE": t.string,
    "Dest CFS": text,
    "Origin Code": text,
    "Dest Country": text,
    "TTT (PORT TO PORT)": orNull(t.union([t.string, t.number])),
    nextDepartures: listOrNone(object({ departureDate: t.string, cfsCutOff: text })),
    originCharges: ChargeMap,
    destinationCharges: ChargeMap,
    warehouseCharges: ChargeMap,
    providerName: text,
    CURRENCY: text,
    "W/M RATIO": text,
    "W/M MINIMUM": text,
    "W/M ROUNDING": text,
    "VALID FROM": text,
    "VALID TILL": text,
    "SHEET NAME": text,
    "SHEET DATE": text,
    REMARKS: text,
  }),
);
export type WireLclRate = t.TypeOf<typeof LclRateCodec>;

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
