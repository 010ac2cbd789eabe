import { createHash } from "node:crypto";
import type { components } from "#api/desk-schema.d.ts";
import {
  findMergeObstacles,
  MERGED_KINDS,
  type MergeableCompany,
  type MergedKind,
  type MergeObstacle,
  mergeTerms,
} from "#domain/companies";
import type { MarginTable } from "#domain/margins";
import { accountAnswers } from "#server/account-answers.ts";
import { type Company, listMembers, readTaxNumbers } from "#server/modules/accounts/index.ts";
import { countWaitingApprovals } from "#server/modules/approvals/index.ts";
import { listInvitations } from "#server/modules/companies/index.ts";
import { readMargins } from "#server/modules/margins/index.ts";
import type { TableOfAccounts } from "#server/platform/database/account-records.ts";
import { countPrivateTariffs } from "#server/rate-sources/rate-sheets/move-audience.ts";
import type { Executor } from "#server/schema.ts";
import { toRevision } from "./read-customer.ts";

type MergePreview = components["schemas"]["CustomerMerge"];

/* What is counted for the preview; other tables belong to these, or are not shown. */
const COUNTED: Partial<Record<TableOfAccounts, MergedKind>> = {
  quotation: "bookings",
  quote: "quotes",
  deskRequest: "requests",
  approval: "approvals",
  searchTemplate: "templates",
  savedAddress: "addresses",
  leadTimes: "lead-times",
  sharedLink: "links",
  accountCopy: "copies",
  apiKey: "keys",
  webhookEndpoint: "webhooks",
};

const countOwnMargins = ({ rules, floors }: MarginTable, companyId: string): number =>
  [...rules, ...floors].filter(({ customers }) => customers.kind === "company" && customers.id === companyId).length;

/** A company as far as merging depends on it. */
export const readMergeable = async (db: Executor, company: Company): Promise<MergeableCompany> => {
  const { id, state, currency, creditLimit, paymentDays, vatId, requiresFactor, duplicateOf } = company;
  const people = await listMembers(db, id);
  return {
    id,
    state,
    currency,
    creditLimit,
    paymentDays,
    vatId,
    requiresFactor: requiresFactor === 1,
    duplicateOf,
    numbers: await readTaxNumbers(db, id),
    people: people.length,
    peopleWithLimit: people.filter(({ approvalLimit }) => approvalLimit !== null).length,
    ownMargins: countOwnMargins(await readMargins(db), id),
    waitingApprovals: await countWaitingApprovals(db, id),
  };
};

/** What moves with a company, by its kind. */
export const countMoved = async (db: Executor, companyId: string): Promise<Readonly<Record<MergedKind, number>>> => {
  const counts = new Map<MergedKind, number>([
    ["people", (await listMembers(db, companyId)).length],
    ["private-tariffs", await countPrivateTariffs(db, companyId)],
  ]);
  for (const { table, count } of accountAnswers.records) {
    const kind = COUNTED[table];
    if (kind !== undefined) counts.set(kind, await count(db, companyId));
  }
  const count = (kind: MergedKind): number => counts.get(kind) ?? 0;
  return {
    people: count("people"),
    bookings: count("bookings"),
    quotes: count("quotes"),
    requests: count("requests"),
    approvals: count("approvals"),
    templates: count("templates"),
    addresses: count("addresses"),
    "lead-times": count("lead-times"),
    links: count("links"),
    copies: count("copies"),
    keys: count("keys"),
    webhooks: count("webhooks"),
    "private-tariffs": count("private-tariffs"),
  };
};

/** Why two companies cannot be merged, in words. */
export const MERGE_MESSAGES: Readonly<Record<MergeObstacle, string>> = {
  same: "This is the same company.",
  "not-duplicate": "The companies have no tax number in common.",
  blocked: "One of them is blocked. Release it first, or leave it apart.",
  "target-pending": "The company that stays is pending. Approve it first.",
  "on-hold": "The company to be merged is on hold, and the other one is not. Release it first.",
  "other-pan": "They have different PANs: they are two legal entities.",
  "too-many-gstins": "Together they have more GSTINs than a company may have.",
  "too-many-people": "Together they have more people than a company may have.",
  "limits-in-other-currency":
    "People of it have limits in another currency. Remove the limits, or set the same currency.",
  "own-margins": "It has margin rules or floors of its own. End them first.",
  "waiting-approvals": "Bookings of it wait for the approval of a colleague. They are decided or withdrawn first.",
};

/** Names the state of both companies: it is another one after every change of their terms. */
export const toMergeRevision = (source: Company, target: Company): string =>
  createHash("sha256")
    .update(`${toRevision(source)} ${toRevision(target)}`)
    .digest("hex")
    .slice(0, 16);

const toMoney = (minor: number | null, currency: string) => (minor === null ? null : { currency, minor });

/** What merging `source` into `target` does, and what forbids it. */
export const readMerge = async (db: Executor, source: Company, target: Company): Promise<MergePreview> => {
  const [from, into] = [await readMergeable(db, source), await readMergeable(db, target)];
  const { numbers, vatId, creditLimit, paymentDays, currency, requiresFactor } = mergeTerms(from, into);
  const counts = await countMoved(db, source.id);
  return {
    source: { id: source.id, name: source.name, state: source.state },
    target: { id: target.id, name: target.name, state: target.state },
    revision: toMergeRevision(source, target),
    obstacles: findMergeObstacles(from, into).map((kind) => ({ kind, message: MERGE_MESSAGES[kind] })),
    moved: MERGED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({ kind, count: counts[kind] })),
    invitations: (await listInvitations(db, source.id)).length,
    endsGroup: source.customerGroup === target.customerGroup ? null : source.customerGroup,
    endsCreditLimit:
      source.creditLimit !== null && source.creditLimit !== creditLimit
        ? toMoney(source.creditLimit, source.currency)
        : null,
    pan: numbers.pan,
    gstins: [...numbers.gstins],
    vatId,
    creditLimit: toMoney(creditLimit, currency),
    paymentDays,
    requiresFactor,
  };
};
