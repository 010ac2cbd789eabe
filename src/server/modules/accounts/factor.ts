import { err, ok, type Result } from "neverthrow";
import { BRAND } from "#brand";
import { countTriesLeft, countWrongCode, isLocked, NO_TRIES } from "#domain/staff";
import type { Database } from "#server/platform/database/database.ts";
import type { Shipper } from "#server/platform/http/handler.ts";
import { type Refusal, SIGN_IN_AGAIN } from "#server/platform/http/refusal.ts";
import { openSecret } from "#server/platform/secrets.ts";
import { createLimiter, toNetwork, tooManyRefusal } from "#server/platform/throttling/limiter.ts";
import type { Clock } from "#server/platform/time.ts";
import { createRecoveryCodes, createTotpSecret, drawTotpSecret, findCodeStep } from "#server/platform/totp.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { accountById } from "./account-store.ts";
import { readCompany } from "./company-store.ts";
import {
  beginFactor,
  changeFactor,
  countRecoveryCodes,
  findFactor,
  lockFactor,
  removeFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "./factor-store.ts";
import { passwordMatches } from "./passwords.ts";
import { countAttempt, forgetAttempts, type Who } from "./sign-in.ts";
import type { AccountFactorTable } from "./tables.ts";

export interface FactorDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** What an authenticator app is set up with. */
export interface FactorSetup {
  readonly secret: string;
  readonly qrSvg: string;
}

/** What the second step is proved with; one of the two. */
export interface Proof {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

const refuseField = (field: string, message: string): Refusal => ({
  kind: "fields",
  message,
  fields: [{ field, message }],
});

const WRONG_PASSWORD = refuseField("password", "This is not your current password.");
const IS_ON: Refusal = { kind: "conflict", message: "The second factor is switched on already." };
const NOT_BEGUN: Refusal = { kind: "conflict", message: "Start again: nothing is being set up." };
const REQUIRED: Refusal = { kind: "conflict", message: "Your company requires a second factor of everybody." };

/** A secret that counts once a code of it is typed. */
export const prepareFactor = async (db: Executor, accountId: string, email: string): Promise<FactorSetup> => {
  const secret = createTotpSecret();
  await beginFactor(db, accountId, secret);
  return { secret, qrSvg: drawTotpSecret(secret, { issuer: BRAND.shortName, email }) };
};

const toLockRefusal = (lockedUntil: number, now: number): Refusal =>
  tooManyRefusal("Too many wrong codes.", Math.ceil((lockedUntil - now) / 1000));

const countWrong = async (db: Executor, factor: AccountFactorTable, field: string, now: number): Promise<Refusal> => {
  const tries = countWrongCode(factor, now);
  await changeFactor(db, factor.accountId, tries);
  if (tries.lockedUntil !== null) return toLockRefusal(tries.lockedUntil, now);
  const left = countTriesLeft(tries);
  return refuseField(field, `That code is not right. ${left === 1 ? "1 try" : `${left} tries`} left.`);
};

/** Checks a proof and uses it up: codes and recovery codes work once, and five wrong ones lock for 15 minutes. */
export const takeProof = async (
  db: Executor,
  factor: AccountFactorTable,
  { code, recoveryCode }: Proof,
  now: number,
): Promise<Result<void, Refusal>> => {
  if (isLocked(factor, now)) return err(toLockRefusal(factor.lockedUntil ?? now, now));
  const { accountId, totpSecret, lastCodeStep, confirmedAt } = factor;
  if (recoveryCode !== undefined && confirmedAt !== null) {
    if (!(await takeRecoveryCode(db, accountId, recoveryCode)))
      return err(await countWrong(db, factor, "recoveryCode", now));
    await changeFactor(db, accountId, NO_TRIES);
    return ok(undefined);
  }
  const step = findCodeStep(openSecret(totpSecret), code ?? "", now, lastCodeStep);
  if (step === null) return err(await countWrong(db, factor, "code", now));
  await changeFactor(db, accountId, { ...NO_TRIES, lastCodeStep: step });
  return ok(undefined);
};

/** Switches a factor on that was proved for the first time; answers its recovery codes, which are shown once. */
export const confirmFactor = async (db: Executor, accountId: string, now: number): Promise<readonly string[]> => {
  const codes = createRecoveryCodes();
  await changeFactor(db, accountId, { confirmedAt: now });
  await replaceRecoveryCodes(db, accountId, codes);
  await recordChange(db, {
    action: "account.second-factor-changed",
    subjectId: accountId,
    after: { secondFactor: true },
  });
  return codes;
};

/* A wrong password counts as a failed sign-in, before it is looked at. */
const checkPassword = async (
  { database: { db }, clock }: FactorDeps,
  shipper: Shipper,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<Result<string, Refusal>> => {
  const account = await accountById(db, shipper.accountId);
  if (account === undefined) return err(SIGN_IN_AGAIN);
  const who: Who = { email: account.email, network: toNetwork(address) };
  const counted = await countAttempt({ db, clock }, who);
  if (counted.kind === "exceeded") return err(tooManyRefusal("Too many wrong passwords.", counted.retryAfterSeconds));
  if (!(await passwordMatches(account.passwordHash, password))) return err(WRONG_PASSWORD);
  await db.transaction().execute((transaction) => forgetAttempts(createLimiter(transaction, clock), who));
  return ok(account.email);
};

/** Whether the factor of a person is on, must be, and how many recovery codes are left. */
export const describeFactor = async ({ database: { db } }: FactorDeps, { accountId, companyId }: Shipper) => {
  const factor = await findFactor(db, accountId);
  return {
    isOn: factor !== undefined && factor.confirmedAt !== null,
    isRequired: (await readCompany(db, companyId)).requiresFactor === 1,
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
  };
};

/** Begins to switch the factor on; needs the password. */
export const setUpFactor = async (
  deps: FactorDeps,
  shipper: Shipper,
  typed: { readonly password: string; readonly address: string },
): Promise<Result<FactorSetup, Refusal>> => {
  const checked = await checkPassword(deps, shipper, typed);
  if (checked.isErr()) return err(checked.error);
  return deps.database.db.transaction().execute(async (transaction) => {
    const factor = await findFactor(transaction, shipper.accountId);
    if (factor !== undefined && factor.confirmedAt !== null) return err(IS_ON);
    return ok(await prepareFactor(transaction, shipper.accountId, checked.value));
  });
};

/** Switches the factor on with the first code of the app. */
export const switchFactorOn = (
  { database: { db }, clock }: FactorDeps,
  { accountId }: Shipper,
  code: string,
): Promise<Result<readonly string[], Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const factor = await lockFactor(transaction, accountId);
    if (factor === undefined) return err(NOT_BEGUN);
    if (factor.confirmedAt !== null) return err(IS_ON);
    const proved = await takeProof(transaction, factor, { code }, clock());
    return proved.isErr() ? err(proved.error) : ok(await confirmFactor(transaction, accountId, clock()));
  });

/** Switches the factor off; needs the password, and is refused where the company requires it. */
export const switchFactorOff = async (
  deps: FactorDeps,
  shipper: Shipper,
  typed: { readonly password: string; readonly address: string },
): Promise<Result<void, Refusal>> => {
  const { database } = deps;
  if ((await readCompany(database.db, shipper.companyId)).requiresFactor === 1) return err(REQUIRED);
  const checked = await checkPassword(deps, shipper, typed);
  if (checked.isErr()) return err(checked.error);
  const { accountId } = shipper;
  return database.db.transaction().execute(async (transaction) => {
    await removeFactor(transaction, accountId);
    const [before, after] = [{ secondFactor: true }, { secondFactor: false }];
    await recordChange(transaction, { action: "account.second-factor-changed", subjectId: accountId, before, after });
    return ok(undefined);
  });
};
