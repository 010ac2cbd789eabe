import { classifyCharge } from "#domain/charges";
import type { LclCharges } from "#server/modules/lcl/tables.ts";
import { type ChargeHeader, readChargeHeader, readKnownCharge } from "./charge-headers.ts";
import { LCL_FIELDS, normaliseHeader, readFieldName } from "./field-names.ts";

export interface Declarations {
  readonly charges: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
  readonly fields: ReadonlyMap<string, string>;
}

export type Column =
  | { readonly kind: "field"; readonly field: string }
  | ({ readonly kind: "charge"; readonly isDeclared: boolean; readonly side?: keyof LclCharges } & ChargeHeader)
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

const LCL_CHARGE = /^(ORIGIN|DEST|DESTINATION|WAREHOUSE) ?(?::|-|–) ?(.+)$/;

const findLclSide = (name: string): keyof LclCharges | null => {
  const { group, costItem } = classifyCharge(null, name);
  if (costItem === "unclassified") return null;
  return group === "destination" || group === "warehouse" ? group : "origin";
};

const lclCharge = (name: string, side: keyof LclCharges, isDeclared: boolean): Column => {
  const { percentOf, isFreight } = readChargeHeader(name);
  const label = isFreight ? name : name.replace(/\(\s*%[^)]*\)/, "").trim();
  return { kind: "charge", isDeclared, side, label, equipment: null, currency: null, unit: null, percentOf, isFreight };
};

export const lclHeaderRecogniser =
  ({ charges, ignored, fields }: Declarations): RecogniseHeader =>
  (written) => {
    const header = normaliseHeader(written);
    if (header === "" || ignored.has(header)) return { kind: "ignored" };
    const [, prefix, name] = LCL_CHARGE.exec(header) ?? [];
    if (name !== undefined)
      return lclCharge(
        name,
        prefix === "ORIGIN" ? "origin" : prefix === "WAREHOUSE" ? "warehouse" : "destination",
        true,
      );
    if (charges.has(header)) return lclCharge(header, findLclSide(header) ?? "origin", true);
    const field = fields.get(header) ?? readFieldName(header);
    if (field !== null) return { kind: "field", field };
    const side = readKnownCharge(header) === null ? null : findLclSide(header);
    return side === null ? { kind: "unknown" } : lclCharge(header, side, false);
  };

/** Whether a header is in part-load tariffs only. */
export const isLclHeader = (written: string): boolean => {
  const header = normaliseHeader(written);
  const field = readFieldName(header);
  return LCL_CHARGE.test(header) || field === "DEST CFS" || (field !== null && field.startsWith("W/M"));
};
