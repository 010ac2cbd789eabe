import { toInstant } from "#server/platform/time.ts";
import { randomInt } from "node:crypto";
import { BRAND } from "#brand";
import { CAPABILITIES, type Capability, CODE_RANGE } from "#domain/accounts";
import type { Config } from "#server/config.ts";
import { hasRoom } from "#server/platform/disk.ts";
import type { Deps, Feature } from "#server/platform/feature.ts";
import { answer, type Handler, publicRoute, authenticatedRoute } from "#server/platform/http/handler.ts";
import { createMailer, type Mailer } from "#server/platform/mail/mailer.ts";
import { background, repeat } from "#server/platform/background.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import { accountPageHandlers } from "./account-routes.ts";
import { COUNTRIES } from "./sign-up-details.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { createLimiter } from "#server/platform/throttling/limiter.ts";
import { admitSignUp, signUp } from "./sign-up.ts";
import { checkCode, sendCode } from "./verify-email.ts";
import { pruneCopyParts, type Account, accountById, toFormats, toPhone } from "./account-store.ts";
import { type AccountAnswers, eraseLateRows } from "./delete-account.ts";
import { pruneResets, pruneVerifications } from "./token-store.ts";
import { err, ok } from "neverthrow";
import { SIGN_IN_AGAIN, success } from "#server/platform/http/refusal.ts";
import { factorHandlers, secondStepHandler } from "./factor-routes.ts";
import { askSecondFactor } from "./factor-sign-in.ts";
import { pruneChallenges } from "./factor-store.ts";
import { createSessions } from "./sessions.ts";
import { type SignInEvent, signIn } from "./sign-in.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface AccountsOptions {
  readonly answers: Pick<AccountAnswers, "records">;
  readonly mailer?: Mailer;
  readonly drawCode?: () => number;
}

const randomCode = (): number => randomInt(CODE_RANGE.least, CODE_RANGE.most + 1);

const common = (deps: Deps, mailer: Mailer) => {
  const { database, clock, ids, config, log, disk } = deps;
  const onMailFailure = (reason: string): void => log.error({ reason }, "a message could not be sent");
  return {
    database,
    clock,
    ids,
    mailer,
    onMailFailure,
    limiter: createLimiter(database.db, clock),
    site: config.publicUrl,
    deskMail: config.deskMail,
    needsApproval: config.needsSignUpApproval,
    isScanned: config.scanner !== null,
    hasRoom: () => (config.database.kind === "sqlite" ? hasRoom(disk) : Promise.resolve(true)),
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
    publicRoute("sendVerification", async ({ body, address }) =>
      (await send(body.email, address)).andThen((token) => answer([token], "Code sent")),
    ),
    publicRoute("verifyCode", async ({ body, address }) =>
      (await check(body.verifyHash, body.otp, address)).andThen(() => answer([], "Verified")),
    ),
    publicRoute(
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
    publicRoute("forgotPassword", async ({ body, address }) =>
      (await forgot(body.email, address)).andThen(() => answer([], "Check your email")),
    ),
    publicRoute("resetPassword", async ({ body: { token, ...typed }, address }) =>
      (await reset(token, typed, address)).andThen(() => answer([], "Password changed")),
    ),
  ];
};

export const accountsFeature =
  ({ answers, mailer, drawCode = randomCode }: AccountsOptions): Feature =>
  async (deps) => {
    await loadCommonPasswords();
    const chosen = mailer ?? createMailer(deps);
    const { db } = deps.database;
    repeat(deps, HOUR_MS, async () => {
      await pruneVerifications(db, deps.clock() - DAY_MS);
      await pruneResets(db, deps.clock());
      await pruneCopyParts(db, deps.clock() - DAY_MS);
      await eraseLateRows(db, answers, deps.clock() - 2 * HOUR_MS);
    });
    const later = background(deps, async () => chosen.close());
    const shared = common(deps, chosen);
    return [
      ...signupHandlers(shared, drawCode),
      ...resetHandlers(shared, later),
      ...accountPageHandlers(deps),
      publicRoute("listCountries", async () => answer(COUNTRIES)),
    ];
  };

/* Parts that a brand or a setting leaves out. */
const listCapabilities = ({ testDatabase }: Config): readonly Capability[] => {
  const isOffered: Readonly<Partial<Record<Capability, boolean>>> = {
    lcl: BRAND.services.includes("lcl"),
    "test-keys": testDatabase !== null,
  };
  return CAPABILITIES.filter((capability) => isOffered[capability] ?? true);
};

const toProfile = (account: Account, config: Config) => {
  const { firstName, lastName, email, companyName, phone, dialCode } = account;
  const phones = phone === null ? [] : [{ type: 0, value: phone, sDialCode: dialCode }];
  const contact = [...phones, { type: 1, value: email }];
  return {
    firstName,
    lastName,
    email,
    phone: toPhone(account),
    companyName,
    contact,
    capabilities: listCapabilities(config),
    formats: toFormats(account),
  };
};

export const sessionFeature: Feature = (deps) => {
  const { db } = deps.database;
  const live = createSessions(db, deps.clock, deps.ids);
  const limiter = createLimiter(db, deps.clock);
  const record = (event: SignInEvent): void => {
    if (event.outcome === "signed-in" || event.outcome === "password-right") deps.log.info(event, "security event");
    else deps.log.warn(event, "security event");
  };
  const attempt = signIn({ db, clock: deps.clock, ids: deps.ids, record, askSecondFactor: askSecondFactor(deps) });
  repeat(deps, HOUR_MS, async () => {
    await live.prune(deps.clock() - deps.config.retention.sessions * DAY_MS);
    await pruneChallenges(db, deps.clock());
    await limiter.prune();
  });
  return [
    publicRoute("signIn", async ({ body, address, userAgent }) => {
      const credentials = await attempt({ username: body.username, password: body.password, address, userAgent });
      return credentials.andThen((granted) => answer([granted], "Signed in"));
    }),
    secondStepHandler(deps, record),
    ...factorHandlers(deps),
    authenticatedRoute("signOut", async (_call, { tokenHash }) => {
      await live.end(tokenHash);
      return answer([], "Signed out");
    }),
    authenticatedRoute("getProfile", async (_call, { accountId }) => {
      const account = await accountById(db, accountId);
      if (account === undefined) return err(SIGN_IN_AGAIN);
      const envelope = success([toProfile(account, deps.config)], "OK", { answeredAt: toInstant(deps.clock()) });
      return ok({ kind: "text", json: JSON.stringify(envelope) });
    }),
  ];
};
