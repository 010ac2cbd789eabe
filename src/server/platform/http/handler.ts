import { Readable } from "node:stream";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { err, ok, type Result } from "neverthrow";
import type { operations } from "#api/schema.d.ts";
import type { CompanyState, Role } from "#domain/companies";
import type { Money } from "#domain/money";
import { readMediaType } from "./document.ts";
import { success, type Refusal, SIGN_IN_AGAIN } from "./refusal.ts";

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends string> = Name extends keyof operations[Id]["parameters"]
  ? NonNullable<operations[Id]["parameters"][Name]>
  : never;
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

/** The validated parameters of a request, known before its body is read. */
export interface CallHead<Id extends OperationId> {
  readonly query: QueryOf<Id>;
  readonly path: PathOf<Id>;
  readonly header: HeaderOf<Id>;
  readonly address: string;
  /** What the browser states about itself; null if it states nothing. */
  readonly userAgent: string | null;
  readonly log: FastifyBaseLogger;
  /** Calls back when the client goes away; the returned function calls it off. */
  readonly onDisconnect: (listener: () => void) => () => void;
}

export interface Call<Id extends OperationId> extends CallHead<Id> {
  readonly body: BodyOf<Id>;
}

/** Who makes a request. */
export interface Shipper {
  /** The person: own are the session, the profile, notifications, saved views and recent searches. */
  readonly accountId: string;
  /** Of the token of the session, or of the API key. */
  readonly tokenHash: string;
  /** Whose are bookings, quotes, templates, addresses, documents, links and searches. */
  readonly companyId: string;
  readonly role: Role;
  readonly state: CompanyState;
  /** Above it a booking waits for approval; null: no limit. */
  readonly limit: Money | null;
  /** Absent for a session. */
  readonly keyId?: string;
}

/** Refuses an operation that its caller may not make; null if it may. */
export type Authorise = (operation: OperationId, shipper: Shipper | null) => Refusal | null;

export type Answer<Id extends OperationId> =
  | { readonly kind: "envelope"; readonly body: AnswerOf<Id> }
  | TextAnswer
  | FileAnswer
  | StreamAnswer;

/** JSON text that a presenter has written, or the pieces of a long one. */
interface TextAnswer {
  readonly kind: "text";
  readonly json: string | readonly string[];
}

/** `disposition` is `attachment` for downloads and `inline` for what a browser may show in place. */
export interface FileAnswer {
  readonly kind: "file";
  readonly mediaType: string;
  readonly fileName: string;
  readonly disposition: "attachment" | "inline";
  readonly content: Uint8Array;
  /** Of a file that is asked for again and again: who has it is answered 304. */
  readonly etag?: string;
}

/** A download that is written while it is read. */
export interface StreamAnswer {
  readonly kind: "stream";
  readonly mediaType: string;
  readonly fileName: string;
  readonly content: Readable;
  /** If it is known before. */
  readonly bytes?: number;
}

export type Outcome<Id extends OperationId> = PromiseLike<Result<Answer<Id>, Refusal>>;

interface Checker<Id extends OperationId> {
  readonly head: (request: FastifyRequest) => Result<CallHead<Id>, Refusal>;
  readonly body: (request: FastifyRequest) => Result<BodyOf<Id>, Refusal>;
}

export type CheckerOf = <Id extends OperationId>(id: Id) => Checker<Id>;

/** Serves a request whose body has been read. `signedIn` is null for public operations. */
export type Serve = (signedIn: Shipper | null) => PromiseLike<Result<Served, Refusal>>;

/** Decides before the body is read whether a request may go on, and how. */
export type Admit = (request: FastifyRequest) => PromiseLike<Result<Serve, Refusal>>;

/** What a handler answered, once its operation no longer matters. */
export type Served = { readonly kind: "envelope"; readonly body: object } | TextAnswer | FileAnswer | StreamAnswer;

/** One operation with the code behind it. `needs` must agree with the document's `security`. */
export interface Handler {
  readonly id: OperationId;
  readonly needs: "nobody" | "shipper";
  readonly bind: (checker: CheckerOf) => Admit;
}

/** A public operation. `admit` refuses before the body is read. */
export const publicRoute = <Id extends OperationId>(
  id: Id,
  handle: (call: Call<Id>) => Outcome<Id>,
  admit: (head: CallHead<Id>) => PromiseLike<Result<void, Refusal>> = async () => ok(undefined),
): Handler => ({
  id,
  needs: "nobody",
  bind: (checker) => {
    const check = checker(id);
    return async (request) => {
      const head = check.head(request);
      if (head.isErr()) return err(head.error);
      return (await admit(head.value)).map(() => async () => {
        const body = check.body(request);
        return body.isErr() ? err(body.error) : handle({ ...head.value, body: body.value });
      });
    };
  },
});

export const authenticatedRoute = <Id extends OperationId>(
  id: Id,
  handle: (call: Call<Id>, shipper: Shipper) => Outcome<Id>,
): Handler => ({
  id,
  needs: "shipper",
  bind: (checker) => {
    const check = checker(id);
    return async (request) =>
      check.head(request).map((head) => async (signedIn) => {
        if (signedIn === null) return err(SIGN_IN_AGAIN);
        const body = check.body(request);
        return body.isErr() ? err(body.error) : handle({ ...head, body: body.value }, signedIn);
      });
  },
});

/** A call whose body is a file; `content` is null without one. What the handler leaves unread is discarded. */
export interface FileCall<Id extends OperationId> extends CallHead<Id> {
  readonly content: Readable | null;
  readonly mediaType: string;
  /** What the client announces; null if it does not. */
  readonly announcedBytes: number | null;
}

const readAnnounced = ({ headers }: FastifyRequest): number | null =>
  headers["content-length"] === undefined ? null : Number(headers["content-length"]);

/** An operation of a shipper that takes a file as a stream. */
export const fileReceiver = <Id extends OperationId>(
  id: Id,
  handle: (call: FileCall<Id>, shipper: Shipper) => Outcome<Id>,
): Handler => ({
  id,
  needs: "shipper",
  bind: (checker) => {
    const check = checker(id);
    return async (request) =>
      check.head(request).map((head) => async (signedIn) => {
        if (signedIn === null) return err(SIGN_IN_AGAIN);
        const content = request.body instanceof Readable ? request.body : null;
        const call = { content, mediaType: readMediaType(request) ?? "", announcedBytes: readAnnounced(request) };
        try {
          return await handle({ ...head, ...call }, signedIn);
        } finally {
          content?.resume();
        }
      });
  },
});

export const answer = <Entry, More extends object = object>(result: readonly Entry[], message = "OK", more?: More) =>
  ok({ kind: "envelope", body: success(result, message, more) } as const);
