import { err, type Result } from "neverthrow";
import { readEquipment } from "#domain/containers";
import type { FieldProblem } from "#domain/field-problem.ts";
import {
  type BuyingLine,
  explainMargin,
  type ExplainedMargin,
  type LanePlaces,
  type MarginKind,
  type MarginSubject,
  readLaneEnd,
} from "#domain/margins";
import { DEFAULT_CURRENCY, type ExchangeRates, isCurrencyCode, readTypedAmount } from "#domain/money";
import { companyById, findGroup } from "#server/modules/accounts/index.ts";
import { readMargins } from "#server/modules/margins/index.ts";
import { findExchange } from "#server/modules/rates/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import { findOneCompany, type PricingDeps, refuseFields } from "./change-margins.ts";

/** A buying price to be tried, as it is typed. */
export interface MarginTrial {
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly size: string;
  readonly charge: Exclude<MarginKind, "booking-fee">;
  readonly company: string;
  readonly group: string;
  readonly amount: string;
  readonly currency: string;
}

type Problems = FieldProblem<keyof MarginTrial>[];

const readPort = (field: "from" | "to", text: string, problems: Problems): LanePlaces => {
  const end = readLaneEnd(text).unwrapOr(null);
  if (end?.kind === "place") return { codes: [end.code], countries: [end.code.slice(0, 2)] };
  problems.push({ field, message: "Choose a place from the list, or type its UN/LOCODE such as INNSA." });
  return { codes: [], countries: [] };
};

const readLine = ({ size: typed, charge, amount, currency }: MarginTrial, problems: Problems): BuyingLine | null => {
  const size = readEquipment(typed);
  const code = currency.trim().toUpperCase();
  const unit = readTypedAmount(amount, code);
  if (size === null) problems.push({ field: "size", message: "Type a size such as 40HC." });
  if (!isCurrencyCode(code)) problems.push({ field: "currency", message: "Type a currency such as USD." });
  else if (unit.isErr()) problems.push({ field: "amount", message: unit.error });
  return unit
    .map((money): BuyingLine => ({ key: charge, kind: charge, size, countedBy: "container", unit: money, quantity: 1 }))
    .unwrapOr(null);
};

const readCustomer = async ({ db }: PricingDeps, { company, group }: MarginTrial, problems: Problems) => {
  if (company.trim() === "") return { company: "", group: group.trim() === "" ? null : await findGroup(db, group) };
  const id = await findOneCompany(db, company);
  const found = id === null ? undefined : await companyById(db, id);
  if (found === undefined)
    problems.push({ field: "company", message: "Type the name of one company in full, or its id." });
  return { company: found?.id ?? "", group: found?.customerGroup ?? null };
};

/** Prices one charge of one container of an offer by the rules of today. */
export const explainTrial = async (
  deps: PricingDeps,
  trial: MarginTrial,
): Promise<Result<{ readonly explained: ExplainedMargin; readonly exchange: ExchangeRates | null }, Refusal>> => {
  const problems: Problems = [];
  const today = officeDay(deps.clock());
  const subject: MarginSubject = {
    from: readPort("from", trial.from, problems),
    to: readPort("to", trial.to, problems),
    ...(await readCustomer(deps, trial, problems)),
    carrier: trial.carrier.trim(),
    mode: "fcl",
    today,
    currency: DEFAULT_CURRENCY,
  };
  const line = readLine(trial, problems);
  if (problems.length > 0 || line === null) return err(refuseFields(problems));
  const exchange = await findExchange(deps.db, today);
  return explainMargin(line, await readMargins(deps.db), subject, exchange)
    .map((explained) => ({ explained, exchange }))
    .mapErr(({ kind, rule }) =>
      refuseFields([
        {
          field: "currency",
          message:
            kind === "no-rate"
              ? `No exchange rate is stated for rule ${rule}.`
              : `Rule ${rule} cannot be applied to this price.`,
        },
      ]),
    );
};
