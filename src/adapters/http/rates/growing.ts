import { err, errAsync, ok, type ResultAsync } from "neverthrow";
import type { GrowingRateList, SourceProgress } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { toMinutes, type UtcMinutes } from "#domain/time";
import type { GrowingSearchPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import type { Api, ApiResponse, ApiSettings } from "../client.ts";
import { decodeWith } from "../codec.ts";
import type { LastSearchOffers } from "../last-search-offers.ts";
import { readInstant } from "../local-moment.ts";
import { readAnsweredAt, sendRequest } from "../request.ts";
import { type ApiGrowingRates, GrowingRatesCodec } from "./codecs.ts";
import { createAnswerReader, joinRates } from "./read-answer.ts";
import { toRateRequest } from "./request.ts";

const decode = decodeWith(GrowingRatesCodec);

const readMinute = (text: string | null): UtcMinutes | null => {
  const instant = text === null ? null : readInstant(text);
  return instant === null ? null : toMinutes(Date.parse(instant));
};

const toProgress = (wire: ApiGrowingRates["progress"][number]): SourceProgress => ({
  ...wire,
  until: readMinute(wire.until),
  pricedAt: readMinute(wire.pricedAt),
});

/** What a search needs to read its next answer. */
interface OpenSearch {
  readonly read: ReturnType<typeof createAnswerReader>;
  readonly position: string;
}

/* One screen follows one search; a few more are open while it changes. */
const MAX_OPEN = 5;

const createOpenSearches = () => {
  const open = new Map<string, OpenSearch>();
  return {
    get: (searchId: string) => open.get(searchId),
    set: (searchId: string, search: OpenSearch): void => {
      open.delete(searchId);
      open.set(searchId, search);
      for (const oldest of [...open.keys()].slice(0, -MAX_OPEN)) open.delete(oldest);
    },
  };
};

const GONE: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

/** Searches over HTTP whose answer grows; offers are normalised for the requested load. */
export const createGrowingSearch = (
  api: Api,
  { deadlines: { rates: deadline } }: ApiSettings,
  chosen: LastSearchOffers,
  clock: ClockPort,
): GrowingSearchPort => {
  const open = createOpenSearches();
  const receive = (read: OpenSearch["read"], before: GrowingRateList | null) => (answer: ApiGrowingRates) => {
    const { list, rawOffers, fault } = read(answer);
    if (before === null && list.rates.length === 0 && fault !== null) return err<GrowingRateList, Failure>(fault);
    chosen.add(rawOffers);
    const { searchId, position, isComplete, removed, progress } = answer;
    open.set(searchId, { read, position });
    return ok<GrowingRateList, Failure>({
      ...before,
      ...list,
      exchange: list.exchange ?? before?.exchange ?? null,
      rates: joinRates(before?.rates ?? [], list.rates, removed ?? []),
      searchId,
      isComplete,
      progress: progress.map(toProgress),
    });
  };
  const call = (
    send: (until: AbortSignal) => Promise<ApiResponse>,
    signal: AbortSignal,
    toRead: (answer: ApiGrowingRates) => OpenSearch["read"],
    before: GrowingRateList | null,
  ): ResultAsync<GrowingRateList, Failure> =>
    sendRequest(send, { signal, deadline }, "code")
      .andThen(decode)
      .andThen((answer) => receive(toRead(answer), before)(answer));
  const follow = (
    list: GrowingRateList,
    signal: AbortSignal,
    send: (path: { readonly searchId: string }, until: AbortSignal, position: string) => Promise<ApiResponse>,
  ) => {
    const known = open.get(list.searchId);
    if (known === undefined) return errAsync(GONE);
    const path = { searchId: list.searchId };
    return call(
      (until) => send(path, until, known.position),
      signal,
      () => known.read,
      list,
    );
  };
  return {
    start: (search: FclSearch, signal) =>
      call(
        (until) => api.POST("/resource/rates/searches", { body: toRateRequest(search), signal: until }),
        signal,
        (answer) => {
          clock.synchronise(readAnsweredAt(answer));
          return createAnswerReader(search, clock.now());
        },
        null,
      ),
    next: (list, signal) =>
      follow(list, signal, (path, until, after) =>
        api.GET("/resource/rates/searches/{searchId}", { params: { path, query: { after } }, signal: until }),
      ),
    stop: (list, signal) =>
      follow(list, signal, (path, until) =>
        api.DELETE("/resource/rates/searches/{searchId}", { params: { path }, signal: until }),
      ),
    askAgain: (list, source, signal) =>
      follow(list, signal, (path, until) =>
        api.POST("/resource/rates/searches/{searchId}/asked-again", {
          params: { path },
          body: { source },
          signal: until,
        }),
      ),
  };
};
