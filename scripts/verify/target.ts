import { err, ok, type Result } from "neverthrow";
import { type Answer, type NoAnswer, type OutgoingRequest, readMediaType, send } from "./http.ts";
import { type JsonObject, parseJson, readText } from "./json.ts";
import { toUrl } from "./contract.ts";
import { shorten } from "./differences.ts";

/** The server to verify, and the endpoint that sets up its provider states. */
export interface Target {
  /** The address under which `/api` is. */
  readonly server: URL;
  readonly states: URL;
  readonly timeoutMs: number;
}

const isHtml = (answer: Answer): boolean => readMediaType(answer) === "text/html";

/** The message of a JSON answer, or the beginning of another one. */
const readMessage = (answer: Answer): string =>
  isHtml(answer)
    ? "an HTML page."
    : shorten(readText(parseJson(answer.body), "message") ?? answer.body.toString("utf8"));

const changeState = (target: Target, change: JsonObject): Promise<Result<Answer, NoAnswer>> => {
  const headers = { "content-type": "application/json" };
  const body = Buffer.from(JSON.stringify(change));
  return send({ method: "POST", url: target.states, headers, body }, target.timeoutMs);
};

const GUIDE = "docs/guides/verify-your-backend.md";

/* Every page of the portal has this element; `scripts/build` writes it. */
const PORTAL_PAGE = '<meta name="api-base"';

const isPortalPage = (answer: Answer): boolean => isHtml(answer) && answer.body.includes(PORTAL_PAGE);

const THE_PORTAL = "serves the pages of the portal itself. Give the address of the backend behind it.";

const get = ({ server, timeoutMs }: Target, path: string): Promise<Result<Answer, NoAnswer>> =>
  send({ method: "GET", url: toUrl(server, path), headers: {}, body: null }, timeoutMs);

/** Whether the other of the two addresses is right: what the server answers to a call of the API. A sentence. */
const describeServer = async (target: Target): Promise<string> => {
  const { href } = target.server;
  const answered = await get(target, "/api/resource/profile");
  if (answered.isErr()) return `The API at ${href} does not answer either: ${answered.error.detail}.`;
  const answer = answered.value;
  if (readMediaType(answer) === "application/json") return `The API at ${href} answers.`;
  const page = await get(target, "/");
  return page.isOk() && isPortalPage(page.value)
    ? `${href} ${THE_PORTAL}`
    : `The API at ${href} does not answer with JSON either (${answer.status}).`;
};

/** Puts the server back to an empty store; an error is sentences that name the address that failed and what to do. */
export const resetStates = async (target: Target): Promise<Result<undefined, string>> => {
  const reset = await sendReset(target);
  return reset.isOk() ? ok(undefined) : err(`${reset.error} ${await describeServer(target)}`);
};

const sendReset = async (target: Target): Promise<Result<undefined, string>> => {
  const asked = `The states endpoint ${target.states.href}`;
  const answered = await changeState(target, { action: "reset" });
  if (answered.isErr()) {
    const { reason, detail } = answered.error;
    const remedy =
      reason === "timed-out"
        ? "Make the reset faster, or allow more seconds with --timeout."
        : "Start the server, or give the address of its states endpoint with --states.";
    return err(`${asked} did not answer a reset: ${detail}. ${remedy}`);
  }
  const answer = answered.value;
  if (answer.status === 404)
    return err(`${asked} does not exist (404). Add it as ${GUIDE} describes, or give its address with --states.`);
  if (answer.status >= 300 && answer.status < 400)
    return err(
      `${asked} redirects to ${answer.headers["location"] ?? "another address"}. Give its address with --states.`,
    );
  if (answer.status < 300 && isHtml(answer))
    return err(`${asked} answered with an HTML page. Give the address of the states endpoint with --states.`);
  if (answer.status >= 300)
    return err(`${asked} answered ${answer.status} to a reset: ${readMessage(answer)} A reset must answer 200.`);
  return ok(undefined);
};

/** Why a state is not set up; `reason` is a phrase that names it. */
export interface NotSetUp {
  readonly reason: string;
  /** The server does not have the state. */
  readonly isUnknown: boolean;
}

/** Sets up one state. */
export const setUpState = async (
  target: Target,
  state: string,
  params: JsonObject,
): Promise<Result<undefined, NotSetUp>> => {
  const answered = await changeState(target, { action: "setup", state, params });
  const fail = (why: string, isUnknown = false) => err({ reason: `"${state}": ${why}`, isUnknown });
  if (answered.isErr()) return fail(answered.error.detail);
  const { status } = answered.value;
  if (status >= 200 && status < 300) return ok(undefined);
  if (status === 404 || status === 400 || status === 501)
    return fail(`the states endpoint does not have it (${status})`, true);
  return fail(`the states endpoint answered ${status}: ${readMessage(answered.value)}`);
};

/** Why an answer shows that the address is not that of an API; undefined for every other answer. */
export const findWrongAddress = (request: OutgoingRequest, answer: Answer): string | undefined => {
  const call = `${request.method} ${request.url.pathname}`;
  const { origin } = request.url;
  if (answer.status >= 300 && answer.status < 400) {
    const location = answer.headers["location"] ?? "another address";
    return `${origin} redirects ${call} to ${location}. Give an address at which the API answers without a redirect or a login page.`;
  }
  if (isPortalPage(answer)) return `${origin} ${THE_PORTAL}`;
  return isHtml(answer)
    ? `${origin} answered ${call} with an HTML page (${answer.status}). Give the address under which /api is.`
    : undefined;
};

const REMEDIES: Readonly<Record<NoAnswer["reason"], string>> = {
  unreachable: "Start the server, or correct the address.",
  "timed-out": "Make the server faster, or allow more seconds with --timeout.",
  dropped: "Look for the reason in the log of the server.",
  "too-large": "Every answer of this API is smaller.",
};

/** The sentence for a request that got no answer. */
export const describeNoAnswer = (request: OutgoingRequest, { reason, detail }: NoAnswer): string =>
  `${request.url.origin} did not answer ${request.method} ${request.url.pathname}: ${detail}. ${REMEDIES[reason]}`;
