import { errAsync, okAsync, ResultAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Quotation, QuotationPage } from "../../../src/domain/quotations/quotation.ts";
import { openPortal } from "../../../src/flows/portal.ts";
import { quotationsFlow } from "../../../src/flows/quotations/flow.ts";
import { quotationsView } from "../../../src/flows/quotations/selectors.ts";
import type { Failure } from "../../../src/ports/failure.ts";
import type { QuotationsPort } from "../../../src/ports/quotations.ts";
import { memoryStore, portsWith, settled } from "../../support/flows.ts";

const quotation: Quotation = {
  id: "q-1",
  quotationId: "QTN-2026-000001",
  bookingId: null,
  validityFrom: "2026-11-20",
  validityTill: "2026-11-24",
  bookedOn: "2026-11-20",
  status: "in-process",
  files: [],
  trackingType: "fcl",
  shippingLine: null,
};
const onePage: QuotationPage = { quotations: [quotation], total: 31 };
const listed = {
  kind: "listed",
  rows: [{ quotation, validity: "4 days left" }],
  total: 31,
  paging: { page: 0, pageCount: 4, hasPrevious: false, hasNext: true },
};
const failure: Failure = { kind: "refused", reason: "internal", message: "", fields: [] };

const opened = (page: QuotationsPort["page"], at = 0) => {
  const bare = portsWith({ sessionStore: memoryStore({ credentials: { xToken: "t", xApiKey: "k" } }) });
  const portal = openPortal({ ...bare, quotations: { ...bare.quotations, page } });
  const clock = new SimulatedClock();
  const actor = createActor(quotationsFlow(portal, at).machine, {
    clock,
    input: quotationsFlow(portal, at).input,
  }).start();
  return { actor, clock, view: () => quotationsView(actor.getSnapshot()) };
};

describe("My Bookings", () => {
  it("asks for ten from the page's place, and shows skeletons only after 200 ms", async () => {
    const page = vi.fn<QuotationsPort["page"]>(() => okAsync(onePage));
    const { actor, clock, view } = opened(page, 2);
    expect(page.mock.calls.map(([asked]) => asked)).toEqual([{ limit: 10, skip: 20 }]);
    expect(view()).toEqual({ kind: "loading", isLong: false });
    clock.increment(200);
    expect(view()).toEqual({ kind: "loading", isLong: true });
    await settled();
    expect(view()).toEqual({ ...listed, paging: { page: 2, pageCount: 4, hasPrevious: true, hasNext: true } });
    expect(actor.getSnapshot().context).toEqual({ page: 2, today: "2026-11-20", answer: onePage, failure: null });
  });

  it("says when there are none", async () => {
    const { view } = opened(() => okAsync({ quotations: [], total: 0 }));
    await settled();
    expect(view()).toEqual({ kind: "empty" });
  });

  it("keeps the way back from an empty page behind the last", async () => {
    const nothing: QuotationPage = { quotations: [], total: 20 };
    const { view } = opened(() => okAsync(nothing), 7);
    await settled();
    expect(view()).toEqual({
      kind: "listed",
      rows: [],
      total: 20,
      paging: { page: 7, pageCount: 2, hasPrevious: true, hasNext: false },
    });
  });

  it("fails in place of the list and tries again", async () => {
    const page = vi
      .fn<QuotationsPort["page"]>()
      .mockReturnValueOnce(errAsync(failure))
      .mockReturnValue(okAsync(onePage));
    const { actor, view } = opened(page);
    await settled();
    expect(view()).toEqual({ kind: "failed", failure });
    actor.send({ type: "page.retried" });
    expect(view()).toEqual({ kind: "loading", isLong: false });
    await settled();
    expect(view()).toEqual(listed);
  });

  it("gives up the page on its way when another is asked for, and does not ask twice for the same", async () => {
    const signals: AbortSignal[] = [];
    const page = vi.fn<QuotationsPort["page"]>((_, signal) => {
      signals.push(signal);
      return signals.length === 1 ? new ResultAsync(new Promise(() => undefined)) : okAsync(onePage);
    });
    const { actor, view } = opened(page);
    actor.send({ type: "page.requested", page: 1 });
    actor.send({ type: "page.requested", page: 1 });
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(view()).toEqual({ ...listed, paging: { page: 1, pageCount: 4, hasPrevious: true, hasNext: true } });
  });

  it("ends the session when the server no longer knows it", async () => {
    const sessionStore = memoryStore({ credentials: { xToken: "t", xApiKey: "k" } });
    const bare = portsWith({ sessionStore });
    const portal = openPortal({
      ...bare,
      accounts: {
        ...bare.accounts,
        profile: () => okAsync({ firstName: "Ananya", lastName: "Rao", email: null, phone: null }),
      },
      quotations: { ...bare.quotations, page: () => errAsync({ kind: "unauthorised", message: "" }) },
    });
    portal.session.send({ type: "guard.entered", path: "/rate/quote?page=3" });
    await settled();
    createActor(quotationsFlow(portal, 2).machine, { input: quotationsFlow(portal, 2).input }).start();
    await settled();
    expect(portal.session.getSnapshot().value).toBe("ended");
    expect(sessionStore.credentials()).toBeNull();
    expect(sessionStore.redirect()).toBe("/rate/quote?page=3");
  });
});
