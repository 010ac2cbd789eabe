import { createHash, timingSafeEqual } from "node:crypto";
import { err, ok, type Result } from "neverthrow";
import { INVALID_CODE } from "#domain/accounts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { alreadyKnownMessage, codeMessage } from "./mails.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";
import { accountByEmail } from "./account-store.ts";
import type { Executor } from "#server/schema.ts";
import { addVerification, markVerified, countTry, findVerification } from "./token-store.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import {
  tooManyRefusal,
  checkLimits,
  toNetwork,
  type Limit,
  type Limiter,
} from "#server/platform/throttling/limiter.ts";
import { secretHash } from "./sessions.ts";

const MINUTE_MS = 60_000;
const CODE_MS = 10 * MINUTE_MS;
const MAX_TRIES = 5;
const DETAILS_MS = 120 * MINUTE_MS;

const EMAIL_LIMIT: Limit = { name: "code account", hits: 5, windowMs: 60 * MINUTE_MS };
const ADDRESS_LIMIT: Limit = { name: "code address", hits: 30, windowMs: 60 * MINUTE_MS };
const TRY_LIMIT: Limit = { name: "code try address", hits: 60, windowMs: 15 * MINUTE_MS };

const NOT_SENT: Refusal = { kind: "internal", message: "Failed to send verification code. Please try again." };
const WRONG: Refusal = {
  kind: "fields",
  message: INVALID_CODE,
  fields: [{ field: "otp", message: INVALID_CODE }],
};
const EXPIRED: Refusal = { kind: "gone", message: "This code has expired. Please request a new one." };
const USED: Refusal = { kind: "gone", message: "This code was already used. Please request a new one." };

export interface VerificationDeps {
  readonly db: Executor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: Limiter;
  readonly mailer: Mailer;
  readonly onMailFailure: (reason: string) => void;
  /** A code between 100000 and 999999 that nobody can guess. */
  readonly drawCode: () => number;
  readonly site: string;
}

export const hashCode = (token: string, code: number): string =>
  createHash("sha256").update(`${token} ${code}`).digest("base64url");

export const sendCode =
  (deps: VerificationDeps) =>
  async (typed: string, network: string): Promise<Result<string, Refusal>> => {
    const { db, ids } = deps;
    const email = typed.trim().toLowerCase();
    const now = deps.clock();
    const counted = [
      [ADDRESS_LIMIT, toNetwork(network)],
      [EMAIL_LIMIT, email],
    ] as const;
    const within = await checkLimits(deps.limiter, counted, "Too many codes were sent.");
    if (within.isErr()) return err(within.error);
    const token = ids.secret();
    const code = deps.drawCode();
    const isKnown = (await accountByEmail(db, email)) !== undefined;
    const nothingYet = { tries: 0, createdAt: now, expiresAt: now + CODE_MS, verifiedAt: null, usedAt: null };
    const codeHash = isKnown ? null : hashCode(token, code);
    await addVerification(db, { tokenHash: secretHash(token), email, codeHash, ...nothingYet });
    const sent = await deps.mailer.send(isKnown ? alreadyKnownMessage(email, deps.site) : codeMessage(email, code));
    if (sent.isOk()) return ok(token);
    deps.onMailFailure(sent.error.reason);
    return err(NOT_SENT);
  };

const isRight = (codeHash: string | null, token: string, code: number): boolean =>
  timingSafeEqual(Buffer.from(codeHash ?? hashCode("", 0)), Buffer.from(hashCode(token, code))) && codeHash !== null;

/**
 * Checks a code: right once within ten minutes and five tries, wherever they arrive. The try is counted before the code is
 * looked at. A verified address has two hours for the details.
 */
export const checkCode =
  (deps: VerificationDeps) =>
  async (token: string, code: number, network: string): Promise<Result<void, Refusal>> => {
    const { db } = deps;
    const within = await checkLimits(deps.limiter, [[TRY_LIMIT, toNetwork(network)]], "Too many codes were entered.");
    if (within.isErr()) return err(within.error);
    const tokenHash = secretHash(token);
    const now = deps.clock();
    const verification = await findVerification(db, tokenHash);
    if (verification === undefined || verification.expiresAt <= now) return err(EXPIRED);
    if (verification.verifiedAt !== null) return err(USED);
    if (!(await countTry(db, tokenHash, MAX_TRIES)))
      return err(tooManyRefusal("Too many wrong codes.", Math.ceil((verification.expiresAt - now) / 1000)));
    if (!isRight(verification.codeHash, token, code)) return err(WRONG);
    const isFirst = await markVerified(db, tokenHash, { verifiedAt: now, expiresAt: now + DETAILS_MS });
    return isFirst ? ok(undefined) : err(USED);
  };
