/** One refused field and the sentence that says what is wrong with it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Why a call was not done. Every kind has its HTTP status and its code (decisions, the wire). */
export type Refusal =
  | { readonly kind: "malformed"; readonly message: string }
  | { readonly kind: "unauthorised"; readonly message: string }
  | { readonly kind: "not-found"; readonly message: string }
  | { readonly kind: "wrong-method"; readonly message: string; readonly allowed: readonly string[] }
  | { readonly kind: "conflict"; readonly message: string }
  | { readonly kind: "gone"; readonly message: string }
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "wrong-media-type"; readonly message: string }
  | { readonly kind: "fields"; readonly message: string; readonly fields: readonly FieldProblem[] }
  | { readonly kind: "too-many"; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly kind: "internal"; readonly message: string }
  | { readonly kind: "no-source"; readonly message: string; readonly errorMessage?: string };

interface Status {
  readonly http: number;
  readonly code: number;
}

const STATUSES: Readonly<Record<Refusal["kind"], Status>> = {
  malformed: { http: 400, code: 4000 },
  unauthorised: { http: 401, code: 4010 },
  "not-found": { http: 404, code: 4040 },
  "wrong-method": { http: 405, code: 4000 },
  conflict: { http: 409, code: 4090 },
  gone: { http: 410, code: 4100 },
  "too-large": { http: 413, code: 4000 },
  "wrong-media-type": { http: 415, code: 4000 },
  fields: { http: 422, code: 4220 },
  "too-many": { http: 429, code: 4290 },
  internal: { http: 500, code: 5000 },
  "no-source": { http: 502, code: 5020 },
};

export const statusOf = (refusal: Refusal): Status => STATUSES[refusal.kind];

export const SIGN_IN_AGAIN: Refusal = { kind: "unauthorised", message: "Please sign in." };
export const UNREADABLE: Refusal = { kind: "malformed", message: "The request could not be read." };
export const WRONG_MEDIA_TYPE: Refusal = {
  kind: "wrong-media-type",
  message: "This call does not take this media type.",
};
export const TOO_LARGE: Refusal = { kind: "too-large", message: "The request is too large." };
export const NOTHING_HERE: Refusal = { kind: "not-found", message: "There is nothing at this address." };
export const INTERNAL: Refusal = { kind: "internal", message: "Something went wrong. Please try again." };
