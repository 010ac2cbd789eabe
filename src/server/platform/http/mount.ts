import { encodeText } from "#server/platform/buffer-pool.ts";
import { err, ok, type Result } from "neverthrow";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addFileParser, addFormParser } from "./body-parsers.ts";
import { actAs, type Acting, toVisitor } from "../acting.ts";
import type { CallLimiter } from "../throttling/call-limits.ts";
import type { Operation } from "#api/operations.ts";
import { type OpenApiDocument, readMediaType } from "./document.ts";
import type { Admit, Authorise, CheckerOf, Handler, OperationId, Served, Serve, Shipper } from "./handler.ts";
import {
  INTERNAL,
  type Refusal,
  refuse,
  refuseFailure,
  SIGN_IN_AGAIN,
  TOO_LARGE,
  WRONG_MEDIA_TYPE,
} from "./refusal.ts";
import type { Clock } from "../time.ts";
import { ANSWER_MS, CHECKS_MS, serveWithin, UPLOAD_MS, within } from "./time-limit.ts";
import type { CheckAnswer } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    shipper: Shipper | null;
    serve: Serve | null;
  }
  interface FastifyContextConfig {
    readonly operation?: string;
    readonly takesForm?: boolean;
    readonly takesFile?: boolean;
  }
}

const ALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export interface Mounting {
  readonly document: OpenApiDocument;
  readonly checker: CheckerOf;
  readonly authenticate: Authenticate;
  readonly authorise: Authorise;
  readonly authenticateKey: AuthenticateKey;
  readonly limitCalls: CallLimiter;
  readonly handlers: readonly Handler[];
  readonly checkAnswer: CheckAnswer | null;
  readonly clock: Clock;
}

