import { classifyCharge, LCL_CHARGE_GROUPS } from "#domain/charges";
import type { LclCharges } from "#domain/lcl";
import type { ValidityBasis } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { storedJson } from "../platform/database/statements.ts";
import { officeTime, toInstant } from "../platform/time.ts";
import { toAmount } from "../modules/rates/index.ts";
import { readEndedSizes } from "../rate-sources/rate-sheets/ended-sizes.ts";
import { formatSizes } from "../rate-sources/rate-sheets/plan-replacement.ts";
import { readAudience } from "../rate-sources/rate-sheets/sheet-audience.ts";
import { findCarrier } from "../rate-sources/rate-sheets/sheet-carrier.ts";
import type { SheetLineState, SheetState } from "../rate-sources/rate-sheets/sheet-lines.ts";
import type { LineChangeTable } from "../rate-sources/rate-sheets/tables.ts";
import { findSizes, type LineCharges, listCharges } from "./sheets/lane-charges.ts";

type Cells = Readonly<Record<string, string>>;

export const BASIS_WORDS: Readonly<Record<ValidityBasis, string>> = {
  departure: "departures",
  booking: "bookings",
  "gate-in": "gate-in",
};

/** The last day of the calendar means that no end is stated. */
export const endText = (lastDay: string): string => (lastDay === "9999-12-31" ? "with no end date" : `till ${lastDay}`);

export const lineCount = (count: number): string => `${count} ${count === 1 ? "line" : "lines"}`;
export const priceCount = (count: number): string => `${count} ${count === 1 ? "price" : "prices"}`;
export const laneCount = (count: number): string => `${count} ${count === 1 ? "lane" : "lanes"}`;

/** A moment (epoch milliseconds) on the clock of the office: `2026-11-20 14:30`. */
export const momentText = (moment: number): string => officeTime(moment).replace("T", " ");

export const toLane = ({ portOfLoading, portOfDischarge }: SheetLineState): string =>
  `${portOfLoading}-${portOfDischarge}`;

const toInland = ({ placeOfReceipt, placeOfDelivery, portOfDischarge }: SheetLineState): string => {
  const places = [placeOfReceipt, placeOfDelivery === portOfDischarge ? null : placeOfDelivery];
  const named = places.filter((place) => place !== null);
  return named.length === 0 ? "" : ` (${named.join(", ")})`;
};

/** `tab "FCL", line 2`: what one line of a sheet is named by. */
export const nameLine = ({ tab, line }: Pick<SheetLineState, "tab" | "line">): string =>
  `${tab === null ? "" : `tab "${tab}", `}line ${line}`;

/** The charges of a line by name, size and currency. */
export const readLineCharges = (
  { line, fields: stored, charges: cells }: SheetLineState,
  { kind }: Pick<SheetState, "kind">,
): LineCharges => {
  const fields = storedJson<Cells>(stored);
  const currency = fields["CURRENCY"];
  if (kind === "fcl") {
    const charges = listCharges(storedJson<Cells>(cells), currency);
    return { line, group: "", sizes: findSizes(charges, fields["CONTAINER SIZE"]), charges };
  }
  const groups = storedJson<LclCharges>(cells);
  return { line, group: "", sizes: [], charges: LCL_CHARGE_GROUPS.flatMap((of) => listCharges(groups[of], currency)) };
};

const isFreight = (name: string): boolean => classifyCharge(null, name).costItem === "ocean-freight";

/** `20GP USD 980.00, 40HC USD 1,640.00 till 2026-12-04`: the freight of each size, with the last day of one that ends early. */
const freightText = (line: SheetLineState, sheet: Pick<SheetState, "kind">): string => {
  const { sizes, charges } = readLineCharges(line, sheet);
  const ended = readEndedSizes(line.endedSizes);
  const prices = charges
    .filter(({ name }) => isFreight(name))
    .map(({ size, text }) => {
      const own = size === null ? sizes : [size];
      const [first = ""] = own;
      const end = own.length === 1 ? ended[first] : undefined;
      return [formatSizes(own), text, ...(end === undefined ? [] : [endText(end)])]
        .filter((part) => part !== "")
        .join(" ");
    });
  return prices.length === 0 ? "no freight" : prices.join(", ");
};

const carrierText = (line: SheetLineState, { provider }: Pick<SheetState, "provider">): string =>
  findCarrier(storedJson<Cells>(line.fields), provider);

