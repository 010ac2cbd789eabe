import type { SnapshotFrom } from "xstate";
import type { TrackingQuery } from "#domain/tracking";
import type { Failure } from "#ports/failure.ts";
import type { ReadJourney } from "./context.ts";
import type { shipmentMachine } from "./machine.ts";

/** What is shown of a shipment. */
export type ShipmentView =
  /** The page names no shipment. */
  | { readonly kind: "unnamed" }
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isLong: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Unknown, somebody else's, or without a single word of its route and moves. */
  | { readonly kind: "nothing"; readonly query: TrackingQuery }
  | { readonly kind: "shown"; readonly query: TrackingQuery; readonly read: ReadJourney };

const unnamed: ShipmentView = { kind: "unnamed" };
const quiet: ShipmentView = { kind: "loading", isLong: false };
const long: ShipmentView = { kind: "loading", isLong: true };

export const shipmentView = (snapshot: SnapshotFrom<typeof shipmentMachine>): ShipmentView => {
  const { query, read, failure } = snapshot.context;
  if (query === null) return unnamed;
  if (snapshot.matches("asking")) return snapshot.matches({ asking: "long" }) ? long : quiet;
  if (failure !== null) return { kind: "failed", failure };
  if (read === null) return { kind: "nothing", query };
  const { stops, rows } = read.journey;
  return stops.length === 0 && rows.length === 0 ? { kind: "nothing", query } : { kind: "shown", query, read };
};

/** Equal to the eye: the same journey, or the same state without one. */
export const sameShipment = (one: ShipmentView, other: ShipmentView): boolean => {
  if (one.kind === "shown") return other.kind === "shown" && one.read === other.read;
  if (one.kind === "failed") return other.kind === "failed" && one.failure === other.failure;
  if (one.kind === "nothing") return other.kind === "nothing" && one.query === other.query;
  return one === other;
};
