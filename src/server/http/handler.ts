import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { err, ok, type Result } from "neverthrow";
import type { operations } from "../../wire/schema.d.ts";
import { success } from "./envelope.ts";
import { type Refusal, SIGN_IN_AGAIN } from "./refusal.ts";

/** The calls of the OpenAPI document, by operationId. */
export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends "query" | "path" | "header"> = NonNullable<
  operations[Id]["parameters"][Name]
>;
export type QueryOf<Id extends OperationId> = Part<Id, "query">;
export type PathOf<Id extends OperationId> = Part<Id, "path">;
export type HeaderOf<Id extends OperationId> = Part<Id, "header">;
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: infer Content };
}
  ? Content[keyof Content]
  : undefined;
type AnswerOf<Id extends OperationId> = operations[Id]["responses"][200]["content"] extends {
  readonly "application/json": infer Body extends object;
}
  ? Body
  : never;

/** A validated request: its parts have the types that the OpenAPI document states. */
export interface Call<Id extends OperationId> {
  readonly query: QueryOf<Id>;
  readonly path: PathOf<Id>;
  readonly header: HeaderOf<Id>;
  readonly body: BodyOf<Id>;
  /** The network address that asks, for limits. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
}

/** Who is signed in. */
export interface Shipper {
  readonly accountId: string;
  /** Identifies the session of the call, so that it can be revoked. */
  readonly tokenHash: string;
}

/** An answer: an envelope, an envelope that is already text, or a file. */
export type Answer<Id extends OperationId> =
  | { readonly kind: "envelope"; readonly body: AnswerOf<Id> }
  | TextAnswer
  | FileAnswer;

/** JSON text; `onSent` is called when it has left for good, so that its bytes may be used again. */
interface TextAnswer {
  readonly kind: "text";
  readonly json: string | Buffer;
  readonly onSent?: () => void;
}

/** `disposition` is `attachment` for downloads and `inline` for what a browser may show in place. */
export interface FileAnswer {
  readonly kind: "file";
  readonly mediaType: string;
  readonly fileName: string;
  readonly disposition: "attachment" | "inline";
  readonly content: Uint8Array;
}

export type Outcome<Id extends OperationId> = PromiseLike<Result<Answer<Id>, Refusal>>;

/** Checks a raw request against the document; made once per operation when the server starts. */
export type CheckerOf = <Id extends OperationId>(id: Id) => (request: FastifyRequest) => Result<Call<Id>, Refusal>;

/** Serves one request whose route is known. `signedIn` is null where nobody need be. */
export type Serve = (request: FastifyRequest, signedIn: Shipper | null) => PromiseLike<Result<Served, Refusal>>;

/** What a handler answered, once its operation no longer matters. */
export type Served = { readonly kind: "envelope"; readonly body: object } | TextAnswer | FileAnswer;

/** One operation with the code behind it. `needs` must agree with the document's `security`. */
export interface Handler {
  readonly id: OperationId;
  readonly needs: "nobody" | "shipper";
  readonly bind: (checker: CheckerOf) => Serve;
}

/** An operation that anybody may call. */
export const visitor = <Id extends OperationId>(id: Id, handle: (call: Call<Id>) => Outcome<Id>): Handler => ({
  id,
  needs: "nobody",
  bind: (checker) => {
    const check = checker(id);
    return async (request) => {
      const call = check(request);
      return call.isErr() ? err(call.error) : handle(call.value);
    };
  },
});

/** An operation that needs a signed-in shipper. */
export const shipper = <Id extends OperationId>(
  id: Id,
  handle: (call: Call<Id>, shipper: Shipper) => Outcome<Id>,
): Handler => ({
  id,
  needs: "shipper",
  bind: (checker) => {
    const check = checker(id);
    return async (request, signedIn) => {
      if (signedIn === null) return err(SIGN_IN_AGAIN);
      const call = check(request);
      return call.isErr() ? err(call.error) : handle(call.value, signedIn);
    };
  },
});

/** A successful answer, ready to return from a handler. */
export const answer = <Entry, More extends object = object>(result: readonly Entry[], message = "OK", more?: More) =>
  ok({ kind: "envelope", body: success(result, message, more) } as const);
