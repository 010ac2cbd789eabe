import type { ResultAsync } from "neverthrow";
import type { PriceSide } from "#domain/margins";
import type { TypedRate } from "#domain/money";
import type {
  CellCorrection,
  CountedQuestion,
  ImportSettings,
  RateImportState,
  SheetAudience,
  SheetQuestion,
  SheetRow,
} from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

export type { PriceSide } from "#domain/margins";
export type {
  ColumnDecision,
  CountedQuestion,
  ImportSettings,
  RateImportState,
  SheetAudience,
  SheetQuestion,
  SheetReading,
} from "#domain/rates";

export interface SheetColumn {
  readonly letters: string;
  readonly header: string;
  /** The cell of the header; null where it is written in several. */
  readonly headerCell: string | null;
  readonly kind: "field" | "charge" | "unknown" | "ignored" | "empty";
  readonly field: string | null;
  /** Without its size; of an unknown column, what its header would be as a charge. */
  readonly charge: string | null;
  readonly sizes: readonly string[];
  readonly currency: string | null;
  readonly per: string | null;
  /** Its filled cells in all lines of prices. */
  readonly filled: number;
  readonly samples: readonly string[];
  readonly isDecided: boolean;
}

export interface SampleLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SheetTab {
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly rows: number;
  readonly isTable: boolean;
  readonly headLine: number | null;
  readonly columns: readonly SheetColumn[];
  readonly above: readonly SampleLine[];
  readonly lines: readonly SampleLine[];
}

export interface ImportNote {
  readonly severity: "problem" | "question" | "remark";
  readonly kind: string;
  readonly tab: string | null;
  readonly line: number;
  readonly cell: string | null;
  readonly header: string | null;
  readonly text: string | null;
  readonly sentence: string;
  readonly isCorrectable: boolean;
  /** Of a note about a column: the cell of its header; null where it is written in several. */
  readonly headerCell: string | null;
  readonly canBeLeftOut: boolean;
  /** The question whose answer settles it; null: none. */
  readonly asks: SheetQuestion | null;
  /** Of a validity that no column states: the days that its text states; null for other notes. */
  readonly stated: Pick<ImportSettings, "validFrom" | "validTill"> | null;
}

/** A cell that is read as something other than the file says. */
export interface CorrectedCell extends CellCorrection {
  readonly staffName: string;
  readonly correctedAt: string;
}

/** A row of the file that is not read. */
export interface LeftOutRow extends SheetRow {
  /** What it says, or the lane of its prices; may be empty. */
  readonly text: string;
  readonly staffName: string;
  readonly leftOutAt: string;
}

/** A row that is left out, or taken back. */
export interface RowChoice extends SheetRow {
  readonly isLeftOut: boolean;
}

/** A correction as it is typed: `from` is what the cell was read as then, `to` null takes it back. */
export interface TypedCorrection extends Omit<CellCorrection, "to"> {
  readonly to: string | null;
}

export type PriceChange = "new" | "changed" | "no-longer-quoted" | "dates" | "unchanged";

export interface ImportSummary {
  readonly kind: "fcl" | "lcl";
  readonly provider: string;
  readonly lines: number;
  /** Rows of the file that were left out. */
  readonly leftOut: number;
  readonly lastDay: string;
  readonly replaced: number;
  readonly counts: Readonly<Record<PriceChange, number>>;
  /** Buying prices that no margin rule is about; null: none. */
  readonly atCost: { readonly prices: number; readonly lanes: number } | null;
}

export interface ImportResult {
  readonly notes: readonly ImportNote[];
  /** What the problems ask, each question once. */
  readonly questions: readonly CountedQuestion[];
  readonly problemCount: number;
  readonly remarkCount: number;
  readonly comparedAt: string;
  /** Null where the sheet cannot be published. */
  readonly summary: ImportSummary | null;
}

/** An import as others see it. */
export interface ImportHead {
  readonly id: string;
  readonly fileName: string;
  readonly provider: string;
  readonly state: RateImportState;
  readonly sheet: string | null;
  readonly staffName: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly isOwn: boolean;
}

export interface RateImport {
  readonly id: string;
  readonly fileName: string;
  readonly state: RateImportState;
  readonly problem: string | null;
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly settings: ImportSettings;
  readonly tabs: readonly SheetTab[];
  readonly unknownColumns: number;
  /** What the first lines ask. */
  readonly earlyQuestions: readonly CountedQuestion[];
  readonly result: ImportResult | null;
  readonly corrections: readonly CorrectedCell[];
  readonly leftOut: readonly LeftOutRow[];
  readonly sheet: string | null;
  readonly staffName: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly revision: number;
  readonly others: readonly ImportHead[];
}

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

export interface StatedCharge {
  readonly amount: Amount | null;
  readonly basis: string;
  readonly condition: string | null;
}

export interface ChargeChange {
  readonly name: string;
  readonly group: string | null;
  readonly kind: "unchanged" | "new" | "removed" | "amount" | "currency" | "basis" | "wording";
  readonly before: StatedCharge | null;
  readonly after: StatedCharge | null;
  readonly percent: number | null;
}

interface PriceOrigin {
  readonly tab: string | null;
  readonly line: number;
  readonly validFrom: string;
  readonly validTill: string;
}

interface PlaceName {
  readonly code: string;
  readonly name: string;
}

export interface ComparedPrice {
  readonly position: number;
  readonly kind: PriceChange;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly carrier: string;
  readonly size: string | null;
  readonly before: PriceOrigin | null;
  readonly after: PriceOrigin | null;
  readonly charges: readonly ChargeChange[];
  readonly terms: readonly { readonly column: string; readonly before: string | null; readonly after: string | null }[];
  readonly total: { readonly before: Amount | null; readonly after: Amount | null; readonly percent: number | null };
}

