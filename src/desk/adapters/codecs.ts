import * as t from "io-ts";
import { object, orNull } from "#adapters/http/codec.ts";
import type { CompanyState } from "#domain/companies";
import type { Role } from "#domain/staff";

export const RoleCodec: t.Type<Role, unknown> = t.keyof({ desk: null, pricing: null, admin: null });

export const StaffSessionCodec = object({
  id: t.string,
  signedInAt: t.string,
  lastUsedAt: t.string,
  browser: orNull(t.string),
  network: t.string,
  isCurrent: t.boolean,
});

const PlaceCodec = object({ name: t.string, code: orNull(t.string) });
export const LaneCodec = object({ from: PlaceCodec, to: PlaceCodec });
export const ContainerCodec = object({ equipment: t.string, quantity: t.number });
export const CompanyStateCodec: t.Type<CompanyState, unknown> = t.keyof({
  pending: null,
  active: null,
  hold: null,
  blocked: null,
});
/** An amount in minor units of its currency. */
export const MoneyCodec = object({ currency: t.string, minor: t.number });
