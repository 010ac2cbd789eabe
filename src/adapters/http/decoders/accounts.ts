import * as t from "io-ts";
import type { Profile, SessionCredentials } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { listOrNone, object, orNull } from "./codec.ts";

export const CredentialsCodec = reading<SessionCredentials>()(object({ xToken: t.string, xApiKey: t.string }));

export const ProfileCodec = reading<Profile>()(
  object({
    firstName: t.string,
    lastName: t.string,
    email: orNull(t.string),
    phone: orNull(t.string),
    contact: listOrNone(object({ type: t.number, value: t.string, sDialCode: orNull(t.string) })),
  }),
);
export type WireProfile = t.TypeOf<typeof ProfileCodec>;
