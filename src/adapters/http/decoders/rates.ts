import * as t from "io-ts";
import type { BookedSailing, HaulageEstimate, RateGroup, RatesAnswer, SourceAnswer } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, orNull, text } from "./codec.ts";

export const SourceAnswerCodec = reading<SourceAnswer>()(
  object({
    name: t.string,
    outcome: t.keyof({ answered: null, failed: null, "timed-out": null }),
  }),
);

export const BookedSailingCodec = reading<BookedSailing>()(
  object({
    quotationId: t.string,
    bookedOn: t.string,
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
export const HaulageEstimateCodec = reading<HaulageEstimate>()(
  object({
    end: t.keyof({ origin: null, destination: null }),
    placeCode: t.string,
    portCode: t.string,
    currency: t.string,
    amount: t.number,
    source: t.string,
  }),
);

export type WireBookedSailing = t.TypeOf<typeof BookedSailingCodec>;

type Unread<Wire> = { readonly [Key in keyof Wire]?: typeof t.unknown };

/** A group with its two lists still unread. */
export const RateGroupCodec = object({ api: t.unknown, excel: t.unknown } satisfies Unread<RateGroup>);

/** The answer with its parts still unread: one that cannot be read must not cost the others. */
export const RatesCodec = object({
  ...({
    bookedSailings: t.unknown,
    errorMessage: t.unknown,
    exchangeRates: t.unknown,
    haulageEstimates: t.unknown,
    sources: t.unknown,
  } satisfies Unread<RatesAnswer>),
  result: list(t.unknown),
});
export type WireRates = t.TypeOf<typeof RatesCodec>;
