import { findBookingLimit, formatValidity, toBookingValidity, type Validity } from "#domain/rates";
import {
  createZoneClock,
  formatZoneNote,
  type LocalDateTime,
  type TimeZone,
  toMinutes,
  type ZonedDate,
} from "#domain/time";
import { useNow, useTimeZone, useTodayIn } from "./portal-context.tsx";
import { readerFormats } from "#web/messages/formats.ts";

/** Calculates the offset of a zone once for as long as the page is open. */
export const ZONES = createZoneClock();

/** Names the zone of a date that ends at another moment for the shipper: ` (Kolkata time)`. */
export function useZoneNote(): (date: ZonedDate) => string {
  const reader = useTimeZone();
  return (date) => formatZoneNote(date, reader, ZONES);
}

/** A validity as it is shown, null where it may not be; its zone is named where it limits the booking at another moment than the shipper's day. */
export function useValidityText(validity: Validity): string | null {
  const [todayIn, toNote] = [useTodayIn(), useZoneNote()];
  const limit = findBookingLimit(validity);
  const text = formatValidity(validity, todayIn(validity.zone), readerFormats().dates);
  return text === null || limit === null ? text : `${text}${toNote(limit)}`;
}

/** The validity of an offer for a sailing, which cannot be booked after its booking cut-off and its departure. */
export const useBookingValidityText = (offer: Parameters<typeof toBookingValidity>[0]): string | null =>
  useValidityText(toBookingValidity(offer, ZONES));

/** The wall clock of a zone; where it is not known, that of the shipper. */
export function useLocalTime(zone: TimeZone | null | undefined): LocalDateTime {
  const [now, reader] = [useNow(), useTimeZone()];
  return ZONES.toLocal(toMinutes(Date.parse(now)), zone ?? reader);
}
