import {
  formatSizes,
  type RateUnit,
  type ReplacedUnit,
  type Replacement,
  type ReplacementScope,
} from "#server/rate-sources/rate-sheets/plan-replacement.ts";

const endText = (
  { unit, ends }: ReplacedUnit,
  hasNewPrice: (unit: RateUnit, size: string) => boolean,
): readonly string[] => {
  const groups = Map.groupBy(ends, ([size, day]) => `${day} ${unit.sizes.get(size) ?? ""} ${hasNewPrice(unit, size)}`);
  return [...groups.values()].map((group) => {
    const [size = "", day = ""] = group[0] ?? [];
    const named = formatSizes(group.map(([one]) => one));
    const what = [unit.lane, unit.carrier, ...(named === "" ? [] : [named])].join("  ");
    const isLost = hasNewPrice(unit, size) ? "" : ", without a new price";
    return `    ${what}  after ${day} (was till ${unit.sizes.get(size) ?? ""})${isLost}`;
  });
};

/** What an import ends, by lane, carrier and size, and how much of the provider's sheets stays. */
export const describeReplacement = (
  { replaced, untouched }: Replacement,
  added: readonly RateUnit[],
  scope: ReplacementScope,
): readonly string[] => {
  const prices = new Set(added.flatMap(({ key, sizes }) => [...sizes.keys()].map((size) => `${key}|${size}`)));
  const hasNewPrice = (unit: RateUnit, size: string): boolean => prices.has(`${unit.key}|${size}`);
  const ended = [...new Set(replaced.flatMap((one) => endText(one, hasNewPrice)))];
  return [
    ...(ended.length === 0 ? [] : ["  No longer quoted:", ...ended]),
    ...(untouched === 0 || scope === "all"
      ? []
      : [
          untouched === 1
            ? "  1 line of earlier sheets stays quoted. To end it too, say --replace-all."
            : `  ${untouched} lines of earlier sheets stay quoted. To end them too, say --replace-all.`,
        ]),
  ];
};
