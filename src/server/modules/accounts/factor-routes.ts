import { err } from "neverthrow";
import type { Deps } from "#server/platform/feature.ts";
import { answer, authenticatedRoute, type Handler, publicRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { checkLimits, createLimiter, type Limit, toNetwork } from "#server/platform/throttling/limiter.ts";
import { describeFactor, setUpFactor, switchFactorOff, switchFactorOn } from "./factor.ts";
import { proveSecondFactor } from "./factor-sign-in.ts";
import type { SignInEvent } from "./sign-in.ts";

const NETWORK_LIMIT: Limit = { name: "sign-in code address", hits: 100, windowMs: 15 * 60_000 };
const NO_PROOF: Refusal = {
  kind: "fields",
  message: "Enter a code.",
  fields: [{ field: "code", message: "Enter a code." }],
};

/** The second step of signing in. */
export const secondStepHandler = (
  { database, clock, ids }: Pick<Deps, "database" | "clock" | "ids">,
  record: (event: SignInEvent) => void,
): Handler => {
  const limiter = createLimiter(database.db, clock);
  return publicRoute(
    "proveSecondFactor",
    async ({ body, address, userAgent }) => {
      if (body.code === undefined && body.recoveryCode === undefined) return err(NO_PROOF);
      const proved = await proveSecondFactor({ database, clock, ids, record }, body, { address, userAgent });
      return proved.andThen((granted) =>
        answer([{ ...granted, recoveryCodes: [...granted.recoveryCodes] }], "Signed in"),
      );
    },
    ({ address }) => checkLimits(limiter, [[NETWORK_LIMIT, toNetwork(address)]], "Too many sign-in attempts."),
  );
};

/** The second factor of the signed-in person. */
export const factorHandlers = ({ database, clock }: Pick<Deps, "database" | "clock">): readonly Handler[] => {
  const deps = { database, clock };
  return [
    authenticatedRoute("getSecondFactor", async (_call, shipper) => answer([await describeFactor(deps, shipper)])),
    authenticatedRoute("setUpSecondFactor", async ({ body: { password }, address }, shipper) =>
      (await setUpFactor(deps, shipper, { password, address })).andThen((setup) => answer([setup])),
    ),
    authenticatedRoute("switchSecondFactorOn", async ({ body: { code } }, shipper) =>
      (await switchFactorOn(deps, shipper, code)).andThen((codes) =>
        answer([{ recoveryCodes: [...codes] }], "Second factor switched on"),
      ),
    ),
    authenticatedRoute("switchSecondFactorOff", async ({ body: { password }, address }, shipper) =>
      (await switchFactorOff(deps, shipper, { password, address })).andThen(() =>
        answer([], "Second factor switched off"),
      ),
    ),
  ];
};
