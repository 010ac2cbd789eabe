import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import { checkDueBookings } from "./check-bookings.ts";

const CHECK_MS = 1_000;

/** Messages about bookings: found after news and when reminders become due, listed, mailed and switched. */
export const notificationsFeature: Feature = (deps) => {
  const { database, clock, ids, config } = deps;
  const checking = { database, clock, ids, site: config.publicUrl, apiBasePath: config.apiBasePath };
  let isClosing = false;
  deps.onClose(async () => {
    isClosing = true;
  });
  repeat(deps, CHECK_MS, () => checkDueBookings(checking, () => isClosing));
  return [];
};
