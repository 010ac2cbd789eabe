import type { ResultAsync } from "neverthrow";
import type { ActorKind } from "#domain/audit";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

/** What is typed to find changes; empty is not asked for. Days are those of the office, YYYY-MM-DD. */
export interface AuditFilter {
  readonly person: string;
  readonly company: string;
  readonly subject: string;
  /** A kind (`booking`) or an action (`booking.confirmed`). */
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: {
    readonly kind: ActorKind;
    readonly role: string | null;
    readonly name: string | null;
  };
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string | null };
  readonly company: { readonly id: string; readonly name: string } | null;
  /** Null if it did not exist. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Null if it no longer exists. */
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
  readonly from: string | null;
  readonly position: number | null;
  readonly hash: string | null;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

export interface AuditChain {
  readonly entries: number;
  readonly problem: { readonly position: number } | null;
}

export interface AuditDownload {
  readonly filter: AuditFilter;
  readonly format: "csv" | "jsonl";
}

export interface AuditPort {
  readonly list: (filter: AuditFilter, before: string | null, signal: AbortSignal) => ResultAsync<AuditPage, Failure>;
  /** All entries of a filter. */
  readonly download: (wanted: AuditDownload, signal: AbortSignal) => ResultAsync<NamedFile, Failure>;
  readonly checkChain: (signal: AbortSignal) => ResultAsync<AuditChain, Failure>;
}
