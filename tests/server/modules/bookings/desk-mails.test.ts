import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { queueNewBookings } from "#server/modules/bookings/desk-mails.ts";
import { requestChecks } from "#server/modules/notifications/record-changes.ts";
import { composeMail } from "#server/platform/mail/compose.ts";
import { addShipper, countedIds, signInAs, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RATES = "/api/resource/rates/spot-on";

describe("the mail to the desk about a booking", () => {
  let server: TestApp;

  beforeEach(async () => {
    server = await startTestApp({ features: freightFeatures() });
    await addShipper(server.database);
  });
  afterEach(() => server.close());

  const book = async (source: "api" | "excel"): Promise<void> => {
    const headers = await signInAs(server.app);
    const answer = await server.app.inject({ method: "POST", url: RATES, headers, payload: SEARCH });
    const [group] = parsed<RatesAnswer>(answer.body).result;
    const offerId = source === "api" ? group?.api?.[0]?.offerId : group?.excel?.[0]?._id;
    const payload = { offerId, providerName: "", routing: null, arrivalDate: null, departureDate: null };
    await server.app.inject({ method: "PUT", url: RATES, headers, payload: { ...payload, reference: "PO 44-1893" } });
  };
  const queue = (deskMail: string | null = "desk@keelson.example") =>
    queueNewBookings({ database: server.database, clock: () => START, ids: countedIds(), deskMail }, requestChecks);
  const mails = () => server.database.db.selectFrom("outgoingMail").selectAll().execute();

  it("has everything that is needed to book a request, once, and its answer goes to the customer", async () => {
    await book("excel");
    await Promise.all([queue(), queue()]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    if (mail === undefined) throw new Error("There is no mail");
    expect(mail).toMatchObject({
      recipient: "desk@keelson.example",
      replyTo: "asha@menon.example",
      subject: "QTN-2026-000001: Booking request, Nhava Sheva to Rotterdam, 2 × 20GP",
    });
    for (const line of [
      "Nobody has confirmed it. Book it with the carrier.",
      "To confirm it: npm run operations -- bookings confirm QTN-2026-000001 --booking <number of the carrier>",
      "Company: Malabar Spice Exports",
      "Phone: +91 98765 43210",
      "Your reference: PO 44-1893",
      "Validity: ",
      "Carrier: CASTELLAN",
      "18 000 kg",
      "OCEAN FREIGHT",
      "USD 2,030.00",
    ])
      expect(mail.text).toContain(line);
    expect(mail.html).toContain("Company: Malabar Spice Exports<br>");
    expect((await composeMail(mail)).toString()).toContain("Reply-To: asha@menon.example");
  });

  it("says that a booking is confirmed, where it is", async () => {
    await book("api");
    await queue();
    const [mail] = await mails();
    expect(mail?.subject).toBe("QTN-2026-000001: Booking, Nhava Sheva to Rotterdam, 2 × 20GP");
    expect(mail?.text).toContain("It is confirmed as KLB-2026-000001.");
  });

  it("is not written without a mailbox, and not again after a change", async () => {
    await book("excel");
    await queue(null);
    expect(await mails()).toEqual([]);
    await server.database.db.transaction().execute((one) => cancelBooking(one, "QTN-2026-000001", START));
    await queue();
    expect(await mails()).toEqual([]);
  });
});
