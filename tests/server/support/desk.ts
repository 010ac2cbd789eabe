import { hash } from "@node-rs/argon2";
import type { FastifyInstance } from "fastify";
import type { Role } from "#domain/staff";
import { addStaff, createCode } from "#server/modules/staff/index.ts";
import type { Database } from "#server/platform/database/database.ts";
import { START, type TestApp } from "./app.ts";
import { parsed } from "./parsed.ts";

export const STAFF_PASSWORD = "correct horse battery";
export const TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const FAST_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Adds a person who can sign in, with the id `staff-<email>`. */
export const addTestStaff = async ({ db }: Database, email: string, name: string, role: Role): Promise<string> => {
  const id = `staff-${email}`;
  await addStaff(db, {
    id,
    email,
    name,
    role,
    passwordHash: await hash(STAFF_PASSWORD, FAST_HASH),
    totpSecret: TOTP_SECRET,
    lastCodeStep: null,
    wrongCodes: 0,
    lockedUntil: null,
    invitedAt: START,
    invitedBy: null,
    disabledAt: null,
  });
  return id;
};

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call of the desk's API, as the desk sends it. */
export const callDesk = async (
  app: FastifyInstance,
  method: Method,
  path: string,
  { cookie, body }: { readonly cookie?: string; readonly body?: object } = {},
) => {
  const answer = await app.inject({
    method,
    url: `/desk/api${path}`,
    headers: { "x-desk": "1", ...(cookie === undefined ? {} : { cookie }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { code, message, result } = parsed<{ code: number; message: string; result: readonly unknown[] }>(answer.body);
  return { status: answer.statusCode, code, message, result, setCookie: String(answer.headers["set-cookie"] ?? "") };
};

/** The `Cookie` header of what an answer sets. */
export const toCookie = (setCookie: string): string => setCookie.split(";")[0] ?? "";

/** The challenge of a right password. */
export const passPassword = async (app: FastifyInstance, email: string, password = STAFF_PASSWORD): Promise<string> => {
  const { result } = await callDesk(app, "POST", "/session/password", { body: { email, password } });
  const [entry] = result;
  return typeof entry === "object" && entry !== null && "challenge" in entry ? String(entry.challenge) : "";
};

/** Signs in and answers the cookie; moves the clock by a minute, so that the next code is another one. */
export const signInToDesk = async ({ app, clock }: TestApp, email: string): Promise<string> => {
  clock.advance(60_000);
  const challenge = await passPassword(app, email);
  const body = { challenge, code: createCode(TOTP_SECRET, clock.now()) };
  const answer = await callDesk(app, "POST", "/session/code", { body });
  if (answer.status !== 200) throw new Error(`Sign-in to the desk was refused: ${answer.message}`);
  return toCookie(answer.setCookie);
};
