import { formatChangeFees } from "#domain/amendments";
import { toSheetFees } from "#domain/rates";
import { type AmountCell, classifyCharge, LCL_CHARGE_GROUPS, readAmountCell } from "#domain/charges";
import { FREE_TIME_LABELS } from "#domain/free-time";
import { formatMoney, type Money } from "#domain/money";
import {
  formatDailyRates,
  FREE_TIME_COLUMNS,
  readChargeName,
  readSheetFreeTime,
  type SheetFreeTime,
} from "#domain/rates";
import type { LclCharges } from "#domain/lcl";
import type { StoredLclLine } from "#server/modules/lcl/index.ts";
import type { RateSheetRowTable } from "#server/rate-sources/rate-sheets/tables.ts";
import { fieldsReader } from "#server/rate-sources/rate-sheets/read-stored-cells.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { describeCharges, findSizes, type LineCharges, listCharges } from "./lane-charges.ts";
import type { RateTable } from "./rate-table.ts";
import { emptyNotes, noteAdder, type SheetNote } from "./sheet-notes.ts";

type Cells = Readonly<Record<string, string>>;

interface FreightPrice {
  readonly label: string;
  /** `20GP`, `per W/M`; empty for a price of every size. */
  readonly of: string;
  readonly price: Money;
}

export interface QuotedLane {
  /** `INNSA-NLRTM`, with the inland places or the station behind. */
  readonly lane: string;
  readonly line: number;
  readonly validTill: string;
  readonly prices: readonly FreightPrice[];
  /** Reads free time and fees, one text for each; as all charges, a large sheet needs them for its description only. */
  readonly readTerms: () => readonly string[];
  readonly readCharges: () => LineCharges;
}

const describeFreeTime = ({ days, counted, tariff }: SheetFreeTime): string =>
  [
    `${days} ${counted == null ? "" : `${counted} `}${days === 1 ? "day" : "days"}`,
    ...(tariff == null ? [] : [`then ${formatDailyRates(tariff)}`]),
  ].join(", ");

const readTerms = (fields: Cells): readonly string[] => {
  const freeTime = FREE_TIME_COLUMNS.flatMap(([column, kind]) => {
    const cell = fields[column];
    const read = cell === undefined ? null : readSheetFreeTime(cell).unwrapOr(null);
    return read === null ? [] : [`${FREE_TIME_LABELS[kind].name} at the destination: ${describeFreeTime(read)}`];
  });
  const fees = formatChangeFees(toSheetFees(fields));
  return [...freeTime, ...(fees === null ? [] : [`Fees: ${fees}`])];
};

interface FreightLabel {
  readonly isFreight: boolean;
  readonly equipment: string | null;
}

/** How the labels and cells of a line are read. */
interface LineReader {
  readonly readFields: (stored: string) => Cells;
  readonly readLabel: (label: string) => FreightLabel;
  readonly readCell: typeof readAmountCell;
}

const readLabel = (label: string): FreightLabel => {
  const { text: name, equipment } = readChargeName(label);
  return { isFreight: classifyCharge(null, name).costItem === "ocean-freight", equipment };
};

const PLAIN_READER: LineReader = { readFields: storedJson<Cells>, readLabel, readCell: readAmountCell };

/* The lines of a sheet have the same few labels, and many cells have the same text. */
const createLineReader = (): LineReader => {
  const labels = new Map<string, FreightLabel>();
  const cells = new Map<string, AmountCell>();
  return {
    readFields: fieldsReader(),
    readLabel: (label) => {
      const known = labels.get(label);
      if (known !== undefined) return known;
      const made = readLabel(label);
      labels.set(label, made);
      return made;
    },
    readCell: (text, own) => {
      const key = `${own ?? ""}|${text}`;
      const known = cells.get(key);
      if (known !== undefined) return known;
      const made = readAmountCell(text, own);
      cells.set(key, made);
      return made;
    },
  };
};

const readPrices = (
  charges: Cells,
  currency: string | undefined,
  sizes: string,
  reader: LineReader = PLAIN_READER,
): readonly FreightPrice[] =>
  Object.entries(charges).flatMap(([label, text]) => {
    const { isFreight, equipment } = reader.readLabel(label);
    if (!isFreight) return [];
    const cell = reader.readCell(text, currency ?? null);
    return cell.kind === "amount" ? [{ label, of: equipment ?? cell.equipment ?? sizes, price: cell.unit }] : [];
  });

/** What is quoted of a line of a sheet of containers. */
type QuotedRow = Pick<
  RateSheetRowTable,
  | "line"
  | "portOfLoading"
  | "portOfDischarge"
  | "placeOfReceipt"
  | "placeOfDelivery"
  | "validTill"
  | "fields"
  | "charges"
>;

const readLineCharges = ({ line, charges: cells }: QuotedRow, fields: Cells): LineCharges => {
  const charges = listCharges(storedJson<Cells>(cells), fields["CURRENCY"]);
  return { line, group: fields["LINE"] ?? "", sizes: findSizes(charges, fields["CONTAINER SIZE"]), charges };
};

/* Read from their text when they are needed: what is read of all lines of a large sheet takes much memory. */
const readLater = (row: QuotedRow): Pick<QuotedLane, "readTerms" | "readCharges"> => {
  let known: LineCharges | undefined;
  return {
    readTerms: () => readTerms(storedJson<Cells>(row.fields)),
    readCharges: () => {
      known ??= readLineCharges(row, storedJson<Cells>(row.fields));
      return known;
    },
  };
};

