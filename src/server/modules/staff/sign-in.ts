import { openSecret } from "#server/platform/secrets.ts";
import { err, ok, type Result } from "neverthrow";
import { CHALLENGE_MINUTES, countTriesLeft, countWrongCode, isLocked, LOCK_MINUTES, NO_TRIES } from "#domain/staff";
import { passwordMatches, secretHash } from "#server/modules/accounts/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { addOutgoingMails } from "#server/platform/mail/outgoing-store.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import { officeTime } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import type { StaffDeps } from "./invitations.ts";
import { lockedMessage } from "./mails.ts";
import { findCodeStep, recoveryCodeHash } from "./second-factor.ts";
import { type Origin, startSession } from "./sessions.ts";
import {
  countRecoveryCodes,
  findStaffByEmail,
  lockStaff,
  readAllStaff,
  type StoredStaff,
  updateStaff,
  useRecoveryCode,
} from "./staff-store.ts";

const MINUTE_MS = 60_000;
const PERSON_LIMIT: Limit = { name: "desk sign-in", hits: 10, windowMs: LOCK_MINUTES * MINUTE_MS };
const NETWORK_LIMIT: Limit = { name: "desk sign-in network", hits: 50, windowMs: LOCK_MINUTES * MINUTE_MS };

const INVALID: Refusal = { kind: "unauthorised", message: "The email address or the password is not right." };
const NO_CHALLENGE: Refusal = {
  kind: "gone",
  message: "This sign-in took too long. Please enter your password again.",
};

/** The security log never contains what was typed; the person is null where there is none. */
export interface StaffSignInEvent {
  readonly event: "desk-sign-in";
  readonly outcome: "password-right" | "password-wrong" | "code-wrong" | "passkey-refused" | "locked" | "signed-in";
  readonly staffId: string | null;
  readonly network: string;
}

export interface SignInDeps extends StaffDeps {
  readonly record: (event: StaffSignInEvent) => void;
}

interface Password extends Origin {
  readonly email: string;
  readonly password: string;
}

/** A right password, for a code within ten minutes. */
interface Challenge {
  readonly challenge: string;
  readonly recoveryCodesLeft: number;
}

/** The first step of signing in. Unknown, disabled, not set up and wrong are one answer and take the same time. */
export const checkPassword = async (
  deps: SignInDeps,
  { email: typed, password, address }: Password,
): Promise<Result<Challenge, Refusal>> => {
  const { db, clock, ids } = deps;
  const email = typed.trim().toLowerCase();
  const network = toNetwork(address);
  const limiter = createLimiter(db, clock);
  const within = await checkLimits(
    limiter,
    [
      [NETWORK_LIMIT, network],
      [PERSON_LIMIT, `${email} ${network}`],
    ],
    "Too many sign-in attempts.",
  );
  if (within.isErr()) return err(within.error);
  const staff = await findStaffByEmail(db, email);
  const isRight = await passwordMatches(staff?.passwordHash ?? undefined, password);
  const isGranted = isRight && staff !== null && staff.disabledAt === null && staff.totpSecret !== null;
  const outcome = isGranted ? "password-right" : "password-wrong";
  deps.record({ event: "desk-sign-in", outcome, staffId: staff?.id ?? null, network });
  if (!isGranted) return err(INVALID);
  await limiter.reset(PERSON_LIMIT, `${email} ${network}`);
  await limiter.undoHit(NETWORK_LIMIT, network);
  const challenge = ids.secret();
  const expiresAt = clock() + CHALLENGE_MINUTES * MINUTE_MS;
  await db
    .insertInto("staffChallenge")
    .values({ tokenHash: secretHash(challenge), staffId: staff.id, expiresAt })
    .execute();
  return ok({ challenge, recoveryCodesLeft: (await countRecoveryCodes(db)).get(staff.id) ?? 0 });
};

/** What the second step is proved with. */
export type Proof =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "recovery-code"; readonly code: string };

