import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, listOrNone, object, orNull, decodeWith, first, readableOrNull } from "./codec.ts";
import { type Credentials, type Profile, readCapabilities, type SignInChallenge } from "#domain/accounts";
import { readFormats } from "#domain/formatting";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import type { AccountsPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import { Envelope, readAnsweredAt, readMessage, toSignInRefusal, request, ignore } from "./request.ts";
import type { Api } from "./client.ts";

const CredentialsCodec = agreeing<schema.SessionCredentials>()(object({ xToken: t.string, xApiKey: t.string }));

/** Names of formats are read as texts: a later version may have others. */
export const FormatsCodec = object({ dates: t.string, numbers: t.string, currency: orNull(t.string) });

export const ProfileCodec = agreeing<schema.Profile>()(
  object({
    firstName: t.string,
    lastName: t.string,
    email: orNull(t.string),
    phone: orNull(t.string),
    capabilities: orNull(t.readonlyArray(t.string)),
    formats: readableOrNull(FormatsCodec),
    contact: listOrNone(object({ type: t.number, value: t.string, sDialCode: orNull(t.string) })),
  }),
);
export type ApiProfile = t.TypeOf<typeof ProfileCodec>;

const PHONE = 0;
const EMAIL = 1;

const filled = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text.trim());

const findContact = ({ contact }: ApiProfile, type: number): string | null => {
  const entry = contact.find((candidate) => candidate.type === type && filled(candidate.value) !== null);
  if (entry === undefined) return null;
  const dialCode = filled(entry.sDialCode);
  return dialCode === null ? entry.value.trim() : `${dialCode} ${entry.value.trim()}`;
};

/** The profile's own email and phone, otherwise the first contact entry of that kind. */
const toProfile = (wire: ApiProfile): Profile => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: filled(wire.email) ?? findContact(wire, EMAIL),
  phone: filled(wire.phone) ?? findContact(wire, PHONE),
  capabilities: readCapabilities(wire.capabilities),
  ...(wire.formats === null ? {} : { formats: readFormats(wire.formats) }),
});

const ChallengeCodec = agreeing<schema.SignInChallenge>()(
  object({
    challenge: t.string,
    recoveryCodesLeft: t.number,
    setup: orNull(object({ secret: t.string, qrSvg: t.string })),
  }),
);
const NEEDS_CODE = 4011;

/** The challenge of a sign-in that needs a code; the failure of any other answer. */
const readChallenge = (body: unknown, failure: Failure): Result<SignInChallenge, Failure> =>
  decodeWith(Envelope)(body).match(
    (envelope) => (envelope.code === NEEDS_CODE ? decodeWith(ChallengeCodec)(first(envelope.result)) : err(failure)),
    () => err(failure),
  );

/** Application id of the portal, as specified. */
const APPLICATION = 702_020;

/** An answer without both credentials is a refusal with the server's message, or malformed without one. */
const readCredentials = (envelope: Envelope): Result<Credentials, Failure> =>
  decodeWith(CredentialsCodec)(first(envelope.result))
    .andThen((credentials) =>
      credentials.xToken === "" || credentials.xApiKey === ""
        ? err<Credentials, Failure>({ kind: "malformed", issues: ["the credentials are empty"] })
        : ok(credentials),
    )
    .mapErr((malformed) => {
      const message = readMessage(envelope);
      return message === "" ? malformed : { kind: "refused", reason: "other", message, fields: [] };
    });

export const createAccounts = (api: Api, clock: Pick<ClockPort, "synchronise">): AccountsPort => ({
  signIn: ({ username, password }, signal) => {
    const sent = api.POST("/auth/sign_in", { body: { username, password, applicationId: APPLICATION }, signal });
    return request(sent, "code-or-status")
      .andThen<Credentials | SignInChallenge, Failure>(readCredentials)
      .orElse((failure) =>
        ResultAsync.fromPromise(sent, () => failure).andThen(({ error }) => readChallenge(error, failure)),
      )
      .mapErr(toSignInRefusal);
  },

  signOut: (signal) => request(api.POST("/auth/sign_out", { signal }), "code-or-status").map(ignore),

  profile: (signal) =>
    request(api.GET("/resource/profile", { signal }))
      .andTee((envelope) => clock.synchronise(readAnsweredAt(envelope)))
      .andThen(({ result, data }) => decodeWith(ProfileCodec)(first(result) ?? data))
      .map(toProfile),
});
