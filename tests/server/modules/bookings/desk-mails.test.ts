import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { cancelBooking } from "#server/modules/amendments/cancel-booking.ts";
import { queueNewBookings } from "#server/modules/bookings/desk-mails.ts";
import { requestChecks } from "#server/modules/booking-events/index.ts";
import { composeMail } from "#server/platform/mail/compose.ts";
import { addShipper, countedIds, signInAs, START, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RATES = "/api/resource/rates/spot-on";

const REQUEST = `Booking request QTN-2026-000001 by Malabar Spice Exports.

Nobody has confirmed it. Book it with the carrier.
To confirm it: npm run operations -- bookings confirm QTN-2026-000001 --booking <number of the carrier>
To end it: npm run operations -- bookings reject QTN-2026-000001 --reason <text for the shipper>

Company: Malabar Spice Exports
Name: Asha Menon
Email: asha@menon.example
Phone: +91 98765 43210

Quotation: QTN-2026-000001
Booking: not yet issued
Your reference: PO 44-1893
Status: Booking in process
Booked on: Fri 20 Nov 2026
Carrier: CASTELLAN
Port of loading: Nhava Sheva (INNSA)
Vessel: not stated
Departure (ETD): Sat 28 Nov 2026
Rate type: not stated
Validity: Book by 28 Nov 2026 (Kolkata time)
Transit time: 25 days
Source of the price: Rate sheet CASTELLAN INDIA EXPORT of Mon 16 Nov 2026

Route (From, To, By, Departure, Arrival)
Nhava Sheva (INNSA)  Rotterdam (NLRTM)  Sea  Sat 28 Nov 2026  Wed 23 Dec 2026
Times are local to each place.

Containers (Size, Quantity, Your net weight per container, Max net weight per container)
20GP, 20' Dry Standard  2  18 000 kg  not stated

Charges (Charge, Basis, Quantity × rate, Amount, In USD)
Freight  USD 2,030.00  2,030.00
OCEAN FREIGHT  per container 20GP  2 × 1,015.00  USD 2,030.00  2,030.00
Destination charges  EUR 65.00  70.46
DELIVERY ORDER  per bill of lading  1 × 65.00  EUR 65.00  70.46
Total of charges in EUR  EUR 65.00
Total of charges in USD  USD 2,030.00
Total  2,100.46
Converted at the rates of Fri 20 Nov 2026 (Test table): 1 USD = 0.9225 EUR. Each charge is billed in its own currency.

Fees for changes (Request, Day, For the whole booking)
Cancellation  not stated
No-show  not stated
Change  not stated
The desk asks before anything is charged that is not stated here.

Free time (Days without charge, 20GP)
Not stated. Ask the carrier.

Keelson Global Logistics
hello@keelson.example`;

const CONFIRMED = `Booking QTN-2026-000001 by Malabar Spice Exports.

It is confirmed as KLB-2026-000001.

Company: Malabar Spice Exports
Name: Asha Menon
Email: asha@menon.example
Phone: +91 98765 43210

Quotation: QTN-2026-000001
Booking: KLB-2026-000001
Your reference: PO 44-1893
Status: Booked
Booked on: Fri 20 Nov 2026
Carrier: Norrvik Line
Port of loading: Nhava Sheva (INNSA)
Vessel: NORRVIK ASTRID, voyage 368W
Departure (ETD): Thu 26 Nov 2026, 06:00
Gate-in by: Wed 25 Nov 2026, 18:00, Nhava Sheva
Rate type: Spot
Validity: Book by 23 Nov 2026 17:00 (Kolkata time)
Transit time: 22 days
Source of the price: Live price of Norrvik Line, requested Fri 20 Nov 2026

Route (From, To, By, Departure, Arrival)
Nhava Sheva (INNSA)  Rotterdam (NLRTM)  NORRVIK ASTRID, voyage 368W  Thu 26 Nov 2026, 06:00  Fri 18 Dec 2026, 14:00
Cut-offs: Booking 23 Nov, 17:00; VGM 25 Nov, 12:00; Port 25 Nov, 18:00.
Times are local to each place.

Containers (Size, Quantity, Your net weight per container, Max net weight per container)
20GP, 20' Dry Standard  2  18 000 kg  21 700 kg

Charges (Charge, Basis, Quantity × rate, Amount, In USD)
Origin charges  INR 19,700.00  222.85
Terminal handling, origin OTH00  per container 20GP  2 × 9,850.00  INR 19,700.00  222.85
Freight  USD 2,052.00  2,052.00
Basic freight FRT00  per container 20GP  2 × 980.00  USD 1,960.00  1,960.00
Bunker adjustment BAF00  per container 20GP  USD 160.00  Included in basic freight
Emissions allowance ETS00  per container 20GP  2 × 46.00  USD 92.00  92.00
Customs clearance CUS00  as stated  At cost  Not priced
Destination charges  EUR 65.00  70.46
Delivery order DDO00  per bill of lading  1 × 65.00  EUR 65.00  70.46
Total of charges in EUR  EUR 65.00
Total of charges in INR  INR 19,700.00
Total of charges in USD  USD 2,052.00
Total  2,345.31
Converted at the rates of Fri 20 Nov 2026 (Test table): 1 USD = 88.40 INR, 1 USD = 0.9225 EUR. Each charge is billed in its own currency.
1 charge has no price and is not in the total.
Payment: Prepaid (due before shipment); Collect (due after shipment).

Fees for changes (Request, Day, For the whole booking)
Cancellation  not stated
No-show  not stated
Change  not stated
The desk asks before anything is charged that is not stated here.

Free time (Days without charge, 20GP)
Detention, Rotterdam: The container is out of the terminal and not yet returned empty.  7 days
Calendar days.
Carriers use these words differently.

Keelson Global Logistics
hello@keelson.example`;

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
    expect(mail.text).toBe(REQUEST);
    expect(mail.html).toContain("Company: Malabar Spice Exports<br>");
    expect((await composeMail(mail)).toString()).toContain("Reply-To: asha@menon.example");
  });

  it("says that a booking is confirmed, where it is", async () => {
    await book("api");
    await queue();
    const [mail] = await mails();
    expect(mail?.subject).toBe("QTN-2026-000001: Booking, Nhava Sheva to Rotterdam, 2 × 20GP");
    expect(mail?.text).toBe(CONFIRMED);
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
