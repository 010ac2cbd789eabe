/** Every way in which a call to the outside can fail, as data; adapters never throw for these. */
export type Failure =
  /** No answer: dead network, dead server, or the deadline passed. */
  | { readonly kind: "unreachable"; readonly cause: "network" | "timeout" }
  /** The server answered and said no; `message` is its own words, '' when it had none. */
  | {
      readonly kind: "refused";
      readonly reason: Refusal;
      readonly message: string;
      readonly fields: readonly FieldRefusal[];
    }
  /** The answer was not JSON or did not have the agreed shape. */
  | { readonly kind: "malformed"; readonly issues: readonly string[] }
  /** Not signed in, or no longer: the session flow clears the credentials and sends to /login. */
  | { readonly kind: "unauthorised"; readonly message: string };

/** The refusals that the portal tells apart (envelope codes 4000, 4040, 4090, 4100, 4220, 4290, 5000, 5020; anything else `other`). */
export type Refusal =
  | "bad-request"
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
