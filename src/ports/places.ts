import type { ResultAsync } from "neverthrow";
import type { NearbyPort, PlaceGroup } from "#domain/places";
import type { Failure } from "./failure.ts";

/** The gazetteer: places by text, and ports near a place. */
export interface PlacesPort {
  readonly find: (text: string, signal: AbortSignal) => ResultAsync<readonly PlaceGroup[], Failure>;
  readonly nearbyPorts: (code: string, signal: AbortSignal) => ResultAsync<readonly NearbyPort[], Failure>;
}
