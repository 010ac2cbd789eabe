import type { AuditAction, SubjectKind } from "./actions.ts";

/**
 * Who may change something: a person of the staff, a signed-in customer, somebody without an account (a sign-up, a share link),
 * an API key, a carrier that calls, a job of the server, the server itself. `unknown` is a change outside every edge, a fault.
 */
export const ACTOR_KINDS = ["staff", "customer", "visitor", "key", "carrier", "job", "system", "unknown"] as const;

export type ActorKind = (typeof ACTOR_KINDS)[number];

export interface Actor {
  readonly kind: ActorKind;
  /** Of a person, a key, a link or a carrier; null where there is none. */
  readonly id: string | null;
  readonly role: string | null;
}

/** From where: a request of a browser or program, a staff command, a call of a carrier, or work that the server does by itself. */
export type Origin =
  | { readonly kind: "http"; readonly network: string; readonly userAgent: string | null }
  | { readonly kind: "command" | "carrier" | "job"; readonly name: string }
  | { readonly kind: "none" };

export type AuditValue = string | number | boolean | null | readonly AuditValue[] | AuditValues;

/** Values by their names; amounts, codes and instants, never sentences and never secrets. */
export interface AuditValues {
  readonly [name: string]: AuditValue;
}

/** One change as it is stored. */
export interface AuditEntry {
  /** In the order of time. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: Actor;
  /** Null where it was erased. */
  readonly origin: Origin | null;
  readonly action: AuditAction;
  readonly subject: { readonly kind: SubjectKind; readonly id: string };
  /** The customer whose data it is. */
  readonly customerId: string | null;
  /** What changed only; null where it did not exist. */
  readonly before: AuditValues | null;
  /** What changed only; null where it no longer exists. */
  readonly after: AuditValues | null;
  readonly reason: string | null;
}
