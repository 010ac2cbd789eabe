import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import { bookingFlow } from "#flows/booking/machine.ts";
import { createBookingKeys } from "#flows/booking/idempotency-keys.ts";
import { bookingView } from "#flows/booking/view.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import { okAsync } from "neverthrow";
import type { Approval, Company } from "#domain/companies";
import type { BookedSailing } from "#domain/rates";
import type { BookingReceipt, BookingOptions, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { givenIds } from "#tests/support/given-ids.ts";
import { type Pending, pending } from "#tests/support/pending.ts";
import { aRate } from "#tests/support/rates.ts";

const rate = aRate();
const COMPANY: Company = {
  id: "c-1",
  name: "Malabar Spice Exports",
  state: "active",
  stateReason: null,
  currency: "USD",
  panNumber: null,
  gstNumbers: [],
  vatId: null,
  country: "IN",
  creditLimit: 40_000,
  usedCredit: 38_500,
  paymentDays: 30,
  role: "booker",
  limit: null,
  requiresSecondFactor: false,
};
const receipt: BookingReceipt = { message: "Booking confirmed!", quotationId: "QTN-2026-000123", bookingId: null };
const file: NamedFile = { name: "booking.pdf", content: new Blob(["%PDF"]) };
const deadNetwork: Failure = { kind: "unreachable", cause: "network" };
const refused = (reason: "offer-gone" | "conflict" | "internal", message = ""): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

/** A booking in progress whose calls the test answers, and what it did to the world. */
const openBooking = (keys = createBookingKeys(givenIds()), earlier: BookedSailing | null = null) => {
  const sent: {
    readonly rateId: string;
    readonly key: string;
    readonly signal: AbortSignal;
    readonly wish: BookingOptions | undefined;
    readonly call: Pending<BookingReceipt>;
  }[] = [];
  const documents: Pending<NamedFile>[] = [];
  const printed: (string | null)[] = [];
  const saved: NamedFile[] = [];
  const asked: { readonly id: string; readonly reference: string | null }[] = [];
  const approvals: Pending<Approval>[] = [];
  const logged: Failure[] = [];
  const unauthorised: string[] = [];
  const kept: (string | null | undefined)[] = [];
  const ports = {
    booking: {
      book: (booked: BookableOffer, key: string, signal: AbortSignal, wish?: BookingOptions) => {
        const call = pending<BookingReceipt>();
        sent.push({ rateId: booked.id, key, signal, wish, call });
        return call.answer;
      },
      pdf: (_offer: BookableOffer, _signal: AbortSignal, quotationId: string | null = null) => {
        printed.push(quotationId);
        const call = pending<NamedFile>();
        documents.push(call);
        return call.answer;
      },
    },
    approvals: {
      ...portsWith({}).approvals,
      request: (offered: BookableOffer, reference: string | null) => {
        asked.push({ id: offered.id, reference });
        const call = pending<Approval>();
        approvals.push(call);
        return call.answer;
      },
    },
    documents: { save: (named: NamedFile) => void saved.push(named) },
    company: { ...portsWith({}).company, company: () => okAsync(COMPANY) },
  };
  const requestActor = createRequestActor(() => unauthorised.push("session.refused"));
  const machine = bookingFlow(
    { ports, requestActor, bookingKeys: keys },
    (failure) => logged.push(failure),
    ({ reference }) => kept.push(reference),
  );
  const actor = createActor(machine, {
    input: { rate, key: keys.keyFor(rate.id), earlier, hasCompanies: true },
  }).start();
  return {
    actor,
    sent,
    documents,
    printed,
    saved,
    asked,
    approvals,
    logged,
    unauthorised,
    kept,
    view: () => bookingView(actor.getSnapshot()),
    answer: async (value: BookingReceipt) => sent.at(-1)?.call.succeed(value),
    refuse: async (failure: Failure) => sent.at(-1)?.call.fail(failure),
  };
};

describe("booking an offer", () => {
  it("asks for confirmation and sends nothing", () => {
    const { view, sent } = openBooking();

    expect(view()).toEqual({ kind: "confirming", rate, company: null });
    expect(sent).toEqual([]);
  });

  it("No closes the confirmation and sends nothing", () => {
    const { actor, view, sent } = openBooking();

    actor.send({ type: "booking.declined" });

    expect(view()).toEqual({ kind: "closed" });
    expect(sent).toEqual([]);
  });

  it("Yes books, then fetches the PDF and saves it", async () => {
    const { actor, view, answer, documents, saved, logged } = openBooking();

    actor.send({ type: "booking.confirmed" });
    expect(view()).toEqual({ kind: "sending", rate, company: null });

    await answer(receipt);
    expect(view()).toEqual({ kind: "booked", rate, receipt, reference: null, document: "fetching" });

    await documents[0]?.succeed(file);
    expect(view()).toEqual({ kind: "booked", rate, receipt, reference: null, document: "saved" });
    expect(saved).toEqual([file]);
    expect(logged).toEqual([]);
    expect(actor.getSnapshot().context).toEqual({
      attempted: "booking",
      company: COMPANY,
      rate,
      key: "key-1",
      earlier: null,
      receipt,
      failure: null,
      approval: null,
      reference: null,
      hasCompanies: true,
    });
  });

  it("a repeated Yes is one call", async () => {
    const { actor, sent, answer } = openBooking();

    actor.send({ type: "booking.confirmed" });
    actor.send({ type: "booking.confirmed" });
    await answer(receipt);
    actor.send({ type: "booking.confirmed" });
    await settled();

    expect(sent.map(({ rateId, key }) => ({ rateId, key }))).toEqual([{ rateId: "offer-1", key: "key-1" }]);
  });

  it("does not close while the booking is on its way", () => {
    const { actor, view } = openBooking();

    actor.send({ type: "booking.confirmed" });
    actor.send({ type: "booking.declined" });
    actor.send({ type: "result.closed" });

    expect(view()).toEqual({ kind: "sending", rate, company: null });
  });

  it("leaving the page aborts the call", () => {
    const { actor, sent } = openBooking();

    actor.send({ type: "booking.confirmed" });
    expect(sent[0]?.signal.aborted).toBe(false);
    actor.stop();

    expect(sent[0]?.signal.aborted).toBe(true);
  });
});

describe("a booking that fails", () => {
  it("sends the same booking again under the same key after a dead network", async () => {
    const { actor, view, sent, refuse, answer } = openBooking();

    actor.send({ type: "booking.confirmed" });
    await refuse(deadNetwork);
    expect(view()).toEqual({ kind: "failed", rate, failure: deadNetwork, remedy: "send-again", attempted: "booking" });

    actor.send({ type: "booking.retried" });
    await answer(receipt);

    expect(view()).toMatchObject({ kind: "booked" });
    expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  });

  it("keeps the key of an attempt with an unknown outcome, even after Close", async () => {
    const keys = createBookingKeys(givenIds());
    const first = openBooking(keys);
    first.actor.send({ type: "booking.confirmed" });
    await first.refuse(deadNetwork);
    first.actor.send({ type: "result.closed" });

    const second = openBooking(keys);
    second.actor.send({ type: "booking.confirmed" });
    await second.answer(receipt);
    expect(second.sent.map(({ key }) => key)).toEqual(["key-1"]);

    expect(openBooking(keys).actor.getSnapshot().context.key).toBe("key-2");
  });

  it("keeps the key of an interrupted attempt", () => {
    const keys = createBookingKeys(givenIds());
    const first = openBooking(keys);
    first.actor.send({ type: "booking.confirmed" });
    first.actor.stop();

    expect(openBooking(keys).actor.getSnapshot().context.key).toBe("key-1");
  });

  it("a readable refusal settles the attempt: the next confirmation has a new key", async () => {
    const keys = createBookingKeys(givenIds());
    const first = openBooking(keys);
    first.actor.send({ type: "booking.confirmed" });
    await first.refuse(refused("conflict", "Another offer was booked with this key."));
    expect(first.view()).toEqual({
      kind: "failed",
      attempted: "booking",
      rate,
      failure: refused("conflict", "Another offer was booked with this key."),
      remedy: "close",
    });
    first.actor.send({ type: "booking.retried" });
    expect(first.sent).toHaveLength(1);
    first.actor.send({ type: "result.closed" });

    expect(openBooking(keys).actor.getSnapshot().context.key).toBe("key-2");
  });

  it("offers a new search if the offer has expired", async () => {
    const { actor, view, refuse } = openBooking();
    actor.send({ type: "booking.confirmed" });
    await refuse(refused("offer-gone", "This offer has expired."));

    expect(view()).toEqual({
      kind: "failed",
      attempted: "booking",
      rate,
      failure: refused("offer-gone", "This offer has expired."),
      remedy: "search-again",
    });
  });

  it("ends the session on 401, and shows that the booking failed", async () => {
    const { actor, view, refuse, unauthorised } = openBooking();
    actor.send({ type: "booking.confirmed" });
    await refuse({ kind: "unauthorised", message: "Sign in again." });

    expect(unauthorised).toEqual(["session.refused"]);
    expect(view()).toMatchObject({ kind: "failed", remedy: "close" });
  });

  it("an actor that throws is an unreadable answer, not a dead screen", async () => {
    const keys = createBookingKeys(givenIds());
    const ports = {
      booking: {
        book: () => {
          throw new Error("no adapter");
        },
        pdf: () => pending<NamedFile>().answer,
      },
      approvals: portsWith({}).approvals,
      company: { ...portsWith({}).company, company: () => pending<Company>().answer },
      documents: { save: () => undefined },
    };
    const machine = bookingFlow(
      { ports, requestActor: createRequestActor(() => undefined), bookingKeys: keys },
      () => undefined,
    );
    const actor = createActor(machine, { input: { rate, key: keys.keyFor(rate.id), hasCompanies: true } }).start();
    actor.send({ type: "booking.confirmed" });
    await settled();

    expect(bookingView(actor.getSnapshot())).toEqual({
      kind: "failed",
      attempted: "booking",
      rate,
      failure: { kind: "malformed", issues: ["no adapter"] },
      remedy: "send-again",
    });
  });
});

describe("the credit of the company", () => {
  it("is read while the booking is confirmed", async () => {
    const { view } = openBooking();
    expect(view()).toEqual({ kind: "confirming", rate, company: null });
    await settled();
    expect(view()).toEqual({ kind: "confirming", rate, company: COMPANY });
  });
});

describe("the end of the session before the booking is sent", () => {
  it("keeps the confirmation with what was typed", () => {
    const { actor, kept, view, sent } = openBooking();
    actor.send({ type: "reference.typed", reference: "PO 44-1893" });
    actor.send({ type: "session.ended" });
    expect(kept).toEqual(["PO 44-1893"]);
    expect(view()).toEqual({ kind: "confirming", rate, company: null });
    expect(sent).toEqual([]);
  });

  it("keeps nothing once the booking is on its way", () => {
    const { actor, kept } = openBooking();
    actor.send({ type: "booking.confirmed" });
    actor.send({ type: "session.ended" });
    expect(kept).toEqual([]);
  });
});

describe("the PDF of a booking", () => {
  it("logs a missing PDF, keeps the booking, and fetches it again on request", async () => {
    const { actor, view, answer, documents, saved, logged } = openBooking();
    actor.send({ type: "booking.confirmed" });
    await answer(receipt);
    await documents[0]?.fail(refused("internal"));

    expect(view()).toEqual({ kind: "booked", rate, receipt, reference: null, document: "missing" });
    expect(logged).toEqual([refused("internal")]);

    actor.send({ type: "document.retried" });
    expect(view()).toMatchObject({ document: "fetching" });
    await documents[1]?.succeed(file);
    expect(view()).toMatchObject({ document: "saved" });
    expect(saved).toEqual([file]);
  });

  it("Close works while the PDF is still on its way", async () => {
    const { actor, view, answer, saved, documents } = openBooking();
    actor.send({ type: "booking.confirmed" });
    await answer(receipt);
    actor.send({ type: "result.closed" });
    await documents[0]?.succeed(file);

    expect(view()).toEqual({ kind: "closed" });
    expect(saved).toEqual([]);
  });
});

describe("booking a sailing again", () => {
  const earlier: BookedSailing = {
    quotationId: "QTN-2026-000015",
    bookedOn: "2026-11-22",
    bookedAt: null,
    status: "booked",
    sailing: {
      carrier: "Norrvik Line",
      portOfLoading: "INNSA",
      portOfDischarge: "NLRTM",
      departure: "2026-12-05",
      voyage: "431W",
    },
    containers: [],
    total: null,
  };

  it("asks whether to book it again, and then the usual question", async () => {
    const { actor, sent, printed, view, answer } = openBooking(createBookingKeys(givenIds()), earlier);
    expect(view()).toEqual({ kind: "confirming-repeat", rate, earlier });
    actor.send({ type: "booking.confirmed" });
    expect(sent).toEqual([]);

    actor.send({ type: "repeat.confirmed" });
    expect(view()).toEqual({ kind: "confirming", rate, company: null });
    actor.send({ type: "booking.confirmed" });
    expect(sent.map(({ key, wish }) => ({ key, wish }))).toEqual([
      { key: "key-1", wish: { isRepeat: true, reference: null } },
    ]);
    await answer(receipt);
    expect(printed).toEqual(["QTN-2026-000123"]);
  });

  it("No sends nothing", () => {
    const { actor, sent, view } = openBooking(createBookingKeys(givenIds()), earlier);
    actor.send({ type: "booking.declined" });
    expect(view()).toEqual({ kind: "closed" });
    expect(sent).toEqual([]);
  });

  it("sends no request for one more booking the first time", () => {
    const { actor, sent } = openBooking();
    actor.send({ type: "booking.confirmed" });
    expect(sent.map(({ wish }) => wish)).toEqual([{ isRepeat: false, reference: null }]);
  });
});

describe("a booking above the limit of the shipper", () => {
  const aboveLimit: Failure = {
    kind: "refused",
    reason: "forbidden",
    message: "This booking is above your limit of USD 10.00.",
    fields: [{ field: "limit", message: "This booking is above your limit of USD 10.00." }],
  };
  const approval: Approval = {
    id: "a-1",
    state: "waiting",
    requestedBy: "Ravi Iyer",
    requestedAt: "2026-11-20T08:00:00.000Z",
    carrier: "Norrvik Line",
    origin: null,
    destination: null,
    load: null,
    vessel: null,
    departure: null,
    reference: "PO 7",
    total: 2_000,
    currency: "USD",
    priceEndsAt: "2026-11-27T08:00:00.000Z",
    problem: null,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    quotationId: null,
    mayDecline: false,
    exceededLimit: null,
    approvers: [],
    search: null,
    mayDecide: false,
    mayWithdraw: true,
  };
  const refuse = async () => {
    const booking = openBooking();
    booking.actor.send({ type: "booking.confirmed", reference: "PO 7" });
    await booking.sent.at(-1)?.call.fail(aboveLimit);
    return booking;
  };

  it("is put to a colleague, with its reference", async () => {
    const { actor, asked, approvals, view } = await refuse();
    expect(view()).toEqual({ kind: "failed", rate, failure: aboveLimit, remedy: "ask-approval", attempted: "booking" });
    actor.send({ type: "approval.requested" });
    expect(view()).toEqual({ kind: "asking-approval", rate });
    await approvals.at(-1)?.succeed(approval);
    expect(asked).toEqual([{ id: rate.id, reference: "PO 7" }]);
    expect(view()).toEqual({ kind: "approval-asked", rate, approval });
    actor.send({ type: "result.closed" });
    expect(view()).toEqual({ kind: "closed" });
  });

  it("is failed if a colleague could not be asked", async () => {
    const { actor, approvals, view } = await refuse();
    actor.send({ type: "approval.requested" });
    await approvals.at(-1)?.fail(deadNetwork);
    expect(view()).toMatchObject({ kind: "failed", failure: deadNetwork, attempted: "approval" });
    actor.send({ type: "booking.retried" });
    expect(view()).toEqual({ kind: "asking-approval", rate });
  });

  it("is put to a colleague at once where the limit is known before", async () => {
    const { actor, sent, asked, approvals, view } = openBooking();
    actor.send({ type: "approval.requested", reference: "PO 7" });
    await approvals.at(-1)?.succeed(approval);
    expect([asked, sent]).toEqual([[{ id: rate.id, reference: "PO 7" }], []]);
    expect(view()).toEqual({ kind: "approval-asked", rate, approval });
  });
});
