import type { PriceSide } from "#domain/margins";

/** A carrier whose tariff we hold: each is a rate source of its own. */
export interface CarrierTable {
  readonly name: string;
  readonly supportContact: string | null;
  readonly comment: string | null;
  /** How many days a spot price holds once it is quoted. */
  readonly spotValidityDays: number;
  /** JSON: export and import free time. */
  readonly freeTime: string;
  /** JSON: the `potentialFees` of its offers. */
  readonly changeFees: string;
  /** JSON: maximum cargo per container by size, in kilograms. */
  readonly maxNetWeight: string;
  /** `rate-holder`: a booking is confirmed at once; otherwise our desk confirms it. */
  readonly confirms: "desk" | "rate-holder";
  /** Whether the prices of the tariff are what the carrier is paid; `sell` where it is left out. */
  readonly prices?: PriceSide | undefined;
  readonly isActive: number;
}

/** A weekly sailing between two ports, direct or by way of hubs. */
export interface TariffScheduleTable {
  readonly id: string;
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** 0 Sunday to 6 Saturday, at the port of loading. */
  readonly weekday: number;
  /** Trade whose freight surcharges apply. */
  readonly trade: string;
  /** JSON: the sea legs with day offsets, times of day and vessel names. */
  readonly legs: string;
  /** `3/5`: sailings of weeks 3, 8, 13, … are full; null: none is. */
  readonly fullWeeks: string | null;
}

/** Basic ocean freight of one container by size, in minor units of `currency`; null: this size is not carried. */
export interface TariffFreightTable {
  readonly id: string;
  readonly carrier: string;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly scheduleId: string;
  /** `Spot` or `Contract`. */
  readonly rateType: string;
  readonly validFrom: string;
  readonly validTill: string;
  readonly currency: string;
  readonly freight20GP: number | null;
  readonly freight40GP: number | null;
  readonly freight40HC: number | null;
  readonly freight45HC: number | null;
  readonly freight20RE: number | null;
  readonly freight40RH: number | null;
  /** How far a spot price moves from week to week, in per mille; 0 for contracts. */
  readonly swing: number;
}

/** Charges of a carrier that belong to a port (`portE`, `portI`), or to a trade (`trade`); JSON list. */
export interface TariffChargesTable {
  readonly carrier: string;
  readonly scope: string;
  /** UN/LOCODE, or the trade's code. */
  readonly subject: string;
  readonly charges: string;
}

/** Haulage between an inland place (or the town of a port) and a port. */
export interface TariffHaulageTable {
  readonly carrier: string;
  readonly place: string;
  readonly port: string;
  /** `Ramp` or `Door`. */
  readonly service: string;
  /** `RL` rail, `RD` road, `BA` barge. */
  readonly mode: string;
  readonly days: number;
  readonly currency: string;
  /** JSON: price of one container by size in minor units. */
  readonly prices: string;
}

/** Counts the changes of the tables behind a cache (`places`, `tariffs` …); the table is named after its first use. */
export interface CacheVersionTable {
  readonly name: string;
  readonly version: number;
}
