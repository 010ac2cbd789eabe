import { expect, it } from "vitest";
import { startTrackingSources } from "#server/modules/tracking/receive-events.ts";
import type { TrackingBatch, TrackingSource } from "#server/tracking-sources/tracking-source.ts";
import { startTestApp } from "#tests/server/support/app.ts";

const BATCH: TrackingBatch = {
  events: [
    {
      line: 1,
      booking: "KLB-2026-000001",
      transportDocument: null,
      event: { eventType: "TRANSPORT", eventClassifierCode: "ACT" },
    },
  ],
  problems: [{ line: 2, sentence: "it is no event" }],
  notes: [],
};

it("receives what a push source delivers, logs what is left out, and stops the source with the server", async () => {
  const calls: string[] = [];
  let receive: (batch: TrackingBatch) => Promise<void> = async () => undefined;
  const source: TrackingSource = {
    kind: "push",
    name: "subscription",
    start: (deliver) => {
      receive = deliver;
      return async () => void calls.push("stopped");
    },
  };
  const server = await startTestApp({
    features: [
      (deps) => {
        startTrackingSources(deps, [source]);
        return [];
      },
    ],
  });
  await receive(BATCH);
  const log = server.logLines.join("");
  expect(log).toContain("line 2: it is no event");
  expect(log).toContain('line 1: there is no booking \\"KLB-2026-000001\\"');
  await server.close();
  expect(calls).toEqual(["stopped"]);
});
