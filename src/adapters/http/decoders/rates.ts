import * as t from "io-ts";
import type { RateGroup, RatesAnswer, SourceAnswer } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, orNull } from "./codec.ts";
import { ExchangeRatesCodec } from "./exchange.ts";

const SourceAnswerCodec = reading<SourceAnswer>()(
  object({
    name: t.string,
    outcome: t.keyof({ answered: null, failed: null, "timed-out": null }),
  }),
);

type UnreadGroup = { readonly [Kind in keyof RateGroup]: readonly unknown[] };
type UnreadAnswer = Omit<RatesAnswer, "result"> & { readonly result: readonly UnreadGroup[] };

/** The answer with its offers still unread: one offer that cannot be read must not cost the others. */
export const RatesCodec = reading<UnreadAnswer>()(
  object({
    errorMessage: orNull(t.string),
    exchangeRates: orNull(ExchangeRatesCodec),
    sources: listOrNone(SourceAnswerCodec),
    result: list(object({ api: listOrNone(t.unknown), excel: listOrNone(t.unknown) })),
  }),
);
export type WireRates = t.TypeOf<typeof RatesCodec>;
