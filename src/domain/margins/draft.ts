import { err, ok, type Result } from "neverthrow";
import { readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import { isCurrencyCode, type Money, readFigure, readTypedAmount } from "#domain/money";
import { type CalendarDate, isCalendarDate } from "#domain/time";
import {
  type Customers,
  type FloorAmount,
  type LaneEnd,
  type Margin,
  MARGIN_KINDS,
  type MarginFloor,
  type MarginRounding,
  type MarginRule,
  type MarginScope,
} from "./rule.ts";

/** A rule or a floor as it is typed; an empty text is everything, or nothing where a value is needed. */
export interface MarginDraft {
  /** `floor`, or a rule. */
  readonly kind: "rule" | "floor";
  readonly customers: "all" | "group" | "company";
  /** The name of the group, or what names the company. */
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly mode: string;
  readonly size: string;
  readonly charge: string;
  readonly basis: "container" | "booking" | "wm" | "percent";
  readonly amount: string;
  readonly currency: string;
  /** The least margin of a percentage. */
  readonly minimum: string;
  /** Empty: not rounded. */
  readonly rounding: string;
  readonly direction: MarginRounding["direction"];
  /** Empty: today. */
  readonly validFrom: string;
  /** Empty: without an end. */
  readonly validTo: string;
  readonly owner: string;
}

export type MarginField = keyof MarginDraft;

/** What was typed, still without its name. */
export type ReadMargin =
  | { readonly kind: "rule"; readonly entry: Omit<MarginRule, "id"> }
  | { readonly kind: "floor"; readonly entry: Omit<MarginFloor, "id"> };

const MAX_OWNER = 80;

const isAll = (text: string): boolean => /^(all)?$/i.test(text.trim());

/** A UN/LOCODE, the code of a country, or everything. */
export const readLaneEnd = (text: string): Result<LaneEnd, string> => {
  const code = text.trim().toUpperCase();
  if (isAll(text)) return ok({ kind: "all" });
  if (/^[A-Z]{2}$/.test(code)) return ok({ kind: "country", code });
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(code)
    ? ok({ kind: "place", code })
    : err("Choose a place or a country from the list, type its code such as INNSA or IN, or leave it empty.");
};

type Read<Value> = Result<Value, FieldProblem<MarginField>>;

const problem = (field: MarginField, message: string) => err({ field, message });

const readPercent = (field: MarginField, text: string, below: number): Read<string> => {
  const percent = readFigure(text.trim().replace(/\s*%$/, "")) ?? "";
  return /^\d{1,3}(\.\d{1,4})?$/.test(percent) && Number(percent) < below
    ? ok(percent)
    : problem(field, `Type a percentage below ${below} such as 6 or 2.5.`);
};

const readAmount = (field: "amount" | "minimum", text: string, currency: string): Read<Money> => {
  const code = currency.trim().toUpperCase();
  if (!isCurrencyCode(code)) return problem("currency", "Type a currency such as USD.");
  return readTypedAmount(text, code).mapErr((message) => ({ field, message }));
};

const readMargin = ({ basis, amount, currency, minimum }: MarginDraft): Read<Margin> => {
  if (basis !== "percent")
    return readAmount("amount", amount, currency).map((money) => ({ kind: "amount", money, per: basis }));
  return readPercent("amount", amount, 1_000).andThen((percent): Read<Margin> => {
    if (minimum.trim() === "") return ok({ kind: "percent", percent, minimum: null });
    return readAmount("minimum", minimum, currency).map((least) => ({ kind: "percent", percent, minimum: least }));
  });
};

const readFloor = ({ basis, amount, currency }: MarginDraft): Read<FloorAmount> => {
  if (basis === "wm") return problem("basis", "A floor is a percentage, or an amount per container or per booking.");
  if (basis === "percent")
    return readPercent("amount", amount, 100).map((percent) => ({ kind: "percent", percent }) as const);
  return readAmount("amount", amount, currency).map((money) => ({ kind: "amount", money, per: basis }) as const);
};

const readRounding = ({ rounding, direction }: MarginDraft): Read<MarginRounding | null> => {
  if (rounding.trim() === "") return ok(null);
  const step = readFigure(rounding) ?? "";
  return /^\d{1,6}(\.\d{1,3})?$/.test(step) && Number(step) > 0
    ? ok({ step, direction })
    : problem("rounding", "Type a step such as 5 or 0.50, or leave it empty.");
};

const readCustomers = ({ customers, customer }: MarginDraft, companyId: string | null): Read<Customers> => {
  if (customers === "all") return ok({ kind: "all" });
  const name = customer.trim();
  if (customers === "group")
    return name === "" ? problem("customer", "Type the name of the group.") : ok({ kind: "group", name });
  return companyId === null
    ? problem("customer", "Type the name of one company in full, or its id.")
    : ok({ kind: "company", id: companyId });
};

const readEnd = (field: "from" | "to", text: string): Read<LaneEnd> =>
  readLaneEnd(text).mapErr((message) => ({ field, message }));

const readDay = (field: "validFrom" | "validTo", text: string): Read<CalendarDate> =>
  isCalendarDate(text) ? ok(text) : problem(field, "Choose a day.");

const readSize = (text: string): Read<MarginScope["size"]> => {
  const size = readEquipment(text);
  return isAll(text) ? ok(null) : size === null ? problem("size", "Type a size such as 40HC.") : ok(size);
};

const readOwner = (text: string): Read<string> => {
  const owner = text.trim();
  return owner === "" || owner.length > MAX_OWNER
    ? problem("owner", `State who answers for it, in at most ${MAX_OWNER} characters.`)
    : ok(owner);
};

/**
 * Reads a rule or a floor: what was typed, or a problem of every field that is wrong. `companyId` is that of the one company
 * which `customer` names, null if there is none or several.
 */
export const readMarginDraft = (
  draft: MarginDraft,
  { companyId, today }: { readonly companyId: string | null; readonly today: CalendarDate },
): Result<ReadMargin, readonly FieldProblem<MarginField>[]> => {
  const problems: FieldProblem<MarginField>[] = [];
  const take = <Value>(read: Read<Value>, instead: Value): Value =>
    read.match(
      (value) => value,
      (one) => {
        problems.push(one);
        return instead;
      },
    );
  const carrier = draft.carrier.trim();
  const scope = {
    customers: take(readCustomers(draft, companyId), { kind: "all" }),
    from: take(readEnd("from", draft.from), { kind: "all" }),
    to: take(readEnd("to", draft.to), { kind: "all" }),
    carrier: isAll(carrier) ? null : carrier,
    mode: (["fcl", "lcl"] as const).find((mode) => mode === draft.mode) ?? null,
    size: take(readSize(draft.size), null),
    validFrom: draft.validFrom === "" ? today : take(readDay("validFrom", draft.validFrom), ""),
    validTo: draft.validTo === "" ? null : take(readDay("validTo", draft.validTo), ""),
    owner: take(readOwner(draft.owner), ""),
  };
  if (problems.length === 0 && scope.validTo !== null && scope.validTo < scope.validFrom)
    problems.push({ field: "validTo", message: "It ends before it begins." });
  const entry = readEntry(draft, scope, take);
  return problems.length === 0 ? ok(entry) : err(problems);
};

const readEntry = (
  draft: MarginDraft,
  scope: Omit<MarginFloor, "id" | "least">,
  take: <Value>(read: Read<Value>, instead: Value) => Value,
): ReadMargin => {
  const none = { kind: "percent", percent: "0", minimum: null } as const;
  if (draft.kind === "floor") return { kind: "floor", entry: { ...scope, least: take(readFloor(draft), none) } };
  return {
    kind: "rule",
    entry: {
      ...scope,
      charge: MARGIN_KINDS.find((kind) => kind === draft.charge) ?? null,
      margin: take(readMargin(draft), none),
      rounding: take(readRounding(draft), null),
    },
  };
};
