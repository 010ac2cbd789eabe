import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { rateSearchBody } from "../bench/support/rate-search-body.ts";
import { parsed } from "../server/support/parsed.ts";
import { signInAt } from "../server/support/process.ts";

/* What the portal waits for a booking. */
const PATIENCE_MS = 30_000;
const CALLERS = 12;
const BETWEEN_CALLS_MS = 40;
const AGAIN_AFTER_MS = 200;

/** How a call ended; `unanswered` is one that was given up after 30 seconds, `cut` one whose connection was lost. */
export type Ending = "booked" | "refused" | "refused without Retry-After" | "unanswered" | "cut" | `status ${number}`;

export interface Attempt {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly ending: Ending;
}

/** Shippers who book all the time, each booking with a key of its own until it is acknowledged. */
export interface Load {
  /** In the order of their end. */
  readonly attempts: readonly Attempt[];
  /** Which quotation a key was acknowledged with. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Lists that were read through the other server after an acknowledged booking, and those of them without it. */
  readonly lists: { read: number; readonly without: string[] };
  /** Ends once every booking that was begun is acknowledged. */
  readonly stop: () => Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** An offer of the demo that may be booked again and again. */
export const findOffer = async (url: string, headers: Headers): Promise<string> => {
  const found = await fetch(`${url}/api/resource/rates/spot-on`, {
    method: "POST",
    headers,
    body: rateSearchBody("INNSA", "NLRTM"),
  });
  const offers = parsed<RatesAnswer>(await found.text()).result.flatMap(({ api }) => api ?? []);
  /* The last sailing: the cut-off of the first one may pass. What is sold out has a word in place of an id. */
  const offer = offers.findLast(({ offerId }) => /\.\d+$/.test(offerId ?? ""))?.offerId;
  if (offer === undefined || offer === null) throw new Error("The search has no offer that can be booked.");
  return offer;
};

interface Outcome {
  readonly ending: Ending;
  readonly quotation: string | null;
}

const readOutcome = async (answer: Response): Promise<Outcome> => {
  const text = await answer.text();
  if (answer.ok) return { ending: "booked", quotation: parsed<BookingAnswer>(text).result[0]?.quotationId ?? null };
  if (answer.status !== 503) return { ending: `status ${answer.status}`, quotation: null };
  const isComplete = answer.headers.has("retry-after");
  return { ending: isComplete ? "refused" : "refused without Retry-After", quotation: null };
};

/** Books an offer once; what the answer means. */
export const book = (url: string, headers: Headers, offerId: string, key: string): Promise<Outcome> => {
  const names = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };
  return fetch(`${url}/api/resource/rates/spot-on`, {
    method: "PUT",
    headers: { ...headers, "idempotency-key": key },
    body: JSON.stringify({ offerId, ...names, bookAgain: true }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
    .then(readOutcome)
    .catch((error: unknown) => ({
      ending: error instanceof Error && error.name === "TimeoutError" ? ("unanswered" as const) : ("cut" as const),
      quotation: null,
    }));
};

/* Whether the list of another server has it; null where the list is refused. */
const isListed = (url: string, headers: Headers, quotation: string): Promise<boolean | null> =>
  fetch(`${url}/api/resource/quotation?search=${quotation}`, {
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (answer) => (answer.ok ? (await answer.text()).includes(`"${quotation}"`) : null),
    () => null,
  );

const LIST_EACH = 8;

/** Signs in as the demo's shipper and starts twelve callers, spread over the servers. */
export const startLoad = async (urls: readonly string[]): Promise<Load> => {
  const first = urls[0] ?? "";
  const signedIn = await signInAt(first, "demo@keelson.example", "keelson-demo");
  const headers = { ...signedIn.headers, "content-type": "application/json" };
  const offerId = await findOffer(first, headers);
  const attempts: Attempt[] = [];
  const acknowledged = new Map<string, string>();
  const lists: Load["lists"] = { read: 0, without: [] };
  const stopping = new AbortController();
  const listOne = async (url: string, quotation: string): Promise<void> => {
    const other = urls.find((one) => one !== url) ?? url;
    const listed = await isListed(other, headers, quotation);
    if (listed !== null) lists.read += 1;
    if (listed === false) lists.without.push(quotation);
  };
  const bookUntilAcknowledged = async (url: string): Promise<void> => {
    const key = randomUUID();
    while (!acknowledged.has(key)) {
      const startedAt = performance.now();
      const { ending, quotation } = await book(url, headers, offerId, key);
      attempts.push({ startedAt, endedAt: performance.now(), ending });
      if (quotation === null) await pause(AGAIN_AFTER_MS);
      else {
        acknowledged.set(key, quotation);
        if (acknowledged.size % LIST_EACH === 0) await listOne(url, quotation);
      }
    }
  };
  const keepBooking = async (url: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      await bookUntilAcknowledged(url);
      await pause(BETWEEN_CALLS_MS);
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => keepBooking(urls[index % urls.length] ?? first));
  return {
    attempts,
    acknowledged,
    lists,
    stop: async () => {
      stopping.abort();
      await Promise.all(callers);
    },
  };
};
