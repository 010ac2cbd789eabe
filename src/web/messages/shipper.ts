import type { Profile } from "#domain/accounts";

/** How a menu names a shipper. */
export interface ShipperWords {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** The specification's words where a profile has no email or no phone. Without a profile only that somebody is signed in is known. */
export const shipperWords = (profile: Profile | null): ShipperWords => ({
  name: profile === null ? "Signed in" : `${profile.firstName} ${profile.lastName}`.trim(),
  email: profile?.email ?? "Email not available",
  phone: profile?.phone ?? "Phone not available",
});
