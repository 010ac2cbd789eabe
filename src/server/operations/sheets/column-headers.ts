import { classifyCharge, LCL_CHARGE_GROUPS, type LclChargeGroup } from "#domain/charges";
import { type ChargeHeader, readChargeHeader, readKnownCharge } from "./charge-headers.ts";
import { LCL_FIELDS, normaliseHeader, readFieldName } from "./field-names.ts";

export interface Declarations {
  readonly charges: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, string>;
}

export type Column =
  | { readonly kind: "field"; readonly field: string }
  | ({ readonly kind: "charge"; readonly isDeclared: boolean; readonly group?: LclChargeGroup } & ChargeHeader)
  | { readonly kind: "ignored" }
  | { readonly kind: "unknown" };

export interface NamedColumn {
  readonly header: string;
  readonly column: Column;
}

export type RecogniseHeader = (header: string) => Column;

export const headerRecogniser =
  ({ charges, ignored, fields }: Declarations): RecogniseHeader =>
  (written) => {
    const header = normaliseHeader(written);
    if (header === "" || ignored.has(header)) return { kind: "ignored" };
    if (charges.has(header)) return { kind: "charge", isDeclared: true, ...readChargeHeader(header) };
    const field = fields.get(header) ?? readFieldName(header);
    if (field !== null && !LCL_FIELDS.has(field)) return { kind: "field", field };
    const charge = readKnownCharge(header);
    return charge === null ? { kind: "unknown" } : { kind: "charge", isDeclared: false, ...charge };
  };

const LCL_CHARGE = new RegExp(`^(${LCL_CHARGE_GROUPS.join("|")}|dest) ?(?::|-|–) ?(.+)$`, "i");

const findLclGroup = (name: string): LclChargeGroup | null => {
  const { group, costItem } = classifyCharge(null, name);
  if (costItem === "unclassified") return null;
  return group === "freight" ? "origin" : group;
};

const lclCharge = (name: string, group: LclChargeGroup, isDeclared: boolean): Column => {
  const { percentOf, isFreight } = readChargeHeader(name);
  const label = isFreight ? name : name.replace(/\(\s*%[^)]*\)/, "").trim();
  return {
    kind: "charge",
    isDeclared,
    group,
    label,
    equipment: null,
    currency: null,
    unit: null,
    percentOf,
    isFreight,
  };
};

export const lclHeaderRecogniser =
  ({ charges, ignored, fields }: Declarations): RecogniseHeader =>
  (written) => {
    const header = normaliseHeader(written);
    if (header === "" || ignored.has(header)) return { kind: "ignored" };
    const [, prefix, name] = LCL_CHARGE.exec(header) ?? [];
    if (name !== undefined && prefix !== undefined)
      return lclCharge(name, LCL_CHARGE_GROUPS.find((group) => group === prefix.toLowerCase()) ?? "destination", true);
    if (charges.has(header)) return lclCharge(header, findLclGroup(header) ?? "origin", true);
    const field = fields.get(header) ?? readFieldName(header);
    if (field !== null) return { kind: "field", field };
    const group = readKnownCharge(header) === null ? null : findLclGroup(header);
    return group === null ? { kind: "unknown" } : lclCharge(header, group, false);
  };

/** Whether a header is in part-load tariffs only. */
export const isLclHeader = (written: string): boolean => {
  const header = normaliseHeader(written);
  const field = readFieldName(header);
  return LCL_CHARGE.test(header) || field === "DEST CFS" || (field !== null && field.startsWith("W/M"));
};
