import type { ActorKind, AuditAction, SubjectKind } from "#domain/audit";

/**
 * One change. It is written once; triggers refuse every update but three: sealing it (`position`, `salt`, `digest` and `hash`),
 * and the erasure of what it says about a deleted account.
 */
export interface AuditEntryTable {
  /** In the order of time. */
  readonly id: string;
  readonly at: number;
  readonly actorKind: ActorKind;
  readonly actorId: string | null;
  readonly role: string | null;
  /** JSON; null where it was erased, as are `before`, `after` and `reason`. */
  readonly origin: string | null;
  readonly action: AuditAction;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  readonly customerId: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  /** Counted from 1 when it is sealed. */
  readonly position: number | null;
  /** Keeps the digest of erased values from being guessed; erased with them. */
  readonly salt: string | null;
  /** Of the values that can be erased. */
  readonly digest: string | null;
  /** Of the whole entry and of the one before it. */
  readonly hash: string | null;
}

/** Names of people who act at the command line; replaced when a person has to be forgotten. */
export interface AuditPersonTable {
  readonly id: string;
  readonly systemUser: string;
  readonly name: string;
}

/** The end of the chain; one row, which is locked while entries are sealed. */
export interface AuditChainTable {
  readonly id: number;
  readonly position: number;
  readonly hash: string;
}

/** What may be removed: entries up to a position, after which the chain begins. */
export interface AuditCutTable {
  readonly position: number;
  readonly hash: string;
  readonly cutAt: number;
}

/** An account whose values may be erased from the trail. */
export interface AuditErasureTable {
  readonly customerId: string;
  readonly erasedAt: number;
}
