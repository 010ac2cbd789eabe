import { ok } from "neverthrow";
import { answer, type Handler, shipper } from "../http/handler.ts";
import type { PlaceDirectory } from "../services/places/place-directory.ts";

/** Places by text, and the sea ports near a place. */
export const placeHandlers = (directory: () => PlaceDirectory): readonly Handler[] => [
  shipper("findFclPorts", async ({ query }) =>
    ok({
      kind: "text",
      json: `{"status":true,"code":2000,"message":"OK","result":${directory().find(query.searchWith)}}`,
    }),
  ),
  shipper("nearbyPorts", async ({ query }) => answer(directory().nearby(query.portCode))),
];
