import type { PlacesPort } from "#ports/places.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith, list } from "./decoders/codec.ts";
import { NearbyPortCodec, PortGroupCodec } from "./decoders/places.ts";
import { nearbyPortsOf, placeGroupOf } from "./mappers/places.ts";

const decodeGroups = decodeWith(list(PortGroupCodec));
const decodeNearby = decodeWith(list(NearbyPortCodec));

/** Finds places without a session. */
export const createPublicPlaces =
  (api: Api, { deadlines: { usual } }: ApiSettings): PlacesPort["find"] =>
  (text, signal) =>
    ask(
      (until) => api.GET("/resource/places", { params: { query: { searchWith: text } }, signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .andThen(({ result }) => decodeGroups(result))
      .map((groups) => groups.map(placeGroupOf));

/** The gazetteer over HTTP. */
export const createPlaces = (api: Api, { deadlines: { usual } }: ApiSettings): PlacesPort => ({
  find: (text, signal) =>
    ask(
      (until) => api.GET("/resource/fcl/ports", { params: { query: { searchWith: text } }, signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .andThen(({ result }) => decodeGroups(result))
      .map((groups) => groups.map(placeGroupOf)),

  nearbyPorts: (code, signal) =>
    ask(
      (until) => api.GET("/resource/nearby-ports", { params: { query: { portCode: code } }, signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    )
      .andThen(({ result }) => decodeNearby(result))
      .map(nearbyPortsOf),
});