const toLockRefusal = (lockedUntil: number, now: number): Refusal => {
  const seconds = Math.ceil((lockedUntil - now) / 1000);
  const minutes = Math.ceil(seconds / 60);
  const time = officeTime(lockedUntil).slice(11, 16);
  return {
    kind: "too-many",
    message: `Locked for ${minutes === 1 ? "one minute" : `${minutes} minutes`}. Try again at ${time} (office time).`,
    retryAfterSeconds: seconds,
  };
};

const mailLock = async (db: Executor, deps: SignInDeps, staff: StoredStaff, lockedUntil: number): Promise<void> => {
  const admins = (await readAllStaff(db)).filter(({ role, disabledAt }) => role === "admin" && disabledAt === null);
  const addresses = [...new Set([staff.email, ...admins.map(({ email }) => email)])];
  const mails = addresses.map((to) => ({
    key: `staff lock|${staff.id}|${lockedUntil}|${to}`,
    message: lockedMessage(to, staff),
  }));
  await addOutgoingMails(db, deps, mails);
};

const refuseCode = async (db: Executor, deps: SignInDeps, staff: StoredStaff, field: string): Promise<Refusal> => {
  const now = deps.clock();
  const tries = countWrongCode(staff, now);
  await updateStaff(db, staff.id, tries);
  if (tries.lockedUntil !== null) {
    await mailLock(db, deps, staff, tries.lockedUntil);
    return toLockRefusal(tries.lockedUntil, now);
  }
  const left = countTriesLeft(tries);
  const message = `That code is not right. ${left === 1 ? "1 try" : `${left} tries`} left.`;
  return { kind: "fields", message, fields: [{ field, message }] };
};

/** Whether the proof is right; uses it up, as both kinds work once. */
const takeProof = async (db: Executor, staff: StoredStaff, { kind, code }: Proof, now: number): Promise<boolean> => {
  if (kind === "recovery-code") return useRecoveryCode(db, staff.id, recoveryCodeHash(code));
  if (staff.totpSecret === null) return false;
  const lastCodeStep = findCodeStep(openSecret(staff.totpSecret), code, now, staff.lastCodeStep);
  if (lastCodeStep !== null) await updateStaff(db, staff.id, { lastCodeStep });
  return lastCodeStep !== null;
};

const findChallenge = (db: Executor, tokenHash: string, now: number) =>
  db
    .selectFrom("staffChallenge")
    .select("staffId")
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();

/** The second step of signing in; answers the secret of the session's cookie. A challenge works once. */
export const signIn = (
  deps: SignInDeps,
  challenge: string,
  proof: Proof,
  origin: Origin,
): Promise<Result<string, Refusal>> =>
  deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock();
    const tokenHash = secretHash(challenge);
    const { staffId = "" } = (await findChallenge(transaction, tokenHash, now)) ?? {};
    const staff = await lockStaff(transaction, staffId);
    const isOpen = (await findChallenge(transaction, tokenHash, now)) !== undefined;
    if (staff === null || !isOpen || staff.disabledAt !== null) return err(NO_CHALLENGE);
    const record = (outcome: StaffSignInEvent["outcome"]): void =>
      deps.record({ event: "desk-sign-in", outcome, staffId, network: toNetwork(origin.address) });
    if (isLocked(staff, now)) {
      record("locked");
      return err(toLockRefusal(staff.lockedUntil ?? now, now));
    }
    if (!(await takeProof(transaction, staff, proof, now))) {
      record("code-wrong");
      return err(await refuseCode(transaction, deps, staff, proof.kind === "code" ? "code" : "recoveryCode"));
    }
    await updateStaff(transaction, staffId, NO_TRIES);
    await transaction.deleteFrom("staffChallenge").where("staffId", "=", staffId).execute();
    record("signed-in");
    return ok(await startSession(transaction, deps, staff, origin));
  });
