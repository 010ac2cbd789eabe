import { assessParts, PARTY_ROLES } from "#domain/cargo";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import { describePart, loadCargo } from "../cargo/index.ts";

/** The parties, and the parts of the cargo with what the shipper has stated. */
export const readCargo = async (db: Executor, booking: StoredBooking) => {
  const stored = await loadCargo(db, booking);
  const { details, scope, submissions } = stored;
  return {
    parties: PARTY_ROLES.flatMap((role) => {
      const { partyName, street, postCode, city, countryCode } = details.documentParties[role];
      const address = [street, [postCode, city].join(" ").trim(), countryCode].filter((one) => one.trim() !== "");
      return partyName.trim() === "" ? [] : [{ role, name: partyName, address: address.join(", ") }];
    }),
    cargoParts: assessParts(details, scope, submissions).map((part) => ({
      subject: part.subject,
      container: part.container,
      status: part.status,
      missing: part.problems.length,
      reason: part.submission?.reason ?? null,
      sentAt: part.submission?.sentAt ?? null,
      lines: [...describePart(stored, part)],
    })),
  };
};
