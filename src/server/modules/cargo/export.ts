import { assessParts } from "#domain/cargo";
import { presentCargo } from "./presenter.ts";
import type { StoredCargo } from "./store.ts";

/** As getCargo sends it, with the booking and the state of each part. */
export const presentCargoOfBooking = (cargo: StoredCargo) => {
  const { quotation, details, scope, submissions } = cargo;
  const { quotationId, bookingId, providerName } = quotation;
  const parts = assessParts(details, scope, submissions).map(({ subject, container, status }) => ({
    subject,
    container,
    status,
  }));
  return { quotationId, bookingId, providerName, parts, ...presentCargo(cargo) };
};
