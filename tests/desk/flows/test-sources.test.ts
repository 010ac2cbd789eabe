import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createSourcesTest, sourcesTestView } from "#desk/flows/test-sources.ts";
import type { ConnectorsPort, SourceTest } from "#desk/ports/index.ts";
import { createRequestActor, publicRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const QUERY = { connector: "", from: "INNSA", to: "NLRTM", size: "40HC", day: "2026-12-01", reference: "" };
const SOURCES = [
  { id: "Norrvik Line", name: "Norrvik Line", kind: "connector" },
  { id: "Castellan schedules", name: "Castellan schedules", kind: "schedule" },
] as const;
const TEST: SourceTest = {
  seconds: 2.1,
  found: 4,
  failure: null,
  prices: [],
  sailings: [],
  reference: null,
  unreadable: [],
  calls: [],
  cost: null,
};
const REFUSED: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "Type a UN/LOCODE such as INNSA.",
  fields: [],
};

const createServices = (test: ConnectorsPort["test"]) => {
  const unused = () => errAsync(REFUSED);
  const connectors: ConnectorsPort = { list: unused, get: unused, test, pause: unused, resume: unused };
  return { ports: { connectors }, requestActor: publicRequestActor };
};

describe("the test of all sources", () => {
  it("shows each result as soon as its source has answered", async () => {
    const waiting: ((test: SourceTest) => void)[] = [];
    const test: ConnectorsPort["test"] = ({ connector }) =>
      connector === "Norrvik Line"
        ? okAsync(TEST)
        : ResultAsync.fromSafePromise(new Promise<SourceTest>((resolve) => waiting.push(resolve)));
    const actor = createActor(createSourcesTest(createServices(test))).start();
    const done = vi.fn<() => void>();
    actor.on("test.done", done);
    actor.send({ type: "test.requested", query: QUERY, sources: SOURCES });
    await settled();
    expect(sourcesTestView(actor.getSnapshot())).toEqual({
      isAsking: true,
      rows: [
        { ...SOURCES[0], state: "answered", test: TEST, failure: null },
        { ...SOURCES[1], state: "asking", test: null, failure: null },
      ],
    });
    expect(done).not.toHaveBeenCalled();
    waiting[0]?.({ ...TEST, found: 7 });
    await settled();
    expect(sourcesTestView(actor.getSnapshot())).toMatchObject({
      isAsking: false,
      rows: [{ state: "answered" }, { state: "answered", test: { found: 7 } }],
    });
    expect(done).toHaveBeenCalledOnce();
  });

  it("goes on with the others when one is refused, and sends each source the same query", async () => {
    const test = vi.fn<ConnectorsPort["test"]>(({ connector }) =>
      connector === "Norrvik Line" ? errAsync(REFUSED) : okAsync(TEST),
    );
    const actor = createActor(createSourcesTest(createServices(test))).start();
    actor.send({ type: "test.requested", query: QUERY, sources: SOURCES });
    await settled();
    expect(sourcesTestView(actor.getSnapshot()).rows).toEqual([
      { ...SOURCES[0], state: "refused", test: null, failure: REFUSED },
      { ...SOURCES[1], state: "answered", test: TEST, failure: null },
    ]);
    expect(test.mock.calls.map(([query]) => query)).toEqual([
      { ...QUERY, connector: "Norrvik Line" },
      { ...QUERY, connector: "Castellan schedules" },
    ]);
  });

  it("reports once that the session has ended", async () => {
    const onEnded = vi.fn<() => void>();
    const services = createServices(() => errAsync<SourceTest, Failure>({ kind: "unauthorised", message: "" }));
    const actor = createActor(createSourcesTest({ ...services, requestActor: createRequestActor(onEnded) })).start();
    actor.send({ type: "test.requested", query: QUERY, sources: SOURCES });
    await settled();
    expect(onEnded).toHaveBeenCalledOnce();
  });
});
