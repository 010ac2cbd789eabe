import type { Refusal } from "#server/platform/http/refusal.ts";

export const NO_SEARCH: Refusal = { kind: "not-found", message: "This search has ended. Please search again." };
export const NO_POSITION: Refusal = { kind: "malformed", message: "This search has no such position." };
export const NO_SOURCE: Refusal = {
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "source", message: "This search has no such source" }],
};

/** Null if it is no position, or after the present one. */
export const readPosition = (text: string, present: number): number | null =>
  /^\d{1,15}$/.test(text) && Number(text) <= present ? Number(text) : null;
