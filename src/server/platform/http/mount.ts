import { encodeText } from "#server/platform/buffer-pool.ts";
import { ok, type Result } from "neverthrow";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addFileParser, addFormParser } from "./body-parsers.ts";
import { actAs, type Acting, toVisitor } from "../acting.ts";
import type { Operation } from "#api/operations.ts";
import { type OpenApiDocument, readMediaType } from "./document.ts";
import type { Admit, Api, CheckerOf, Handler, OperationId, Served, Serve, StreamAnswer } from "./handler.ts";
import {
  INTERNAL,
  NOTHING_HERE,
  type Refusal,
  refuse,
  refuseFailure,
  SIGN_IN_AGAIN,
  TOO_LARGE,
  WRONG_MEDIA_TYPE,
} from "./refusal.ts";
import type { Clock } from "../time.ts";
import { inSpan } from "../tracing/tracing.ts";
import { ANSWER_MS, CHECKS_MS, serveWithin, UPLOAD_MS, within } from "./time-limit.ts";
import type { CheckAnswer } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    serve: Serve | null;
  }
  interface FastifyContextConfig {
    readonly operation?: string;
    readonly takesForm?: boolean;
    readonly takesFile?: boolean;
  }
}

/** How a document is served; `authenticate` answers null where a request has no session. */
export interface Mounting<A extends Api> {
  readonly document: OpenApiDocument;
  readonly checker: CheckerOf<A>;
  readonly authenticate: (request: FastifyRequest, id: OperationId<A>) => Promise<Result<A["caller"], Refusal>>;
  /** Why a caller may not make a call; null if it may. */
  readonly authorise: (id: OperationId<A>, caller: A["caller"] | null) => Refusal | null;
  /** A caller as the audit trail names it. */
  readonly toActor: (caller: A["caller"]) => Acting["actor"];
  readonly limitCalls: (
    id: OperationId<A>,
    caller: A["caller"] | null,
    address: string,
  ) => Promise<Result<void, Refusal>>;
  /** Called before what may have written is answered; its failure is logged. */
  readonly afterWrite?: (caller: A["caller"]) => Promise<void>;
  readonly handlers: readonly Handler<A>[];
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

/* What is no download is read while it comes: nginx would keep it until its buffer is full. */
const toStreamHeaders = ({ fileName }: StreamAnswer): Readonly<Record<string, string>> =>
  fileName === null
    ? { "x-accel-buffering": "no" }
    : { "content-disposition": contentDisposition("attachment", fileName) };

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
      if (served.cookie !== undefined) void reply.header("set-cookie", served.cookie);
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
        .headers(toStreamHeaders(served))
        .headers(served.bytes === undefined ? {} : { "content-length": String(served.bytes) })
        .send(served.content);
  }
};

const MULTIPART = "multipart/form-data";

interface Bound<A extends Api> {
  readonly id: OperationId<A>;
  readonly admit: Admit<A>;
}

const recordAfter =
  <A extends Api>(
    { afterWrite = async () => undefined }: Mounting<A>,
    request: FastifyRequest,
    caller: A["caller"],
    serve: Serve,
  ): Serve =>
  async () => {
    try {
      return await serve();
    } finally {
      await afterWrite(caller).catch((error: unknown) => request.log.warn({ err: error }, "a write was not recorded"));
    }
  };