const stateText = ({ withdrawn, validFrom, validTill }: SheetLineState, today: CalendarDate): string => {
  if (withdrawn !== null) return "withdrawn";
  if (validTill < validFrom) return "ended before it began";
  if (validTill < today) return `ended ${validTill}`;
  return validFrom > today ? `from ${validFrom} ${endText(validTill)}` : endText(validTill);
};

/** A rate sheet for other programs. */
export const toSheetRecord = ({
  importedAt,
  withdrawnAt,
  outdatedAt,
  lastDay,
  lines,
  active,
  ...sheet
}: SheetState) => ({
  id: sheet.id,
  kind: sheet.kind,
  provider: sheet.provider,
  name: sheet.name,
  sheetDate: sheet.sheetDate,
  importedAt: toInstant(importedAt),
  withdrawnAt: withdrawnAt === null ? null : toInstant(withdrawnAt),
  outdatedAt: outdatedAt === null ? null : toInstant(outdatedAt),
  validFrom: sheet.validFrom,
  lastDay,
  validFor: sheet.validFor,
  prices: sheet.prices,
  visibleTo: sheet.visibleTo === null ? null : readAudience(sheet.visibleTo),
  lines,
  activeLines: active,
});

/** A charge for other programs; an amount of none is stated as it was written. */
export const toChargeRecord = ({ name, size, price, per, text }: LineCharges["charges"][number]) => ({
  name,
  equipment: size,
  amount: price === null ? null : toAmount(price),
  per,
  ...(price === null ? { asWritten: text } : {}),
});

/** A line of a sheet for other programs. */
export const toLineRecord = (line: SheetLineState, sheet: Pick<SheetState, "kind" | "provider">) => ({
  tab: line.tab,
  line: line.line,
  portOfLoading: line.portOfLoading,
  portOfDischarge: line.portOfDischarge,
  placeOfReceipt: line.placeOfReceipt,
  placeOfDelivery: line.placeOfDelivery,
  carrier: carrierText(line, sheet),
  charges: readLineCharges(line, sheet).charges.map(toChargeRecord),
  validFrom: line.validFrom,
  validTill: line.validTill,
  validFor: line.validFor,
  endedSizes: readEndedSizes(line.endedSizes),
  withdrawn: line.withdrawn,
});

/** A change of a line for other programs. */
export const toChangeRecord = ({
  kind,
  sheetId,
  size,
  changedAt,
  undoneAt,
  before,
  after,
  reason,
}: LineChangeTable) => ({
  kind,
  sheet: sheetId,
  equipment: size,
  changedAt: toInstant(changedAt),
  undoneAt: undoneAt === null ? null : toInstant(undoneAt),
  before,
  after,
  reason,
});

/** `tab "FCL", line 2  INNSA-NLRTM  MSC  20GP USD 980.00  till 2026-12-31`. */
export const lineText = (
  line: SheetLineState,
  sheet: Pick<SheetState, "kind" | "provider" | "validFor">,
  today: CalendarDate,
): string =>
  [
    nameLine(line),
    `${toLane(line)}${toInland(line)}`,
    carrierText(line, sheet),
    freightText(line, sheet),
    `${stateText(line, today)}${line.validFor === sheet.validFor ? "" : `, for ${BASIS_WORDS[line.validFor]}`}`,
  ].join("  ");

const changeText = (change: LineChangeTable, sizes: readonly string[]): string => {
  const { kind, sheetId, changedAt, before, after, reason } = change;
  const what = sizes.length === 0 ? "" : `${formatSizes(sizes)} `;
  const when = `on ${momentText(changedAt)}`;
  const days = `quoted till ${after ?? ""} (before: ${endText(before ?? "")})`;
  switch (kind) {
    case "replaced":
      return `${what}replaced ${when} by ${sheetId}: ${days}`;
    case "expired":
      return `${what}ended ${when}: ${days}`;
    case "withdrawn":
      return `withdrawn ${when}: ${reason ?? ""}`;
    case "undone":
      return `import taken back ${when}`;
  }
};

/** What happened to a line, one text for each change; sizes that changed together are in one. */
export const changeTexts = (changes: readonly LineChangeTable[]): readonly string[] => {
  const together = Map.groupBy(changes, ({ kind, sheetId, changedAt, before, after, undoneAt }) =>
    JSON.stringify([kind, sheetId, changedAt, before, after, undoneAt]),
  );
  return [...together.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const undone = first.undoneAt === null ? "" : `, taken back on ${momentText(first.undoneAt)}`;
    return [
      `${changeText(
        first,
        same.flatMap(({ size }) => size ?? []),
      )}${undone}`,
    ];
  });
};
