import { err, ok, type Result, ResultAsync } from "neverthrow";
import { type ActorRefFrom, assign, emit, setup, type SnapshotFrom } from "xstate";
import { machineTypes } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskFlowServices } from "../compose.ts";
import type { Source, SourceTest, SourceTestQuery } from "../ports/index.ts";

type Outcome = Result<SourceTest, Failure>;

type Tested = Pick<Source, "id" | "name" | "kind">;

interface TestedRow extends Tested {
  /** Null: it has not answered yet. */
  readonly outcome: Outcome | null;
}

interface TestSourcesTypes {
  readonly context: { readonly query: SourceTestQuery | null; readonly rows: readonly TestedRow[] };
  readonly events:
    | {
        readonly type: "test.requested";
        readonly query: SourceTestQuery;
        readonly sources: readonly Tested[];
      }
    | { readonly type: "source.answered"; readonly id: string; readonly outcome: Outcome };
  readonly emitted: { readonly type: "test.done" };
}

interface Asking extends Pick<TestSourcesTypes["context"], "query" | "rows"> {
  readonly report: (id: string, outcome: Outcome) => void;
}

/** Asks all sources at the same time with one query; each result is there as soon as its source has answered. */
export const createSourcesTest = ({ ports: { connectors }, requestActor }: DeskFlowServices<"connectors">) =>
  setup({
    types: machineTypes<TestSourcesTypes>(),
    actors: {
      askAll: requestActor(({ query, rows, report }: Asking, signal) => {
        const ask = async ({ id }: TestedRow): Promise<Outcome | null> => {
          if (query === null) return null;
          const outcome = await connectors.test({ ...query, connector: id }, signal);
          if (!signal.aborted) report(id, outcome);
          return outcome;
        };
        /* The end of the session is the only failure of all: each other one is of its source. */
        return ResultAsync.fromSafePromise(Promise.all(rows.map(ask))).andThen((outcomes) => {
          const ended = outcomes.find((outcome) => outcome?.isErr() && outcome.error.kind === "unauthorised");
          return ended?.isErr() ? err(ended.error) : ok(null);
        });
      }),
    },
  }).createMachine({
    id: "deskSourcesTest",
    context: { query: null, rows: [] },
    initial: "idle",
    states: {
      idle: {
        on: {
          "test.requested": {
            target: "asking",
            actions: assign(({ event: { query, sources } }) => ({
              query,
              rows: sources.map(({ id, name, kind }) => ({ id, name, kind, outcome: null })),
            })),
          },
        },
      },
      asking: {
        invoke: {
          src: "askAll",
          input: ({ context: { query, rows }, self }) => ({
            query,
            rows,
            report: (id, outcome) => self.send({ type: "source.answered", id, outcome }),
          }),
          onDone: { target: "idle", actions: emit({ type: "test.done" }) },
        },
        on: {
          "source.answered": {
            actions: assign(({ context: { rows }, event: { id, outcome } }) => ({
              rows: rows.map((row) => (row.id === id ? { ...row, outcome } : row)),
            })),
          },
        },
      },
    },
  });

type SourcesTest = ReturnType<typeof createSourcesTest>;
export type SourcesTestActor = ActorRefFrom<SourcesTest>;

/** A source with what it answered: a test, or why there is none. */
export interface ShownTest extends Tested {
  readonly state: "asking" | "answered" | "refused";
  readonly test: SourceTest | null;
  readonly failure: Failure | null;
}

const toShown = ({ outcome, ...source }: TestedRow): ShownTest =>
  outcome === null
    ? { ...source, state: "asking", test: null, failure: null }
    : outcome.match<ShownTest>(
        (test) => ({ ...source, state: "answered", test, failure: null }),
        (failure) => ({ ...source, state: "refused", test: null, failure }),
      );

export const sourcesTestView = (snapshot: SnapshotFrom<SourcesTest>) => ({
  isAsking: snapshot.value === "asking",
  rows: snapshot.context.rows.map(toShown),
});
