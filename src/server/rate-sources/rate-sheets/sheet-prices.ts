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

type ListCells = (charges: string) => readonly StatedCell[];

/* Many lines of a sheet have the same cells, which are one object. */
const createCellLister = (kind: SheetKind): ListCells => {
  const known = new Map<string, Map<string, StatedCell>>();
  const toCells = (group: StatedCell["group"], cells: Cells): readonly StatedCell[] =>
    Object.entries(cells).map(([label, written]) => {
      const column = `${group ?? ""}|${label}`;
      const texts = known.get(column) ?? new Map<string, StatedCell>();
      const cell = texts.get(written) ?? { group, label, written };
      known.set(column, texts.set(written, cell));
      return cell;
    });
  if (kind === "fcl") return (charges) => toCells(null, storedJson<Cells>(charges));
  return (charges) => {
    const groups = storedJson<LclCharges>(charges);
    return LCL_CHARGE_GROUPS.flatMap((group) => toCells(group, groups[group]));
  };
};

const toStatedLine = (
  { line, fields, lane, carrier, sizes }: RateUnit,
  otherwise: ValidityBasis,
  listCells: ListCells,
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
  cells: listCells(line.charges),
});

/** Reads the prices of lines, each with all its charges; `otherwise` is the basis of lines that state none. */
export const sheetPriceReader = (
  kind: SheetKind,
  otherwise: ValidityBasis,
): ((units: readonly RateUnit[]) => readonly SheetPrice[]) => {
  const read = createPriceReader();
  const listCells = createCellLister(kind);
  return (units) => units.flatMap((unit) => read(toStatedLine(unit, otherwise, listCells)));
};

/** What a replacement ends: its lines, with those sizes only. */
export const listEndedUnits = (replaced: readonly ReplacedUnit[]): readonly RateUnit[] =>
  replaced.map(({ unit, ends }) =>
    ends.size === unit.sizes.size
      ? unit
      : { ...unit, sizes: new Map([...unit.sizes].filter(([size]) => ends.has(size))) },
  );
