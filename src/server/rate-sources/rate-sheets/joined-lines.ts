import { classifyCharge, readAmountCell } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { countsByShipment } from "#domain/rates";
import type { EndedSizes } from "./ended-sizes.ts";
import { quotesSize, readLabel, type SheetLine } from "./sheet-offers.ts";

/** Between the ids of lines that make one offer. */
const LINE_SEPARATOR = "+";

type Cells = Readonly<Record<string, string>>;

/** Columns that may differ between the rows of one product: what is about a size, and what is only said. */
const OF_ONE_SIZE = new Set([
  "CONTAINER SIZE",
  "EQUIPMENT TYPE",
  "NO OF CONTAINERS",
  "MAX NET WEIGHT",
  "CURRENCY",
  "REMARKS",
  "FREE DAYS",
  "FREE DAYS AT ORIGIN",
  "FREE DAYS AT DESTINATION",
  "DESTINATION DEMURRAGE",
  "DESTINATION DETENTION",
  "DESTINATION DEMURRAGE AND DETENTION",
  "BOOKING CANCELLATION FEE",
  "BOOKING AMENDMENT FEE",
  "VALID FROM",
  "VALID TILL",
]);

/** Lines with the same key are one product of a provider on one voyage. */
const toProductKey = (line: SheetLine): string =>
  JSON.stringify([
    line.provider,
    line.isWeekly,
    line.isInstant,
    line.isBuying,
    line.timeZone,
    line.validFor,
    line.portOfLoading,
    line.portOfDischarge,
    line.placeOfReceipt,
    line.placeOfDelivery,
    ...Object.entries(line.fields)
      .filter(([field]) => !OF_ONE_SIZE.has(field))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);

const overlaps = (one: SheetLine, other: SheetLine): boolean =>
  one.validFrom <= other.validTill && other.validFrom <= one.validTill;

/** A bare amount with the currency of its line. */
const withCurrency = (text: string, currency: string | undefined): string =>
  currency !== undefined &&
  readAmountCell(text, null).kind !== "amount" &&
  readAmountCell(text, currency).kind === "amount"
    ? `${currency} ${text}`
    : text;

interface SizedLine {
  readonly size: EquipmentCode;
  readonly line: SheetLine;
}

/** The charges of a line for one size; those without a size in their name are `shared`. */
const chargesOf = ({ line, size }: SizedLine) => {
  const sized = new Map<string, string>();
  const shared = new Map<string, string>();
  for (const [label, text] of Object.entries(line.charges)) {
    const { name, size: own } = readLabel(label);
    const written = withCurrency(text, line.fields["CURRENCY"]);
    const cell = readAmountCell(written, null);
    if (own === size) sized.set(name, written);
    else if (own === null && (cell.kind !== "amount" || cell.equipment === null || cell.equipment === size))
      shared.set(name, written);
  }
  return { sized, shared };
};

/** Whether a charge is counted for each container; null where that is not certain for a charge of one size alone. */
const isPerContainer = (name: string, text: string): boolean | null => {
  const cell = readAmountCell(text, null);
  if (cell.kind === "included" || cell.kind === "free" || cell.kind === "not-quoted") return true;
  if (cell.kind !== "amount") return null;
  if (cell.per === "bill-of-lading" || cell.per === "shipment") return false;
  return cell.per === "container" || !countsByShipment(classifyCharge(null, name).costItem);
};

/**
 * The charges of several sizes, each from its line. A charge that all lines state alike is taken once; one for each
 * container gets its size; null where lines state a charge of the whole shipment differently.
 */
const joinCharges = (parts: readonly SizedLine[]): Cells | null => {
  const read = parts.map((part) => ({ size: part.size, ...chargesOf(part) }));
  const charges: Record<string, string> = {};
  for (const { size, sized } of read) for (const [name, text] of sized) charges[`${name} ${size}`] = text;
  for (const name of new Set(read.flatMap(({ shared }) => [...shared.keys()]))) {
    const texts = new Set(read.map(({ shared }) => shared.get(name) ?? null));
    const [first = null] = texts;
    if (texts.size === 1 && first !== null) charges[name] = first;
    else
      for (const { size, shared } of read) {
        const text = shared.get(name);
        if (text === undefined) continue;
        const isOfContainer = isPerContainer(name, text);
        if (isOfContainer === null || (!isOfContainer && (charges[name] ?? text) !== text)) return null;
        charges[isOfContainer ? `${name} ${size}` : name] = text;
      }
  }
  return charges;
};

/** The columns that all lines state alike, and their remarks. */
const joinFields = (lines: readonly SheetLine[]): Cells => {
  const [first] = lines;
  const shared = Object.entries(first?.fields ?? {}).filter(
    ([field, text]) => field !== "CONTAINER SIZE" && lines.every(({ fields }) => fields[field] === text),
  );
  const remarks = [...new Set(lines.flatMap(({ fields }) => fields["REMARKS"] ?? []))].join("; ");
  return { ...Object.fromEntries(shared), ...(remarks === "" ? {} : { REMARKS: remarks }) };
};

/** The last day of each size in the line that prices it. */
const joinEndedSizes = (parts: readonly SizedLine[]): EndedSizes =>
  Object.fromEntries(
    parts.flatMap(({ size, line }) => {
      const day = line.endedSizes[size];
      return day === undefined ? [] : [[size, day] as const];
    }),
  );

const joinLines = (parts: readonly SizedLine[]): SheetLine | null => {
  const lines = [...new Set(parts.map(({ line }) => line))];
  const [first] = lines;
  const charges = joinCharges(parts);
  if (first === undefined || charges === null) return null;
  return {
    ...first,
    id: lines.map(({ id }) => id).join(LINE_SEPARATOR),
    validFrom: lines.reduce((latest, { validFrom }) => (validFrom > latest ? validFrom : latest), first.validFrom),
    validTill: lines.reduce((till, { validTill }) => (validTill < till ? validTill : till), first.validTill),
    endedSizes: joinEndedSizes(parts),
    fields: joinFields(lines),
    charges,
  };
};

const joinProduct = (lines: readonly SheetLine[], sizes: readonly EquipmentCode[]): readonly SheetLine[] => {
  const bySize = sizes.map((size) => lines.filter((line) => quotesSize(line, size)));
  const [starts = [], ...others] = bySize;
  return starts.flatMap((start) => {
    const parts: SizedLine[] = [{ size: sizes[0] ?? "20GP", line: start }];
    for (const [index, candidates] of others.entries()) {
      const line = candidates.find((one) => parts.every((part) => overlaps(part.line, one)));
      const size = sizes[index + 1];
      if (line === undefined || size === undefined) return [];
      parts.push({ size, line });
    }
    return joinLines(parts) ?? [];
  });
};

/**
 * Lines that cover a load of several sizes together where none does alone: the rows of one provider, carrier, lane and
 * voyage, each with its sizes.
 */
export const joinSizes = (lines: readonly SheetLine[], wanted: readonly EquipmentCode[]): readonly SheetLine[] => {
  const sizes = [...new Set(wanted)];
  if (sizes.length < 2) return [];
  const products = Map.groupBy(
    lines.filter((line) => !sizes.every((size) => quotesSize(line, size))),
    toProductKey,
  );
  return [...products.values()].flatMap((product) => joinProduct(product, sizes));
};
