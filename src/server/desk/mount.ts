import type { FastifyInstance, FastifyRequest } from "fastify";
import { err, ok } from "neverthrow";
import { toText } from "#api/readers/json.ts";
import { lookUp } from "#api/operations.ts";
import { authenticateStaff } from "../modules/staff/index.ts";
import { actAs, toSystem } from "../platform/acting.ts";
import { background } from "../platform/background.ts";
import type { Deps } from "../platform/feature.ts";
import { addDocumentDownloads, type OpenApiDocument, readDocument } from "../platform/http/document.ts";
import { mountOperations } from "../platform/http/mount.ts";
import { refuse, type Refusal, SIGN_IN_AGAIN } from "../platform/http/refusal.ts";
import { createAnswerChecker, requestCheckers } from "../platform/http/validation.ts";
import { readSessionCookie } from "./cookie.ts";
import { deskFeatures } from "./features.ts";
import type { DeskApi, DeskHandler, StaffCaller } from "./route.ts";

const DOCUMENT = new URL("../../../openapi/desk.openapi.yaml", import.meta.url);
const SAFE_METHODS = ["GET", "HEAD"];
const NOT_FROM_DESK: Refusal = {
  kind: "malformed",
  message: "The header x-desk is missing: calls that change need it.",
};

const loadApi = () => {
  const document = readDocument(DOCUMENT);
  return { document, checker: requestCheckers<DeskApi>(document), answerChecker: createAnswerChecker(document) };
};

let loaded: ReturnType<typeof loadApi> | undefined;

const pointersOf = ({ root }: OpenApiDocument): ReadonlyMap<string, string | null> =>
  new Map(
    Object.keys(lookUp(root, "#/paths").value).flatMap((path) => {
      const item = lookUp(root, `#/paths/${path.replaceAll("/", "~1")}`);
      return Object.keys(item.value).map((method) => {
        const operation = lookUp(root, `${item.pointer}/${method}`).value;
        return [String(operation["operationId"]), toText(operation["x-action"])] as const;
      });
    }),
  );

/* What a screen reads by itself, without its user: no use of the session, which would never end. */
const isBackground = (headers: FastifyRequest["headers"]): boolean =>
  headers["x-background"] === "1" || headers.accept === "text/event-stream";

/* What the document says about roles is what the server does. */
const requireStatedActions = (document: OpenApiDocument, handlers: readonly DeskHandler[]): void => {
  const stated = pointersOf(document);
  const wrong = handlers.find(({ id, action }) => stated.get(id) !== action);
  if (wrong === undefined) return;
  throw new Error(`x-action of ${wrong.id} in the OpenAPI document of the desk must be ${wrong.action}.`);
};

/** Serves the desk's API below /desk/api. */
export const addDeskApi = async (
  app: FastifyInstance,
  deps: Deps,
  onBadAnswer: ((problem: string) => void) | undefined,
): Promise<void> => {
  const { document, checker, answerChecker } = (loaded ??= loadApi());
  const { database, clock } = deps;
  const later = background(deps, async () => undefined);
  const handlers: DeskHandler[] = [];
  for (const feature of deskFeatures)
    handlers.push(...(await actAs(toSystem("start", clock), async () => feature(deps))));
  requireStatedActions(document, handlers);
  const mounting = {
    document,
    checker,
    handlers,
    clock,
    authenticate: async ({ headers }: FastifyRequest) => {
      const token = readSessionCookie(headers.cookie);
      const store = isBackground(headers) ? () => undefined : later;
      const staff = token === null ? null : await authenticateStaff(database.db, token, clock(), store);
      return staff === null ? err(SIGN_IN_AGAIN) : ok(staff);
    },
    /* Each route states its roles. */
    authorise: () => null,
    toActor: ({ id, role }: StaffCaller) => ({ kind: "staff", id, role }) as const,
    /* Signing in counts its own tries; who is signed in is staff. */
    limitCalls: async () => ok(undefined),
    checkAnswer: onBadAnswer === undefined ? null : answerChecker(onBadAnswer),
  };
  await app.register(
    async (scope) => {
      /* Pages of other origins cannot send this header without asking first, and are not allowed to. */
      scope.addHook("onRequest", async ({ method, headers }, reply) =>
        SAFE_METHODS.includes(method) || headers["x-desk"] === "1" ? undefined : refuse(reply, NOT_FROM_DESK),
      );
      mountOperations<DeskApi>(scope, mounting);
      addDocumentDownloads(scope, document);
    },
    { prefix: "/desk/api" },
  );
};
