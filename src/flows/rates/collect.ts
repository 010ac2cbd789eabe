import { errAsync, type Result } from "neverthrow";
import { assign, type SnapshotFrom, setup } from "xstate";
import type { GrowingRateList, RateList } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, readFailure, type Settled } from "../kit/request.ts";
import { applyRequests, findGrowing, type Growth, isUnchanged, stopLocally } from "./growth.ts";

/** Before the third try. */
const RETRY_PAUSE_MS = 3000;
/** After an answer without news: a server that does not wait for news is not asked without a pause. */
const IDLE_PAUSE_MS = 1000;
/** Failures one after the other until nothing more is fetched without the shipper. */
const MAX_FAILURES = 3;

interface CollectContext {
  /** All that was found so far; null until the first answer. */
  readonly found: RateList | null;
  readonly failure: Failure | null;
  /** How many calls for more have failed since one succeeded. */
  readonly failures: number;
  /** The sources that are to be asked again, by name. */
  readonly toAsk: readonly string[];
}

export type CollectEvent =
  /** Begins again, with nothing found. */
  | { readonly type: "search.retried" }
  /** Goes on after failures. */
  | { readonly type: "search.continued" }
  | { readonly type: "search.stopped" }
  /** `isFromCard`: the shipper reads the list, so that no room is made above it. */
  | { readonly type: "source.askedAgain"; readonly source: string; readonly isFromCard?: true };

interface CollectTypes {
  readonly context: CollectContext;
  readonly events: CollectEvent;
}

type CollectServices = FlowServices<"rates" | "growingSearch">;
type Found = Pick<CollectContext, "found">;
type Answer = Result<RateList, Failure>;

const NOTHING: CollectContext = { found: null, failure: null, failures: 0, toAsk: [] };
const NOT_STARTED: Failure = { kind: "malformed", issues: ["no search was started"] };

const isGone = ({ event: { output } }: Settled<unknown>): boolean =>
  output.isErr() && output.error.kind === "refused" && output.error.reason === "not-found";

const toFound = (context: CollectContext, answer: Answer): Partial<CollectContext> => ({
  found: answer.unwrapOr(context.found),
  failure: null,
});

type AskedAgain = { readonly context: CollectContext; readonly event: { readonly source: string } };

const addSource = ({ context, event }: AskedAgain): readonly string[] => [...new Set([...context.toAsk, event.source])];

const createActors = (
  { requestActor, ports: { rates, growingSearch } }: CollectServices,
  search: FclSearch,
  grows: boolean,
) => {
  /* A call about the search that was started. */
  const follow = <Input extends Found>(
    call: (list: GrowingRateList, signal: AbortSignal, input: Input) => ReturnType<typeof growingSearch.next>,
  ) =>
    requestActor((input: Input, signal) => {
      const list = findGrowing(input.found);
      return list === null ? errAsync<GrowingRateList, Failure>(NOT_STARTED) : call(list, signal, input);
    });
  return {
    startSearch: requestActor<RateList, void>((_, signal) =>
      grows ? growingSearch.start(search, signal) : rates.search(search, signal),
    ),
    fetchNext: follow<Found>(growingSearch.next),
    stopSearch: follow<Found>(growingSearch.stop),
    askAgain: follow<Found & { readonly source: string }>((list, signal, { source }) =>
      growingSearch.askAgain(list, source, signal),
    ),
  };
};

const createCollectSetup = (services: CollectServices, search: FclSearch, grows: boolean) =>
  setup({
    types: machineTypes<CollectTypes>(),
    actors: createActors(services, search, grows),
    delays: { retryPause: RETRY_PAUSE_MS, idlePause: IDLE_PAUSE_MS },
    guards: {
      hasToAsk: ({ context }) => context.toAsk.length > 0,
      isIncomplete: ({ context }) => findGrowing(context.found)?.isComplete === false,
      hasFailedOnce: ({ context }) => context.failures === 1,
      hasFailedOften: ({ context }) => context.failures >= MAX_FAILURES,
    },
    actions: {
      stopLocally: assign(({ context }) => {
        const list = findGrowing(context.found);
        return list === null ? {} : { found: stopLocally(list), toAsk: [] };
      }),
    },
  });

/**
 * Collects what the sources of a search answer: with `grows` as it comes, otherwise in one answer. A call for more that fails is tried
 * again, once at once and once after a pause. A search that the server no longer has is started again.
 */
