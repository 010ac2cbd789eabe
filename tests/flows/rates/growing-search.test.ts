import { describe, expect, it } from "vitest";
import type { Failure } from "#ports/failure.ts";
import { aFinding, anOffer, answered, aSource, openGrowing } from "./growing-fixtures.ts";

const norrvik = anOffer("norrvik", "Norrvik Line", 628_260);
const castellan = anOffer("castellan", "CASTELLAN", 683_218);
const halcyon = anOffer("halcyon", "Halcyon Ocean", 619_000);
const amberline = anOffer("amberline", "Amberline", 700_000);

const sheets = answered("Rate sheets", 2);
const first = aFinding([castellan, norrvik], [sheets, aSource("Halcyon Ocean"), aSource("Amberline")]);
const later = aFinding(
  [castellan, norrvik, halcyon],
  [sheets, answered("Halcyon Ocean", 1), aSource("Amberline", { seconds: 12 })],
);
const all = aFinding(
  [castellan, norrvik, halcyon, amberline],
  [sheets, answered("Halcyon Ocean", 1), answered("Amberline", 1)],
);

const offline: Failure = { kind: "unreachable", cause: "network" };
const gone: Failure = { kind: "refused", reason: "not-found", message: "", fields: [] };

const openListed = async (stored?: Map<string, string>) => {
  const rates = openGrowing(stored);
  await rates.answer(first);
  return rates;
};

describe("the first list", () => {
  it("is shown with the first offers, while slow sources are still asked", async () => {
    const { answer, calls, growing, shown, view } = openGrowing();
    expect(view()).toEqual({ kind: "searching", withSkeletons: false });

    await answer(first);
    expect(view()).toEqual({ kind: "listed" });
    expect(shown()).toEqual(["norrvik", "castellan"]);
    expect(growing()).toMatchObject({ isAsking: true, failure: null, news: null, hasRoom: true });
    expect(calls()).toEqual(["start", "next"]);
  });

  it("waits with skeletons while no source has an offer, and names the sources meanwhile", async () => {
    const { answer, clock, states, view } = openGrowing();
    await answer(aFinding([], [answered("Rate sheets", 0), aSource("Halcyon Ocean")]));
    expect(view()).toEqual({ kind: "searching", withSkeletons: false });
    clock.increment(200);
    expect(view()).toEqual({ kind: "searching", withSkeletons: true });
    expect(states()).toEqual(["Rate sheets answered", "Halcyon Ocean asking"]);

    await answer(aFinding([halcyon], [answered("Rate sheets", 0), answered("Halcyon Ocean", 1)]));
    expect(view()).toEqual({ kind: "listed" });
  });

  it("has no room for news if all sources have answered at once", async () => {
    const { answer, calls, growing } = openGrowing();
    await answer(all);
    expect(growing()).toMatchObject({ isAsking: false, hasRoom: false });
    expect(calls()).toEqual(["start"]);
  });

  it.each([
    ["none-offered", [answered("Rate sheets", 0), aSource("Pelagia", { state: "late" })]],
    ["none-offered", [aSource("Pelagia", { state: "refused" })]],
    ["none-answered", [aSource("Pelagia", { state: "late" }), aSource("CORVANE", { state: "failed" })]],
    ["stopped", [answered("Rate sheets", 0), aSource("Pelagia", { state: "stopped" })]],
  ] as const)("is empty because of %s", async (reason, sources) => {
    const { answer, view } = openGrowing();
    await answer(aFinding([], sources));
    expect(view()).toEqual({ kind: "empty", reason });
  });

  it("follows an empty list once a source that is asked again has an offer", async () => {
    const { actor, answer, shown, view } = openGrowing();
    await answer(aFinding([], [aSource("Pelagia", { state: "late" })]));
    actor.send({ type: "source.askedAgain", source: "Pelagia" });
    expect(view()).toEqual({ kind: "searching", withSkeletons: true });

    await answer(aFinding([], [aSource("Pelagia")]));
    await answer(aFinding([halcyon], [answered("Pelagia", 1)]));
    expect(view()).toEqual({ kind: "listed" });
    expect(shown()).toEqual(["halcyon"]);
  });

  it("is a failure if the search cannot be started", async () => {
    const { actor, answer, refuse, view } = openGrowing();
    await refuse(offline);
    expect(view()).toEqual({ kind: "failed", failure: offline });

    actor.send({ type: "search.retried" });
    await answer(first);
    expect(view()).toEqual({ kind: "listed" });
  });
});

