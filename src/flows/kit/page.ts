import { errAsync, type ResultAsync } from "neverthrow";
import { type ActorRefFrom, assign, emit, raise, setup, type SnapshotFrom } from "xstate";
import type { Failure } from "#ports/failure.ts";
import {
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  readFailure,
  readValue,
  type RequestActor,
  SKELETON_DELAY_MS,
} from "./request.ts";
import { isSameView } from "./same-view.ts";

interface PageContext<Value, Change, Query> {
  readonly query: Query;
  /** Null until it was loaded; stays while it is loaded again. */
  readonly value: Value | null;
  readonly failure: Failure | null;
  /** The change that is being sent. */
  readonly change: Change | null;
  /** Of the last change. */
  readonly changeFailure: Failure | null;
}

type PageEvent<Value, Change, Query> =
  /** Loads the page again, also after a failure. */
  | { readonly type: "page.requested" }
  /** Reads the page again in the background; a failure leaves what is shown. */
  | { readonly type: "page.outdated" }
  /** Another flow has got this value. */
  | { readonly type: "page.updated"; readonly value: Value }
  /** Another part of the list; the same one again changes nothing. */
  | { readonly type: "query.changed"; readonly query: Query }
  /** Ignored while another change is sent. */
  | { readonly type: "change.requested"; readonly change: Change };

interface PageTypes<Value, Change, Query> {
  readonly context: PageContext<Value, Change, Query>;
  readonly events: PageEvent<Value, Change, Query>;
  readonly emitted:
    | { readonly type: "change.done"; readonly change: Change | null; readonly value: Value | null }
    | { readonly type: "change.failed"; readonly change: Change | null; readonly failure: Failure | null };
  readonly tags: LoadingTag;
}

/** What a page declares. */
interface PageSource<Value, Change> {
  readonly id: string;
  readonly requestActor: RequestActor;
  readonly load: (signal: AbortSignal) => ResultAsync<Value, Failure>;
  /** Sends a change; the result is the changed value, null to load it again. */
  readonly change?: (change: Change, signal: AbortSignal, value: Value) => ResultAsync<Value | null, Failure>;
  /** Milliseconds until the value ends and is read again, 0 once it is over; null for one that does not end. */
  readonly endsIn?: (value: Value) => number | null;
  /** Whether the value will be another one soon: it is read again every 5 seconds as long as it is true. */
  readonly isUnfinished?: (value: Value) => boolean;
}

/** What a page declares that shows the part of a list that a query names. */
interface QueryPageSource<Value, Change, Query> extends Omit<PageSource<Value, Change>, "load" | "change"> {
  readonly change?: (
    change: Change,
    signal: AbortSignal,
    value: Value,
    query: Query,
  ) => ResultAsync<Value | null, Failure>;
  /** The first query. */
  readonly query: Query;
  readonly load: (query: Query, signal: AbortSignal) => ResultAsync<Value, Failure>;
  /** The former value is not shown while the next one is loaded. */
  readonly clears?: boolean;
}

/* A device that slept counts no time: the end is looked at again and again. */
const END_CHECK_MS = 60_000;

const UNFINISHED_CHECK_MS = 5_000;

const NOTHING_LOADED: Failure = { kind: "malformed", issues: ["nothing was loaded"] };

const createChangeActor = <Value, Change, Query>({
  requestActor,
  change: send,
}: QueryPageSource<Value, Change, Query>) =>
  requestActor(
    ({ change, value, query }: Pick<PageContext<Value, Change, Query>, "change" | "value" | "query">, signal) =>
      send === undefined || change === null || value === null
        ? errAsync<Value | null, Failure>(NOTHING_LOADED)
        : send(change, signal, value, query),
  );

const findEnd = <Value, Change, Query>(
  { endsIn }: QueryPageSource<Value, Change, Query>,
  value: Value | null,
): number | null => (endsIn === undefined || value === null ? null : endsIn(value));

const toEndCheck = (endsIn: number | null): number =>
  endsIn === null || endsIn === 0 ? END_CHECK_MS : Math.min(endsIn, END_CHECK_MS);