const earlyChecks =
  <A extends Api>(mounting: Mounting<A>, operation: Operation, { id, admit }: Bound<A>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const announced = Number(request.headers["content-length"]);
    if (announced > operation.maxBodyBytes) return refuse(reply, TOO_LARGE);
    const authenticated = operation.needs === "session" ? await mounting.authenticate(request, id) : ok(null);
    if (authenticated.isErr()) return refuse(reply, authenticated.error);
    const caller = authenticated.value;
    const within = await mounting.limitCalls(id, caller, request.ip);
    if (within.isErr()) return refuse(reply, within.error);
    const denied = mounting.authorise(id, caller);
    if (denied !== null) return refuse(reply, denied);
    const type = readMediaType(request);
    if (operation.body !== null && type !== null && !operation.body.schemas.has(type))
      return refuse(reply, WRONG_MEDIA_TYPE);
    const admitted = await admit(request, caller);
    if (admitted.isErr()) return refuse(reply, admitted.error);
    const visitor = toVisitor(request, mounting.clock);
    const acting = caller === null ? visitor : { ...visitor, actor: mounting.toActor(caller) };
    const serve = () => inSpan(operation.id, "internal", {}, async () => actAs(acting, admitted.value));
    request.serve =
      operation.method === "GET" || caller === null ? serve : recordAfter(mounting, request, caller, serve);
    return undefined;
  };

const mountOperation = <A extends Api>(
  scope: FastifyInstance,
  mounting: Mounting<A>,
  operation: Operation,
  bound: Bound<A>,
): void => {
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
      const outcome = await serveWithin(request, takesFile ? UPLOAD_MS : ANSWER_MS);
      if (outcome.isOk()) return send(reply, outcome.value);
      /* What fails because the account was deleted meanwhile is no failure of the server. */
      const isSignedOut =
        outcome.error === INTERNAL &&
        operation.needs === "session" &&
        (await within(mounting.authenticate(request, bound.id), CHECKS_MS).then(
          (again) => again.isErr(),
          () => false,
        ));
      return refuse(reply, isSignedOut ? SIGN_IN_AGAIN : outcome.error);
    },
  });
};

/** The methods of a path's operations; none where nothing is served at it. */
const methodsAt = (operations: readonly Operation[]): ((path: string) => readonly string[]) => {
  const served = operations.map(({ url, method }) => ({
    matches: new RegExp(`^${url.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`),
    methods: method === "GET" ? ["GET", "HEAD"] : [method],
  }));
  return (path) => [...new Set(served.filter(({ matches }) => matches.test(path)).flatMap(({ methods }) => methods))];
};

/* Routes for all other methods of each path would take longer to mount than the operations. */
const refuseTheRest = (scope: FastifyInstance, operations: readonly Operation[]): void => {
  const methodsOf = methodsAt(operations);
  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ""] = request.url.slice(scope.prefix.length).split("?");
    const allowed = methodsOf(path);
    const isMethodWrong = allowed.length > 0 && !allowed.includes(request.method);
    return refuse(
      reply,
      isMethodWrong ? { kind: "wrong-method", message: "This call does not take this method.", allowed } : NOTHING_HERE,
    );
  };
  /* Before the body is read. */
  scope.addHook("onRequest", async (request, reply) => (request.is404 ? refuseUnknown(request, reply) : undefined));
  scope.setNotFoundHandler(refuseUnknown);
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

const findOperation = <A extends Api>(document: OpenApiDocument, handler: Handler<A>): Operation => {
  const operation = document.operations.find((known) => known.id === handler.id);
  if (operation === undefined) throw new Error(`The OpenAPI document has no operation ${handler.id}.`);
  if (operation.needs === handler.needs) return operation;
  throw new Error(`${handler.id} needs ${operation.needs} in the OpenAPI document and ${handler.needs} in the code.`);
};

const listFileTypes = ({ operations }: OpenApiDocument): readonly string[] => [
  ...new Set(operations.flatMap(({ body }) => (body?.isFile === true ? [...body.schemas.keys()] : []))),
];

export const mountOperations = <A extends Api>(scope: FastifyInstance, mounting: Mounting<A>): void => {
  const { document, checker, handlers, checkAnswer } = mounting;
  scope.decorateRequest("serve", null);
  addFormParser(scope);
  addFileParser(scope, listFileTypes(document));
  if (checkAnswer !== null) checkAnswers(scope, document, checkAnswer);
  const served = handlers.map((handler) => {
    const operation = findOperation(document, handler);
    mountOperation(scope, mounting, operation, { id: handler.id, admit: handler.bind(checker) });
    return operation;
  });
  refuseTheRest(scope, served);
};
