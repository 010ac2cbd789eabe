import { err, ok, type Result } from "neverthrow";
import type { Failure } from "#ports/failure.ts";
import type { NewAccount, SignupPort } from "#ports/signup.ts";
import type { SignUpForm } from "#api/schema.d.ts";
import { APPLICATION_TEXT } from "./application.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { TokenCodec } from "./decoders/signup.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import { refusalAtTheDoor } from "./refusal.ts";

const tokenIn = (result: unknown): Result<string, Failure> =>
  decodeWith(TokenCodec)(first(result)).andThen((token) =>
    token === "" ? err<string, Failure>({ kind: "malformed", issues: ["the token is empty"] }) : ok(token),
  );

const formOf = ({ basicData, panCopy, gstCopy }: NewAccount): SignUpForm => ({
  basic_data: JSON.stringify(basicData),
  applicationId: APPLICATION_TEXT,
  ...(panCopy === null ? {} : { panCopy: panCopy.content }),
  ...(gstCopy === null ? {} : { gstCopy: gstCopy.content }),
});

/** The form as the browser sends it; the copies keep the names that they have on the shipper's device. */
const multipart =
  ({ panCopy, gstCopy }: NewAccount) =>
  (form: SignUpForm): FormData => {
    const data = new FormData();
    data.set("basic_data", form.basic_data);
    data.set("applicationId", form.applicationId);
    if (panCopy !== null) data.set("panCopy", panCopy.content, panCopy.name);
    if (gstCopy !== null) data.set("gstCopy", gstCopy.content, gstCopy.name);
    return data;
  };

/** Sign-up over HTTP: a visitor has no session that could have ended. */
export const createSignup = (api: Api, { deadlines: { usual, upload } }: ApiSettings): SignupPort => ({
  sendCode: (email, signal) =>
    ask(
      (until) =>
        api.POST("/auth/sign_up_verification", {
          body: { email, applicationId: APPLICATION_TEXT },
          signal: until,
        }),
      { signal, deadline: usual },
      "code",
    )
      .andThen(({ result }) => tokenIn(result))
      .mapErr(refusalAtTheDoor),

  verifyCode: ({ code, otpToken }, signal) =>
    ask(
      (until) =>
        api.PUT("/auth/sign_up_verification", {
          body: { otp: code, applicationId: APPLICATION_TEXT, verifyHash: otpToken },
          signal: until,
        }),
      { signal, deadline: usual },
      "code",
    )
      .map(() => undefined)
      .mapErr(refusalAtTheDoor),

  create: (account, signal) =>
    ask(
      (until) =>
        api.POST("/auth/sign_up", {
          params: { header: { "x-otp-token": account.otpToken } },
          body: formOf(account),
          bodySerializer: multipart(account),
          signal: until,
        }),
      { signal, deadline: upload },
      "code",
    )
      .map(() => undefined)
      .mapErr(refusalAtTheDoor),
});
