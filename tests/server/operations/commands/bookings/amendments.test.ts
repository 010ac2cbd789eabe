import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addAmendment } from "#server/modules/amendments/store.ts";
import { addQuotation, readQuotation } from "#server/modules/bookings/store.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

describe("requests of shippers on the command line", () => {
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    desk = await startDesk(bookingCommands);
    await addShipper(desk.database);
    const { db } = desk.database;
    await addQuotation(db, {
      id: "q-1",
      accountId: "account-asha@menon.example",
      quotationId: "QTN-2026-000001",
      bookingId: "KLB-2026-000001",
      offerId: null,
      providerName: "CASTELLAN",
      validityFrom: null,
      validityTill: null,
      validityZone: "Asia/Kolkata",
      bookedOn: "2026-11-20",
      bookedAt: START,
      status: 1,
      offer: '{"offerId":"1","providerName":"CASTELLAN","routingLegs":[],"quoteLine":{"surcharges":{}}}',
      context: '{"load":[],"exchange":null}',
      reference: null,
    });
    await addAmendment(db, {
      id: "a-1",
      quotation: "q-1",
      key: "key-1",
      kind: "cancellation",
      state: "received",
      requestedAt: START,
      text: "The buyer\nwithdrew.",
      replacement: null,
      offer: null,
      context: null,
      fee: '{"currency":"USD","minor":15000}',
      proposedFee: null,
      reason: null,
      decidedAt: null,
      replacedOffer: null,
      replacedContext: null,
    });
  });
  afterEach(() => desk.database.remove());

  const status = async () => (await readQuotation(desk.database.db, "q-1")).status;
  const changes = () => desk.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute();

  it("without a fee that was shown need one, and the shipper's agreement", async () => {
    await desk.database.db.updateTable("bookingAmendment").set({ fee: null }).execute();
    expect(await desk.run("bookings", "accept", "a-1")).toEqual({
      said: [],
      complained: [
        "The shipper was shown no fee for this request. State it with --fee, such as --fee 'USD 0'; the shipper has to agree first.",
      ],
    });
    expect((await desk.run("bookings", "accept", "a-1", "--fee", "USD 0")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): waiting for the shipper, proposed fee USD 0.00.",
    ]);
    expect(await status()).toBe(1);
  });

  it("are listed until they are decided", async () => {
    expect((await desk.run("bookings", "amendments")).said).toEqual([
      "a-1  KLB-2026-000001  CASTELLAN  Cancellation  to be answered  fee USD 150.00  asha@menon.example  The buyer withdrew.",
    ]);
    await desk.run("bookings", "decline", "a-1", "--reason", "Loaded already");
    expect((await desk.run("bookings", "amendments")).said).toEqual(["No requests."]);
    expect(JSON.parse((await desk.run("bookings", "amendments", "--all", "--json")).said.join("\n"))).toMatchObject([
      {
        id: "a-1",
        state: "declined",
        reason: "Loaded already",
        requestedAt: "2026-11-20T08:00:00.000Z",
        fee: { currency: "USD", amount: 150 },
        bookingId: "KLB-2026-000001",
      },
    ]);
  });

  it("are accepted at the fee shown, and the booking is cancelled", async () => {
    expect((await desk.run("bookings", "forward", "a-1")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): forwarded to the carrier, fee USD 150.00.",
    ]);
    expect((await desk.run("bookings", "accept", "a-1")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): confirmed, fee USD 150.00.",
    ]);
    expect(await status()).toBe(2);
    expect(await changes()).toEqual([{ kind: "cancelled", fact: "KLB-2026-000001, fee USD 150.00" }]);
  });

  it("wait for the shipper at another fee", async () => {
    expect((await desk.run("bookings", "accept", "a-1", "--fee", "EUR 1,250.50")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): waiting for the shipper, proposed fee EUR 1,250.50.",
    ]);
    expect(await status()).toBe(1);
    expect(await changes()).toEqual([
      { kind: "amendment-fee", fact: "Cancellation requested 20 Nov 2026 (Kolkata time): EUR 1,250.50" },
    ]);
    expect((await desk.run("bookings", "amendments")).said).toEqual([
      expect.stringMatching(
        /^a-1 {2}KLB-2026-000001 {2}CASTELLAN {2}Cancellation {2}waiting for the shipper {2}proposed fee EUR 1,250\.50 {2}/,
      ),
    ]);
  });

  it("can be given another fee, or be declined, while they wait for the shipper", async () => {
    await desk.run("bookings", "accept", "a-1", "--fee", "EUR 50,000");
    expect((await desk.run("bookings", "accept", "a-1", "--fee", "EUR 50")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): waiting for the shipper, proposed fee EUR 50.00.",
    ]);
    expect((await changes()).map(({ fact }) => fact)).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): EUR 50,000.00",
      "Cancellation requested 20 Nov 2026 (Kolkata time): EUR 50.00",
    ]);
    expect((await desk.run("bookings", "decline", "a-1", "--reason", "Loaded already")).said).toEqual([
      "Cancellation requested 20 Nov 2026 (Kolkata time): declined.",
    ]);
  });

  it("are declined with a reason for the shipper", async () => {
    await desk.run("bookings", "decline", "a-1", "--reason", "Loaded already");
    expect(await changes()).toEqual([
      { kind: "amendment-declined", fact: "Cancellation requested 20 Nov 2026 (Kolkata time): Loaded already" },
    ]);
    expect((await desk.run("bookings", "accept", "a-1")).complained).toEqual([
      "This request is declined. It cannot be answered in this way.",
    ]);
  });

  it("name what is wrong", async () => {
    expect((await desk.run("bookings", "accept", "a-9")).complained).toEqual([
      "There is no request a-9. List them with: npm run operations -- bookings amendments",
    ]);
    expect((await desk.run("bookings", "accept", "a-1", "--fee", "50")).complained).toEqual([
      "--fee takes an amount such as 'EUR 50', not 50.",
    ]);
    expect((await desk.run("bookings", "decline", "a-1", "--reason", " ")).complained).toEqual([
      "--reason takes 1 to 500 characters.",
    ]);
  });
});
