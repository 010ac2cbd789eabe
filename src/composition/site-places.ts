import type { PlaceGroup } from "#domain/places";
import { createApi, DEADLINES } from "#adapters/http/client.ts";
import { createPublicPlaces } from "#adapters/http/places.ts";
import type { ClockPort } from "#ports/browser.ts";
import { readApiUrl } from "./api-url.ts";
import type { Page } from "./browser.ts";

/** Null if the places could not be fetched. */
export const composeFindPlaces = (
  page: Page,
  clock: Pick<ClockPort, "synchronise">,
): ((text: string, signal: AbortSignal) => Promise<readonly PlaceGroup[] | null>) => {
  const settings = {
    baseUrl: readApiUrl(page),
    credentials: () => null,
    bearerToken: () => null,
    deadlines: DEADLINES,
    synchronise: clock.synchronise,
  };
  const find = createPublicPlaces(createApi(settings), settings);
  return async (text, signal) => (await find(text, signal)).unwrapOr(null);
};
