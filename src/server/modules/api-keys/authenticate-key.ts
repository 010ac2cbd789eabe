import { err, ok } from "neverthrow";
import { findKeyState, type KeyMode, type KeyScope } from "#domain/api-keys";
import { storedJson } from "#server/platform/database/statements.ts";
import type { AuthenticateKey } from "#server/platform/http/credentials.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { findCompanyOwner, secretHash } from "../accounts/index.ts";
import { ACCESS } from "./access.ts";
import { findKey, recordUse } from "./store.ts";

const WRONG_KEY: Refusal = {
  kind: "unauthorised",
  message: "This API key does not work: it is unknown, revoked or has ended. Create another one on the account page.",
};
const NEVER_BY_KEY: Refusal = {
  kind: "forbidden",
  message: "This call takes no API key. Sign in to the portal to do this.",
};

/**
 * Decides whether a key of this mode may make a call. A key that is revoked or has ended, or whose company is blocked or without an admin, works from the next
 * call on no more.
 */
export const keyAuthenticator =
  (db: Executor, mode: KeyMode, clock: Clock, onFailure: (error: unknown) => void): AuthenticateKey =>
  async (key, operation) => {
    const now = clock();
    const keyHash = secretHash(key);
    const found = await findKey(db, keyHash);
    if (found?.mode !== mode || findKeyState(found, now) !== "active") return err(WRONG_KEY);
    const { id, accountId } = found;
    const owner = await findCompanyOwner(db, accountId);
    if (owner === null) return err(WRONG_KEY);
    /* A call that only reads waits for no write lock. */
    void recordUse(db, found, now).catch(onFailure);
    const access = ACCESS[operation];
    if (access === "session") return err(NEVER_BY_KEY);
    if (access !== "public" && !storedJson<readonly KeyScope[]>(found.scopes).includes(access))
      return err({ kind: "forbidden", message: `This API key lacks the right "${access}".` });
    return ok({ ...owner, tokenHash: keyHash, keyId: id });
  };
