import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, list, object, decodeWith, first } from "./codec.ts";
import type { CountriesPort, NewAccount, SignupPort } from "#ports/api.ts";
import { toSignInRefusal, request, ignore } from "./request.ts";
import { type Api, APPLICATION_TEXT } from "./client.ts";
import { err, ok, type Result } from "neverthrow";
import type { Failure } from "#ports/failure.ts";

export const TokenCodec = agreeing<schema.TokenAnswer["result"][number]>()(t.string);

export const CountriesCodec = list(agreeing<schema.Country>()(object({ _id: t.string, name: t.string })));

export const createCountries = (api: Api): CountriesPort => ({
  list: (signal) =>
    request(api.GET("/element/country", { signal }))
      .andThen(({ result }) => decodeWith(CountriesCodec)(result))
      .map((countries) => countries.map(({ _id, name }) => ({ id: _id, name })))
      .mapErr(toSignInRefusal),
});

const readToken = (result: unknown): Result<string, Failure> =>
  decodeWith(TokenCodec)(first(result)).andThen((token) =>
    token === "" ? err<string, Failure>({ kind: "malformed", issues: ["the token is empty"] }) : ok(token),
  );

const toForm = ({ basicData, panCopy, gstCopy }: NewAccount): schema.SignUpForm => ({
  basic_data: JSON.stringify(basicData),
  applicationId: APPLICATION_TEXT,
  ...(panCopy === null ? {} : { panCopy: panCopy.content }),
  ...(gstCopy === null ? {} : { gstCopy: gstCopy.content }),
});

/** The copies keep their file names. */
const toMultipart =
  ({ panCopy, gstCopy }: NewAccount) =>
  (form: schema.SignUpForm): FormData => {
    const data = new FormData();
    data.set("basic_data", form.basic_data);
    data.set("applicationId", form.applicationId);
    if (panCopy !== null) data.set("panCopy", panCopy.content, panCopy.name);
    if (gstCopy !== null) data.set("gstCopy", gstCopy.content, gstCopy.name);
    return data;
  };

/** Sign-up over HTTP; visitors have no session. */
export const createSignup = (api: Api): SignupPort => ({
  sendCode: (email, signal) =>
    request(
      api.POST("/auth/sign_up_verification", {
        body: { email, applicationId: APPLICATION_TEXT },
        signal,
      }),
    )
      .andThen(({ result }) => readToken(result))
      .mapErr(toSignInRefusal),

  verifyCode: ({ code, otpToken }, signal) =>
    request(
      api.PUT("/auth/sign_up_verification", {
        body: { otp: code, applicationId: APPLICATION_TEXT, verifyHash: otpToken },
        signal,
      }),
    )
      .map(ignore)
      .mapErr(toSignInRefusal),

  createAccount: (account, signal) =>
    request(
      api.POST("/auth/sign_up", {
        params: { header: { "x-otp-token": account.otpToken } },
        body: toForm(account),
        bodySerializer: toMultipart(account),
        signal,
      }),
    )
      .map(ignore)
      .mapErr(toSignInRefusal),
});
