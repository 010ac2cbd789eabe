import { hashCode } from "#server/modules/accounts/verify-email.ts";
import { secretHash } from "#server/modules/accounts/sessions.ts";
import { addReset, useReset, addVerification } from "#server/modules/accounts/token-store.ts";
import type { SentCode } from "../states.ts";
import { addPerson } from "./accounts.ts";
import type { ProviderContext } from "./provider-context.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How a sign-up stands in an interaction; moments are relative to its now. */
interface Standing {
  readonly expiresIn?: number;
  readonly verifiedAgo?: number;
  readonly tries?: number;
}

/** A sign-up of this token, as if its first steps had been taken. */
export const beginSignUp = async (
  { database, overrides }: ProviderContext,
  { email, otpToken, code }: SentCode,
  { expiresIn = 10 * MINUTE_MS, verifiedAgo, tries = 0 }: Standing = {},
): Promise<void> => {
  await addVerification(database.db, {
    tokenHash: secretHash(otpToken),
    email,
    codeHash: hashCode(otpToken, code),
    tries,
    createdAt: overrides.now - HOUR_MS,
    expiresAt: overrides.now + expiresIn,
    verifiedAt: verifiedAgo === undefined ? null : overrides.now - verifiedAgo,
    usedAt: null,
  });
};

/** A sign-up whose address is verified. */
export const verifyAddress = (
  context: ProviderContext,
  named: { readonly email: string; readonly otpToken: string },
  expiresIn = HOUR_MS,
): Promise<void> => beginSignUp(context, { ...named, code: 482_913 }, { expiresIn, verifiedAgo: MINUTE_MS });

const person = (email: string) => ({
  email,
  password: "kardamom",
  firstName: "Asha",
  lastName: "Menon",
  phone: "+91 98765 43210",
});

export const createAccountOf = async (
  context: ProviderContext,
  named: { readonly email: string; readonly otpToken: string },
): Promise<void> => {
  await verifyAddress(context, named);
  await addPerson(context, person(named.email));
};

/** An account, and a link to set its password that holds so long yet. */
export const mailResetLink = async (
  context: ProviderContext,
  { email, token }: { readonly email: string; readonly token: string },
  expiresIn: number,
): Promise<void> => {
  const { database, overrides } = context;
  const accountId = await addPerson(context, person(email));
  const tokenHash = secretHash(token);
  await addReset(database.db, {
    tokenHash,
    accountId,
    createdAt: overrides.now - HOUR_MS,
    expiresAt: overrides.now + expiresIn,
  });
};

export const useResetLink = async (
  context: ProviderContext,
  named: { readonly email: string; readonly token: string },
): Promise<void> => {
  await mailResetLink(context, named, HOUR_MS);
  await useReset(context.database.db, secretHash(named.token), context.overrides.now);
};

/** Asks for codes or links until the next one is one too many. */
export const askTooOften = async (
  { app }: ProviderContext,
  path: "sign_up_verification" | "forgot_password",
  email: string,
): Promise<void> => {
  const payload = { email, applicationId: "702020" };
  for (let asked = 0; asked < 5; asked++) await app.inject({ method: "POST", url: `/api/auth/${path}`, payload });
};
