import type { ServerResponse } from "node:http";
import type { FaultSetting } from "./faults.ts";
import type { SimulatorAnswer } from "./http.ts";

const HUGE_BYTES = 10 * 1024 * 1024;
const LOGIN_PAGE = "<!doctype html><title>Sign in</title><form><input name=user><input name=password></form>";

const write = (response: ServerResponse, answer: SimulatorAnswer, text: string | undefined): void => {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (text === undefined) {
    response.end();
    return;
  }
  if (!response.hasHeader("content-type")) response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(text);
};

/* The length announces the whole answer, so that half of it is an error and not a short answer. */
const dropWithin = (response: ServerResponse, answer: SimulatorAnswer, text: string): void => {
  response.writeHead(answer.status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
  });
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.socket?.destroy());
};

const setting = (faults: readonly FaultSetting[], name: FaultSetting["fault"]): FaultSetting | undefined =>
  faults.find(({ fault }) => fault === name);

export const INTERNAL_ERROR: SimulatorAnswer = { status: 500, body: { message: "Internal Server Error" } };

/** The answer a fault of the connection gives before the carrier is asked. */
export const answerOfFault = (faults: readonly FaultSetting[]): SimulatorAnswer | undefined => {
  if (setting(faults, "status-500")) return INTERNAL_ERROR;
  if (setting(faults, "status-503")) return { status: 503, body: { message: "Service Unavailable" } };
  if (setting(faults, "login-page")) return { status: 302, headers: { location: "/login" } };
  const limited = setting(faults, "rate-limited");
  if (limited)
    return {
      status: 429,
      headers: { "retry-after": String(Math.ceil((limited.ms ?? 30_000) / 1000)) },
      body: { message: "Rate limit exceeded" },
    };
  return undefined;
};

/** Sends an answer, damaged by the faults of the connection. */
export const sendAnswer = (
  response: ServerResponse,
  answer: SimulatorAnswer,
  faults: readonly FaultSetting[],
): void => {
  const text = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  if (text === undefined) return write(response, answer, text);
  if (setting(faults, "drop-within")) return dropWithin(response, answer, text);
  if (setting(faults, "broken-json")) return write(response, answer, text.slice(0, Math.ceil(text.length / 2)));
  if (setting(faults, "huge")) return write(response, answer, text + " ".repeat(HUGE_BYTES));
  return write(response, answer, text);
};

export const sendLoginPage = (response: ServerResponse): void =>
  write(response, { status: 200, headers: { "content-type": "text/html; charset=utf-8" } }, LOGIN_PAGE);
