import { errAsync, okAsync, ResultAsync } from "neverthrow";
import type { TrackingPoll } from "#server/config.ts";
import { readDcsaEvents } from "../dcsa-events.ts";
import { readBatch } from "../event-cells.ts";
import type { PullSource } from "../tracking-source.ts";

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 10 * 1024 * 1024;

const readBounded = async (response: Response): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const chunk: unknown = part.value;
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/* A redirect would send the token to another address. */
const fetchEvents = ({ url, token }: TrackingPoll, signal: AbortSignal): ResultAsync<string, string> =>
  ResultAsync.fromPromise(
    fetch(url, {
      redirect: "error",
      headers: { accept: "application/json", ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
    errorMessage,
  )
    .andThen((response) =>
      response.ok
        ? ResultAsync.fromPromise(readBounded(response), errorMessage)
        : errAsync(`it answered with status ${response.status}`),
    )
    .andThen((text) => (text === null ? errAsync(`its answer is longer than ${MAX_BYTES} bytes`) : okAsync(text)));

/** Polls an address that answers events of DCSA Track & Trace 2.2 as JSON. */
export const httpPollSource = (poll: TrackingPoll): PullSource => ({
  kind: "pull",
  name: new URL(poll.url).host,
  intervalMs: poll.intervalSeconds * 1_000,
  read: async (signal) =>
    fetchEvents(poll, signal)
      .andThen(readDcsaEvents)
      .map((document) => readBatch(document)),
});
