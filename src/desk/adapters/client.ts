import createClient, { type Client } from "openapi-fetch";
import type { paths } from "#api/desk-schema.d.ts";

export type DeskClient = Client<paths>;

const DEADLINE_MS = 30_000;

/** For what a screen reads by itself, without its user. */
export const BACKGROUND = { "x-background": "1" } as const;

/** Calls below /desk/api; the session is a cookie. `onCall` is called for each that the user causes. */
export const createDeskClient = (origin: string, onCall: () => void): DeskClient =>
  createClient<paths>({
    baseUrl: `${origin}/desk/api`,
    headers: { "x-desk": "1" },
    fetch: (request) => {
      if (!request.headers.has("x-background")) onCall();
      return fetch(
        new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)]) }),
      );
    },
  });
