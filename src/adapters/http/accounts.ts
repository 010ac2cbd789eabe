import { err, ok, type Result } from "neverthrow";
import type { Credentials } from "#domain/accounts";
import type { AccountsPort } from "#ports/accounts.ts";
import type { Failure } from "#ports/failure.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { CredentialsCodec, ProfileCodec } from "./decoders/accounts.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import type { Envelope } from "./decoders/envelope.ts";
import { profileOf } from "./mappers/profile.ts";
import { messageOf, refusalAtTheDoor } from "./refusal.ts";

/** The spec's application id of the portal. */
const APPLICATION = 702_020;

/** An answer without both credentials is a refusal in the server's words; without words it is malformed. */
const credentialsIn = (envelope: Envelope): Result<Credentials, Failure> =>
  decodeWith(CredentialsCodec)(first(envelope.result))
    .andThen((credentials) =>
      credentials.xToken === "" || credentials.xApiKey === ""
        ? err<Credentials, Failure>({ kind: "malformed", issues: ["the credentials are empty"] })
        : ok(credentials),
    )
    .mapErr((malformed) => {
      const message = messageOf(envelope);
      return message === "" ? malformed : { kind: "refused", reason: "other", message, fields: [] };
    });

/** Sign-in, sign-out and profile over HTTP. */
export const createAccounts = (api: Api, { deadlines: { usual } }: ApiSettings): AccountsPort => ({
  signIn: ({ username, password }, signal) =>
    ask(
      (until) => api.POST("/auth/sign_in", { body: { username, password, applicationId: APPLICATION }, signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .andThen(credentialsIn)
      .mapErr(refusalAtTheDoor),

  signOut: (signal) =>
    ask((until) => api.POST("/auth/sign_out", { signal: until }), { signal, deadline: usual }, "code-or-status").map(
      () => undefined,
    ),

  profile: (signal) =>
    ask((until) => api.GET("/resource/profile", { signal: until }), { signal, deadline: usual }, "code")
      .andThen(({ result, data }) => decodeWith(ProfileCodec)(first(result) ?? data))
      .map(profileOf),
});
