import { EQUIPMENT_CODES } from "#domain/containers";
import type { StatedCell, ValidityBasis } from "#domain/rates";
import { addDays, type CalendarDate } from "#domain/time";
import { readEndedSizes } from "./ended-sizes.ts";
import { createCellLister, fieldsReader } from "./read-stored-cells.ts";
import { findCarrier } from "./sheet-carrier.ts";
import { findPricedSizes } from "./sheet-offers.ts";
import type { SheetKind } from "./sheet-kinds.ts";

type Cells = Readonly<Record<string, string>>;

/** A line of a sheet as it is stored, or as it will be. */
export interface PricedLine {
  readonly id: string;
  readonly tab?: string | null;
  readonly line: number;
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly placeOfReceipt: string | null;
  readonly placeOfDelivery: string | null;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  /** Null or left out for that of its sheet. */
  readonly validFor?: ValidityBasis | null;
  /** JSON of EndedSizes; null while all sizes hold till `validTill`. */
  readonly endedSizes: string | null;
  readonly fields: string;
  readonly charges: string;
}

/**
 * The prices of a line that are replaced together: those of one provider, carrier, lane and rate type. Each of its sizes is
 * replaced on its own; a part load has one size without a name.
 */
export interface RateUnit {
  readonly line: PricedLine;
  /** The fields of the line, read. */
  readonly fields: Cells;
  /** Its charges, read. */
  readonly cells: readonly StatedCell[];
  readonly lane: string;
  readonly carrier: string;
  readonly key: string;
  /** The last day of each size. */
  readonly sizes: ReadonlyMap<string, CalendarDate>;
}

const toLane = ({ portOfLoading, portOfDischarge, placeOfReceipt, placeOfDelivery }: PricedLine): string => {
  const inland = [placeOfReceipt, placeOfDelivery === portOfDischarge ? null : placeOfDelivery];
  const named = inland.filter((place) => place !== null).join(", ");
  return `${portOfLoading}-${portOfDischarge}${named === "" ? "" : ` (${named})`}`;
};

const toLetters = (text: string): string => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const WHOLE_LOAD = [""];

/** Reads units of lines; lines with the same columns are read once. */
const sizesReader = (kind: SheetKind): ((fields: Cells, cells: readonly StatedCell[]) => readonly string[]) => {
  if (kind === "lcl") return () => WHOLE_LOAD;
  const known = new Map<string, readonly string[]>();
  return (fields, cells) => {
    const key = [fields["CONTAINER SIZE"], fields["EQUIPMENT TYPE"], ...cells.map(({ label }) => label)].join("|");
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const charges = Object.fromEntries(cells.map(({ label, written }) => [label, written]));
    const sizes = findPricedSizes(fields, charges);
    known.set(key, sizes);
    return sizes;
  };
};

type Sizes = RateUnit["sizes"];

/** Gives sizes their last days; lines without ended sizes and with the same last day share what they have. */
const sizeDays = (): ((sizes: readonly string[], line: PricedLine) => Sizes) => {
  const known = new Map<readonly string[], Map<CalendarDate, Sizes>>();
  return (sizes, { validTill, endedSizes }) => {
    if (endedSizes !== null) {
      const ended = readEndedSizes(endedSizes);
      return new Map(sizes.map((size) => [size, ended[size] ?? validTill]));
    }
    const byDay = known.get(sizes) ?? new Map<CalendarDate, Sizes>();
    const days = byDay.get(validTill) ?? new Map(sizes.map((size) => [size, validTill]));
    known.set(sizes, byDay.set(validTill, days));
    return days;
  };
};

