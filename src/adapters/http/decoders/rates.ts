import * as t from "io-ts";
import type { RateGroup, RatesAnswer, SourceAnswer } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, object } from "./codec.ts";

export const SourceAnswerCodec = reading<SourceAnswer>()(
  object({
    name: t.string,
    outcome: t.keyof({ answered: null, failed: null, "timed-out": null }),
  }),
);

type Unread<Wire> = { readonly [Key in keyof Wire]?: typeof t.unknown };

/** A group with its two lists still unread. */
export const RateGroupCodec = object({ api: t.unknown, excel: t.unknown } satisfies Unread<RateGroup>);

/** The answer with its parts still unread: one that cannot be read must not cost the others. */
export const RatesCodec = object({
  ...({ errorMessage: t.unknown, exchangeRates: t.unknown, sources: t.unknown } satisfies Unread<RatesAnswer>),
  result: list(t.unknown),
});
export type WireRates = t.TypeOf<typeof RatesCodec>;
