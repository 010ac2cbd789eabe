import { okAsync, type ResultAsync } from "neverthrow";
import { resolvePlace, type PlaceGroup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import type { PlacesPort } from "#ports/places.ts";
import type { Portal } from "../portal.ts";
import { placeLookupMachine, type PlaceQuestion } from "./machine.ts";

/** The places that a text means, and behind them the sea ports near the one that it clearly means. */
const findWithNearby = (
  { find, nearbyPorts }: PlacesPort,
  text: string,
  signal: AbortSignal,
): ResultAsync<readonly PlaceGroup[], Failure> =>
  find(text, signal).andThen((groups) => {
    const resolved = resolvePlace(groups);
    if (resolved.kind !== "resolved") return okAsync(groups);
    const { code, country } = resolved.place;
    return nearbyPorts(code, signal).map((ports) => [
      ...groups,
      { country, places: ports.map((port) => ({ ...port, country, pointType: "sea" as const })) },
    ]);
  });

/** The place lookup over the portal's gazetteer. */
export const placeLookupFlow = ({ ask, ports: { places } }: Portal) =>
  placeLookupMachine.provide({
    actors: {
      findPlaces: ask(({ text, wanted }: PlaceQuestion, signal) =>
        wanted === "place-and-nearby" ? findWithNearby(places, text, signal) : places.find(text, signal),
      ),
    },
  });
