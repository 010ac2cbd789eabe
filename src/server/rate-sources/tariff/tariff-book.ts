import type { ApiRate } from "#api/schema.d.ts";
import type { EquipmentCode } from "#domain/containers";
import type { CurrencyCode } from "#domain/money";
import type { PriceSide } from "#domain/margins";

/** A value per container size; a missing size is not offered. */
export type PerSize<T> = Partial<Readonly<Record<EquipmentCode, T>>>;

/**
 * A charge of a tariff. Amounts are minor units of `currency`: per container (`box`) by size, or once per bill of
 * lading.
 */
export type TariffCharge =
  | {
      readonly per: "box";
      readonly code: string;
      readonly name: string;
      readonly currency: CurrencyCode;
      readonly amounts: PerSize<number>;
      readonly payment: "P" | "C";
      readonly isIncluded: boolean;
    }
  | {
      readonly per: "bill";
      readonly code: string;
      readonly name: string;
      readonly currency: CurrencyCode;
      readonly amount: number;
      readonly payment: "P" | "C";
    }
  | { readonly per: "words"; readonly code: string; readonly name: string; readonly words: string };

/** Free days at one end, per tariff (`DET` detention, `DEM` demurrage, `MER` both in one). */
export interface TariffFreeTime {
  readonly movement: "E" | "I";
  readonly tariff: "DET" | "DEM" | "MER";
  readonly days: PerSize<number>;
  readonly counted: "Calendar" | "Working";
  /** Of a day after the free ones, by container; left out where the carrier does not state it. */
  readonly charges?: PerSize<
    readonly { readonly fromDay: number; readonly amount: number; readonly currency: CurrencyCode }[]
  >;
}

export interface Carrier {
  readonly name: string;
  readonly supportContact: string | null;
  readonly comment: string | null;
  readonly spotValidityDays: number;
  readonly freeTime: readonly TariffFreeTime[];
  /** What changing and cancelling cost; empty where the carrier does not state it. */
  readonly changeFees?: NonNullable<ApiRate["potentialFees"]>;
  /** Kilograms per container. */
  readonly maxNetWeight: PerSize<number>;
  /** Who confirms a booking; our desk where it is left out. */
  readonly confirms?: "desk" | "rate-holder";
  /** Whether its prices are what the carrier is paid; what customers pay where it is left out. */
  readonly prices?: PriceSide;
}

export interface Haulage {
  readonly carrier: string;
  readonly place: string;
  readonly port: string;
  readonly service: "Ramp" | "Door";
  readonly mode: "RL" | "RD" | "BA";
  readonly days: number;
  readonly currency: CurrencyCode;
  readonly prices: PerSize<number>;
}

export type ChargeScope = "portE" | "portI" | "trade";

/** Everything of the tariffs but freight and schedules: small enough for memory, true for one version of the tables. */
export interface TariffBook {
  readonly version: number;
  readonly carriers: readonly Carrier[];
  readonly charges: (carrier: string, scope: ChargeScope, subject: string) => readonly TariffCharge[];
  readonly haulage: (place: string) => readonly Haulage[];
}

/** One sea leg of a weekly schedule; days count from the departure at the port of loading. */
export interface ScheduleLeg {
  readonly from: string;
  readonly to: string;
  readonly departureDay: number;
  readonly departureTime: string;
  readonly arrivalDay: number;
  readonly arrivalTime: string;
  readonly vessels: readonly string[];
  readonly direction: string;
}

export interface FreightLine {
  readonly id: string;
  readonly scheduleId: string;
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly rateType: "Spot" | "Contract";
  readonly validFrom: string;
  readonly validTill: string;
  readonly currency: CurrencyCode;
  readonly freight: PerSize<number>;
  readonly swing: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly weekday: number;
  readonly trade: string;
  readonly legs: readonly ScheduleLeg[];
  readonly fullWeeks: string | null;
}
