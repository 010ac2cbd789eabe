import type { PlaceGroup } from "../../domain/places/place.ts";
import type { Failure } from "../../ports/failure.ts";

/** Any place (a door, a ramp or a port), or sea ports only. */
export type Wanted = "place" | "port";

export interface PlaceLookupContext {
  readonly wanted: Wanted;
  readonly text: string;
  /** The answer for `text`; empty while none has come. */
  readonly groups: readonly PlaceGroup[];
  readonly failure: Failure | null;
}
