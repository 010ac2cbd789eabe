import { listContainers } from "#domain/cargo";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readBookedJourney, type StoredBooking } from "../bookings/index.ts";
import { loadCargo } from "../cargo/index.ts";
import { loadJourney } from "../tracking/index.ts";

/** The containers of a booking by number, as the shipper has entered them and the carrier reports them. */
export const readContainers = async (db: Executor, booking: StoredBooking, now: number) => {
  const { details, scope } = await loadCargo(db, booking);
  const loaded = await loadJourney(db, booking, readBookedJourney(booking).legs, toInstant(now));
  const reported = loaded?.isReported === true ? loaded.journey.containers : [];
  return listContainers(details, scope, reported).map((container) => ({ ...container }));
};
