import * as t from "io-ts";
import type { FieldProblem, Failure as WireFailure } from "../../../wire/schema.d.ts";
import type { Agrees, Holds } from "./agreement.ts";
import { object } from "./codec.ts";

/**
 * What every answer carries; nothing of it is certain, since a proxy or another backend may have written it. What a call
 * has beside `result` stays on it for the call's own decoder.
 */
export const Envelope = t.type({
  status: t.unknown,
  code: t.unknown,
  message: t.unknown,
  errorMessage: t.unknown,
  lenResult: t.unknown,
  result: t.unknown,
  data: t.unknown,
});
export type Envelope = Readonly<t.TypeOf<typeof Envelope>>;

export const FieldProblemCodec = object({ field: t.string, message: t.string });

export type EnvelopeAgreement = [
  Holds<Agrees<t.TypeOf<typeof FieldProblemCodec>, FieldProblem>>,
  Holds<keyof WireFailure extends keyof Envelope ? true : false>,
];
