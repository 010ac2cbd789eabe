import { ok } from "neverthrow";
import { answer, type Handler, authenticatedRoute, publicRoute } from "#server/platform/http/handler.ts";
import { type Clock, toInstant } from "#server/platform/time.ts";
import type { PlaceDirectory } from "./place-directory.ts";

const foundPlaces = (result: string, now: number) =>
  ok({
    kind: "text",
    json: `{"status":true,"code":2000,"message":"OK","answeredAt":"${toInstant(now)}","result":${result}}`,
  } as const);

export const placeHandlers = (directory: () => PlaceDirectory, clock: Clock): readonly Handler[] => [
  authenticatedRoute("findFclPorts", async ({ query }) => foundPlaces(directory().find(query.searchWith), clock())),
  publicRoute("findPublicPlaces", async ({ query }) => foundPlaces(directory().find(query.searchWith), clock())),
  authenticatedRoute("nearbyPorts", async ({ query }) => answer(directory().nearby(query.portCode))),
];