/** A page of a list; `next` null: the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: number | null;
}

export interface PriceQuery {
  /** Null: all but `unchanged`. */
  readonly kind: PriceChange | null;
  readonly search: string;
  readonly after: number | null;
}

export interface RateSheet {
  readonly id: string;
  readonly kind: "fcl" | "lcl";
  readonly provider: string;
  readonly name: string;
  readonly state: "active" | "upcoming" | "ended" | "withdrawn";
  readonly prices: PriceSide;
  /** Null: everybody finds it. */
  readonly audience: NamedAudience | null;
  readonly validFrom: string;
  readonly lastDay: string | null;
  readonly lines: number;
  readonly activeLines: number;
  readonly importedAt: string;
  readonly publishedBy: string | null;
  readonly isOutdated: boolean;
  /** It was ended before its last day, and can be quoted again. */
  readonly isEndedEarly: boolean;
  /** Of its audience. */
  readonly revision: string;
}

/** Customers that find a private sheet. */
interface NamedAudience {
  readonly groups: readonly string[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

export interface SheetQuery {
  readonly search: string;
  /** `quoted`: active and upcoming. */
  readonly state: RateSheet["state"] | "quoted" | null;
  readonly audience: "everybody" | "some" | null;
  /** The id of a company: only private sheets that it finds. */
  readonly company: string | null;
  readonly after: number | null;
}

export interface SheetChange {
  readonly sheet: string;
  readonly change: "undo" | "withdraw" | "restore" | "end";
  readonly reason: string | null;
}

/** Who finds a sheet from now on. */
export interface AudienceChange {
  readonly sheet: string;
  readonly revision: string;
  readonly audience: SheetAudience | null;
}

export interface RateChoices {
  readonly providers: readonly string[];
  /** Of providers whose last sheet is known. */
  readonly lastPrices: readonly { readonly provider: string; readonly prices: PriceSide }[];
  readonly carriers: readonly string[];
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

export interface EndingPrices {
  readonly day: string;
  readonly sheet: string;
  readonly provider: string;
  readonly name: string;
  readonly lines: number;
}

export interface ExchangeTable {
  readonly base: string;
  readonly date: string;
  readonly source: string;
  readonly markUpPercent: string;
  readonly quotes: readonly { readonly currency: string; readonly unitsPerBase: string }[];
}

/** An exchange rate as it is typed. */
export interface RateSetting extends TypedRate {
  /** Also where it is far from the last one. */
  readonly isSure: boolean;
  /** The rate in force on that day as it was read; null: none. */
  readonly seen: string | null;
}

/** A place that was found; `isBestMatch`: the text clearly means it. */
export interface FoundPlace {
  /** UN/LOCODE. */
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly isBestMatch: boolean;
}

type Sent<Value> = ResultAsync<Value, Failure>;
type Step = Pick<RateImport, "id" | "revision">;

export interface RatesPort {
  readonly listImports: (signal: AbortSignal) => Sent<readonly ImportHead[]>;
  readonly upload: (file: File, signal: AbortSignal) => Sent<RateImport>;
  readonly readImport: (id: string, signal: AbortSignal) => Sent<RateImport>;
  readonly changeImport: (one: Step, settings: ImportSettings, signal: AbortSignal) => Sent<RateImport>;
  readonly correctCell: (id: string, correction: TypedCorrection, signal: AbortSignal) => Sent<RateImport>;
  readonly leaveOutRow: (id: string, row: RowChoice, signal: AbortSignal) => Sent<RateImport>;
  readonly compare: (one: Step, signal: AbortSignal) => Sent<RateImport>;
  readonly publish: (one: Step, withoutMargin: boolean, signal: AbortSignal) => Sent<RateImport>;
  readonly discard: (id: string, signal: AbortSignal) => Sent<void>;
  readonly listPrices: (id: string, query: PriceQuery, signal: AbortSignal) => Sent<Page<ComparedPrice>>;
  readonly choices: (search: string, signal: AbortSignal) => Sent<RateChoices>;
  readonly listCarriers: (signal: AbortSignal) => Sent<readonly string[]>;
  /** The nearest first. */
  readonly findPlaces: (search: string, signal: AbortSignal) => Sent<readonly FoundPlace[]>;
  readonly listSheets: (query: SheetQuery, signal: AbortSignal) => Sent<Page<RateSheet>>;
  readonly changeSheet: (change: SheetChange, signal: AbortSignal) => Sent<void>;
  readonly setAudience: (change: AudienceChange, signal: AbortSignal) => Sent<RateSheet>;
  /** The lines that a sheet quotes, as CSV. */
  readonly exportSheet: (id: string, signal: AbortSignal) => Sent<NamedFile>;
  readonly listEnding: (signal: AbortSignal) => Sent<readonly EndingPrices[]>;
  readonly setExchangeRate: (rate: RateSetting, signal: AbortSignal) => Sent<readonly ExchangeTable[]>;
  readonly listExchange: (signal: AbortSignal) => Sent<readonly ExchangeTable[]>;
}

/** What is typed in a cell and not saved yet. */
export interface UnsavedCellsPort {
  readonly load: (id: string, cell: Pick<CellCorrection, "tab" | "cell">) => string | null;
  /** Null removes it. */
  readonly save: (id: string, cell: Pick<CellCorrection, "tab" | "cell">, typed: string | null) => void;
}
