import { ok } from "neverthrow";
import { answer, type Handler, shipper, visitor } from "#server/platform/http/handler.ts";
import type { PlaceDirectory } from "./place-directory.ts";

const foundPlaces = (result: string) =>
  ok({ kind: "text", json: `{"status":true,"code":2000,"message":"OK","result":${result}}` } as const);

export const placeHandlers = (directory: () => PlaceDirectory): readonly Handler[] => [
  shipper("findFclPorts", async ({ query }) => foundPlaces(directory().find(query.searchWith))),
  visitor("findPublicPlaces", async ({ query }) => foundPlaces(directory().find(query.searchWith))),
  shipper("nearbyPorts", async ({ query }) => answer(directory().nearby(query.portCode))),
];
