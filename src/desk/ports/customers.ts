import type { ResultAsync } from "neverthrow";
import type { CompanyState, MergedKind, MergeObstacle, Role, StateChange, TypedTerms } from "#domain/companies";
import type { FileScan } from "#domain/documents";
import type { Money } from "#domain/money";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

export interface CustomerSummary {
  readonly id: string;
  readonly name: string;
  readonly state: CompanyState;
  readonly createdAt: string;
  readonly group: string | null;
  readonly email: string | null;
  readonly people: number;
  readonly creditLimit: Money | null;
  readonly isDuplicate: boolean;
}

export interface CustomerPage {
  readonly customers: readonly CustomerSummary[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
  readonly counts: Readonly<Record<CompanyState, number>>;
}

export interface CustomerPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly limit: Money | null;
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
  readonly lastUsedAt: string | null;
  readonly deletionRequestedAt: string | null;
}

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly state: CompanyState;
  readonly stateReason: string | null;
  readonly createdAt: string;
  /** Of state and terms. */
  readonly revision: string;
  readonly group: string | null;
  readonly country: string | null;
  readonly address: string | null;
  readonly pinCode: string | null;
  readonly vatId: string | null;
  readonly pan: string | null;
  readonly gstins: readonly string[];
  readonly warnings: readonly string[];
  readonly currency: string;
  readonly creditLimit: Money | null;
  readonly usedCredit: Money;
  readonly uncountedBookings: number;
  readonly paymentDays: number | null;
  readonly people: readonly CustomerPerson[];
  readonly invitations: readonly { readonly email: string; readonly role: string; readonly expiresAt: string }[];
  readonly copies: readonly {
    readonly kind: "pan" | "gst";
    readonly fileName: string;
    /** Null: it can be opened. */
    readonly scan: FileScan | null;
  }[];
  readonly duplicates: readonly { readonly id: string; readonly name: string; readonly state: CompanyState }[];
  readonly bookings: number;
  readonly bookingsInProcess: number;
  readonly quotes: number;
}

/** What is looked for; empty is not asked for. */
export interface CustomerFilter {
  readonly text: string;
  readonly state: CompanyState | "";
}

export interface CustomerStateChange {
  readonly id: string;
  readonly change: StateChange;
  readonly reason: string;
  readonly revision: string;
}

export interface CustomerTerms extends TypedTerms {
  readonly id: string;
  readonly revision: string;
}

export interface CustomerInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

export interface CustomerCopy {
  readonly id: string;
  readonly kind: "pan" | "gst";
}

interface MergeSide {
  readonly id: string;
  readonly name: string;
  readonly state: CompanyState;
}

/** What merging `source` into `target` does, and what forbids it. */
export interface CustomerMerge {
  readonly source: MergeSide;
  readonly target: MergeSide;
  /** Of both companies. */
  readonly revision: string;
  readonly obstacles: readonly { readonly kind: MergeObstacle; readonly message: string }[];
  readonly moved: readonly { readonly kind: MergedKind; readonly count: number }[];
  /** Of `source`: they end. */
  readonly invitations: number;
  readonly endsGroup: string | null;
  readonly endsCreditLimit: Money | null;
  readonly pan: string | null;
  readonly gstins: readonly string[];
  readonly vatId: string | null;
  readonly creditLimit: Money | null;
  readonly paymentDays: number | null;
  readonly requiresFactor: boolean;
}

export interface MergeOf {
  readonly target: string;
  readonly source: string;
}

export interface CustomerMerging extends MergeOf {
  readonly reason: string;
  readonly revision: string;
}

export interface FactorReset {
  readonly id: string;
  readonly person: string;
  readonly reason: string;
}

export interface CustomerDeletion {
  readonly id: string;
  readonly reason: string;
  readonly revision: string;
}

/** A group of customers, and how many companies are in it. */
export interface CustomerGroup {
  readonly name: string;
  readonly companies: number;
}

export interface CustomersPort {
  readonly listGroups: (signal: AbortSignal) => ResultAsync<readonly CustomerGroup[], Failure>;
  readonly list: (
    filter: CustomerFilter,
    after: string | null,
    signal: AbortSignal,
  ) => ResultAsync<CustomerPage, Failure>;
  /** `isBackground`: read by the screen itself, which is no use of the session. */
  readonly load: (id: string, isBackground: boolean, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly changeState: (change: CustomerStateChange, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly setTerms: (terms: CustomerTerms, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly invite: (invitation: CustomerInvitation, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly deletePerson: (id: string, person: string, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly loadMerge: (merge: MergeOf, signal: AbortSignal) => ResultAsync<CustomerMerge, Failure>;
  readonly merge: (merging: CustomerMerging, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly resetFactor: (reset: FactorReset, signal: AbortSignal) => ResultAsync<Customer, Failure>;
  readonly deleteCompany: (deletion: CustomerDeletion, signal: AbortSignal) => ResultAsync<void, Failure>;
  readonly copy: (copy: CustomerCopy, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
}
