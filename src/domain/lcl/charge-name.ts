import { type CellUnit, readCellUnit, classifyCharge, type Charge, type ChargeGroup } from "#domain/charges";
import { readChargeName } from "#domain/rates";
import type { CurrencyCode } from "#domain/money";

/** What the name of a charge cell says: the charge, its place, and the currency and unit of its figure where it names them. */
export interface LclChargeName {
  readonly text: string;
  readonly currency: CurrencyCode | null;
  readonly per: CellUnit | null;
  readonly slot: Charge["slot"];
  readonly group: ChargeGroup;
}

/** `THC PER W/M`, `DOC FEE/BL`, `CFS (CBM)`; not `HOUSE BL`, which is a document. */
const UNIT_BEHIND = /^(.*?\S)(?: ?\((?:PER )?| ?\/ ?| PER )(W ?\/? ?M|R\/?T|CBM|H?B\/?L|SHIPMENT)\)?$/i;

/** The three maps of a tariff line. */
export type ChargeMapKind = "origin" | "destination" | "warehouse";

/** Freight is freight wherever it stands; its surcharges are freight where they are paid with it, at origin. */
const groupOf = (kind: ChargeMapKind, slot: Charge["slot"]): ChargeGroup =>
  slot === "ocean-freight" || (slot === "freight-surcharges" && kind === "origin") ? "freight" : kind;

/** Of a name that needs a side, the map says it: `HANDLING` among the origin charges is handled at origin. */
const slotOf = (kind: ChargeMapKind, name: string): Charge["slot"] => {
  const { slot } = classifyCharge(null, name);
  return slot === "unclassified" && kind !== "warehouse" ? classifyCharge(null, `${kind} ${name}`).slot : slot;
};

/** Reads a charge's name off its column in one of the maps: `THC`, `BL FEE (INR)`, `CFS HANDLING PER W/M`. */
export const readLclChargeName = (label: string, kind: ChargeMapKind): LclChargeName => {
  const { text, currency } = readChargeName(label.trim());
  const [, bare, unit] = UNIT_BEHIND.exec(text) ?? [];
  const per = unit === undefined ? null : readCellUnit(unit);
  const name = per === null || bare === undefined ? text : bare;
  const slot = slotOf(kind, name);
  return { text: name, currency, per, slot, group: groupOf(kind, slot) };
};
