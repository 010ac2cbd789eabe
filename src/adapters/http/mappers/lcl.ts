import type { Result } from "neverthrow";
import { DEFAULT_LCL_CRITERIA, type LclCriteria } from "../../../domain/lcl/criteria.ts";
import type { FclComparison, LclRate } from "../../../domain/lcl/lcl-rate.ts";
import type { LclPlace } from "../../../domain/lcl/ports.ts";
import type { LclRecord } from "../../../domain/lcl/record.ts";
import { isCurrencyCode } from "../../../domain/money/currency.ts";
import { parseMoney } from "../../../domain/money/money.ts";
import { readForeignDate, readForeignDay } from "../../../domain/rates/foreign-date.ts";
import { dateOf } from "../../../domain/time/calendar.ts";
import type { Failure } from "../../../ports/failure.ts";
import type { WholeRate } from "../chosen-rates.ts";
import { decodeWith } from "../decoders/codec.ts";
import { LclRateCodec, type WireFclComparison, type WireLclPorts, type WireLclRate } from "../decoders/lcl.ts";
import { SheetColumns } from "../decoders/sheet-rate.ts";
import { filledCells } from "./cells.ts";

const pointKind = (pointType: string | null): LclPlace["kind"] => {
  if (pointType === null) return null;
  return pointType.toLowerCase() === "sea" ? "sea" : "inland";
};

/** The described places in their order, then the names that no place describes. */
export const lclPlacesOf = ({ result, places }: WireLclPorts): readonly LclPlace[] => {
  const names = new Set(result);
  const described = places.filter(({ name }) => names.delete(name));
  return [
    ...described.map(({ name, code, country, countryCode, pointType }) => ({
      name,
      code,
      country,
      countryCode,
      kind: pointKind(pointType),
    })),
    ...[...names].map((name) => ({ name, code: null, country: null, countryCode: null, kind: null })),
  ];
};

/** Sent only where they differ from the default, because another server may refuse parameters that it does not have. */
export const criteriaQuery = ({ sort, cfs, departsBy, maxTransitDays }: LclCriteria) => ({
  ...(sort === DEFAULT_LCL_CRITERIA.sort ? {} : { sort }),
  ...(cfs === null ? {} : { cfs }),
  ...(departsBy === null ? {} : { departsBy }),
  ...(maxTransitDays === null ? {} : { maxTransitDays }),
});

/** Departures in their order; one whose date cannot be read is left out. */
const departuresOf = (wire: WireLclRate["nextDepartures"]): LclRecord["departures"] =>
  wire
    .flatMap(({ departureDate, cfsCutOff }) => {
      const day = readForeignDay(departureDate);
      return day === null ? [] : [{ date: dateOf(day), cfsCutOff: readForeignDate(cfsCutOff) }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));

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
  departures: departuresOf(wire.nextDepartures),
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
