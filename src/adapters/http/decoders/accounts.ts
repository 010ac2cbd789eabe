import * as t from "io-ts";
import type { Profile, SessionCredentials } from "../../../wire/schema.d.ts";
import type { Agrees, Holds } from "./agreement.ts";
import { listOrNone, object, orNull } from "./codec.ts";

export const CredentialsCodec = object({ xToken: t.string, xApiKey: t.string });

export const ProfileCodec = object({
  firstName: t.string,
  lastName: t.string,
  email: orNull(t.string),
  phone: orNull(t.string),
  contact: listOrNone(object({ type: t.number, value: t.string, sDialCode: orNull(t.string) })),
});
export type WireProfile = t.TypeOf<typeof ProfileCodec>;

export type AccountsAgreement = [
  Holds<Agrees<t.TypeOf<typeof CredentialsCodec>, SessionCredentials>>,
  Holds<Agrees<WireProfile, Profile>>,
];
