import { Readable } from "node:stream";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { err, ok, type Result } from "neverthrow";
import type { operations } from "#api/schema.d.ts";
import type { CompanyState, Role } from "#domain/companies";
import type { Money } from "#domain/money";
import { readMediaType } from "./document.ts";
import { success, type Refusal, SIGN_IN_AGAIN } from "./refusal.ts";

/** An API document as types: its operations, and who calls those that need a session. */
export interface Api {
  readonly operations: object;
  readonly caller: object;
}

/** The portal's document (openapi/keelson.openapi.yaml). */
export interface PortalApi {
  readonly operations: operations;
  readonly caller: Shipper;
}

export type OperationId<A extends Api = PortalApi> = keyof A["operations"] & string;

type Part<Operation, Name extends string> = Operation extends { readonly parameters: infer Parts }
  ? Name extends keyof Parts
    ? NonNullable<Parts[Name]>
    : never
  : never;
export type QueryOf<Id extends OperationId<A>, A extends Api = PortalApi> = Part<A["operations"][Id], "query">;
export type PathOf<Id extends OperationId<A>, A extends Api = PortalApi> = Part<A["operations"][Id], "path">;
export type HeaderOf<Id extends OperationId<A>, A extends Api = PortalApi> = Part<A["operations"][Id], "header">;
export type BodyOf<Id extends OperationId<A>, A extends Api = PortalApi> = A["operations"][Id] extends {
  readonly requestBody: { readonly content: infer Content };
}
  ? Content[keyof Content]
  : undefined;
type AnswerOf<Id extends OperationId<A>, A extends Api> = A["operations"][Id] extends {
  readonly responses: {
    readonly 200: { readonly content: { readonly "application/json": infer Body extends object } };
  };
}
  ? Body
  : never;

/** The validated parameters of a request, known before its body is read. */
export interface CallHead<Id extends OperationId<A>, A extends Api = PortalApi> {
  readonly query: QueryOf<Id, A>;
  readonly path: PathOf<Id, A>;
  readonly header: HeaderOf<Id, A>;
  readonly address: string;
  /** What the browser states about itself; null if it states nothing. */
  readonly userAgent: string | null;
  readonly log: FastifyBaseLogger;
  /** Calls back when the client goes away; the returned function calls it off. */
  readonly onDisconnect: (listener: () => void) => () => void;
}

