import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { SecondFactorPort } from "#ports/second-factor.ts";
import type { Api } from "./client.ts";
import { agreeing, list, object } from "./codec.ts";
import { ignore, readFirst, request, toSignInRefusal } from "./request.ts";

const ProvedCodec = agreeing<schema.ProvedSignIn>()(
  object({ xToken: t.string, xApiKey: t.string, recoveryCodes: list(t.string) }),
);
const FactorCodec = agreeing<schema.SecondFactor>()(
  object({ isOn: t.boolean, isRequired: t.boolean, recoveryCodesLeft: t.number }),
);
const SetupCodec = agreeing<schema.SecondFactorSetup>()(object({ secret: t.string, qrSvg: t.string }));
const CodesCodec = agreeing<schema.RecoveryCodes>()(object({ recoveryCodes: list(t.string) }));

/** The second factor over HTTP. */
export const createSecondFactor = (api: Api): SecondFactorPort => ({
  prove: (challenge, { kind, code }, signal) =>
    request(
      api.PUT("/auth/sign_in", {
        body: kind === "code" ? { challenge, code } : { challenge, recoveryCode: code },
        signal,
      }),
    )
      .andThen(readFirst(ProvedCodec))
      .map(({ xToken, xApiKey, recoveryCodes }) => ({ credentials: { xToken, xApiKey }, recoveryCodes }))
      .mapErr(toSignInRefusal),
  load: (signal) => request(api.GET("/resource/account/second-factor", { signal })).andThen(readFirst(FactorCodec)),
  setUp: (password, signal) =>
    request(api.POST("/resource/account/second-factor", { body: { password }, signal })).andThen(readFirst(SetupCodec)),
  switchOn: (code, signal) =>
    request(api.PUT("/resource/account/second-factor", { body: { code }, signal }))
      .andThen(readFirst(CodesCodec))
      .map(({ recoveryCodes }) => recoveryCodes),
  switchOff: (password, signal) =>
    request(api.PUT("/resource/account/second-factor/off", { body: { password }, signal })).map(ignore),
  require: (isRequired, signal) =>
    request(api.PUT("/resource/company/second-factor", { body: { isRequired }, signal })).map(ignore),
});
