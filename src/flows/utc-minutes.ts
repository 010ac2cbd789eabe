import type { Instant, UtcMinutes } from "#domain/time";
import { toUtcMinutes } from "#domain/tracking";

/** A moment of the clock in whole minutes. */
export const readMinutes = (moment: Instant): UtcMinutes => Math.floor(toUtcMinutes(moment) ?? 0);
