import type { PlaceGroup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";

/** Any place (a door, a ramp or a port), sea ports only, or any place and the ports near it (an LCL tariff lists few). */
export type Wanted = "place" | "port" | "place-and-nearby";

export interface PlaceLookupContext {
  readonly wanted: Wanted;
  readonly text: string;
  /** The answer for `text`; empty while none has come. */
  readonly groups: readonly PlaceGroup[];
  readonly failure: Failure | null;
}
