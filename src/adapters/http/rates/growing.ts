import { err, errAsync, ok, type Result, type ResultAsync } from "neverthrow";
import type { GrowingRateList, ListContinuation, SourceProgress } from "#domain/rates";
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
import { findSharedIds, joinRates, readAnswer, withoutRemoved } from "./read-answer.ts";
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

const GONE: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

interface Earlier {
  readonly list: GrowingRateList | null;
  readonly continuation: Omit<ListContinuation, "position">;
}

/** The list with what an answer adds. Fails if no offer of the first answer can be read. */
const addAnswer =
  (chosen: LastSearchOffers) =>
  (answer: ApiGrowingRates, { list: before, continuation }: Earlier): Result<GrowingRateList, Failure> => {
    const { searchId, position, isComplete, removed, progress } = answer;
    const earlier = withoutRemoved(before?.rates ?? [], removed);
    const { load, startedAt } = continuation;
    /* A warning that came after the first list would move it; `progress` says it too. */
    const errorMessage = before === null && isComplete ? answer.errorMessage : undefined;
    const { list, rawOffers, fault } = readAnswer(
      { ...answer, errorMessage },
      { load, askedAt: startedAt, taken: findSharedIds(earlier) },
    );
    if (before === null && list.rates.length === 0 && fault !== null) return err(fault);
    if (rawOffers.size > 0) chosen.add(rawOffers);
    return ok({
      ...before,
      ...list,
      warning: list.warning ?? before?.warning ?? null,
      exchange: list.exchange ?? before?.exchange ?? null,
      rates: joinRates(earlier, list.rates),
      searchId,
      isComplete,
      progress: progress.map(toProgress),
      continuation: { position, load, startedAt },
    });
  };

/** Searches over HTTP whose answer grows; offers are normalised for the requested load. */
export const createGrowingSearch = (
  api: Api,
  { deadlines: { rates: deadline } }: ApiSettings,
  chosen: LastSearchOffers,
  clock: ClockPort,
): GrowingSearchPort => {
  const add = addAnswer(chosen);
  const receive = (send: (until: AbortSignal) => Promise<ApiResponse>, signal: AbortSignal) =>
    sendRequest(send, { signal, deadline }, "code").andThen(decode);
  const next: GrowingSearchPort["next"] = (list, signal) => {
    const { searchId, continuation } = list;
    if (continuation === undefined) return errAsync(GONE);
    const params = { path: { searchId }, query: { after: continuation.position } };
    return receive(
      (until) => api.GET("/resource/rates/searches/{searchId}", { params, signal: until }),
      signal,
    ).andThen((answer) => add(answer, { list, continuation }));
  };
  /* The answer has no offers: those that came meanwhile are fetched. */
  const change = (
    list: GrowingRateList,
    signal: AbortSignal,
    send: (path: { readonly searchId: string }, until: AbortSignal) => Promise<ApiResponse>,
  ): ResultAsync<GrowingRateList, Failure> => {
    const { searchId, continuation } = list;
    if (continuation === undefined) return errAsync(GONE);
    return receive((until) => send({ searchId }, until), signal).andThen((answer) =>
      answer.position === continuation.position ? add(answer, { list, continuation }) : next(list, signal),
    );
  };
  return {
    start: (search, signal) =>
      receive(
        (until) => api.POST("/resource/rates/searches", { body: toRateRequest(search), signal: until }),
        signal,
      ).andThen((answer) => {
        clock.synchronise(readAnsweredAt(answer));
        return add(answer, { list: null, continuation: { load: search.containers, startedAt: clock.now() } });
      }),
    next,
    stop: (list, signal) =>
      change(list, signal, (path, until) =>
        api.DELETE("/resource/rates/searches/{searchId}", { params: { path }, signal: until }),
      ),
    askAgain: (list, source, signal) =>
      change(list, signal, (path, until) =>
        api.POST("/resource/rates/searches/{searchId}/asked-again", {
          params: { path },
          body: { source },
          signal: until,
        }),
      ),
  };
};