describe("news", () => {
  it("wait, and change nothing of the list", async () => {
    const { actor, answer, context, growing } = await openListed();
    actor.send({ type: "pin.toggled", rateId: "castellan" });
    actor.send({ type: "details.opened", rateId: "norrvik" });
    const { growing: _, ...before } = context();
    await answer(later);
    const { growing: __, ...after } = context();

    expect(after).toEqual(before);
    expect(growing()?.news).toEqual({
      added: 1,
      changed: 0,
      renewed: 0,
      removed: 0,
      hidden: 0,
      cheaper: 1,
      lowest: { currency: "USD", minor: 619_000 },
    });
    await answer(all);
    expect(growing()?.news).toMatchObject({ added: 2, cheaper: 1 });
    expect(growing()).toMatchObject({ isAsking: false, hasRoom: true });
  });

  it("take their places in the order of the list once they are shown", async () => {
    const { actor, answer, context, growing, shown } = await openListed();
    await answer(later);
    actor.send({ type: "pin.toggled", rateId: "castellan" });
    actor.send({ type: "news.shown" });

    expect(shown()).toEqual(["halcyon", "norrvik", "castellan"]);
    expect(context().flags.get("halcyon")).toBe("lowest-total");
    expect(context().pinned).toEqual(["castellan"]);
    expect(growing()).toMatchObject({ news: null, hasRoom: true, isAsking: true });

    await answer(all);
    actor.send({ type: "news.shown" });
    expect(shown()).toEqual(["halcyon", "norrvik", "castellan", "amberline"]);
    expect(growing()).toMatchObject({ news: null, hasRoom: false });
  });

  it("leave an offer that was withdrawn as it is", async () => {
    const { actor, answer, context, shown } = await openListed();
    actor.send({ type: "offer.withdrawn", rateId: "norrvik", reason: "Sold out" });
    await answer(later);
    actor.send({ type: "news.shown" });

    expect(shown()).toEqual(["halcyon", "castellan", "norrvik"]);
    expect(context().list?.rates.find(({ id }) => id === "norrvik")?.availability).toEqual({
      kind: "not-bookable",
      reason: "Sold out",
    });
  });

  it("keep the bookings of the list, and mark new offers for a booked sailing", async () => {
    const { actor, answer, context } = await openListed();
    const receipt = { quotationId: "QTN-2026-000001", bookingId: null, isHeld: false, confirmed: null, message: "" };
    actor.send({ type: "offer.booked", rateId: "norrvik", receipt });
    await answer(aFinding([...first.rates, { ...norrvik, id: "norrvik-2" }], all.progress));
    actor.send({ type: "news.shown" });

    expect([...context().bookings.keys()]).toEqual(["norrvik", "norrvik-2"]);
  });

  it("say what the filters and the sailing day hide, also of those that wait already", async () => {
    const { actor, answer, growing } = await openListed();
    await answer(later);
    actor.send({ type: "filters.changed", changes: { carriers: ["Norrvik Line"] } });
    expect(growing()?.news).toMatchObject({ added: 1, hidden: 1, cheaper: 0, lowest: null });
    actor.send({ type: "filters.cleared" });
    expect(growing()?.news).toMatchObject({ added: 1, hidden: 0, cheaper: 1 });
    actor.send({ type: "criteria.changed", changes: { day: "2026-12-04" } });
    expect(growing()?.news).toMatchObject({ added: 1, hidden: 1, cheaper: 0 });
  });

  it("are compared by the totals that are looked at", async () => {
    const { actor, answer, growing } = await openListed();
    await answer(later);
    const before = growing()?.news;
    actor.send({ type: "criteria.changed", changes: { basis: "quoted" } });
    expect(growing()?.news).toEqual(before);
  });

  it("of a source that was asked again replace its offers: pins and chosen sailings follow", async () => {
    const { actor, answer, calls, context, growing, shown } = await openListed();
    await answer(all);
    actor.send({ type: "news.shown" });
    actor.send({ type: "pin.toggled", rateId: "halcyon" });
    const group = context().groups.find((one) => one.first.id === "halcyon")?.key ?? "";
    actor.send({ type: "sailing.chosen", group, rateId: "halcyon" });

    actor.send({ type: "source.askedAgain", source: "Halcyon Ocean" });
    expect(growing()).toMatchObject({ isAsking: true, hasRoom: true });
    expect(calls().at(-1)).toBe("askAgain");
    await answer(aFinding(all.rates.slice(), [sheets, aSource("Halcyon Ocean"), answered("Amberline", 1)]));
    expect(calls().at(-1)).toBe("next");
    const dearer = anOffer("halcyon-2", "Halcyon Ocean", 650_000);
    await answer(aFinding([castellan, norrvik, amberline, dearer], all.progress));
    expect(growing()?.news).toMatchObject({ added: 0, changed: 1, renewed: 0, removed: 0, cheaper: 0 });
    expect(shown()).toContain("halcyon");

    actor.send({ type: "news.shown" });
    expect(shown()).toEqual(["norrvik", "halcyon-2", "castellan", "amberline"]);
    expect(context().pinned).toEqual(["halcyon-2"]);
    expect(context().chosenSailings.get(group)).toBe("halcyon-2");
  });
});