export const collectFlow = (services: CollectServices, search: FclSearch, grows: boolean) =>
  createCollectSetup(services, search, grows).createMachine({
    id: "collect",
    context: NOTHING,
    initial: "starting",
    on: { "search.retried": { target: ".starting", reenter: true, actions: assign(NOTHING) } },
    states: {
      starting: {
        invoke: {
          src: "startSearch",
          onDone: [
            {
              guard: isOk,
              target: "started",
              actions: assign(({ context, event }) => toFound(context, event.output)),
            },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      failed: {},
      started: {
        initial: "deciding",
        on: {
          "source.askedAgain": { target: ".deciding", actions: assign({ toAsk: addSource }) },
          "search.stopped": { guard: "isIncomplete", target: ".stopping" },
        },
        states: {
          deciding: {
            always: [
              { guard: "hasToAsk", target: "askingAgain" },
              { guard: "isIncomplete", target: "following" },
              { target: "complete" },
            ],
          },
          following: {
            invoke: {
              src: "fetchNext",
              input: ({ context: { found } }) => ({ found }),
              onDone: [
                {
                  guard: ({ context, event }) => isGone({ event }) && context.failures === 0,
                  target: "startingAgain",
                  actions: assign({ failures: 1 }),
                },
                {
                  guard: ({ event }) => event.output.isErr(),
                  target: "retrying",
                  actions: assign({ failure: readFailure, failures: ({ context }) => context.failures + 1 }),
                },
                {
                  guard: ({ context, event }) => isUnchanged(context.found, event.output.unwrapOr(null)),
                  target: "idle",
                  actions: assign(({ context, event }) => ({ ...toFound(context, event.output), failures: 0 })),
                },
                {
                  target: "deciding",
                  actions: assign(({ context, event }) => ({ ...toFound(context, event.output), failures: 0 })),
                },
              ],
            },
          },
          idle: { after: { idlePause: "deciding" } },
          startingAgain: {
            invoke: {
              src: "startSearch",
              onDone: [
                {
                  guard: isOk,
                  target: "deciding",
                  actions: assign(({ context, event }) => ({ ...toFound(context, event.output), toAsk: [] })),
                },
                { target: "interrupted", actions: assign({ failure: readFailure }) },
              ],
            },
          },
          retrying: {
            always: [
              { guard: "hasFailedOnce", target: "deciding" },
              { guard: "hasFailedOften", target: "interrupted" },
            ],
            after: { retryPause: "deciding" },
          },
          askingAgain: {
            /* The next source waits until the answer about the one before is here. */
            on: {
              "source.askedAgain": { actions: assign({ toAsk: addSource }) },
            },
            invoke: {
              src: "askAgain",
              input: ({ context: { found, toAsk } }) => ({ found, source: toAsk[0] ?? "" }),
              onDone: [
                { guard: isGone, target: "startingAgain" },
                {
                  guard: isOk,
                  target: "deciding",
                  actions: assign(({ context, event }) => ({
                    ...toFound(context, event.output),
                    toAsk: context.toAsk.slice(1),
                  })),
                },
                { target: "interrupted", actions: assign({ failure: readFailure }) },
              ],
            },
          },
          stopping: {
            invoke: {
              src: "stopSearch",
              input: ({ context: { found } }) => ({ found }),
              onDone: [
                {
                  guard: isOk,
                  target: "deciding",
                  actions: assign(({ context, event }) => ({ ...toFound(context, event.output), toAsk: [] })),
                },
                { target: "complete", actions: "stopLocally" },
              ],
            },
          },
          interrupted: {
            on: { "search.continued": { target: "deciding", actions: assign({ failures: 0, failure: null }) } },
          },
          complete: {},
        },
      },
    },
  });

export type Collected = SnapshotFrom<ReturnType<typeof collectFlow>>;

/** How the search is doing, with what the shipper has asked for; null where the answer does not grow. */
export const findGrowth = (collected: Collected): Growth | null => {
  const list = findGrowing(collected.context.found);
  if (list === null) return null;
  const isStopping = collected.matches({ started: "stopping" });
  const isInterrupted = collected.matches({ started: "interrupted" });
  const { failure, toAsk } = collected.context;
  const sources = applyRequests(list.progress, { toAsk: isInterrupted ? [] : toAsk, isStopping });
  return {
    sources,
    isAsking: !isInterrupted && sources.some(({ state }) => state === "asking"),
    failure: isInterrupted ? failure : null,
  };
};
