import { err, ok, type Result } from "neverthrow";
import { CHALLENGE_MINUTES } from "#domain/staff";
import type { Database } from "#server/platform/database/database.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toNetwork } from "#server/platform/throttling/limiter.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { accountById, findCompanyOf } from "./account-store.ts";
import { readCompany } from "./company-store.ts";
import { confirmFactor, prepareFactor, type Proof, takeProof } from "./factor.ts";
import {
  addChallenge,
  countRecoveryCodes,
  deleteChallenges,
  findChallenge,
  findFactor,
  lockFactor,
} from "./factor-store.ts";
import { type Credentials, createSessions, secretHash } from "./sessions.ts";
import type { AskSecondFactor, SignInEvent } from "./sign-in.ts";

const MINUTE_MS = 60_000;

const NO_CHALLENGE: Refusal = {
  kind: "gone",
  message: "This sign-in took too long. Please enter your password again.",
};
const ENTER_CODE = "Enter the code of your authenticator app.";
const SET_UP =
  "Your company requires a second factor. Scan the picture with an authenticator app, then enter its code.";

export interface FactorSignInDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly record: (event: SignInEvent) => void;
}

/** Asks for a code after a right password, of who has a second factor or must have one. */
export const askSecondFactor =
  ({ database: { db }, clock, ids }: Omit<FactorSignInDeps, "record">): AskSecondFactor =>
  (account) =>
    db.transaction().execute(async (transaction) => {
      const factor = await findFactor(transaction, account.id);
      const isOn = factor !== undefined && factor.confirmedAt !== null;
      if (!isOn && (await readCompany(transaction, account.companyId)).requiresFactor === 0) return null;
      const setup = isOn ? null : await prepareFactor(transaction, account.id, account.email);
      const challenge = ids.secret();
      const expiresAt = clock() + CHALLENGE_MINUTES * MINUTE_MS;
      await addChallenge(transaction, { tokenHash: secretHash(challenge), accountId: account.id, expiresAt });
      const recoveryCodesLeft = await countRecoveryCodes(transaction, account.id);
      const message = setup === null ? ENTER_CODE : SET_UP;
      return { kind: "second-factor", message, challenge: { challenge, recoveryCodesLeft, setup } };
    });

/** What a finished sign-in is answered with; `recoveryCodes` of a factor that was set up with it. */
export interface ProvedSignIn extends Credentials {
  readonly recoveryCodes: readonly string[];
}

/** Finishes a sign-in with a code or a recovery code. A challenge works once; what is wrong leaves it open. */
export const proveSecondFactor = (
  { database: { db }, clock, ids, record }: FactorSignInDeps,
  { challenge, ...proof }: Proof & { readonly challenge: string },
  origin: { readonly address: string; readonly userAgent: string | null },
): Promise<Result<ProvedSignIn, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const now = clock();
    const tokenHash = secretHash(challenge);
    const accountId = (await findChallenge(transaction, tokenHash, now)) ?? "";
    const factor = await lockFactor(transaction, accountId);
    const isOpen = (await findChallenge(transaction, tokenHash, now)) !== null;
    const isLive =
      (await accountById(transaction, accountId)) !== undefined &&
      (await findCompanyOf(transaction, accountId)) !== null;
    if (factor === undefined || !isOpen || !isLive) return err(NO_CHALLENGE);
    const network = toNetwork(origin.address);
    const proved = await takeProof(transaction, factor, proof, now);
    if (proved.isErr()) {
      record({
        event: "sign-in",
        outcome: proved.error.kind === "too-many" ? "locked" : "wrong-code",
        accountId,
        network,
      });
      return err(proved.error);
    }
    const recoveryCodes = factor.confirmedAt === null ? await confirmFactor(transaction, accountId, now) : [];
    await deleteChallenges(transaction, accountId);
    const sessions = createSessions(transaction, clock, ids);
    const credentials = await sessions.start(accountId, { userAgent: origin.userAgent, network });
    record({ event: "sign-in", outcome: "signed-in", accountId, network });
    return ok({ ...credentials, recoveryCodes });
  });
