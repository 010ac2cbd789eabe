import { LCL_CHARGE_GROUPS, type LclChargeGroup, classifyCharge, readCellUnit } from "#domain/charges";
import { readChargeHeader, readKnownCharge } from "./charge-headers.ts";
import type { Column, Declarations, RecogniseHeader } from "./column-headers.ts";
import { normaliseHeader, readFieldName } from "./field-names.ts";

const LCL_CHARGE = new RegExp(`^(${LCL_CHARGE_GROUPS.join("|")}|dest) ?(?::|-|–) ?(.+)$`, "i");

const toGroup = (prefix: string): LclChargeGroup =>
  LCL_CHARGE_GROUPS.find((group) => group === prefix.toLowerCase()) ?? "destination";

/** `FREIGHT W/M` as `FREIGHT PER W/M`. */
const withUnitWord = (header: string): string =>
  header
    .replace(/(?<=[A-Z)]) (?=(?:W ?\/ ?M|WM|R\/?T|CBM|CFT|CWT|TON(?:NE)?S?|B\/?L)$)(?<!PER )/, " PER ")
    .replace(/^FREIGHT(?= PER )/, "OCEAN FREIGHT");

const findLclGroup = (name: string): LclChargeGroup | null => {
  const whole = classifyCharge(null, name);
  const { group, costItem } =
    whole.costItem === "unclassified" ? classifyCharge(null, readChargeHeader(name).label) : whole;
  if (costItem === "unclassified") return null;
  return group === "freight" ? "origin" : group;
};

const toLclCharge = (
  name: string,
  group: LclChargeGroup,
  isDeclared: boolean,
  header: string,
  currencies: Declarations["currencies"],
): Column => {
  const { percentOf, isFreight, unit, currency, sign, isPercent } = readChargeHeader(name);
  /* A charge that staff name otherwise keeps what its header states. */
  const own = readChargeHeader(header);
  const freight = /[([]/.test(name) ? `OCEAN FREIGHT${unit === null ? "" : ` PER ${unit.slice(1)}`}` : name;
  const label = isFreight ? freight : name.replace(/\(\s*%[^)]*\)|\s*%$/, "").trim();
  const unclear = sign ?? (currency === null ? own.sign : undefined);
  return {
    kind: "charge",
    isDeclared,
    group,
    label,
    equipment: null,
    currency: currencies.get(header) ?? currency ?? own.currency,
    /* The unit in a label counts already. */
    unit: unit === null || readCellUnit(unit.slice(1)) === "container" ? (unit ?? own.unit) : null,
    percentOf: percentOf ?? own.percentOf,
    isFreight,
    ...(unit === null ? {} : { labelUnit: unit }),
    ...(unclear === undefined ? {} : { sign: unclear }),
    ...(isPercent === true || own.isPercent === true ? { isPercent: true } : {}),
  };
};

/** Columns of a group that are no charge of their own. */
const NO_CHARGE =
  /\b(?:TOTALS?|DAYS?|REFUNDS?|REBATES?|DISCOUNTS?|EXCHANGE RATE|EX RATE|ROE|MIN(?:IMUM)?|MAX(?:IMUM)?|CURRENCY|REMARKS?|VALIDITY)\)?$/;

/** `CFS PER 100 KG`, `STORAGE PER DAY`, `CFS 1-5 CBM`: counted by what a part load does not state, or by a range of it. */
const hasUnknownUnit = (name: string): boolean => {
  const unit = /(?:\bPER |\bP\/ ?)([^()]+?)\)?$/.exec(name)?.[1];
  return (
    (unit !== undefined && readCellUnit(unit) === null) || /\d ?(?:-|–|TO) ?\d+ ?(?:CBM|M3|KGS?|TONS?)\b/.test(name)
  );
};

export const lclHeaderRecogniser =
  ({ charges, ignored, fields, currencies }: Declarations): RecogniseHeader =>
  (written) => {
    const header = normaliseHeader(written);
    if (header === "" || ignored.has(header)) return { kind: "ignored" };
    const lclCharge = (name: string, group: LclChargeGroup, isDeclared: boolean): Column =>
      toLclCharge(name, group, isDeclared, withUnitWord(header), currencies);
    const [, prefix, name] = LCL_CHARGE.exec(header) ?? [];
    const isNone = name !== undefined && (NO_CHARGE.test(name) || hasUnknownUnit(name));
    if (isNone && charges.get(header) === undefined) return { kind: "unknown" };
    if (name !== undefined && prefix !== undefined) return lclCharge(name, toGroup(prefix), true);
    const declared = charges.get(header);
    if (declared !== undefined) {
      const [, group, charge = declared] = LCL_CHARGE.exec(declared) ?? [];
      return lclCharge(charge, group === undefined ? (findLclGroup(charge) ?? "origin") : toGroup(group), true);
    }
    const field = fields.get(header) ?? readFieldName(header);
    if (field !== null) return { kind: "field", field };
    const plain = withUnitWord(header);
    const group = readKnownCharge(plain) === null ? null : findLclGroup(plain);
    return group === null ? { kind: "unknown" } : lclCharge(plain, group, false);
  };

/** Whether a header is in part-load tariffs only. */
export const isLclHeader = (written: string): boolean => {
  const header = normaliseHeader(written);
  const field = readFieldName(header);
  return LCL_CHARGE.test(header) || field === "DEST CFS" || (field !== null && field.startsWith("W/M"));
};
