import type { Result } from "neverthrow";
import type { FclComparison, LclRate } from "../../../domain/lcl/lcl-rate.ts";
import type { LclRecord } from "../../../domain/lcl/record.ts";
import { isCurrencyCode } from "../../../domain/money/currency.ts";
import { parseMoney } from "../../../domain/money/money.ts";
import { readForeignDay } from "../../../domain/rates/foreign-date.ts";
import type { Failure } from "../../../ports/failure.ts";
import type { WholeRate } from "../chosen-rates.ts";
import { decodeWith } from "../decoders/codec.ts";
import { LclRateCodec, type WireFclComparison, type WireLclRate } from "../decoders/lcl.ts";
import { SheetColumns } from "../decoders/sheet-rate.ts";
import { filledCells } from "./cells.ts";

/** A line of the tariff as the domain reads it. */
const lclRecordOf = (wire: WireLclRate): LclRecord => ({
  id: wire._id,
  provider: wire.providerName,
  portOfLoading: wire["Port of loading"],
  portOfDischarge: wire["PORT OF DISCHARGE"],
  destinationCfs: wire["Dest CFS"],
  originCode: wire["Origin Code"],
  destinationCountry: wire["Dest Country"],
  transit: wire["TTT (PORT TO PORT)"],
  originCharges: filledCells(wire.originCharges),
  destinationCharges: filledCells(wire.destinationCharges),
  warehouseCharges: filledCells(wire.warehouseCharges),
  currency: wire.CURRENCY,
  wmRatio: wire["W/M RATIO"],
  wmMinimum: wire["W/M MINIMUM"],
  wmRounding: wire["W/M ROUNDING"],
  validFrom: wire["VALID FROM"],
  validTill: wire["VALID TILL"],
  sheetName: wire["SHEET NAME"],
  sheetDate: wire["SHEET DATE"],
  remarks: wire.REMARKS,
});

/** The rates of an answer, each with the line it was made of, and how many could not be read. */
export interface ReadLclRates {
  readonly rates: readonly LclRate[];
  readonly whole: ReadonlyMap<string, WholeRate>;
  readonly unread: readonly Failure[];
}

const decodeRate = decodeWith(LclRateCodec);
const decodeColumns = decodeWith(SheetColumns);

interface Read {
  readonly rate: LclRate;
  readonly whole: WholeRate;
}

const readLine = (line: unknown, price: (record: LclRecord) => LclRate): Result<Read, Failure> =>
  decodeColumns(line).andThen((whole) => decodeRate(line).map((wire) => ({ rate: price(lclRecordOf(wire)), whole })));

/** Reads line by line, so that one that cannot be read costs no other. */
export const readLclRates = (lines: readonly unknown[], price: (record: LclRecord) => LclRate): ReadLclRates => {
  const rates: LclRate[] = [];
  const whole = new Map<string, WholeRate>();
  const unread: Failure[] = [];
  for (const line of lines) {
    readLine(line, price).match(
      (read) => {
        rates.push(read.rate);
        whole.set(read.rate.id, read.whole);
      },
      (failure) => {
        unread.push(failure);
      },
    );
  }
  return { rates, whole, unread };
};

/** A full container on the same lane; null when its price is no amount of a known currency. */
export const fclComparisonOf = (wire: WireFclComparison | null): FclComparison | null => {
  if (wire === null || !isCurrencyCode(wire.currency)) return null;
  return parseMoney(wire.amount, wire.currency).match(
    (total) => ({
      equipment: wire.equipmentGroupIsoCode,
      boxes: wire.numberOfContainers ?? 1,
      total,
      carrier: wire.providerName,
      validTill: readForeignDay(wire.validityTo),
      destination: wire.destination,
    }),
    () => null,
  );
};
