import type { PriceSide } from "#domain/margins";
import type { ValidityBasis } from "#domain/rates";

/** An imported rate sheet. */
export interface RateSheetTable {
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
  /** `weekly`: the provider issues the same prices every Monday; null: once, as dated. */
  readonly reissued: string | null;
  readonly importedAt: number;
  /** SHA-256 of the file; null for a sheet that came another way. */
  readonly fileHash?: string | null;
  readonly withdrawnAt?: number | null;
  /** When its carrier last reported that rates have changed; null: not since the import. */
  readonly outdatedAt?: number | null;
  /** 1: the prices are the forwarder's own, and a booking is confirmed at once; 0: our desk confirms it. */
  readonly isInstant?: number;
  /** JSON of a SheetAudience; null: everybody finds its prices. */
  readonly visibleTo?: string | null;
  /** Whether the prices are what suppliers are paid; `sell` where it is left out. */
  readonly prices?: PriceSide;
  /** JSON: a list of headers for each table of the file; null where they are unknown. */
  readonly headers?: string | null;
}

/** One line of a rate sheet: its columns and charge cells as a person wrote them (JSON), and what a search needs to find it. */
export interface RateSheetRowTable {
  readonly id: string;
  readonly sheetId: string;
  readonly line: number;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfReceipt: string | null;
  readonly placeOfDelivery: string | null;
  /** The first day of this line; null for that of its sheet. */
  readonly validFrom?: string | null;
  readonly validTill: string;
  /** Null for that of its sheet. */
  readonly validFor?: ValidityBasis | null;
  readonly fields: string;
  readonly charges: string;
  /** Why the line was withdrawn; null while it is quoted. */
  readonly withdrawn?: string | null;
  /** JSON of StoredCells; null where they are unknown. */
  readonly cells?: string | null;
  /** The tab of the file, or its number for lines imported before tabs were stored; null for a file without tabs. */
  readonly tab?: string | null;
  /** JSON: sizes that a newer sheet has replaced, with their last day; null for none. */
  readonly endedSizes?: string | null;
}

/** The cells of a line as they were read, in the order of the headers of its table. */
export interface StoredCells {
  readonly table: number;
  readonly texts: readonly string[];
}

/**
 * A change to a line after its import, so that earlier prices can be explained. `replaced` and `expired` change the last day
 * of the line or of one size, `withdrawn` ends it at once with a reason, and `undone` with the import that it is from.
 */
export interface LineChangeTable {
  readonly lineId: string;
  /** The sheet that replaces the line; otherwise its own. */
  readonly sheetId: string;
  readonly kind: "replaced" | "expired" | "withdrawn" | "undone";
  readonly changedAt: number;
  /** When the change was taken back; null while it counts. */
  readonly undoneAt: number | null;
  /** Null for the whole line. */
  readonly size: string | null;
  /** Last day before and after; null for a withdrawal. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
}

/** A notice of a carrier that its rates have changed. */
export interface RateNoticeTable {
  readonly carrier: string;
  /** The carrier's own. */
  readonly key: string;
  readonly receivedAt: number;
}
