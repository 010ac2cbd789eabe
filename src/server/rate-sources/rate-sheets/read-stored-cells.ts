import { LCL_CHARGE_GROUPS } from "#domain/charges";
import type { LclCharges } from "#domain/lcl";
import type { StatedCell } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import type { SheetKind } from "./sheet-kinds.ts";

type Cells = Readonly<Record<string, string>>;

type ListCells = (charges: string) => readonly StatedCell[];

/** Reads the charge cells of lines as they are stored; many lines of a sheet have the same cells, which are one object. */
export const createCellLister = (kind: SheetKind): ListCells => {
  const known = new Map<StatedCell["group"], Map<string, Map<string, StatedCell>>>();
  const toCells = (group: StatedCell["group"], cells: Cells): readonly StatedCell[] => {
    const columns = known.get(group) ?? new Map<string, Map<string, StatedCell>>();
    known.set(group, columns);
    return Object.entries(cells).map(([label, written]) => {
      const texts = columns.get(label) ?? new Map<string, StatedCell>();
      if (texts.size === 0) columns.set(label, texts);
      const earlier = texts.get(written);
      if (earlier !== undefined) return earlier;
      const cell = { group, label, written };
      texts.set(written, cell);
      return cell;
    });
  };
  if (kind === "fcl") return (charges) => toCells(null, storedJson<Cells>(charges));
  return (charges) => {
    const groups = storedJson<LclCharges>(charges);
    return LCL_CHARGE_GROUPS.flatMap((group) => toCells(group, groups[group]));
  };
};

/** Reads fields as they are stored; many lines of a sheet have the same ones, which are one object. */
export const fieldsReader = (): ((stored: string) => Cells) => {
  const known = new Map<string, Cells>();
  return (stored) => {
    const earlier = known.get(stored);
    if (earlier !== undefined) return earlier;
    const fields = storedJson<Cells>(stored);
    known.set(stored, fields);
    return fields;
  };
};
