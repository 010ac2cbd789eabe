import { ok } from "neverthrow";
import type { ShipmentsPort } from "#ports/shipments.ts";
import { ask } from "./ask.ts";
import type { Api, ApiSettings } from "./client.ts";
import { decodeWith, first } from "./decoders/codec.ts";
import { TrackingCodec } from "./decoders/tracking.ts";
import { readJourney } from "./mappers/tracking.ts";

/** Shipments over HTTP. */
export const createShipments = (api: Api, { deadlines: { usual } }: ApiSettings): ShipmentsPort => ({
  track: (query, signal) =>
    ask(
      (until) => api.GET("/resource/shipment/tracking", { params: { query }, signal: until }),
      { signal, deadline: usual },
      "code-or-status",
    ).andThen(({ result }) => {
      const shipment = first(result);
      return shipment === undefined ? ok(null) : decodeWith(TrackingCodec)(shipment).andThen(readJourney);
    }),
});
