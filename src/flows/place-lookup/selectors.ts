import type { SnapshotFrom } from "xstate";
import type { PlaceGroup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import type { placeLookupMachine } from "./machine.ts";

export type PlaceLookupView =
  | { readonly kind: "resting" }
  | { readonly kind: "too-short" }
  | { readonly kind: "looking-up" }
  | { readonly kind: "found"; readonly groups: readonly PlaceGroup[] }
  | { readonly kind: "nothing-found" }
  | { readonly kind: "failed"; readonly failure: Failure };

export const placeLookupView = (snapshot: SnapshotFrom<typeof placeLookupMachine>): PlaceLookupView => {
  const { failure, groups } = snapshot.context;
  if (snapshot.matches("found")) return { kind: "found", groups };
  if (snapshot.matches("waiting") || snapshot.matches("lookingUp")) return { kind: "looking-up" };
  if (snapshot.matches("tooShort")) return { kind: "too-short" };
  if (snapshot.matches("nothingFound")) return { kind: "nothing-found" };
  return failure !== null && snapshot.matches("failed") ? { kind: "failed", failure } : { kind: "resting" };
};
