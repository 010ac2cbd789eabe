import type { CarrierSchedule, ChangeFee, StatedConfirmation } from "#domain/rates";
import type { LclChargeGroup } from "#domain/charges";
import {
  type CalendarDate,
  type DateFormat,
  formatCutOff,
  formatWeekday,
  type LocalDateTime,
  STANDARD_DATES,
  type TimeZone,
} from "#domain/time";

/** A departure for which the price holds, and until when the CFS at the origin takes cargo for it; local to the place. */
export interface LclDeparture {
  readonly date: CalendarDate;
  readonly cfsCutOff: CalendarDate | LocalDateTime | null;
  /** The carrier's sailing of that day; left out where the departure is as the tariff states it. */
  readonly schedule?: CarrierSchedule;
}

/** Charge name → cell, as a person wrote it. */
export type LclChargeMap = Readonly<Record<string, string>>;

/** The maps of a line by group, as they are stored. */
export type LclCharges = Readonly<Record<LclChargeGroup, LclChargeMap>>;

/** The maps of a line as the API names them. */
type LclChargeMaps = { readonly [Group in LclChargeGroup as `${Group}Charges`]: LclChargeMap };

export const mapChargeGroups = (read: (group: LclChargeGroup) => LclChargeMap): LclCharges => ({
  origin: read("origin"),
  destination: read("destination"),
  warehouse: read("warehouse"),
});

export const toChargeMaps = ({ origin, destination, warehouse }: LclCharges): LclChargeMaps => ({
  originCharges: origin,
  destinationCharges: destination,
  warehouseCharges: warehouse,
});

/**
 * A line of an LCL tariff as `readLclRecord` reads it; texts as a person wrote them, null where the line has none.
 * `priceLclRecord` turns it into an `LclRate` for a load.
 */
export interface LclRecord extends LclChargeMaps, StatedConfirmation {
  readonly id: string;
  readonly provider: string | null;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly destinationCfs: string | null;
  readonly originCode: string | null;
  readonly destinationCountry: string | null;
  /** TTT (PORT TO PORT): days. */
  readonly transit: string | number | null;
  readonly departures: readonly LclDeparture[];
  /** The currency of bare figures. */
  readonly currency: string | null;
  /** `1 CBM = 1000 KG`. */
  readonly wmRatio: string | null;
  /** `1 W/M`. */
  readonly wmMinimum: string | null;
  /** `0.1 CBM UP`. */
  readonly wmRounding: string | null;
  readonly validFrom: string | null;
  readonly validTill: string | null;
  /** `departure`, `booking` or `gate-in`: what the validity refers to. */
  readonly validFor: string | null;
  /** The zone of the validity, and that of the port of loading for departure and cut-offs; null where not stated. */
  readonly validityZone: TimeZone | null;
  readonly loadingZone: TimeZone | null;
  readonly sheetName: string | null;
  readonly sheetDate: string | null;
  readonly remarks: string | null;
  readonly fees: readonly ChangeFee[];
}

/** `Thu 26 Nov (CFS cut-off 24 Nov, 17:00)`; the cut-off only where it is stated. */
export const formatLclDeparture = ({ date, cfsCutOff }: LclDeparture, dates: DateFormat = STANDARD_DATES): string =>
  cfsCutOff === null
    ? formatWeekday(date, dates)
    : `${formatWeekday(date, dates)} (CFS cut-off ${formatCutOff(cfsCutOff, dates)})`;