export const toUnits = (kind: SheetKind, provider: string, lines: readonly PricedLine[]): readonly RateUnit[] => {
  const readSizes = sizesReader(kind);
  const toDays = sizeDays();
  const [readFields, listCells] = [fieldsReader(), createCellLister(kind)];
  return lines.map((line) => {
    const fields = readFields(line.fields);
    const cells = listCells(line.charges);
    const sizes = readSizes(fields, cells);
    const [lane, carrier] = [toLane(line), findCarrier(fields, provider)];
    const key = [lane, toLetters(carrier), toLetters(fields["RATE TYPE"] ?? "")].join("|");
    return { line, fields, cells, lane, carrier, key, sizes: toDays(sizes, line) };
  });
};

/** A line that a new sheet ends: all of it, or some sizes. */
export interface ReplacedUnit {
  readonly unit: RateUnit;
  /** The new last day of the line. */
  readonly validTill: CalendarDate;
  /** The sizes that the new sheet ends, with their new last day. */
  readonly ends: ReadonlyMap<string, CalendarDate>;
}

export interface Replacement {
  readonly replaced: readonly ReplacedUnit[];
  /** Lines of the provider that stay as they are. */
  readonly untouched: number;
}

/** Which lines of a provider a new sheet ends: those with the same lane, carrier, rate type and size, or all of them. */
export type ReplacementScope = "units" | "all";

const latest = (days: Iterable<CalendarDate>): CalendarDate =>
  [...days].reduce((one, other) => (one > other ? one : other), "");

const sizeKey = (unit: RateUnit, size: string): string => `${unit.key}|${size}`;

interface Days {
  readonly from: CalendarDate;
  readonly till: CalendarDate;
}

/* The days of the new prices by what they replace, each once: a large sheet has many prices with the same days. */
const groupDays = (added: readonly RateUnit[]): ReadonlyMap<string, readonly Days[]> => {
  const bySize = new Map<string, Days[]>();
  for (const unit of added)
    for (const [size, till] of unit.sizes) {
      const key = sizeKey(unit, size);
      const days = bySize.get(key) ?? [];
      if (days.length === 0) bySize.set(key, days);
      const from = unit.line.validFrom;
      if (!days.some((one) => one.from === from && one.till === till)) days.push({ from, till });
    }
  return bySize;
};

/** A price ends on the day before the first new one that holds while it does. */
export const planReplacement = (
  added: readonly RateUnit[],
  stored: readonly RateUnit[],
  scope: ReplacementScope,
): Replacement => {
  const first = added.reduce((day, { line }) => (line.validFrom < day ? line.validFrom : day), "9999-12-31");
  const bySize = groupDays(added);
  const findBegin = (unit: RateUnit, size: string, last: CalendarDate): CalendarDate | null => {
    let begin = scope === "all" && first <= last ? first : null;
    for (const { from, till } of bySize.get(sizeKey(unit, size)) ?? [])
      if (from <= last && till >= unit.line.validFrom && (begin === null || from < begin)) begin = from;
    return begin;
  };
  const replaced = stored.flatMap((unit) => {
    const ends = new Map<string, CalendarDate>();
    for (const [size, last] of unit.sizes) {
      const begin = findBegin(unit, size, last);
      if (begin !== null) ends.set(size, addDays(begin, -1));
    }
    if (ends.size === 0) return [];
    return [{ unit, ends, validTill: latest([...unit.sizes].map(([size, last]) => ends.get(size) ?? last)) }];
  });
  return { replaced, untouched: stored.length - replaced.length };
};

/** The sizes of a replaced line that end before the line does, as they are stored. */
export const toEndedSizes = ({ unit, ends, validTill }: ReplacedUnit): string | null => {
  const ended = [...unit.sizes].flatMap(([size, last]) => {
    const day = ends.get(size) ?? last;
    return day < validTill ? [[size, day] as const] : [];
  });
  return ended.length === 0 ? null : JSON.stringify(Object.fromEntries(ended));
};

/** `20GP, 40HC`; `all sizes` for a price of every size. */
export const formatSizes = (sizes: readonly string[]): string =>
  sizes.length === EQUIPMENT_CODES.length ? "all sizes" : sizes.join(", ");
