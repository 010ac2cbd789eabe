import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { err, fromAsyncThrowable, ok, type Result } from "neverthrow";
import type { NewPasskey, PasskeyRequest } from "#api/desk-schema.d.ts";
import { BRAND } from "#brand";
import { CHALLENGE_MINUTES, MOST_PASSKEYS } from "#domain/staff";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import { toInstant } from "#server/platform/time.ts";
import { recordChange } from "../audit/index.ts";
import type { StaffDeps } from "./invitations.ts";
import {
  addPasskey,
  addPasskeyChallenge,
  deletePasskey,
  findPasskey,
  markPasskeyUsed,
  readPasskeys,
  takePasskeyChallenge,
} from "./passkey-store.ts";
import { readChallenge, readRelyingParty } from "./relying-party.ts";
import { type Origin, startSession } from "./sessions.ts";
import type { SignInDeps } from "./sign-in.ts";
import { findStaffById } from "./staff-store.ts";
import type { StaffPasskeyTable } from "./tables.ts";

const MINUTE_MS = 60_000;
const MAX_NAME = 60;
/** EdDSA, ES256 and RS256 (COSE), which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257] as const;
const NETWORK_LIMIT: Limit = { name: "desk passkey network", hits: 50, windowMs: 15 * MINUTE_MS };

const NOT_ACCEPTED: Refusal = {
  kind: "unauthorised",
  message: "This passkey was not accepted. Sign in with your password and a code.",
};
const NOT_STORED: Refusal = { kind: "conflict", message: "The passkey could not be stored. Please try again." };
const UNKNOWN_PASSKEY: Refusal = { kind: "not-found", message: "This passkey was removed already." };

/** What the browser hands to an authenticator. */
type Options = { readonly challenge: string } & Readonly<Record<string, unknown>>;

const openChallenge = (deps: StaffDeps, challenge: string, staffId: string | null): Promise<void> =>
  addPasskeyChallenge(deps.db, challenge, staffId, deps.clock() + CHALLENGE_MINUTES * MINUTE_MS);

/** Begins a sign-in with a passkey. It names nobody: the authenticator knows whose it is. */
export const beginPasskeySignIn = async (deps: StaffDeps, address: string): Promise<Result<Options, Refusal>> => {
  const limiter = createLimiter(deps.db, deps.clock);
  const within = await checkLimits(limiter, [[NETWORK_LIMIT, toNetwork(address)]], "Too many sign-in attempts.");
  if (within.isErr()) return err(within.error);
  const { id: rpID } = readRelyingParty(deps.site);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
  await openChallenge(deps, options.challenge, null);
  return ok({ ...options });
};

const checkSignature = async (
  deps: StaffDeps,
  response: AuthenticationResponseJSON,
  { id, publicKey, counter }: StaffPasskeyTable,
): Promise<number | null> => {
  const { id: expectedRPID, origins } = readRelyingParty(deps.site);
  const verify = fromAsyncThrowable(verifyAuthenticationResponse);
  const verified = await verify({
    response,
    expectedChallenge: readChallenge(response) ?? "",
    expectedOrigin: [...origins],
    expectedRPID,
    credential: { id, publicKey: Buffer.from(publicKey, "base64url"), counter },
    requireUserVerification: true,
  });
  return verified.isOk() && verified.value.verified ? verified.value.authenticationInfo.newCounter : null;
};

