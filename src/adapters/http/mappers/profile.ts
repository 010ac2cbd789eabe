import type { Profile } from "#domain/accounts";
import type { WireProfile } from "../decoders/accounts.ts";

const PHONE = 0;
const EMAIL = 1;

const written = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text.trim());

const contactOf = ({ contact }: WireProfile, type: number): string | null => {
  const entry = contact.find((candidate) => candidate.type === type && written(candidate.value) !== null);
  if (entry === undefined) return null;
  const dialCode = written(entry.sDialCode);
  return dialCode === null ? entry.value.trim() : `${dialCode} ${entry.value.trim()}`;
};

/** The profile's own email and phone, otherwise the first contact entry of that kind. */
export const profileOf = (wire: WireProfile): Profile => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  email: written(wire.email) ?? contactOf(wire, EMAIL),
  phone: written(wire.phone) ?? contactOf(wire, PHONE),
});
