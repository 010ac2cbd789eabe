import { LCL_CHARGE_GROUPS } from "#domain/charges";
import type { LclCharges } from "#domain/lcl";
import {
  createPriceReader,
  type SheetPrice,
  type StatedCell,
  type StatedLine,
  type ValidityBasis,
} from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import type { RateUnit, ReplacedUnit } from "./plan-replacement.ts";
import type { SheetKind } from "./sheet-kinds.ts";

type Cells = Readonly<Record<string, string>>;

const listCells = (kind: SheetKind, charges: string): readonly StatedCell[] => {
  if (kind === "fcl")
    return Object.entries(storedJson<Cells>(charges)).map(([label, written]) => ({ group: null, label, written }));
  const groups = storedJson<LclCharges>(charges);
  return LCL_CHARGE_GROUPS.flatMap((group) =>
    Object.entries(groups[group]).map(([label, written]) => ({ group, label, written })),
  );
};

const toStatedLine = (
  kind: SheetKind,
  { line, lane, carrier, sizes }: RateUnit,
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
  fields: storedJson<Cells>(line.fields),
  cells: listCells(kind, line.charges),
});

/** Reads the prices of lines, each with all its charges; `otherwise` is the basis of lines that state none. */
export const sheetPriceReader = (
  kind: SheetKind,
  otherwise: ValidityBasis,
): ((units: readonly RateUnit[]) => readonly SheetPrice[]) => {
  const read = createPriceReader();
  return (units) => units.flatMap((unit) => read(toStatedLine(kind, unit, otherwise)));
};

/** What a replacement ends: its lines, with those sizes only. */
export const listEndedUnits = (replaced: readonly ReplacedUnit[]): readonly RateUnit[] =>
  replaced.map(({ unit, ends }) => ({ ...unit, sizes: new Map([...unit.sizes].filter(([size]) => ends.has(size))) }));
