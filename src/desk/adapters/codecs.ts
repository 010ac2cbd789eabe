import * as t from "io-ts";
import type { Role } from "#domain/staff";
import { object, orNull } from "#adapters/http/codec.ts";

export const RoleCodec: t.Type<Role, unknown> = t.keyof({ desk: null, pricing: null, admin: null });

export const StaffSessionCodec = object({
  id: t.string,
  signedInAt: t.string,
  lastUsedAt: t.string,
  browser: orNull(t.string),
  network: t.string,
  isCurrent: t.boolean,
});

/** An amount in minor units of its currency. */
export const MoneyCodec = object({ currency: t.string, minor: t.number });
