import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import * as t from "io-ts";
import { list, object, orNull } from "#adapters/http/codec.ts";
import { ignore, readAll, readFirst, request, toSignInRefusal } from "#adapters/http/request.ts";
import type { PasskeyPort } from "../ports/index.ts";
import type { Authenticator } from "./authenticator.ts";
import type { DeskClient } from "./client.ts";
import { readSession } from "./session.ts";

const PasskeyCodec = object({ id: t.string, name: t.string, createdAt: t.string, lastUsedAt: orNull(t.string) });

/* The browser checks the options: whatever it does not take, it refuses. */
const optionsCodec = <Options>(name: string): t.Type<Options, unknown> => {
  const is = (value: unknown): value is Options =>
    typeof value === "object" && value !== null && "challenge" in value && typeof value.challenge === "string";
  return new t.Type(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

const RequestOptions = optionsCodec<PublicKeyCredentialRequestOptionsJSON>("options of a sign-in");
const CreationOptions = optionsCodec<PublicKeyCredentialCreationOptionsJSON>("options of a new passkey");

/* The server reads no results of extensions. */
const NO_RESULTS = { clientExtensionResults: {} };

export const createPasskeys = (api: DeskClient, authenticator: Authenticator): PasskeyPort => ({
  isSupported: authenticator.isSupported,
  signIn: (signal) =>
    request(api.POST("/session/passkey-challenge", { signal }))
      .andThen(readFirst(RequestOptions))
      .andThen(authenticator.sign)
      .andThen((signature) =>
        request(api.POST("/session/passkey", { body: { credential: { ...signature, ...NO_RESULTS } }, signal })),
      )
      .andThen(readSession)
      .mapErr(toSignInRefusal),
  list: (signal) => request(api.GET("/passkeys", { signal })).andThen(readAll(list(PasskeyCodec))),
  add: (name, signal) =>
    request(api.POST("/passkeys/challenge", { signal }))
      .andThen(readFirst(CreationOptions))
      .andThen(authenticator.create)
      .andThen((made) =>
        request(api.POST("/passkeys", { body: { name, credential: { ...made, ...NO_RESULTS } }, signal })),
      )
      .andThen(readAll(list(PasskeyCodec))),
  remove: (passkey, signal) =>
    request(api.DELETE("/passkeys/{passkey}", { params: { path: { passkey } }, signal })).map(ignore),
});