export interface Call<Id extends OperationId<A>, A extends Api = PortalApi> extends CallHead<Id, A> {
  readonly body: BodyOf<Id, A>;
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

export type Answer<Id extends OperationId<A>, A extends Api = PortalApi> =
  | EnvelopeAnswer<AnswerOf<Id, A>>
  | TextAnswer
  | FileAnswer
  | StreamAnswer;

interface EnvelopeAnswer<Body> {
  readonly kind: "envelope";
  readonly body: Body;
  /** The value of `Set-Cookie`, if the answer sets one. */
  readonly cookie?: string;
}

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

/** What is written while it is read. */
export interface StreamAnswer {
  readonly kind: "stream";
  readonly mediaType: string;
  /** Of a download; null for what is no download. */
  readonly fileName: string | null;
  readonly content: Readable;
  /** If it is known before. */
  readonly bytes?: number;
}

export type Outcome<Id extends OperationId<A>, A extends Api = PortalApi> = PromiseLike<Result<Answer<Id, A>, Refusal>>;

interface Checker<Id extends OperationId<A>, A extends Api> {
  readonly head: (request: FastifyRequest) => Result<CallHead<Id, A>, Refusal>;
  readonly body: (request: FastifyRequest) => Result<BodyOf<Id, A>, Refusal>;
}

export type CheckerOf<A extends Api = PortalApi> = <Id extends OperationId<A>>(id: Id) => Checker<Id, A>;

/** Serves a request whose body has been read. */
export type Serve = () => PromiseLike<Result<Served, Refusal>>;

/** Decides before the body is read whether a request may go on, and how. `caller` is null for public operations. */
export type Admit<A extends Api = PortalApi> = (
  request: FastifyRequest,
  caller: A["caller"] | null,
) => PromiseLike<Result<Serve, Refusal>>;

/** What a handler answered, once its operation no longer matters. */
export type Served = EnvelopeAnswer<object> | TextAnswer | FileAnswer | StreamAnswer;

/** One operation with the code behind it. `needs` must agree with the document's `security`. */
export interface Handler<A extends Api = PortalApi> {
  readonly id: OperationId<A>;
  readonly needs: "nobody" | "session";
  readonly bind: (checker: CheckerOf<A>) => Admit<A>;
}

/** Declares public operations of a document. `admit` refuses before the body is read. */
export const publicRouteOf =
  <A extends Api>() =>
  <Id extends OperationId<A>>(
    id: Id,
    handle: (call: Call<Id, A>) => Outcome<Id, A>,
    admit: (head: CallHead<Id, A>) => PromiseLike<Result<void, Refusal>> = async () => ok(undefined),
  ): Handler<A> => ({
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

/** Declares operations of a document that need a session. `allow` refuses a caller before the body is read. */
export const authenticatedRouteOf =
  <A extends Api>() =>
  <Id extends OperationId<A>>(
    id: Id,
    handle: (call: Call<Id, A>, caller: A["caller"]) => Outcome<Id, A>,
    allow: (caller: A["caller"]) => Result<void, Refusal> = () => ok(undefined),
  ): Handler<A> => ({
    id,
    needs: "session",
    bind: (checker) => {
      const check = checker(id);
      return async (request, caller) => {
        if (caller === null) return err(SIGN_IN_AGAIN);
        return allow(caller)
          .andThen(() => check.head(request))
          .map((head) => async () => {
            const body = check.body(request);
            return body.isErr() ? err(body.error) : handle({ ...head, body: body.value }, caller);
          });
      };
    },
  });

export const publicRoute = publicRouteOf<PortalApi>();
export const authenticatedRoute = authenticatedRouteOf<PortalApi>();

/** A call whose body is a file; `content` is null without one. What the handler leaves unread is discarded. */
export interface FileCall<Id extends OperationId<A>, A extends Api = PortalApi> extends CallHead<Id, A> {
  readonly content: Readable | null;
  readonly mediaType: string;
  /** What the client announces; null if it does not. */
  readonly announcedBytes: number | null;
}

const readAnnounced = ({ headers }: FastifyRequest): number | null =>
  headers["content-length"] === undefined ? null : Number(headers["content-length"]);

/** Declares operations of a document that need a session and take a file as a stream. `allow` refuses a caller before. */
export const fileReceiverOf =
  <A extends Api>() =>
  <Id extends OperationId<A>>(
    id: Id,
    handle: (call: FileCall<Id, A>, caller: A["caller"]) => Outcome<Id, A>,
    allow: (caller: A["caller"]) => Result<void, Refusal> = () => ok(undefined),
  ): Handler<A> => ({
    id,
    needs: "session",
    bind: (checker) => {
      const check = checker(id);
      return async (request, caller) => {
        if (caller === null) return err(SIGN_IN_AGAIN);
        return allow(caller)
          .andThen(() => check.head(request))
          .map((head) => async () => {
            const content = request.body instanceof Readable ? request.body : null;
            const call = { content, mediaType: readMediaType(request) ?? "", announcedBytes: readAnnounced(request) };
            try {
              return await handle({ ...head, ...call }, caller);
            } finally {
              content?.resume();
            }
          });
      };
    },
  });

export const fileReceiver = fileReceiverOf<PortalApi>();

export const answer = <Entry, More extends object = object>(result: readonly Entry[], message = "OK", more?: More) =>
  ok({ kind: "envelope", body: success(result, message, more) } as const);
