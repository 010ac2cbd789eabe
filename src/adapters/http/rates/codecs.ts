import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, object, readableList, list, listOrNone, orNull, text } from "../codec.ts";

/** Unreadable quotes are left out. */
export const ExchangeRatesCodec = agreeing<schema.ExchangeRates>()(
  object({
    base: t.string,
    date: t.string,
    source: t.string,
    markUpPercent: t.string,
    quotes: readableList(object({ currency: t.string, unitsPerBase: t.string })),
  }),
);

export const SourceAnswerCodec = agreeing<schema.SourceAnswer>()(
  object({
    name: t.string,
    outcome: t.keyof({ answered: null, failed: null, "timed-out": null }),
  }),
);

export const BookedSailingCodec = agreeing<schema.BookedSailing>()(
  object({
    quotationId: t.string,
    bookedOn: t.string,
    bookedAt: text,
    status: t.number,
    providerName: t.string,
    portOfLoading: t.string,
    portOfDischarge: t.string,
    departureDate: t.string,
    voyageReference: text,
    containers: listOrNone(object({ equipmentGroupIsoCode: t.string, numberOfContainers: t.number })),
    total: orNull(object({ currency: t.string, amount: t.number })),
  }),
);
export const HaulageEstimateCodec = agreeing<schema.HaulageEstimate>()(
  object({
    end: t.keyof({ origin: null, destination: null }),
    placeCode: t.string,
    portCode: t.string,
    currency: t.string,
    amount: t.number,
    source: t.string,
  }),
);

export type ApiBookedSailing = t.TypeOf<typeof BookedSailingCodec>;

type Unread<Wire> = { readonly [Key in keyof Wire]?: typeof t.unknown };

/** A group with two unread lists. */
export const RateGroupCodec = object({ api: t.unknown, excel: t.unknown } satisfies Unread<schema.RateGroup>);

const RATES_PARTS = {
  ...({
    answeredAt: t.unknown,
    bookedSailings: t.unknown,
    errorMessage: t.unknown,
    exchangeRates: t.unknown,
    haulageEstimates: t.unknown,
    sources: t.unknown,
    taxTerms: t.unknown,
  } satisfies Unread<schema.RatesAnswer>),
  result: list(t.unknown),
} as const;

/** Parts are read one by one, so that an unreadable one does not affect the others. */
export const RatesCodec = object(RATES_PARTS);
export type ApiRates = t.TypeOf<typeof RatesCodec>;

const SourceProgressCodec = agreeing<schema.SourceProgress>()(
  object({
    name: t.string,
    state: t.keyof({
      asking: null,
      answered: null,
      late: null,
      refused: null,
      failed: null,
      paused: null,
      "used-up": null,
      stopped: null,
    }),
    seconds: orNull(t.number),
    offers: t.number,
    reason: text,
    until: text,
    pricedAt: text,
    usualSeconds: orNull(t.number),
  }),
);

export const GrowingRatesCodec = object({
  ...RATES_PARTS,
  searchId: t.string,
  position: t.string,
  isComplete: t.boolean,
  removed: listOrNone(t.string),
  progress: list(SourceProgressCodec),
});
export type ApiGrowingRates = t.TypeOf<typeof GrowingRatesCodec>;

export const SheetLineCodec = agreeing<schema.SheetLineAnswer["result"][number]>()(
  object({ line: t.number, cells: list(object({ header: t.string, text: t.string })) }),
);
