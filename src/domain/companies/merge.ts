import { findTaxIdentities, type TaxNumbers } from "./duplicates.ts";
import { MAX_MEMBERS } from "./members.ts";
import type { CompanyState, Role } from "./permissions.ts";
import { MAX_GSTINS } from "./tax-details.ts";

/** What is agreed with a company about payment; amounts in minor units of `currency`. */
interface CreditTerms {
  readonly currency: string;
  readonly creditLimit: number | null;
  readonly paymentDays: number | null;
}

/** A company as far as merging depends on it. */
export interface MergeableCompany extends CreditTerms {
  readonly id: string;
  readonly state: CompanyState;
  readonly numbers: TaxNumbers;
  readonly vatId: string | null;
  readonly requiresFactor: boolean;
  /** The company whose tax numbers it signed up with. */
  readonly duplicateOf: string | null;
  /** Without those who have left. */
  readonly people: number;
  /** People with a limit, which is an amount in the currency of the company. */
  readonly peopleWithLimit: number;
  /** Margin rules and floors for this company alone that still count. */
  readonly ownMargins: number;
  /** Bookings above a limit that wait for a colleague. */
  readonly waitingApprovals: number;
}

/** Why a company cannot be merged into another one. */
const MERGE_OBSTACLES = [
  "same",
  "not-duplicate",
  "blocked",
  "target-pending",
  "on-hold",
  "other-pan",
  "too-many-gstins",
  "too-many-people",
  "limits-in-other-currency",
  "own-margins",
  "waiting-approvals",
] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

const isFlagged = (one: MergeableCompany, other: MergeableCompany): boolean => {
  const identities = findTaxIdentities(other.numbers);
  return (
    one.duplicateOf === other.id ||
    other.duplicateOf === one.id ||
    findTaxIdentities(one.numbers).some((identity) => identities.includes(identity))
  );
};

const hasOtherPan = (one: TaxNumbers, other: TaxNumbers): boolean => {
  const pans = [one, other].flatMap((numbers) => findTaxIdentities(numbers).filter(({ length }) => length === 10));
  return new Set(pans).size > 1;
};

const joinNumbers = (target: TaxNumbers, source: TaxNumbers): TaxNumbers => ({
  pan: target.pan ?? source.pan,
  gstins: [...new Set([...target.gstins, ...source.gstins])].toSorted(),
});

/**
 * Why `source` cannot be merged into `target`, all reasons in the order of the list; none if it can. Nobody gets more access by
 * a merge than both companies had: a blocked company stays apart, and one on hold is merged into one on hold only.
 */
export const findMergeObstacles = (source: MergeableCompany, target: MergeableCompany): readonly MergeObstacle[] => {
  if (source.id === target.id) return ["same"];
  const found: Readonly<Record<MergeObstacle, boolean>> = {
    same: false,
    "not-duplicate": !isFlagged(source, target),
    blocked: source.state === "blocked" || target.state === "blocked",
    "target-pending": target.state === "pending",
    "on-hold": source.state === "hold" && target.state === "active",
    "other-pan": hasOtherPan(source.numbers, target.numbers),
    "too-many-gstins": joinNumbers(target.numbers, source.numbers).gstins.length > MAX_GSTINS,
    "too-many-people": source.people + target.people > MAX_MEMBERS,
    "limits-in-other-currency": source.peopleWithLimit > 0 && source.currency !== target.currency,
    "own-margins": source.ownMargins > 0,
    "waiting-approvals": source.waitingApprovals > 0,
  };
  return MERGE_OBSTACLES.filter((obstacle) => found[obstacle]);
};

/** What a company has after another one was merged into it. */
export interface MergedTerms extends CreditTerms {
  readonly numbers: TaxNumbers;
  readonly vatId: string | null;
  readonly requiresFactor: boolean;
}

const hasCredit = ({ creditLimit, paymentDays }: CreditTerms): boolean => creditLimit !== null || paymentDays !== null;

/**
 * The terms of `target` after the merge. Its own count, so that its prices and its credit do not change; where nothing is agreed
 * with it about credit, that of `source` counts, if it is in the same currency. Tax numbers are joined, and the stricter rule
 * about second factors counts. Name and group are those of `target`.
 */
export const mergeTerms = (source: MergeableCompany, target: MergeableCompany): MergedTerms => {
  const agreed = hasCredit(target) || source.currency !== target.currency ? target : source;
  return {
    numbers: joinNumbers(target.numbers, source.numbers),
    vatId: target.vatId ?? source.vatId,
    requiresFactor: target.requiresFactor || source.requiresFactor,
    currency: target.currency,
    creditLimit: agreed.creditLimit,
    paymentDays: agreed.paymentDays,
  };
};

/** The role of a person after the merge: an admin of the merged company manages no people whom others have invited. */
export const toMergedRole = (role: Role): Role => (role === "admin" ? "booker" : role);

/** What moves with a company, in the order in which it is shown. */
export const MERGED_KINDS = [
  "people",
  "bookings",
  "quotes",
  "requests",
  "approvals",
  "templates",
  "addresses",
  "lead-times",
  "links",
  "copies",
  "keys",
  "webhooks",
  "private-tariffs",
] as const;
export type MergedKind = (typeof MERGED_KINDS)[number];
