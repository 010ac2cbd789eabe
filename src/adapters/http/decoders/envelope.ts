import * as t from "io-ts";
import type { FieldProblem } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
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
  facets: t.unknown,
  result: t.unknown,
  data: t.unknown,
});
export type Envelope = Readonly<t.TypeOf<typeof Envelope>>;

export const FieldProblemCodec = reading<FieldProblem>()(object({ field: t.string, message: t.string }));