const toQuotedLane = (row: QuotedRow, reader: LineReader): QuotedLane => {
  const fields = reader.readFields(row.fields);
  const cells = storedJson<Cells>(row.charges);
  const stated = fields["CONTAINER SIZE"];
  const later = readLater(row);
  const inland = [row.placeOfReceipt, row.placeOfDelivery].filter((code) => code !== null).join(", ");
  return {
    lane: `${row.portOfLoading}-${row.portOfDischarge}${inland === "" ? "" : ` (${inland})`}`,
    line: row.line,
    validTill: row.validTill,
    prices: readPrices(cells, fields["CURRENCY"], stated ?? "", reader).filter(
      ({ of }) => stated === undefined || of === stated || later.readCharges().sizes.some((size) => size === of),
    ),
    ...later,
  };
};

/** Reads what the lines of a sheet of containers quote. */
export const createLaneReader = (): ((row: QuotedRow) => QuotedLane) => {
  const reader = createLineReader();
  return (row) => toQuotedLane(row, reader);
};

export const toQuotedLclLane = (
  row: Pick<
    StoredLclLine,
    "portOfLoading" | "portOfDischarge" | "destinationCfs" | "line" | "validTill" | "fields" | "charges"
  >,
): QuotedLane => {
  const cells = storedJson<LclCharges>(row.charges);
  const fields = storedJson<Cells>(row.fields);
  return {
    lane: `${row.portOfLoading}-${row.portOfDischarge}${row.destinationCfs === row.portOfDischarge ? "" : ` (${row.destinationCfs})`}`,
    line: row.line,
    validTill: row.validTill,
    prices: readPrices(cells.origin, fields["CURRENCY"], ""),
    readTerms: () => readTerms(fields),
    readCharges: () => ({
      line: row.line,
      group: fields["LINE"] ?? "",
      sizes: [],
      charges: LCL_CHARGE_GROUPS.flatMap((group) => listCharges(cells[group], fields["CURRENCY"])),
    }),
  };
};

const priceKey = (lane: string, { of }: FreightPrice): string => `${lane} ${of}`;

/** A price may be so much higher or lower than before without a question. */
const MAX_CHANGE = 0.6;

/**
 * Prices that are more than 60 % away from every price of the same lane, size and currency in the lines that would be
 * replaced, and those in a currency that none of these has, as questions; `lines` are in the order of the tables' lines.
 */
export const findOutliers = (
  tables: readonly RateTable[],
  lines: Iterable<QuotedLane>,
  before: Iterable<QuotedLane>,
): readonly SheetNote[] => {
  const known = new Map<string, Money[]>();
  for (const { lane, prices } of before)
    for (const price of prices) {
      const key = priceKey(lane, price);
      const all = known.get(key);
      if (all === undefined) known.set(key, [price.price]);
      else all.push(price.price);
    }
  const notes = emptyNotes();
  const all = lines[Symbol.iterator]();
  for (const { tab, lines: own, columns } of tables)
    for (const { line } of own) {
      const next = all.next();
      const quoted = next.done === true ? undefined : next.value;
      for (const price of quoted?.prices ?? []) {
        const earlier = known.get(priceKey(quoted?.lane ?? "", price)) ?? [];
        const [first] = earlier;
        const { minor, currency } = price.price;
        const isUsual = (one: Money): boolean =>
          one.currency === currency && Math.abs(minor - one.minor) <= one.minor * MAX_CHANGE;
        if (first === undefined || earlier.some(isUsual)) continue;
        const old = earlier.find((one) => one.currency === currency);
        const column = columns.findIndex((one) => one.column.kind === "charge" && one.column.label === price.label);
        const change = old === undefined ? "is in another currency than" : "is more than 60 % away from";
        const sentence = `${price.label} ${formatMoney(price.price)} ${change} ${formatMoney(old ?? first)} in the sheet that is replaced. Correct it or say --accept-outliers.`;
        noteAdder(notes, tab, line)("questions", "outlier", column < 0 ? null : column, sentence);
      }
    }
  return notes.questions;
};

const rangeText = (prices: readonly FreightPrice[]): string => {
  const sorted = prices.map(({ price }) => price).toSorted((one, other) => one.minor - other.minor);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return "";
  return low.minor === high.minor ? formatMoney(low) : `${formatMoney(low)} to ${formatMoney(high)}`;
};

/** What would be taken, lane by lane: `INNSA-NLRTM: 2 lines, 20GP USD 980.00 to USD 1,040.00, till 2026-12-31`, and its terms. */
export const describeLanes = (lines: readonly QuotedLane[], before: readonly QuotedLane[]): readonly string[] => {
  const replaced = Map.groupBy(before, ({ lane }) => lane);
  return [...Map.groupBy(lines, ({ lane }) => lane)].flatMap(([lane, own]) => {
    const sizes = Map.groupBy(
      own.flatMap(({ prices }) => prices),
      ({ of, price }) => `${of} ${price.currency}`,
    );
    const prices = [...sizes.values()].map((some) => `${some[0]?.of ?? ""} ${rangeText(some)}`.trim());
    const tills = own.map(({ validTill }) => validTill).toSorted();
    const count = replaced.get(lane)?.length ?? 0;
    const terms = [...new Set(own.flatMap((line) => line.readTerms()))].map((text) => `    ${text}`);
    const heading = [
      `  ${lane}: ${own.length} ${own.length === 1 ? "line" : "lines"}`,
      ...prices,
      `till ${tills.at(-1) ?? ""}`,
      ...(count === 0 ? [] : [`replaces ${count} ${count === 1 ? "line" : "lines"}`]),
    ];
    return [heading.join(", "), ...describeCharges(own.map(({ readCharges }) => readCharges())), ...terms];
  });
};
