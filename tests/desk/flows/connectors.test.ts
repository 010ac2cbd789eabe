import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import {
  connectorsView,
  connectorTestView,
  createConnectorsPage,
  createConnectorTest,
  createPauseForm,
  pauseFormView,
  replaceSource,
  summarise,
  toPauseEnd,
} from "#desk/flows/connectors.ts";
import type { ConnectorsPort, Source, SourceTest } from "#desk/ports/index.ts";
import { publicRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const NOW = Date.parse("2026-11-23T05:10:00Z");

const source = (name: string, change: Partial<Source> = {}): Source => ({
  id: name,
  name,
  kind: "connector",
  state: "live",
  until: null,
  pause: null,
  revision: 0,
  lastAnswer: null,
  error: null,
  recent: [],
  usualSeconds: null,
  allowances: [],
  cost: null,
  asked: 0,
  answered: 0,
  sheet: null,
  isAsked: true,
  takesReference: false,
  ...change,
});
const usd = (minor: number) => ({ currency: "USD", minor });
const cost = (today: number, month: number): Source["cost"] => ({
  perCall: usd(15),
  perTest: usd(15),
  today: usd(today),
  month: usd(month),
  billedToday: 1,
  billedMonth: 2,
});

const NORRVIK = source("Norrvik Line", { asked: 13, answered: 12, cost: cost(30, 1_140) });
const PELAGIA = source("Pelagia", { state: "failing", asked: 2, cost: cost(15, 15) });
const SHEET = source("sheet 1", { kind: "sheet", state: "sheet", isAsked: false });
const COSCO = source("carrier cosco", { name: "COSCO", state: "not-set-up", isAsked: false });
const TEST: SourceTest = {
  seconds: 2.1,
  found: 0,
  failure: null,
  prices: [],
  sailings: [],
  reference: null,
  unreadable: [],
  calls: [],
  cost: usd(15),
};
const CONFLICT: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "Somebody else has paused it (Wrong prices). Check it and try again.",
  fields: [],
};

const createServices = (change: Partial<ConnectorsPort> = {}) => ({
  ports: {
    connectors: {
      list: () => okAsync([NORRVIK, PELAGIA, SHEET, COSCO]),
      get: () => okAsync({ source: { ...PELAGIA, revision: 4 }, settings: [], calls: [] }),
      test: () => okAsync(TEST),
      pause: () => errAsync(CONFLICT),
      resume: () => okAsync(PELAGIA),
      ...change,
    },
  },
  requestActor: publicRequestActor,
});

describe("the list of sources", () => {
  it("tells sources from carriers that are not set up, and adds up what searches asked and cost", async () => {
    const actor = createActor(createConnectorsPage(createServices())).start();
    await settled();
    expect(connectorsView(actor.getSnapshot())).toEqual({
      kind: "shown",
      sources: [NORRVIK, PELAGIA, SHEET],
      unconnected: ["COSCO"],
      askable: [NORRVIK, PELAGIA],
      isEmpty: false,
      summary: { asked: 15, answered: 12, sources: 2, stopped: 1, today: [usd(45)], month: [usd(1_155)] },
    });
  });

  it("is empty with sheets and carriers that are not set up alone", async () => {
    const actor = createActor(createConnectorsPage(createServices({ list: () => okAsync([SHEET, COSCO]) }))).start();
    await settled();
    expect(connectorsView(actor.getSnapshot())).toMatchObject({ isEmpty: true, sources: [SHEET] });
  });

  it("has no cost where none is stated", () => {
    expect(summarise([source("Norrvik Line")])).toMatchObject({ today: [], month: [] });
  });

  it("replaces a source that was changed", () => {
    const paused = { ...PELAGIA, state: "paused" } as const;
    expect(replaceSource([NORRVIK, PELAGIA], paused)).toEqual([NORRVIK, paused]);
  });
});

describe("the test of a connector", () => {
  it("names its connector with its result, and what was typed stays", async () => {
    const actor = createActor(createConnectorTest(createServices(), "2026-12-01")).start();
    actor.send({ type: "form.changed", changes: { to: "DEHAM" } });
    actor.send({ type: "form.submitted", changes: { connector: "Pelagia" } });
    await settled();
    expect(connectorTestView(actor.getSnapshot())).toMatchObject({
      kind: "open",
      draft: { connector: "Pelagia", from: "INNSA", to: "DEHAM", size: "40HC", day: "2026-12-01", reference: "" },
      sent: { ...TEST, connector: "Pelagia" },
    });
  });
});

describe("a pause", () => {
  it("ends after its length, or with a person", () => {
    expect(toPauseEnd("open", NOW)).toBeNull();
    expect(toPauseEnd("60", NOW)).toBe("2026-11-23T06:10:00.000Z");
  });

  it("needs a reason", async () => {
    const pause = vi.fn<ConnectorsPort["pause"]>(() => okAsync(PELAGIA));
    const actor = createActor(createPauseForm(createServices({ pause }), () => NOW)).start();
    actor.send({ type: "form.opened", changes: { connector: "Pelagia", revision: 3 } });
    actor.send({ type: "form.submitted", changes: { reason: " " } });
    await settled();
    expect(pauseFormView(actor.getSnapshot()).problems).toEqual([
      { field: "reason", message: "Say why, for those who read it later." },
    ]);
    actor.send({ type: "form.submitted", changes: { reason: "Wrong prices", length: "15" } });
    await settled();
    expect(pause).toHaveBeenCalledExactlyOnceWith(
      { connector: "Pelagia", revision: 3, reason: "Wrong prices", until: "2026-11-23T05:25:00.000Z" },
      expect.any(AbortSignal),
    );
    expect(pauseFormView(actor.getSnapshot())).toMatchObject({ kind: "closed", draft: { reason: "" } });
  });

  it("says what somebody else did, keeps what was typed, and is sent with the newest revision then", async () => {
    const actor = createActor(createPauseForm(createServices(), () => NOW)).start();
    actor.send({ type: "form.opened", changes: { connector: "Pelagia", revision: 3 } });
    actor.send({ type: "form.submitted", changes: { reason: "Too slow" } });
    await settled();
    expect(pauseFormView(actor.getSnapshot())).toMatchObject({
      kind: "open",
      failure: CONFLICT,
      draft: { reason: "Too slow", revision: 4 },
    });
  });

  it("is ended by resuming", async () => {
    const resume = vi.fn<ConnectorsPort["resume"]>(() => okAsync(PELAGIA));
    const actor = createActor(createPauseForm(createServices({ resume }), () => NOW)).start();
    actor.send({ type: "form.opened", changes: { action: "resume", connector: "Pelagia", revision: 4 } });
    actor.send({ type: "form.submitted", changes: { reason: "Right again" } });
    await settled();
    expect(resume).toHaveBeenCalledExactlyOnceWith(
      { connector: "Pelagia", revision: 4, reason: "Right again" },
      expect.any(AbortSignal),
    );
  });
});
