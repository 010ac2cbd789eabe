import { readLclRecord } from "#api/readers/lcl-record.ts";
import type { Result } from "neverthrow";
import {
  DEFAULT_LCL_CRITERIA,
  type LclCriteria,
  type FclComparison,
  type LclRate,
  type LclPlace,
  type LclRecord,
} from "#domain/lcl";
import { toObject } from "#api/readers/json.ts";
import { isCurrencyCode, parseMoney } from "#domain/money";
import { readForeignDay } from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import type { WholeRate } from "../chosen-rates.ts";
import type { WireFclComparison, WireLclPorts } from "../decoders/lcl.ts";

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

/** The rates of an answer, each with the line it was made of, and how many could not be read. */
export interface ReadLclRates {
  readonly rates: readonly LclRate[];
  readonly whole: ReadonlyMap<string, WholeRate>;
  readonly unread: readonly Failure[];
}

interface Read {
  readonly rate: LclRate;
  readonly whole: WholeRate;
}

const readLine = (line: unknown, price: (record: LclRecord) => LclRate): Result<Read, Failure> =>
  readLclRecord(line)
    .map((record) => ({ rate: price(record), whole: toObject(line) }))
    .mapErr((issue) => ({ kind: "malformed", issues: [issue] }));

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
