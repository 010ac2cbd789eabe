import { randomInt } from "node:crypto";
import { CODE_RANGE } from "#domain/accounts";
import type { Deps, Feature } from "../features.ts";
import { answer, type Handler, visitor } from "../http/handler.ts";
import { chooseMailer } from "../mail/choose-mailer.ts";
import type { Mailer } from "../mail/mailer.ts";
import { background } from "../services/background.ts";
import { COUNTRIES } from "../services/countries.ts";
import { forgotPassword, resetPassword } from "../services/password-reset.ts";
import { rateLimiter } from "../services/rate-limit.ts";
import { repeat } from "../services/repeat.ts";
import { admitSignUp, signUp } from "../services/signup.ts";
import { checkCode, sendCode } from "../services/verification.ts";
import { pruneCopyParts } from "../stores/account-details.ts";
import { pruneResets } from "../stores/password-resets.ts";
import { pruneVerifications } from "../stores/verifications.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface AccountsOptions {
  /** Takes messages instead of the mail server or the outbox. */
  readonly mailer?: Mailer;
  /** Where codes come from. */
  readonly drawCode?: () => number;
}

const randomCode = (): number => randomInt(CODE_RANGE.least, CODE_RANGE.most + 1);

const common = (deps: Deps, mailer: Mailer) => {
  const { database, clock, ids, config, log } = deps;
  const onMailFailure = (reason: string): void => log.error({ reason }, "a message could not be sent");
  return {
    database,
    clock,
    ids,
    mailer,
    onMailFailure,
    limiter: rateLimiter(database.db, clock),
    site: config.publicUrl,
  };
};
type Common = ReturnType<typeof common>;

const signupHandlers = (shared: Common, drawCode: () => number): readonly Handler[] => {
  const verification = { ...shared, db: shared.database.db, drawCode };
  const send = sendCode(verification);
  const check = checkCode(verification);
  const admit = admitSignUp(shared);
  const create = signUp(shared);
  return [
    visitor("sendVerification", async ({ body, address }) =>
      (await send(body.email, address)).andThen((token) => answer([token], "Code sent")),
    ),
    visitor("verifyCode", async ({ body, address }) =>
      (await check(body.verifyHash, body.otp, address)).andThen(() => answer([], "Verified")),
    ),
    visitor(
      "signUp",
      async ({ body, header }) => {
        const { basic_data: basicData, panCopy, gstCopy } = body;
        const created = await create({ token: header["x-otp-token"], basicData, panCopy, gstCopy });
        return created.andThen(() => answer([], "Account created"));
      },
      ({ header, address }) => admit(header["x-otp-token"], address),
    ),
  ];
};

const resetHandlers = (shared: Common, later: ReturnType<typeof background>): readonly Handler[] => {
  const forgot = forgotPassword({ ...shared, later });
  const reset = resetPassword({ ...shared, later });
  return [
    visitor("forgotPassword", async ({ body, address }) =>
      (await forgot(body.email, address)).andThen(() => answer([], "Check your email")),
    ),
    visitor("resetPassword", async ({ body: { token, ...typed }, address }) =>
      (await reset(token, typed, address)).andThen(() => answer([], "Password changed")),
    ),
  ];
};

/** Sign-up in three steps, the password reset, and the countries it asks for. */
export const accountsFeature =
  ({ mailer, drawCode = randomCode }: AccountsOptions = {}): Feature =>
  (deps) => {
    const chosen = mailer ?? chooseMailer(deps);
    const { db } = deps.database;
    repeat(deps, HOUR_MS, async () => {
      await pruneVerifications(db, deps.clock() - DAY_MS);
      await pruneResets(db, deps.clock());
      await pruneCopyParts(db, deps.clock() - DAY_MS);
    });
    const later = background(deps, async () => chosen.close());
    const shared = common(deps, chosen);
    return [
      ...signupHandlers(shared, drawCode),
      ...resetHandlers(shared, later),
      visitor("listCountries", async () => answer(COUNTRIES)),
    ];
  };
