import { createPriceReader, type SheetPrice, type StatedLine, type ValidityBasis } from "#domain/rates";
import type { RateUnit, ReplacedUnit } from "./plan-replacement.ts";

const toStatedLine = (
  { line, fields, cells, lane, carrier, sizes }: RateUnit,
  otherwise: ValidityBasis,
): StatedLine => ({
  id: line.id,
  tab: line.tab ?? null,
  line: line.line,
  lane,
  carrier,
  validFrom: line.validFrom,
  validFor: line.validFor ?? otherwise,
  sizes,
  fields,
  cells,
});

/** Reads the prices of lines, each with all its charges; `otherwise` is the basis of lines that state none. */
export const sheetPriceReader = (otherwise: ValidityBasis): ((units: readonly RateUnit[]) => readonly SheetPrice[]) => {
  const read = createPriceReader();
  return (units) => units.flatMap((unit) => read(toStatedLine(unit, otherwise)));
};

/** What a replacement ends: its lines, with those sizes only. */
export const listEndedUnits = (replaced: readonly ReplacedUnit[]): readonly RateUnit[] =>
  replaced.map(({ unit, ends }) =>
    ends.size === unit.sizes.size
      ? unit
      : { ...unit, sizes: new Map([...unit.sizes].filter(([size]) => ends.has(size))) },
  );
