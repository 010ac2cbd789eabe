import { type CalendarDate, createZoneClock, type LocalDateTime, type TimeZone, type ZoneClock } from "#domain/time";
import type { CutOff } from "./rate.ts";
import type { Validity } from "./validity.ts";

interface BookableSailing {
  readonly validity: Validity;
  /** Left out for a part load, which is booked without a sailing; `departure` too. */
  readonly cutOffs?: readonly CutOff[];
  readonly departure?: CalendarDate | LocalDateTime | null;
  readonly loadingZone: TimeZone | null;
}

/** The latest moment at which the carrier takes a booking. */
export const findBookingCutOff = (cutOffs: readonly CutOff[]): CutOff["at"] | null =>
  cutOffs.find(({ code }) => code === "STA")?.at ?? null;

/* After the last delivery to the port, or of the verified gross mass, cargo of a new booking stays behind. */
const ENDS_BOOKING: ReadonlySet<CutOff["code"]> = new Set(["STA", "VCO", "PCO"]);

/**
 * The validity of an offer as far as it can be booked: one by the day of booking ends with the first cut-off for booking, VGM and
 * port, or with the departure, where they are earlier. Others concern the sailing and stay as they are.
 */
export const toBookingValidity = (
  { validity, cutOffs = [], departure = null, loadingZone }: BookableSailing,
  zones: ZoneClock = createZoneClock(),
): Validity => {
  const { basis, till } = validity;
  if (basis !== "booking" || till === null) return validity;
  return [...cutOffs.filter(({ code }) => ENDS_BOOKING.has(code)).map(({ at }) => at), departure]
    .flatMap((at) => (at === null ? [] : [{ ...validity, till: at, zone: loadingZone }]))
    .reduce<Validity>((first, one) => (endOf(one, zones) < endOf(first, zones) ? one : first), validity);
};

const endOf = ({ till, zone }: Validity, zones: ZoneClock): number =>
  till === null ? Number.POSITIVE_INFINITY : zones.endOf({ at: till, zone });
