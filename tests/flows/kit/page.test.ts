import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createPage, createQueryPage, pageView } from "#flows/kit/page.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

interface List {
  readonly names: readonly string[];
}

type Load = (signal: AbortSignal) => ResultAsync<List, Failure>;
type Change = (change: { readonly add: string }, signal: AbortSignal, value: List) => ResultAsync<List | null, Failure>;

const UNREACHABLE: Failure = { kind: "unreachable", cause: "network" };
const SESSION_ENDED: Failure = { kind: "unauthorised", message: "" };
const FIRST: List = { names: ["Asha"] };
const SECOND: List = { names: ["Asha", "Usha"] };
const unanswered = <Value>(): ResultAsync<Value, Failure> => new ResultAsync(new Promise(() => undefined));

const open = (load: Load, change?: Change) => {
  const clock = new SimulatedClock();
  const onUnauthorised = vi.fn<() => void>();
  const requestActor = createRequestActor(onUnauthorised);
  const page = createPage<List, { readonly add: string }>({
    id: "names",
    requestActor,
    load,
    ...(change === undefined ? {} : { change }),
  });
  const actor = createActor(page, { clock }).start();
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  const view = () =>
    pageView(actor.getSnapshot(), ({ names }, { change: sent, changeFailure }) => ({
      names,
      adding: sent?.add ?? null,
      changeFailure,
    }));
  return { actor, clock, emitted, onUnauthorised, view };
};

const shown = (names: readonly string[], adding: string | null = null, changeFailure: Failure | null = null) => ({
  kind: "shown",
  names,
  adding,
  changeFailure,
});

describe("a page", () => {
  it("is loading, then slow, then shown", async () => {
    let answer: (list: List) => void = () => undefined;
    const { actor, clock, view } = open(() =>
      ResultAsync.fromSafePromise(new Promise<List>((resolve) => (answer = resolve))),
    );
    expect([view(), actor.getSnapshot().hasTag("loading")]).toEqual([{ kind: "loading", isSlow: false }, true]);
    clock.increment(200);
    expect([view(), actor.getSnapshot().hasTag("slow")]).toEqual([{ kind: "loading", isSlow: true }, true]);
    answer(FIRST);
    await settled();
    expect([view(), actor.getSnapshot().hasTag("loading")]).toEqual([shown(["Asha"]), false]);
  });

  it("states a failure, and is loaded again on request", async () => {
    const load = vi.fn<Load>(() => okAsync(FIRST)).mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, view } = open(load);
    await settled();
    expect(view()).toEqual({ kind: "failed", failure: UNREACHABLE });
    actor.send({ type: "page.requested" });
    expect(view()).toEqual({ kind: "loading", isSlow: false });
    await settled();
    expect(view()).toEqual(shown(["Asha"]));
  });

  it("stays on screen while it is loaded again", async () => {
    const load = vi.fn<Load>(() => okAsync(SECOND)).mockReturnValueOnce(okAsync(FIRST));
    const { actor, view } = open(load);
    await settled();
    actor.send({ type: "page.requested" });
    expect(view()).toEqual(shown(["Asha"]));
    await settled();
    expect(view()).toEqual(shown(["Asha", "Usha"]));
  });

  it("is read again in the background, and a failure leaves what is shown", async () => {
    const load = vi
      .fn<Load>(() => okAsync(SECOND))
      .mockReturnValueOnce(okAsync(FIRST))
      .mockReturnValueOnce(errAsync(UNREACHABLE));
    const { actor, view } = open(load);
    await settled();
    actor.send({ type: "page.outdated" });
    expect(actor.getSnapshot().hasTag("loading")).toBe(false);
    await settled();
    expect(view()).toEqual(shown(["Asha"]));
    actor.send({ type: "page.outdated" });
    await settled();
    expect(view()).toEqual(shown(["Asha", "Usha"]));
  });

  it("shows what another flow has got", async () => {
    const { actor, view } = open(() => okAsync(FIRST));
    await settled();
    actor.send({ type: "page.updated", value: SECOND });
    expect(view()).toEqual(shown(["Asha", "Usha"]));
  });

  it("reports the end of the session", async () => {
    const { onUnauthorised, view } = open(() => errAsync(SESSION_ENDED));
    await settled();
    expect([view(), onUnauthorised.mock.calls.length]).toEqual([{ kind: "failed", failure: SESSION_ENDED }, 1]);
  });

  it("aborts its request when it is left, and ignores the answer", async () => {
    const signals: AbortSignal[] = [];
    const { actor, view } = open((signal) => {
      signals.push(signal);
      return okAsync(FIRST);
    });
    actor.stop();
    await settled();
    expect([signals[0]?.aborted, view()]).toEqual([true, { kind: "loading", isSlow: false }]);
  });
});

