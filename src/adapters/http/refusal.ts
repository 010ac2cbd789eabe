import type { Failure, FieldRefusal, Refusal } from "#ports/failure.ts";
import { decodeWith, list } from "./decoders/codec.ts";
import { type Envelope, FieldProblemCodec } from "./decoders/envelope.ts";

const SUCCESS = 2000;
const UNAUTHORISED = 4010;

const REFUSALS: ReadonlyMap<number, Refusal> = new Map([
  [4000, "bad-request"],
  [4040, "not-found"],
  [4090, "conflict"],
  [4100, "offer-gone"],
  [4220, "invalid-fields"],
  [4290, "too-many-requests"],
  [5000, "internal"],
  [5020, "no-source"],
]);

/** A code of our own or, where the answer is no envelope (a proxy's page), the one that its HTTP status stands for. */
const codeOf = (envelope: Envelope, httpStatus: number): number =>
  typeof envelope.code === "number" && envelope.code !== SUCCESS ? envelope.code : httpStatus * 10;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The server's own sentence, '' when it has none. */
export const messageOf = (envelope: Envelope): string => textOf(envelope.message) || textOf(envelope.errorMessage);

const fieldsOf = (envelope: Envelope): readonly FieldRefusal[] =>
  decodeWith(list(FieldProblemCodec))(envelope.result).unwrapOr([]);

const refused = (reason: Refusal, envelope: Envelope): Failure => ({
  kind: "refused",
  reason,
  message: messageOf(envelope),
  fields: fieldsOf(envelope),
});

const YES = {
  code: ({ code }: Envelope) => code === SUCCESS,
  "code-and-status": ({ code, status }: Envelope) => code === SUCCESS && Boolean(status),
  "code-or-status": ({ code, status }: Envelope) => code === SUCCESS || Boolean(status),
} as const;

/** How a call tells success: by code 2000, by code and status together, or by either of them. */
export type SuccessRule = keyof typeof YES;

/** Whether the envelope says yes. */
export const saysYes = (envelope: Envelope, rule: SuccessRule): boolean => YES[rule](envelope);

/** The failure that an answer stands for; the rule 'a 401 or code 4010 means signed out' lives here and nowhere else. */
export const failureOf = (envelope: Envelope, httpStatus: number): Failure => {
  const code = codeOf(envelope, httpStatus);
  return code === UNAUTHORISED || httpStatus === 401
    ? { kind: "unauthorised", message: messageOf(envelope) }
    : refused(REFUSALS.get(code) ?? (code >= 5000 && code < 6000 ? "internal" : "other"), envelope);
};

/** Signing in has no session that could have ended: a 401 there is a refusal with the server's words. */
export const refusalAtTheDoor = (failure: Failure): Failure =>
  failure.kind === "unauthorised"
    ? { kind: "refused", reason: "other", message: failure.message, fields: [] }
    : failure;
