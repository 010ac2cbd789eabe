import { err, ok, type Result } from "neverthrow";
import type { FieldProblem } from "#domain/field-problem.ts";
import {
  findNextName,
  type MarginDraft,
  type MarginTable,
  readLastDay,
  readMarginDraft,
  type ReadMargin,
} from "#domain/margins";
import { nameCompanies, searchCompanies } from "#server/modules/accounts/index.ts";
import {
  addMargins,
  listUsedNames,
  type MarginObstacle,
  readMargins,
  removeMargin,
} from "#server/modules/margins/index.ts";
import type { PricesAtCost } from "#server/rate-sources/rate-sheets/prices-at-cost.ts";
import { findLostMargin } from "./lost-margin.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type Clock, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

export interface PricingDeps {
  readonly db: Executor;
  readonly clock: Clock;
}

/** The one company with this id or whole name, or the only one that a part of a name, an address or a tax number finds. */
export const findOneCompany = async (db: Executor, text: string): Promise<string | null> => {
  if (text.trim() === "") return null;
  const ids = await searchCompanies(db, text);
  const names = await nameCompanies(db, ids);
  const exact = ids.filter((id) => id === text.trim() || names.get(id)?.toLowerCase() === text.trim().toLowerCase());
  const [only = null, ...others] = exact.length > 0 ? exact : ids;
  return others.length === 0 ? only : null;
};

export const refuseFields = (fields: readonly FieldProblem[]): Refusal => ({
  kind: "fields",
  message: fields[0]?.message ?? "Please check the marked fields.",
  fields,
});

const GONE: Refusal = {
  kind: "conflict",
  message: "Somebody else has ended or replaced this in the meantime. Load the list again.",
};

const toRefusal = (obstacle: MarginObstacle): Refusal => {
  switch (obstacle.kind) {
    case "gone":
      return GONE;
    case "used":
      return { kind: "conflict", message: "Somebody else has added a rule at the same moment. Please try again." };
    case "conflict": {
      const message = `${obstacle.other} is equally narrow and holds on some of these days. End it, or change what this one is about.`;
      return refuseFields([{ field: "validFrom", message }]);
    }
  }
};

const read = async ({ db, clock }: PricingDeps, draft: MarginDraft): Promise<Result<ReadMargin, Refusal>> => {
  const companyId = draft.customers === "company" ? await findOneCompany(db, draft.customer) : null;
  return readMarginDraft(draft, { companyId, today: officeDay(clock()) }).mapErr(refuseFields);
};

/** Adds a rule or a floor; the one that it replaces ends with it, or neither happens. */
export const saveMargin = async (
  deps: PricingDeps,
  draft: MarginDraft,
  replaces: string | null,
): Promise<Result<void, Refusal>> => {
  const { db, clock } = deps;
  const typed = await read(deps, draft);
  if (typed.isErr()) return err(typed.error);
  const { kind, entry } = typed.value;
  return db.transaction().execute(async (transaction) => {
    const id = findNextName(kind, await listUsedNames(transaction));
    const table =
      kind === "rule" ? { rules: [{ ...entry, id }], floors: [] } : { rules: [], floors: [{ ...entry, id }] };
    const [obstacle] = await addMargins(transaction, table, clock(), { action: "margin.created", replaces });
    return obstacle === undefined ? ok(undefined) : err(toRefusal(obstacle));
  });
};

const findEntry = ({ rules, floors }: MarginTable, id: string): ReadMargin | null => {
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) return { kind: "rule", entry: rule };
  const floor = floors.find((one) => one.id === id);
  return floor === undefined ? null : { kind: "floor", entry: floor };
};

/* An entry is never changed: one that ends on the day takes its place, with the next name. */
const replaceUntil = async (
  transaction: Executor,
  { kind, entry }: ReadMargin,
  { replaces, lastDay, now }: { readonly replaces: string; readonly lastDay: string; readonly now: number },
): Promise<Result<void, Refusal>> => {
  const id = findNextName(kind, await listUsedNames(transaction));
  const table =
    kind === "rule"
      ? { rules: [{ ...entry, id, validTo: lastDay }], floors: [] }
      : { rules: [], floors: [{ ...entry, id, validTo: lastDay }] };
  const [obstacle] = await addMargins(transaction, table, now, { action: "margin.created", replaces });
  return obstacle === undefined ? ok(undefined) : err(toRefusal(obstacle));
};

/** What is chosen about the end of a rule: the last day, empty for at once, and that prices may be sold at cost after it. */
export interface MarginEnding {
  readonly lastDay: string;
  readonly withoutMargin: boolean;
}

const refuseLost = ({ prices, lanes }: PricesAtCost, id: string): Refusal => {
  const counted = `${prices} buying ${prices === 1 ? "price" : "prices"} on ${lanes} ${lanes === 1 ? "lane" : "lanes"}`;
  const message = `${id} is the last rule about ${counted}. Without it customers pay the buying price.`;
  return refuseFields([{ field: "withoutMargin", message }]);
};

/** Lets a rule or a floor end on a chosen day. Its name is its revision: what was replaced meanwhile is refused. */
const endOn = ({ db, clock }: PricingDeps, id: string, lastDay: string): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const found = findEntry(await readMargins(transaction), id);
    return found === null ? err(GONE) : replaceUntil(transaction, found, { replaces: id, lastDay, now: clock() });
  });

/** Ends a rule or a floor at once. */
const endNow = ({ db, clock }: PricingDeps, id: string): Promise<Result<void, Refusal>> =>
  db
    .transaction()
    .execute(async (transaction) => ((await removeMargin(transaction, id, clock())) ? ok(undefined) : err(GONE)));

/** Ends a rule or a floor. Refused where prices lose their last rule, unless that is said. */
export const endMargin = async (
  deps: PricingDeps,
  id: string,
  { lastDay, withoutMargin }: MarginEnding,
): Promise<Result<void, Refusal>> => {
  const { db, clock } = deps;
  const found = findEntry(await readMargins(db), id);
  if (found === null) return err(GONE);
  const today = officeDay(clock());
  const day = lastDay === "" ? ok(null) : readLastDay(found.entry, lastDay, today);
  if (day.isErr()) return err(refuseFields([day.error]));
  const lost = withoutMargin ? null : await findLostMargin(db, id, day.value, today);
  if (lost !== null) return err(refuseLost(lost, id));
  return day.value === null ? endNow(deps, id) : endOn(deps, id, day.value);
};
