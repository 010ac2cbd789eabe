import { classifyCharge } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { isFor, type ListedCharge, rangeText } from "./lane-charges.ts";
import type { QuotedLane } from "./lane-prices.ts";

interface SizePrices {
  readonly lane: string;
  readonly carrier: string;
  readonly size: EquipmentCode | null;
  readonly charges: ReadonlyMap<string, readonly ListedCharge[]>;
}

const isFreight = ({ name }: ListedCharge): boolean => classifyCharge(null, name).costItem === "ocean-freight";

/** The charges of each lane, carrier and size by name; a part load has one size, null. */
const collectPrices = (lines: readonly QuotedLane[]): ReadonlyMap<string, SizePrices> => {
  const sized = lines.flatMap(({ lane, readCharges }) => {
    const { group, sizes, charges } = readCharges();
    return (
      (sizes.length === 0 ? [null] : sizes)
        /* A size without a freight is not quoted. */
        .filter((size) => charges.some((charge) => isFreight(charge) && isFor(charge, size)))
        .map((size) => ({ lane, carrier: group, size, charges }))
    );
  });
  const groups = Map.groupBy(sized, ({ lane, carrier, size }) => `${lane}|${carrier.toUpperCase()}|${size ?? ""}`);
  return new Map(
    [...groups].flatMap(([key, some]) => {
      const [first] = some;
      if (first === undefined) return [];
      const own = some.flatMap(({ charges, size }) =>
        charges.filter((charge) => isFor(charge, size) && !isFreight(charge)),
      );
      return [[key, { ...first, charges: Map.groupBy(own, ({ name }) => name) }] as const];
    }),
  );
};

const toText = (charges: readonly ListedCharge[] | undefined): string =>
  charges === undefined ? "none" : rangeText(charges);

const describeChange = (now: SizePrices, before: SizePrices): string | null => {
  const names = [...new Set([...before.charges.keys(), ...now.charges.keys()])];
  const changes = names.flatMap((name) => {
    const [was, is] = [toText(before.charges.get(name)), toText(now.charges.get(name))];
    return was === is ? [] : [`${name} ${was} → ${is}`];
  });
  const what = [now.lane, now.carrier, now.size ?? ""].filter((part) => part !== "").join("  ");
  return changes.length === 0 ? null : `    ${what}: ${changes.join("; ")}`;
};

/** Which charges besides the freight a new sheet changes, adds or leaves out, by lane, carrier and size of the prices that it replaces. */
export const describeChanges = (lines: readonly QuotedLane[], replaced: readonly QuotedLane[]): readonly string[] => {
  const before = collectPrices(replaced);
  const changes = [...collectPrices(lines)].flatMap(([key, now]) => {
    const old = before.get(key);
    return (old === undefined ? null : describeChange(now, old)) ?? [];
  });
  return changes.length === 0 ? [] : ["  Changed charges:", ...changes];
};