describe("a change of a page", () => {
  it("replaces the value, and is busy until the answer arrives", async () => {
    const { actor, emitted, view } = open(
      () => okAsync(FIRST),
      ({ add }, _signal, { names }) => okAsync({ names: [...names, add] }),
    );
    await settled();
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    expect(view()).toEqual(shown(["Asha"], "Usha"));
    await settled();
    expect(view()).toEqual(shown(["Asha", "Usha"]));
    expect(emitted).toEqual([{ type: "change.done", change: { add: "Usha" }, value: SECOND }]);
  });

  it("loads the page again if it does not state the value", async () => {
    const load = vi.fn<Load>(() => okAsync(SECOND)).mockReturnValueOnce(okAsync(FIRST));
    const { actor, emitted, view } = open(load, () => okAsync(null));
    await settled();
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    await settled();
    await settled();
    expect(view()).toEqual(shown(["Asha", "Usha"]));
    expect(emitted).toEqual([{ type: "change.done", change: { add: "Usha" }, value: FIRST }]);
  });

  it("leaves what is shown if it fails", async () => {
    const { actor, emitted, view } = open(
      () => okAsync(FIRST),
      () => errAsync(UNREACHABLE),
    );
    await settled();
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    await settled();
    expect(view()).toEqual(shown(["Asha"], null, UNREACHABLE));
    expect(emitted).toEqual([{ type: "change.failed", change: { add: "Usha" }, failure: UNREACHABLE }]);
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    expect(view()).toEqual(shown(["Asha"], "Usha"));
  });

  it("is sent once if it is requested twice", async () => {
    const change = vi.fn<Change>(() => unanswered());
    const { actor, view } = open(() => okAsync(FIRST), change);
    await settled();
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    actor.send({ type: "change.requested", change: { add: "Isha" } });
    await settled();
    expect([view(), change.mock.calls.length]).toEqual([shown(["Asha"], "Usha"), 1]);
  });

  it("is not sent before the page is loaded", async () => {
    const change = vi.fn<Change>(() => unanswered());
    const { actor } = open(() => unanswered(), change);
    actor.send({ type: "change.requested", change: { add: "Usha" } });
    await settled();
    expect(change).not.toHaveBeenCalled();
  });
});

describe("a page with a query", () => {
  const openQuery = (clears: boolean) => {
    const load = vi.fn<(query: string, signal: AbortSignal) => ResultAsync<List, Failure>>((query) =>
      okAsync({ names: [query] }),
    );
    const page = createQueryPage<List, never, string>({
      id: "named",
      requestActor: createRequestActor(() => undefined),
      query: "a",
      load,
      clears,
    });
    const actor = createActor(page).start();
    return { actor, load, view: () => pageView(actor.getSnapshot(), ({ names }) => ({ names })) };
  };

  it.each([
    ["keeps the former value", false, { kind: "shown", names: ["a"] }],
    ["removes the former value", true, { kind: "loading", isSlow: false }],
  ])("%s while another query loads", async (_, clears, meanwhile) => {
    const { actor, view } = openQuery(clears);
    await settled();
    actor.send({ type: "query.changed", query: "b" });
    expect(view()).toEqual(meanwhile);
    await settled();
    expect(view()).toEqual({ kind: "shown", names: ["b"] });
  });

  it("aborts the request for the former query, and ignores the same one", async () => {
    const { actor, load, view } = openQuery(true);
    actor.send({ type: "query.changed", query: "b" });
    actor.send({ type: "query.changed", query: "b" });
    await settled();
    expect(load.mock.calls.map(([query, signal]) => [query, signal.aborted])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(view()).toEqual({ kind: "shown", names: ["b"] });
  });
});
