import type { PriceSide } from "#domain/margins";
import type { SheetAudience } from "./audience.ts";

/** What a column is, as a person has decided it. A column without a decision is recognised by its header. */
export interface ColumnDecision {
  readonly header: string;
  readonly kind: "field" | "charge" | "ignored";
  /** Of a field, such as `TRANSIT TIME`. */
  readonly field: string | null;
  /** Of a charge, without its size. */
  readonly charge: string | null;
  /** Null: that of the header, or any. */
  readonly size: string | null;
  readonly currency: string | null;
  /** What its amounts are counted by, such as `BL`; null: as the header says, or as usual. */
  readonly per: string | null;
}

/** How the sheets of a provider are read; stored for the next one. */
export interface SheetReading {
  readonly columns: readonly ColumnDecision[];
  readonly dates: "day-first" | "month-first" | null;
  readonly currency: string | null;
  readonly decimal: "point" | "comma" | null;
  readonly hidden: "include" | "skip" | null;
  /** Place, size or sign as the sheets write it → what it means. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly sizes: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, string>>;
  /** Carrier as the sheets write it → its name; empty: its lines are left out. */
  readonly carriers: Readonly<Record<string, string>>;
  /** Remark that may change prices, as the sheets write it → what it means, such as `WAR RISK USD 50.00/TEU`. */
  readonly remarks: Readonly<Record<string, string>>;
  /** Texts between the lines that change nothing. */
  readonly ignoredTexts: readonly string[];
}

export const EMPTY_READING: SheetReading = {
  columns: [],
  dates: null,
  currency: null,
  decimal: null,
  hidden: null,
  aliases: {},
  sizes: {},
  signs: {},
  carriers: {},
  remarks: {},
  ignoredTexts: [],
};

/** What a person states about an import. */
export interface ImportSettings {
  /** What customers read as the name of the sheet; empty: that of the file without its ending. */
  readonly name: string;
  /** Empty until it is stated. */
  readonly provider: string;
  /** Tabs that are read; empty: all. */
  readonly tabs: readonly string[];
  /** Null until it is stated. */
  readonly prices: PriceSide | null;
  /** Null: everybody finds the prices. */
  readonly audience: SheetAudience | null;
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly rateType: "contract" | "spot" | null;
  /** Which prices of earlier sheets end. */
  readonly replaces: "same-prices" | "all" | "none";
  readonly acceptsOutliers: boolean;
  readonly isRemembered: boolean;
  readonly reading: SheetReading;
}

export const FIRST_SETTINGS: ImportSettings = {
  name: "",
  provider: "",
  tabs: [],
  prices: null,
  audience: null,
  validFrom: null,
  validTill: null,
  rateType: null,
  replaces: "same-prices",
  acceptsOutliers: false,
  isRemembered: true,
  reading: EMPTY_READING,
};

/** What a cell of an uploaded file is read as, in place of what it says; of one import only. */
export interface CellCorrection {
  /** Null where the file has one tab only. */
  readonly tab: string | null;
  /** As a spreadsheet names it, such as `G10`. */
  readonly cell: string;
  /** What the file says. */
  readonly from: string;
  /** Empty: the cell is read as an empty one. */
  readonly to: string;
}

/** A row of an uploaded file, counted from 1. */
export interface SheetRow {
  /** Null where the file has one tab only. */
  readonly tab: string | null;
  readonly line: number;
}

/** How far an import at the desk is. */
export type RateImportState =
  /** A process reads tabs and columns. */
  | "reading"
  /** The file is no sheet; `problem` says why. */
  | "unreadable"
  /** Columns and answers can be changed. */
  | "open"
  | "comparing"
  /** The comparison has found problems. */
  | "refused"
  | "compared"
  | "publishing"
  | "published"
  | "undone";
