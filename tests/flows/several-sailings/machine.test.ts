import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import { listSailingDays } from "#domain/distribution";
import type { Rate, RateList } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { createBookingKeys } from "#flows/booking/idempotency-keys.ts";
import { createRequestActor } from "#flows/kit/request.ts";
import { severalSailingsFlow } from "#flows/several-sailings/machine.ts";
import { severalView } from "#flows/several-sailings/view.ts";
import type { BookingOptions, BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { givenIds } from "#tests/support/given-ids.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aPortSearch } from "#tests/support/searches.ts";

const SEARCH = aPortSearch({ containers: [{ equipment: "40HC", quantity: 20, weightKg: 0 }] });
const DAYS = ["2026-12-05", "2026-12-12", "2026-12-19"] as const;
const DEAD_NETWORK: Failure = { kind: "unreachable", cause: "network" };
const SOLD_OUT: Failure = { kind: "refused", reason: "offer-gone", message: "Sold out.", fields: [] };

const sailing = (id: string, departure: string, minor: number, carrier: string): Rate =>
  aRate({
    id,
    departure,
    carrier: { name: carrier, logo: null },
    price: {
      perCurrency: [{ currency: "USD", minor }],
      converted: { kind: "converted", total: { currency: "USD", minor } },
      unpricedCount: 0,
      basicFreight: null,
    },
  });

const CARRIERS = ["Norrvik Line", "Pelagia", "Amberline"] as const;

/** The offers of a search: each container costs USD 100.00, 101.00 and 102.00. */
const quote = ({ containers }: FclSearch): readonly Rate[] => {
  const count = containers.reduce((sum, { quantity }) => sum + quantity, 0);
  return DAYS.map((day, index) =>
    sailing(`${count}.${index}`, day, count * (10_000 + index * 100), CARRIERS[index] ?? ""),
  );
};

const toList = (rates: readonly Rate[]): RateList => ({
  rates,
  sources: [],
  warning: null,
  exchange: null,
});

interface Sent {
  readonly rateId: string;
  readonly key: string;
  readonly wish: BookingOptions | undefined;
}

type Book = (offer: BookableOffer, attempt: number) => ResultAsync<BookingReceipt, Failure>;

const receiptOf = ({ id }: BookableOffer): BookingReceipt => ({
  message: "Booking confirmed!",
  quotationId: `QTN-${id}`,
  bookingId: null,
});

const open = (
  book: Book = (offer) => okAsync(receiptOf(offer)),
  search: (asked: FclSearch) => ResultAsync<RateList, Failure> = (asked) => okAsync(toList(quote(asked))),
) => {
  const bare = portsWith({});
  const sent: Sent[] = [];
  const searched: number[] = [];
  const ports = {
    ...bare,
    rates: {
      ...bare.rates,
      lookUp: (asked: FclSearch) => {
        searched.push(asked.containers.reduce((sum, { quantity }) => sum + quantity, 0));
        return search(asked);
      },
    },
    booking: {
      ...bare.booking,
      book: (offer: BookableOffer, key: string, _signal: AbortSignal, wish?: BookingOptions) => {
        sent.push({ rateId: offer.id, key, wish });
        return book(offer, sent.filter(({ rateId }) => rateId === offer.id).length);
      },
    },
  };
  const rates = quote(SEARCH);
  const days = listSailingDays(rates, viewOf(rates, "quoted"));
  const services = {
    ports,
    requestActor: createRequestActor(() => undefined),
    bookingKeys: createBookingKeys(givenIds()),
  };
  const actor = createActor(severalSailingsFlow(services, SEARCH, days)).start();
  return { actor, sent, searched, view: () => severalView(actor.getSnapshot()) };
};

const answerAll = async (): Promise<void> => {
  for (let call = 0; call < 12; call += 1) await settled();
};

const plan = async (opened: ReturnType<typeof open>, days = 3): Promise<void> => {
  opened.actor.send({ type: "load.divided", days });
  opened.actor.send({ type: "prices.requested" });
  await answerAll();
};

describe("a load on several sailings", () => {
  it("asks for prices only when every container is distributed", async () => {
    const opened = open();
    opened.actor.send({ type: "quantity.changed", day: DAYS[0], equipment: "40HC", quantity: 12 });
    opened.actor.send({ type: "quantity.changed", day: DAYS[1], equipment: "40HC", quantity: 9 });
    expect(opened.view()).toMatchObject({
      kind: "planning",
      rest: [{ equipment: "40HC", left: -1 }],
      isComplete: false,
    });
    opened.actor.send({ type: "prices.requested" });
    expect(opened.view().kind).toBe("planning");
    opened.actor.send({ type: "quantity.changed", day: DAYS[1], equipment: "40HC", quantity: 8 });
    expect(opened.view()).toMatchObject({ isComplete: true });
    opened.actor.send({ type: "prices.requested" });
    await answerAll();
    expect(opened.searched).toEqual([12, 8]);
    expect(opened.view()).toMatchObject({
      kind: "confirming",
      quotes: [
        { day: DAYS[0], rate: { id: "12.0", carrier: { name: "Norrvik Line" } } },
        { day: DAYS[1], rate: { id: "8.1", carrier: { name: "Pelagia" } } },
      ],
      total: { perCurrency: [{ currency: "USD", minor: 200_800 }], converted: { currency: "USD", minor: 200_800 } },
    });
  });

  it("asks once for equal parts", async () => {
    const opened = open();
    await plan(opened);
    expect(opened.searched).toEqual([7, 6]);
  });

  it("is planned again after a search that failed, with what was chosen", async () => {
    const opened = open(undefined, () => errAsync(DEAD_NETWORK));
    await plan(opened, 2);
    expect(opened.view()).toMatchObject({ kind: "planning", failure: DEAD_NETWORK, isComplete: true });
  });

  it("is not booked while a sailing is not sold for its part", async () => {
    const opened = open(undefined, (asked) => okAsync(toList(quote(asked).slice(0, 2))));
    await plan(opened);
    expect(opened.view()).toMatchObject({ kind: "confirming", total: null, quotes: [{}, {}, { rate: null }] });
    opened.actor.send({ type: "booking.confirmed", reference: null });
    expect(opened.view().kind).toBe("confirming");
    opened.actor.send({ type: "plan.reopened" });
    expect(opened.view()).toMatchObject({ kind: "planning", isComplete: true });
  });

  it("is booked one after the other with one key each and one reference", async () => {
    const opened = open();
    await plan(opened);
    opened.actor.send({ type: "booking.confirmed", reference: "PO 88213" });
    await answerAll();
    expect(opened.sent.map(({ rateId, wish }) => [rateId, wish?.reference])).toEqual([
      ["7.0", "PO 88213"],
      ["7.1", "PO 88213"],
      ["6.2", "PO 88213"],
    ]);
    expect(new Set(opened.sent.map(({ key }) => key)).size).toBe(3);
    expect(opened.view()).toMatchObject({
      kind: "finished",
      booked: 3,
      canRetry: false,
      outcomes: [{ kind: "booked" }, { kind: "booked" }, { kind: "booked" }],
      total: { converted: { currency: "USD", minor: 7 * 10_000 + 7 * 10_100 + 6 * 10_200 } },
    });
  });

  it("keeps what succeeded when others fail, and sends again only what may have been lost, with the same key", async () => {
    const opened = open((offer, attempt) => {
      if (offer.id === "7.1") return errAsync(SOLD_OUT);
      return offer.id === "6.2" && attempt === 1 ? errAsync(DEAD_NETWORK) : okAsync(receiptOf(offer));
    });
    await plan(opened);
    opened.actor.send({ type: "booking.confirmed", reference: null });
    await answerAll();
    expect(opened.view()).toMatchObject({
      kind: "finished",
      booked: 1,
      canRetry: true,
      outcomes: [
        { kind: "booked" },
        { kind: "failed", failure: SOLD_OUT, remedy: "search-again" },
        { kind: "failed", failure: DEAD_NETWORK, remedy: "send-again" },
      ],
    });
    opened.actor.send({ type: "booking.retried" });
    await answerAll();
    expect(opened.view()).toMatchObject({
      kind: "finished",
      booked: 2,
      canRetry: false,
      outcomes: [{ kind: "booked" }, { kind: "failed", failure: SOLD_OUT }, { kind: "booked" }],
    });
    expect(opened.sent.map(({ rateId }) => rateId)).toEqual(["7.0", "7.1", "6.2", "6.2"]);
    expect(opened.sent[3]?.key).toBe(opened.sent[2]?.key);
  });
});
