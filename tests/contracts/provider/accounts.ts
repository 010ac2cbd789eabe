import { hash } from "@node-rs/argon2";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { accountByEmail, addAccount, setPassword } from "#server/modules/accounts/account-store.ts";
import { requestDeletion } from "#server/modules/accounts/delete-account.ts";
import { addSession } from "#server/modules/accounts/session-store.ts";
import type { ProviderStates } from "../states.ts";
import type { ProviderContext } from "./provider-context.ts";

interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly companyName?: string;
}

/** Longer than any interaction moves the clock. */
const SESSION_MS = 60 * 86_400_000;

/* A hash says what it costs. A usual one makes a sign-in take longer than all other calls, and thousands are made here. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/* No account has the id of an earlier interaction: the server counts for a while how often each has called. */
let people = 0;

/** An account of this person. The account that the email address has already gets the password. */
export const addPerson = async ({ database, overrides }: ProviderContext, person: Person): Promise<string> => {
  const { email, firstName, lastName, password, phone, companyName = "Malabar Spice Exports" } = person;
  const [, dialCode = null, number = phone] = /^(\+\d+) (.+)$/.exec(phone) ?? [];
  const id = `account-${email}-${++people}`;
  const passwordHash = await hash(password, CHEAP);
  const present = await accountByEmail(database.db, email);
  if (present !== undefined) {
    await setPassword(database.db, present.id, passwordHash, "account.password-changed");
    return present.id;
  }
  const rest = { companyName, createdAt: overrides.now, disabledAt: null };
  await addAccount(database.db, { id, email, firstName, lastName, passwordHash, phone: number, dialCode, ...rest });
  return id;
};

interface NewSession {
  readonly xToken: string;
  readonly xApiKey: string;
  readonly id?: string;
  readonly userAgent?: string;
  readonly network?: string;
}

/** A session of exactly these two credentials. */
export const openSession = async (
  { database, overrides }: ProviderContext,
  accountId: string,
  { xToken, xApiKey, ...origin }: NewSession,
): Promise<void> => {
  const ends = overrides.now + SESSION_MS;
  const hashes = { tokenHash: secretHash(xToken), apiKeyHash: secretHash(xApiKey) };
  const lasting = { createdAt: overrides.now, idleUntil: ends, expiresAt: ends };
  const { id = `session of ${xToken}`, userAgent = null, network = null } = origin;
  await addSession(database.db, { ...hashes, accountId, ...lasting, id, userAgent, network });
};

export const signInPerson = async (
  context: ProviderContext,
  person: ProviderStates["a shipper is signed in"],
): Promise<void> => {
  const accountId = await addPerson(context, { ...person, password: "kardamom" });
  await openSession(context, accountId, person);
};

/** Wrong passwords until the next attempt is one too many. */
export const tryTooOften = async ({ app }: ProviderContext, username: string): Promise<void> => {
  const payload = { username, password: "wrong", applicationId: 702020 };
  for (let attempt = 0; attempt < 10; attempt++) {
    await app.inject({ method: "POST", url: "/api/auth/sign_in", payload });
  }
};

export const signOut = async (
  { app }: ProviderContext,
  { xToken, xApiKey }: { readonly xToken: string; readonly xApiKey: string },
): Promise<void> => {
  const headers = { "x-token": xToken, "x-api-key": xApiKey };
  const answer = await app.inject({ method: "POST", url: "/api/auth/sign_out", headers });
  if (answer.statusCode !== 200) throw new Error(`The sign-out was refused: ${answer.body}`);
};

const findAccountId = async ({ database }: ProviderContext, email: string): Promise<string> => {
  const account = await accountByEmail(database.db, email);
  if (account === undefined) throw new Error(`${email} has no account.`);
  return account.id;
};

/** Another session of the account with this email address. */
export const openOtherSession = async (
  context: ProviderContext,
  email: string,
  origin: { readonly id: string; readonly userAgent?: string; readonly network?: string },
): Promise<void> => {
  const credentials = { xToken: `token of ${origin.id}`, xApiKey: `key of ${origin.id}` };
  await openSession(context, await findAccountId(context, email), { ...credentials, ...origin });
};

export const changeDetailsAt = async (context: ProviderContext, email: string, moment: string): Promise<void> => {
  const changedAt = Date.parse(moment);
  await context.database.db.updateTable("account").set({ changedAt }).where("email", "=", email).execute();
};

export const requestDeletionAt = async (context: ProviderContext, email: string, moment: string): Promise<void> => {
  await requestDeletion(context.database.db, await findAccountId(context, email), Date.parse(moment));
};
