import { type JsonObject, toObject } from "#api/readers/json.ts";
import { ACCOUNT_ANSWERS } from "./account-answers.ts";
import { BOOKING_ANSWERS } from "./booking-answers.ts";
import { DISCUSSION_ANSWERS } from "./discussion-answers.ts";
import { createRouter, type Example, readExamples } from "./examples.ts";
import { answerPlaces, answerRates } from "./offer-answers.ts";
import { answerByPath, type Call, createStore } from "./store.ts";

const ANSWERS = new Map(
  Object.entries({
    ...ACCOUNT_ANSWERS,
    ...BOOKING_ANSWERS,
    ...DISCUSSION_ANSWERS,
    findFclPorts: answerPlaces,
    findPublicPlaces: answerPlaces,
    searchRates: answerRates,
    setUpSecondFactor: () => ({}),
    switchSecondFactorOn: () => ({}),
    switchSecondFactorOff: () => ({}),
    requireSecondFactor: () => ({}),
    approveBooking: () => ({}),
    declineBooking: () => ({}),
    stopRateSearch: () => ({}),
    changeMember: () => ({}),
    acceptInvitation: () => ({}),
    sendWebhookDeliveryAgain: () => ({}),
  }),
);

const PDF = "%PDF-1.4\ntrailer<</Root<</Type/Catalog>>>>\n%%EOF";
const ZIP = "PK\u0005\u0006".padEnd(22, "\0");

export interface ExampleApi {
  /** The document whose examples are answered. */
  readonly document: unknown;
  readonly now: () => string;
  /** The path in front of those of the document: `/api`. */
  readonly basePath: string;
}

const toJson = (status: number, body: unknown): Response => Response.json(body, { status });

const refuse = (status: number, code: number, message: string): Response =>
  toJson(status, { status: false, code, message, result: [] });

const isSignedIn = ({ headers }: Request): boolean =>
  (headers.get("x-token") ?? "") !== "" && (headers.get("x-api-key") ?? "") !== "";

const readBody = async (request: Request): Promise<JsonObject> =>
  /[/+]json\b/.test(request.headers.get("content-type") ?? "") ? toObject(await request.json().catch(() => null)) : {};

const toFile = ({ mediaType, body }: Example, content: Blob | undefined): Response => {
  const [type, text] = mediaType === "application/zip" ? [mediaType, ZIP] : ["application/pdf", PDF];
  if (body === undefined) return new Response(content ?? text, { headers: { "content-type": content?.type ?? type } });
  const isText = typeof body === "string";
  const headers = {
    "content-type": mediaType,
    ...(isText ? {} : { "content-disposition": 'attachment; filename="keelson-account.json"' }),
  };
  return new Response(isText ? body : JSON.stringify(body), { headers });
};

/**
 * Answers the calls of the API with the examples of its document, and remembers what is created, changed and deleted. Any
 * credentials are accepted, and requests are not validated.
 */
export const createExampleApi = ({
  document,
  now,
  basePath,
}: ExampleApi): ((request: Request) => Promise<Response>) => {
  const examples = readExamples(toObject(document), now().slice(0, 10));
  const findRoutes = createRouter(examples);
  const store = createStore((path) => findRoutes(path).find(({ example }) => example.method === "GET")?.example);
  let last = 0;

  const answer = async (
    request: Request,
    path: string,
    query: URLSearchParams,
    route: ReturnType<typeof findRoutes>[number],
  ) => {
    const { example, parameters } = route;
    if (example.mediaType !== "application/json") return toFile(example, store.files.get(path));
    const body = await readBody(request.clone());
    const content = new Blob([await request.arrayBuffer()], { type: request.headers.get("content-type") ?? "" });
    last += 1;
    const key = request.headers.get("idempotency-key") ?? `example-${last}`;
    const call: Call = { example, path, parameters, query, body, content, key, now: now(), store };
    const answered = (ANSWERS.get(example.id) ?? answerByPath)(call);
    return toJson(200, { ...toObject(example.body), ...answered });
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
    const routes = findRoutes(path);
    const route = routes.find(({ example }) => example.method === request.method);
    if (routes.length === 0) return refuse(404, 4040, "There is nothing at this address.");
    if (route === undefined) return refuse(405, 4000, "This call does not take this method.");
    if (route.example.needsSession && !isSignedIn(request)) return refuse(401, 4010, "Please sign in again.");
    return answer(request, path, searchParams, route);
  };
};