describe("following a search", () => {
  it("asks for more until the search is complete", async () => {
    const { answer, asked, calls } = await openListed();
    expect(asked.at(-1)?.list).toBe(first);
    await answer(later);
    expect(asked.at(-1)?.list).toBe(later);
    await answer(all);
    expect(calls()).toEqual(["start", "next", "next"]);
  });

  it("pauses a second after an answer without news", async () => {
    const { answer, calls, clock } = await openListed();
    await answer({ ...first, progress: [sheets, aSource("Halcyon Ocean", { seconds: 21 }), aSource("Amberline")] });
    expect(calls()).toEqual(["start", "next"]);
    clock.increment(999);
    expect(calls()).toEqual(["start", "next"]);
    clock.increment(1);
    expect(calls()).toEqual(["start", "next", "next"]);
  });

  it("tries again at once, then after a pause, then says so and waits for the shipper", async () => {
    const { actor, answer, calls, clock, growing, refuse, shown } = await openListed();
    await refuse(offline);
    expect(calls()).toEqual(["start", "next", "next"]);
    await refuse(offline);
    expect(calls()).toEqual(["start", "next", "next"]);
    clock.increment(3000);
    expect(calls()).toEqual(["start", "next", "next", "next"]);
    expect(growing()).toMatchObject({ isAsking: true, failure: null });
    await refuse(offline);
    clock.increment(60_000);
    expect(calls()).toEqual(["start", "next", "next", "next"]);
    expect(growing()).toMatchObject({ isAsking: false, failure: offline });
    expect(shown()).toEqual(["norrvik", "castellan"]);

    actor.send({ type: "search.continued" });
    expect(growing()).toMatchObject({ isAsking: true, failure: null });
    await answer(all);
    expect(growing()?.news).toMatchObject({ added: 2 });
  });

  it("starts again once the server no longer has the search, and loses nothing that is shown", async () => {
    const { actor, answer, calls, growing, refuse, shown } = await openListed();
    actor.send({ type: "pin.toggled", rateId: "castellan" });
    await refuse(gone);
    expect(calls()).toEqual(["start", "next", "start"]);

    const again = { searchId: "search-2" };
    const castellanAgain = { ...castellan, id: "castellan-2" };
    const waiting = [answered("Rate sheets", 1), aSource("Halcyon Ocean")];
    await answer(aFinding([castellanAgain], waiting, again));
    expect(shown()).toEqual(["norrvik", "castellan"]);
    expect(growing()?.news).toMatchObject({ added: 0, renewed: 1, removed: 0 });

    actor.send({ type: "news.shown" });
    expect(shown()).toEqual(["norrvik", "castellan-2"]);
    expect(actor.getSnapshot().context.pinned).toEqual(["castellan-2"]);

    await answer(
      aFinding([castellanAgain, halcyon], [answered("Rate sheets", 1), answered("Halcyon Ocean", 1)], again),
    );
    expect(growing()?.news).toMatchObject({ added: 1, removed: 1 });
    actor.send({ type: "news.shown" });
    expect(shown()).toEqual(["halcyon", "castellan-2"]);
  });

  it("starts again once only: a server that keeps no search is not asked for ever", async () => {
    const { calls, answer, clock, growing, refuse } = await openListed();
    await refuse(gone);
    await answer({ ...first, searchId: "search-2" });
    await refuse(gone);
    clock.increment(3000);
    await refuse(gone);
    clock.increment(60_000);
    expect(calls()).toEqual(["start", "next", "start", "next", "next"]);
    expect(growing()?.failure).toEqual(gone);
  });

  it("ends with the page", async () => {
    const { actor, asked } = await openListed();
    actor.stop();
    expect(asked.at(-1)?.signal.aborted).toBe(true);
  });
});