/** Quotes and line breaks cannot leave the quoted header value; other letters are encoded as in RFC 5987. */
const contentDisposition = (disposition: string, fileName: string): string => {
  const plain = fileName.replaceAll(/[^\w. ()+-]/g, "_");
  return plain === fileName
    ? `${disposition}; filename="${plain}"`
    : `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
};

const hasEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers["if-none-match"] ?? "")
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""))
    .includes(etag);

/** Pieces are written to memory that is used again once they have left. */
const toPayload = (reply: FastifyReply, json: string | readonly string[]): string | Buffer => {
  if (typeof json === "string") return json;
  const { bytes, release } = encodeText(json);
  reply.raw.once("finish", release);
  return bytes;
};

const send = (reply: FastifyReply, served: Served): FastifyReply => {
  void reply.header("cache-control", "no-store");
  switch (served.kind) {
    case "envelope":
      return reply.send(served.body);
    case "text":
      return reply.type("application/json; charset=utf-8").send(toPayload(reply, served.json));
    case "file":
      if (served.etag !== undefined) {
        void reply.headers({ etag: served.etag, "cache-control": "private, no-cache" });
        if (hasEtag(reply.request, served.etag)) return reply.code(304).send();
      }
      return reply
        .type(served.mediaType)
        .header("content-disposition", contentDisposition(served.disposition, served.fileName))
        .send(Buffer.from(served.content));
    case "stream":
      return reply
        .type(served.mediaType)
        .header("content-disposition", contentDisposition("attachment", served.fileName))
        .headers(served.bytes === undefined ? {} : { "content-length": String(served.bytes) })
        .send(served.content);
  }
};

const MULTIPART = "multipart/form-data";

interface Bound {
  readonly id: OperationId;
  readonly admit: Admit;
}

/** The shipper whose session both credentials belong to; null when there is none. */
export type Authenticate = (credentials: {
  readonly xToken: string;
  readonly xApiKey: string;
}) => Promise<Shipper | null>;

/** The owner of an API key that may make a call. */
export type AuthenticateKey = (key: string, operation: OperationId) => Promise<Result<Shipper, Refusal>>;

const API_KEY = /^Bearer (kl[a-z]_[\w-]{1,200})$/i;

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : null;
};

/* An `Authorization` header without an API key is none of ours: a proxy may need it. */
const authenticateRequest = async (
  request: FastifyRequest,
  { authenticate, authenticateKey }: Mounting,
  id: OperationId,
): Promise<Result<Shipper, Refusal>> => {
  const [, key] = API_KEY.exec(request.headers.authorization ?? "") ?? [];
  if (key !== undefined) return authenticateKey(key, id);
  const xToken = header(request, "x-token");
  const xApiKey = header(request, "x-api-key");
  const shipper = xToken === null || xApiKey === null ? null : await authenticate({ xToken, xApiKey });
  return shipper === null ? err(SIGN_IN_AGAIN) : ok(shipper);
};

const earlyChecks =
  (mounting: Mounting, operation: Operation, { id, admit }: Bound) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const announced = Number(request.headers["content-length"]);
    if (announced > operation.maxBodyBytes) return refuse(reply, TOO_LARGE);
    if (operation.needs === "shipper") {
      const authenticated = await authenticateRequest(request, mounting, id);
      if (authenticated.isErr()) return refuse(reply, authenticated.error);
      request.shipper = authenticated.value;
    }
    const { keyId, accountId } = request.shipper ?? {};
    const within = await mounting.limitCalls(id, keyId ?? accountId ?? null, request.ip);
    if (within.isErr()) return refuse(reply, within.error);
    const denied = mounting.authorise(id, request.shipper);
    if (denied !== null) return refuse(reply, denied);
    const type = readMediaType(request);
    if (operation.body !== null && type !== null && !operation.body.schemas.has(type))
      return refuse(reply, WRONG_MEDIA_TYPE);
    const admitted = await admit(request);
    if (admitted.isErr()) return refuse(reply, admitted.error);
    request.serve = admitted.value;
    return undefined;
  };

const toActor = (shipper: Shipper | null): Acting["actor"] => {
  if (shipper === null) return { kind: "visitor", id: null, role: null };
  const { accountId, keyId, role } = shipper;
  return keyId === undefined ? { kind: "customer", id: accountId, role } : { kind: "key", id: keyId, role: null };
};

const toActing = (request: FastifyRequest, clock: Clock): Acting => {
  const visitor = toVisitor(request, clock);
  return request.shipper === null ? visitor : { ...visitor, actor: toActor(request.shipper) };
};

const mountOperation = (scope: FastifyInstance, mounting: Mounting, operation: Operation, bound: Bound): void => {
  const check = earlyChecks(mounting, operation, bound);
  const takesFile = operation.body?.isFile === true;
  scope.route({
    method: operation.method,
    url: operation.url,
    config: {
      operation: operation.id,
      takesForm: operation.body?.schemas.has(MULTIPART) === true,
      takesFile,
    },
    bodyLimit: operation.maxBodyBytes,
    onRequest: (request, reply) =>
      within(check(request, reply), CHECKS_MS).catch((error: unknown) =>
        refuse(reply, refuseFailure(error, request.log)),
      ),
    handler: async (request, reply) => {
      const outcome = await actAs(toActing(request, mounting.clock), () =>
        serveWithin(request, takesFile ? UPLOAD_MS : ANSWER_MS),
      );
      if (outcome.isOk()) return send(reply, outcome.value);
      /* What fails because the account was deleted meanwhile is no failure of the server. */
      const isSignedOut =
        outcome.error === INTERNAL &&
        request.shipper !== null &&
        (await within(authenticateRequest(request, mounting, bound.id), CHECKS_MS).then(
          (again) => again.isErr(),
          () => false,
        ));
      return refuse(reply, isSignedOut ? SIGN_IN_AGAIN : outcome.error);
    },
  });
};

const mountWrongMethods = (scope: FastifyInstance, operations: readonly Operation[]): void => {
  for (const [url, served] of Map.groupBy(operations, (operation) => operation.url)) {
    const methods = served.map((operation) => operation.method);
    const allowed = methods.includes("GET") ? [...methods, "HEAD"] : methods;
    scope.route({
      method: ALL_METHODS.filter((method) => !allowed.includes(method)),
      url,
      onRequest: async (_request, reply) =>
        refuse(reply, { kind: "wrong-method", message: "This call does not take this method.", allowed }),
      handler: async () => undefined,
    });
  }
};

const checkAnswers = (scope: FastifyInstance, document: OpenApiDocument, check: CheckAnswer): void => {
  const operations = new Map(document.operations.map((operation) => [operation.id, operation]));
  scope.addHook("onSend", async (request, reply, payload) => {
    const operation = operations.get(request.routeOptions.config.operation ?? "");
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
    const text = Buffer.isBuffer(payload) ? payload.toString() : payload;
    if (operation !== undefined && isJson && typeof text === "string") check(operation, reply.statusCode, text);
    return payload;
  });
};

const findOperation = (document: OpenApiDocument, handler: Handler): Operation => {
  const operation = document.operations.find((known) => known.id === handler.id);
  if (operation === undefined) throw new Error(`The OpenAPI document has no operation ${handler.id}.`);
  if (operation.needs === handler.needs) return operation;
  throw new Error(
    `${handler.id} needs a ${operation.needs} in the OpenAPI document and a ${handler.needs} in the code.`,
  );
};

const listFileTypes = ({ operations }: OpenApiDocument): readonly string[] => [
  ...new Set(operations.flatMap(({ body }) => (body?.isFile === true ? [...body.schemas.keys()] : []))),
];

export const mountOperations = (scope: FastifyInstance, mounting: Mounting): void => {
  const { document, checker, handlers, checkAnswer } = mounting;
  scope.decorateRequest("shipper", null);
  scope.decorateRequest("serve", null);
  addFormParser(scope);
  addFileParser(scope, listFileTypes(document));
  if (checkAnswer !== null) checkAnswers(scope, document, checkAnswer);
  const served = handlers.map((handler) => {
    const operation = findOperation(document, handler);
    mountOperation(scope, mounting, operation, { id: handler.id, admit: handler.bind(checker) });
    return operation;
  });
  mountWrongMethods(scope, served);
};
