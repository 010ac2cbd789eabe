import { err } from "neverthrow";
import type { Feature } from "../features.ts";
import { answer, shipper, visitor } from "../http/handler.ts";
import { SIGN_IN_AGAIN } from "../http/refusal.ts";
import { rateLimiter } from "../services/rate-limit.ts";
import { repeat } from "../services/repeat.ts";
import { sessions } from "../services/sessions.ts";
import { type SignInEvent, signIn } from "../services/sign-in.ts";
import { type Account, accountById } from "../stores/accounts.ts";

const HOUR_MS = 3_600_000;

const profileOf = (account: Account) => {
  const { firstName, lastName, email, companyName, phone, dialCode } = account;
  const number = phone === null ? null : [dialCode, phone].filter((part) => part !== null).join(" ");
  const phones = phone === null ? [] : [{ type: 0, value: phone, sDialCode: dialCode }];
  return { firstName, lastName, email, phone: number, companyName, contact: [...phones, { type: 1, value: email }] };
};

/** Signing in and out, and the profile behind the guard. */
export const sessionFeature: Feature = (deps) => {
  const { db } = deps.database;
  const live = sessions(db, deps.clock, deps.ids);
  const limiter = rateLimiter(db, deps.clock);
  const record = (event: SignInEvent): void => {
    if (event.outcome === "signed-in") deps.log.info(event, "security event");
    else deps.log.warn(event, "security event");
  };
  const attempt = signIn({ db, clock: deps.clock, ids: deps.ids, record });
  repeat(deps, HOUR_MS, async () => {
    await live.prune();
    await limiter.prune();
  });
  return [
    visitor("signIn", async ({ body, address }) => {
      const credentials = await attempt({ username: body.username, password: body.password, address });
      return credentials.andThen((granted) => answer([granted], "Signed in"));
    }),
    shipper("signOut", async (_call, { tokenHash }) => {
      await live.end(tokenHash);
      return answer([], "Signed out");
    }),
    shipper("getProfile", async (_call, { accountId }) => {
      const account = await accountById(db, accountId);
      return account === undefined ? err(SIGN_IN_AGAIN) : answer([profileOf(account)]);
    }),
  ];
};
