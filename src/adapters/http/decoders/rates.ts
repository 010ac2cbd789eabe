import * as t from "io-ts";
import type { ExchangeRates, RatesAnswer, SourceAnswer } from "../../../wire/schema.d.ts";
import type { Agrees, Holds, Same } from "./agreement.ts";
import { list, listOrNone, object, orNull } from "./codec.ts";

export const ExchangeRatesCodec = object({
  base: t.string,
  date: t.string,
  source: t.string,
  markUpPercent: t.string,
  quotes: list(object({ currency: t.string, unitsPerBase: t.string })),
});
export type WireExchangeRates = t.TypeOf<typeof ExchangeRatesCodec>;

export const SourceAnswerCodec = object({
  name: t.string,
  outcome: t.keyof({ answered: null, failed: null, "timed-out": null }),
});
export type WireSourceAnswer = t.TypeOf<typeof SourceAnswerCodec>;

/** The answer with its offers still unread: one offer that cannot be read must not cost the others. */
export const RatesCodec = object({
  errorMessage: orNull(t.string),
  exchangeRates: orNull(ExchangeRatesCodec),
  sources: listOrNone(SourceAnswerCodec),
  result: list(object({ api: listOrNone(t.unknown), excel: listOrNone(t.unknown) })),
});
export type WireRates = t.TypeOf<typeof RatesCodec>;

export type RatesAgreement = [
  Holds<Agrees<WireExchangeRates, ExchangeRates>>,
  Holds<Agrees<WireSourceAnswer, SourceAnswer>>,
  Holds<Same<keyof WireRates, Exclude<keyof RatesAnswer, "status" | "code" | "message">>>,
];
