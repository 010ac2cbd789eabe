/** How a call can fail; adapters never throw. */
export type Failure =
  /** No answer before the deadline, or (`service`) only one of something in front of the service. */
  | { readonly kind: "unreachable"; readonly cause: "network" | "timeout" | "service" }
  /** `message` is that of the server, '' without one. */
  | {
      readonly kind: "refused";
      readonly reason: Refusal;
      readonly message: string;
      readonly fields: readonly FieldRefusal[];
    }
  /** The answer is not JSON, or not of the agreed shape. */
  | { readonly kind: "malformed"; readonly issues: readonly string[] }
  /** Not or no longer signed in; ends the session. */
  | { readonly kind: "unauthorised"; readonly message: string };

/** Envelope codes 4000, 4030, 4040, 4090, 4100, 4220, 4290, 5000, 5020; anything else is `other`. */
export type Refusal =
  | "bad-request"
  /** By the role of the person, a limit, or the state of the company: the same call again is refused again. */
  | "forbidden"
  | "not-found"
  | "conflict"
  | "offer-gone"
  | "invalid-fields"
  | "too-many-requests"
  | "internal"
  | "no-source"
  | "other";

export interface FieldRefusal {
  readonly field: string;
  readonly message: string;
}
