import { randomInt } from "node:crypto";
import { CODE_RANGE } from "../../domain/accounts/verification-code.ts";
import type { Deps, Feature } from "../features.ts";
import { answer, type Handler, visitor } from "../http/handler.ts";
import { chooseMailer } from "../mail/choose-mailer.ts";
import type { Mailer } from "../mail/mailer.ts";
import { COUNTRIES } from "../services/countries.ts";
import { rateLimiter } from "../services/rate-limit.ts";
import { repeat } from "../services/repeat.ts";
import { signUp } from "../services/signup.ts";
import { checkCode, sendCode } from "../services/verification.ts";
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

const signupHandlers = (deps: Deps, mailer: Mailer, drawCode: () => number): readonly Handler[] => {
  const { database, clock, ids, config, log } = deps;
  const limiter = rateLimiter(database.db, clock);
  const onMailFailure = (reason: string): void => log.error({ reason }, "a message could not be sent");
  const verification = {
    db: database.db,
    clock,
    ids,
    limiter,
    mailer,
    onMailFailure,
    drawCode,
    site: config.publicUrl,
  };
  const send = sendCode(verification);
  const check = checkCode(verification);
  const create = signUp({ database, clock, ids, limiter });
  return [
    visitor("sendVerification", async ({ body, address }) =>
      (await send(body.email, address)).andThen((token) => answer([token], "Code sent")),
    ),
    visitor("verifyCode", async ({ body, address }) =>
      (await check(body.verifyHash, body.otp, address)).andThen(() => answer([], "Verified")),
    ),
    visitor("signUp", async ({ body, header, address }) => {
      const { basic_data: basicData, panCopy, gstCopy } = body;
      const created = await create({ token: header["x-otp-token"], basicData, panCopy, gstCopy, address });
      return created.andThen(() => answer([], "Account created"));
    }),
  ];
};

/** Sign-up in three steps and the countries it asks for. */
export const accountsFeature =
  ({ mailer, drawCode = randomCode }: AccountsOptions = {}): Feature =>
  (deps) => {
    const chosen = mailer ?? chooseMailer(deps);
    repeat(deps, HOUR_MS, () => pruneVerifications(deps.database.db, deps.clock() - DAY_MS));
    deps.onClose(async () => chosen.close());
    return [...signupHandlers(deps, chosen, drawCode), visitor("listCountries", async () => answer(COUNTRIES))];
  };
