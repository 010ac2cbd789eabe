import type { ValidityBasis } from "#domain/rates";
import type { PriceSide } from "#domain/margins";

/** An imported LCL tariff. */
export interface LclTariffTable {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly sheetDate: string;
  readonly validFrom: string;
  readonly validTill: string;
  /** What the validity refers to; `booking` where it is left out. */
  readonly validFor?: ValidityBasis;
  /** The zone of the validity; that of the office where it is left out. */
  readonly timeZone?: string;
  /** `weekly`: the same prices are issued every Monday; null: once, as dated. */
  readonly reissued: string | null;
  readonly importedAt: number;
  /** SHA-256 of the file; null for a tariff that came another way. */
  readonly fileHash?: string | null;
  readonly withdrawnAt?: number | null;
  /** 1: a booking is confirmed at once; 0: staff confirm it. */
  readonly isInstant?: number;
  /** JSON of a SheetAudience; null: everybody finds its prices. */
  readonly visibleTo?: string | null;
  /** Whether the prices are what suppliers are paid; `sell` where it is left out. */
  readonly prices?: PriceSide;
}

/** One line of it: where it goes, by name and UN/LOCODE (null where it has none), and the rest as a person wrote it. */
export interface StoredLclLine {
  readonly id: string;
  readonly tariffId: string;
  readonly line: number;
  readonly portOfLoading: string;
  readonly loadingCode: string | null;
  readonly portOfDischarge: string;
  readonly dischargeCode: string | null;
  /** The port of discharge where no other station is named. */
  readonly destinationCfs: string;
  readonly cfsCode: string | null;
  /** The first day of this line; null for that of its tariff. */
  readonly validFrom?: string | null;
  readonly validTill: string;
  /** Null for that of its tariff. */
  readonly validFor?: ValidityBasis | null;
  /** Why the line was withdrawn; null while it is quoted. */
  readonly withdrawn?: string | null;
  /** The tab of the file, or its number for lines imported before tabs were stored; null for a file without tabs. */
  readonly tab?: string | null;
  /** JSON: column in upper case → cell. */
  readonly fields: string;
  /** JSON: LclCharges, charges in upper case. */
  readonly charges: string;
}