describe("stopping", () => {
  const stopped = aFinding(first.rates, [
    sheets,
    aSource("Halcyon Ocean", { state: "stopped" }),
    aSource("Amberline", { state: "stopped" }),
  ]);

  it("shows at once that sources are stopped, and takes what came meanwhile", async () => {
    const { actor, answer, asked, calls, growing, states } = await openListed();
    actor.send({ type: "search.stopped" });
    expect(calls()).toEqual(["start", "next", "stop"]);
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(states()).toEqual(["Rate sheets answered", "Halcyon Ocean stopped", "Amberline stopped"]);
    expect(growing()?.isAsking).toBe(false);

    await answer({ ...stopped, rates: [...first.rates, halcyon] });
    expect(growing()).toMatchObject({ isAsking: false, news: { added: 1 } });
    expect(calls()).toEqual(["start", "next", "stop"]);
  });

  it("holds even if the server cannot be told", async () => {
    const { actor, calls, growing, refuse, states } = await openListed();
    actor.send({ type: "search.stopped" });
    await refuse(offline);
    expect(states()).toEqual(["Rate sheets answered", "Halcyon Ocean stopped", "Amberline stopped"]);
    expect(growing()).toMatchObject({ isAsking: false, failure: null });
    expect(calls()).toEqual(["start", "next", "stop"]);
  });

  it("does not start a search again that the server no longer has", async () => {
    const { actor, calls, refuse } = await openListed();
    actor.send({ type: "search.stopped" });
    await refuse(gone);
    expect(calls()).toEqual(["start", "next", "stop"]);
  });

  it("does nothing once all sources have answered", async () => {
    const { actor, answer, calls } = await openListed();
    await answer(all);
    actor.send({ type: "search.stopped" });
    expect(calls()).toEqual(["start", "next"]);
  });
});

describe("asking a source again", () => {
  it("asks several one after the other", async () => {
    const { actor, answer, asked, states } = await openListed();
    const late = aFinding(first.rates, [
      sheets,
      aSource("Halcyon Ocean", { state: "late" }),
      aSource("Amberline", { state: "late" }),
    ]);
    await answer(late);
    actor.send({ type: "source.askedAgain", source: "Halcyon Ocean" });
    actor.send({ type: "source.askedAgain", source: "Amberline" });
    actor.send({ type: "source.askedAgain", source: "Halcyon Ocean" });
    expect(states()).toEqual(["Rate sheets answered", "Halcyon Ocean asking", "Amberline asking"]);

    await answer({ ...late, progress: [sheets, aSource("Halcyon Ocean"), aSource("Amberline", { state: "late" })] });
    await answer({ ...late, isComplete: false, progress: [sheets, aSource("Halcyon Ocean"), aSource("Amberline")] });
    expect(asked.slice(2).map(({ call, source }) => `${call} ${source ?? ""}`.trim())).toEqual([
      "askAgain Halcyon Ocean",
      "askAgain Amberline",
      "next",
    ]);
  });

  it("says that it failed, and tries again when the shipper does", async () => {
    const { actor, answer, calls, growing, refuse, states } = await openListed();
    await answer(all);
    actor.send({ type: "source.askedAgain", source: "Amberline" });
    await refuse(offline);
    expect(growing()).toMatchObject({ failure: offline, isAsking: false });
    expect(states()?.at(-1)).toBe("Amberline answered");
    actor.send({ type: "search.continued" });
    expect(calls().at(-1)).toBe("askAgain");
  });
});

describe("pins of an earlier visit", () => {
  it("return when a late source has answered", async () => {
    const stored = new Map<string, string>();
    const earlier = await openListed(stored);
    await earlier.answer(all);
    earlier.actor.send({ type: "news.shown" });
    earlier.actor.send({ type: "pin.toggled", rateId: "halcyon" });
    earlier.actor.stop();

    const { actor, answer, context } = await openListed(stored);
    expect(context().pinned).toEqual([]);
    await answer(later);
    actor.send({ type: "news.shown" });
    expect(context().pinned).toEqual(["halcyon"]);
  });
});