/** A page whose query can change: a list by page, filter or topic. Another query aborts the request for the former one. */
export const createQueryPage = <Value extends object, Change, Query>(source: QueryPageSource<Value, Change, Query>) =>
  setup({
    types: machineTypes<PageTypes<Value, Change, Query>>(),
    actors: {
      load: source.requestActor(({ query }: { readonly query: Query }, signal) => source.load(query, signal)),
      change: createChangeActor(source),
    },
    actions: {
      clearFormer: assign(({ context }) => ({ value: source.clears === true ? null : context.value })),
      announceChange: emit(({ context: { change, value } }) => ({ type: "change.done", change, value }) as const),
    },
    guards: {
      hasEnded: ({ context }) => findEnd(source, context.value) === 0,
      isUnfinished: ({ context: { value } }) => value !== null && source.isUnfinished?.(value) === true,
    },
    delays: {
      skeletonDelay: SKELETON_DELAY_MS,
      nextUnfinishedCheck: UNFINISHED_CHECK_MS,
      nextEndCheck: ({ context }) => toEndCheck(findEnd(source, context.value)),
    },
  }).createMachine({
    id: source.id,
    context: { query: source.query, value: null, failure: null, change: null, changeFailure: null },
    type: "parallel",
    states: {
      page: {
        initial: "loading",
        on: {
          "page.requested": { target: ".loading", reenter: true, actions: "clearFormer" },
          "page.updated": { actions: assign({ value: ({ event }) => event.value }) },
          "query.changed": {
            guard: ({ context, event }) => !isSameView(context.query, event.query),
            target: ".loading",
            reenter: true,
            actions: [assign({ query: ({ event }) => event.query }), "clearFormer"],
          },
        },
        states: {
          loading: {
            ...LOADING_STATES,
            tags: "loading",
            entry: assign({ failure: null }),
            invoke: {
              src: "load",
              input: ({ context: { query } }) => ({ query }),
              onDone: [
                { guard: isOk, target: "shown", actions: assign({ value: readValue }) },
                { target: "failed", actions: assign({ failure: readFailure }) },
              ],
            },
          },
          shown: {
            on: { "page.outdated": "refreshing" },
            after: {
              ...(source.endsIn === undefined
                ? {}
                : {
                    nextEndCheck: [
                      { guard: "hasEnded", target: "refreshing" } as const,
                      { target: "shown", reenter: true } as const,
                    ],
                  }),
              ...(source.isUnfinished === undefined
                ? {}
                : {
                    nextUnfinishedCheck: [
                      { guard: "isUnfinished", target: "refreshing" } as const,
                      { target: "shown", reenter: true } as const,
                    ],
                  }),
            },
          },
          refreshing: {
            on: { "page.outdated": { target: "refreshing", reenter: true } },
            invoke: {
              src: "load",
              input: ({ context: { query } }) => ({ query }),
              onDone: {
                target: "shown",
                actions: assign({ value: ({ context, event }) => event.output.unwrapOr(context.value) }),
              },
            },
          },
          failed: {},
        },
      },
      change: {
        initial: "idle",
        states: {
          idle: {
            entry: assign({ change: null }),
            on: {
              "change.requested": {
                guard: ({ context }) => context.value !== null,
                target: "sending",
                actions: assign({ change: ({ event }) => event.change }),
              },
            },
          },
          sending: {
            entry: assign({ changeFailure: null }),
            invoke: {
              src: "change",
              input: ({ context: { change, value, query } }) => ({ change, value, query }),
              onDone: [
                {
                  guard: ({ event }) => event.output.isErr(),
                  target: "idle",
                  actions: [
                    assign({ changeFailure: readFailure }),
                    emit(
                      ({ context: { change, changeFailure } }) =>
                        ({ type: "change.failed", change, failure: changeFailure }) as const,
                    ),
                  ],
                },
                {
                  guard: ({ event }) => event.output.unwrapOr(null) === null,
                  target: "idle",
                  actions: ["announceChange", raise({ type: "page.requested" })],
                },
                { target: "idle", actions: [assign({ value: readValue }), "announceChange"] },
              ],
            },
          },
        },
      },
    },
  });

/**
 * A page: loaded, loaded again after a failure or on request, and changed by one request at a time.
 *
 * @example
 * createPage<readonly SharedLink[], { readonly id: string }>({
 *   id: "links",
 *   requestActor,
 *   load: (signal) => links.list(subject, signal),
 *   change: ({ id }, signal) => links.revoke(id, signal).map(() => null),
 * });
 */
export const createPage = <Value extends object, Change = never>({ load, ...source }: PageSource<Value, Change>) =>
  createQueryPage<Value, Change, null>({ ...source, query: null, load: (_query, signal) => load(signal) });

type PageMachine<Value extends object, Change = never, Query = null> = ReturnType<
  typeof createQueryPage<Value, Change, Query>
>;
export type PageActor<Value extends object, Change = never, Query = null> = ActorRefFrom<
  PageMachine<Value, Change, Query>
>;
export type PageSnapshot<Value extends object, Change = never, Query = null> = SnapshotFrom<
  PageMachine<Value, Change, Query>
>;

/** `isSlow`: an answer takes so long that skeletons are shown. */
export type PageView<Shown> =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | ({ readonly kind: "shown" } & Shown);

type ChangeState<Change> = Pick<PageContext<never, Change, never>, "change" | "changeFailure">;

/** The view of a page; what is shown of its value is the feature's. A page that is loaded again stays on screen. */
export const pageView = <Value extends object, Change, Query, Shown extends object>(
  snapshot: PageSnapshot<Value, Change, Query>,
  show: (value: Value, state: ChangeState<Change>) => Shown,
): PageView<Shown> => {
  const { value, failure, change, changeFailure } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  if (value === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  return { kind: "shown", ...show(value, { change, changeFailure }) };
};