/** Signs in with a passkey in place of password and code; answers the secret of the session's cookie. */
export const signInWithPasskey = (
  deps: SignInDeps,
  response: AuthenticationResponseJSON,
  origin: Origin,
): Promise<Result<string, Refusal>> =>
  deps.db.transaction().execute(async (transaction) => {
    const now = deps.clock();
    const isOpen = await takePasskeyChallenge(transaction, readChallenge(response) ?? "", null, now);
    const passkey = isOpen ? await findPasskey(transaction, response.id) : null;
    const staff = passkey === null ? null : await findStaffById(transaction, passkey.staffId);
    const counter = passkey === null ? null : await checkSignature(deps, response, passkey);
    const isGranted =
      passkey !== null &&
      staff !== null &&
      staff.disabledAt === null &&
      counter !== null &&
      (await markPasskeyUsed(transaction, passkey, { counter, lastUsedAt: now }));
    const outcome = isGranted ? "signed-in" : "passkey-refused";
    deps.record({
      event: "desk-sign-in",
      outcome,
      staffId: staff?.id ?? null,
      network: toNetwork(origin.address),
    });
    return isGranted ? ok(await startSession(transaction, deps, staff, origin)) : err(NOT_ACCEPTED);
  });

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The passkeys of a person, oldest first. */
export const listPasskeys = async ({ db }: StaffDeps, staffId: string): Promise<readonly Passkey[]> =>
  (await readPasskeys(db, staffId)).map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: toInstant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : toInstant(lastUsedAt),
  }));

/** Begins the registration of a passkey of the signed-in person. */
export const beginPasskey = async (deps: StaffDeps, staffId: string): Promise<Result<Options, Refusal>> => {
  const staff = await findStaffById(deps.db, staffId);
  const known = await readPasskeys(deps.db, staffId);
  if (known.length >= MOST_PASSKEYS)
    return err({ kind: "conflict", message: `At most ${MOST_PASSKEYS} passkeys are stored. Remove one first.` });
  const options = await generateRegistrationOptions({
    rpName: `${BRAND.shortName} Desk`,
    rpID: readRelyingParty(deps.site).id,
    userID: new TextEncoder().encode(staffId),
    userName: staff?.email ?? "",
    userDisplayName: staff?.name ?? "",
    excludeCredentials: known.map(({ id }) => ({ id })),
    supportedAlgorithmIDs: [...ALGORITHMS],
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await openChallenge(deps, options.challenge, staffId);
  return ok({ ...options });
};

/* The library takes lists that it could change. */
const toLibrary = ({ response: { transports = [], ...response }, ...credential }: NewPasskey) => ({
  ...credential,
  response: { ...response, transports: [...transports] },
});

/** Stores a passkey that an authenticator has made. */
export const storePasskey = async (
  deps: StaffDeps,
  staffId: string,
  { name: typed, credential }: PasskeyRequest,
): Promise<Result<void, Refusal>> => {
  const now = deps.clock();
  const challenge = readChallenge(credential) ?? "";
  if (!(await takePasskeyChallenge(deps.db, challenge, staffId, now))) return err(NOT_STORED);
  const { id: expectedRPID, origins } = readRelyingParty(deps.site);
  const verified = await fromAsyncThrowable(verifyRegistrationResponse)({
    response: toLibrary(credential),
    expectedChallenge: challenge,
    expectedOrigin: [...origins],
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  if (verified.isErr() || !verified.value.verified) return err(NOT_STORED);
  const { id, publicKey, counter, transports = [] } = verified.value.registrationInfo.credential;
  const name = toSingleLine(typed).slice(0, MAX_NAME) || "Passkey";
  return deps.db.transaction().execute(async (transaction) => {
    const isNew = await addPasskey(transaction, {
      id,
      staffId,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.join(" "),
      name,
      createdAt: now,
      lastUsedAt: null,
    });
    if (!isNew) return err(NOT_STORED);
    await recordChange(transaction, { action: "staff.passkey-added", subjectId: staffId, after: { passkey: name } });
    return ok(undefined);
  });
};

/** Removes a passkey of the signed-in person: nobody can sign in with it any more. */
export const removePasskey = ({ db }: StaffDeps, staffId: string, id: string): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const passkey = await findPasskey(transaction, id);
    if (!(await deletePasskey(transaction, staffId, id))) return err(UNKNOWN_PASSKEY);
    await recordChange(transaction, {
      action: "staff.passkey-removed",
      subjectId: staffId,
      before: { passkey: passkey?.name ?? "" },
    });
    return ok(undefined);
  });
