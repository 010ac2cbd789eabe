import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPhotos } from "#server/demo/pictures/photos.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { addFile, addQuotation, fileNames } from "#server/modules/bookings/store.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const quotation = (index: number, status: number, bookingId: string | null) => ({
  id: `q-${index}`,
  accountId: "account-asha@menon.example",
  quotationId: `QTN-2026-00000${index}`,
  bookingId,
  offerId: null,
  providerName: "CASTELLAN",
  validityFrom: null,
  validityTill: null,
  validityZone: "Asia/Kolkata",
  bookedOn: "2026-11-20",
  bookedAt: START + index,
  status,
  offer: "{}",
  context: "{}",
  reference: null,
});

/** By truck from Tughlakabad, and from Nhava Sheva on NORRVIK ASTRID. */
const OFFER = JSON.stringify({
  offerId: "search.1",
  providerName: "Norrvik Line",
  rateType: "Spot",
  transitTime: 24,
  routingLegs: [
    {
      modeOfTransport: "TRUCK",
      departureDate: "2026-11-24T10:00:00",
      arrivalDate: "2026-11-24T20:00:00",
      legFrom: { place: { name: "Tughlakabad", internalCode: "INTKD" } },
      legTo: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
    },
    {
      modeOfTransport: "VESSEL",
      departureDate: "2026-11-26T06:00:00",
      arrivalDate: "2026-12-18T14:00:00",
      vesselName: "NORRVIK ASTRID",
      voyageReference: "368W",
      legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
      legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" } },
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-24",
    spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2 }],
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: "USD",
          basicOceanFreightRate: 980,
          allInRate: 980,
          matchingCargoSurcharges: [],
        },
      ],
    },
  },
});
const CONTEXT = JSON.stringify({
  load: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
  exchange: null,
  quotedAt: "2026-11-20T08:00:00.000Z",
  validityZone: "Asia/Kolkata",
});

describe("bookings on the command line", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let now = START;

  beforeEach(async () => {
    now = START;
    folder = mkdtempSync(join(tmpdir(), "keelson-desk-"));
    desk = await startDesk(bookingCommands, { clock: () => now });
    await addShipper(desk.database);
    await addQuotation(desk.database.db, quotation(1, 0, null));
    await addQuotation(desk.database.db, quotation(2, 1, "KLB-2026-000002"));
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const status = async (id: string) =>
    desk.database.db.selectFrom("quotation").select(["status", "bookingId"]).where("id", "=", id).executeTakeFirst();
  const files = async (id: string) => (await fileNames(desk.database.db, [id])).get(id) ?? [];

  it("are listed, newest first, by status", async () => {
    expect((await desk.run("bookings", "list")).said).toEqual([
      "QTN-2026-000002  KLB-2026-000002  Booked  2026-11-20  CASTELLAN  route not stated  load not stated  no ETD  no total  Malabar Spice Exports  asha@menon.example",
      "QTN-2026-000001  no booking number  Booking in process  2026-11-20  CASTELLAN  route not stated  load not stated  no ETD  no total  Malabar Spice Exports  asha@menon.example",
    ]);
    expect((await desk.run("bookings", "list", "--status", "in-process")).said).toHaveLength(1);
    expect((await desk.run("bookings", "list", "--status", "cancelled")).said).toEqual(["No bookings."]);
  });

  it("are listed with route, containers, ETD, gate-in, total and company", async () => {
    const booked = { ...quotation(3, 1, "KLB-2026-000003"), providerName: "Norrvik Line" };
    await addQuotation(desk.database.db, { ...booked, offer: OFFER, context: CONTEXT });
    expect((await desk.run("bookings", "list", "--limit", "1")).said).toEqual([
      "QTN-2026-000003  KLB-2026-000003  Booked  2026-11-20  Norrvik Line  Tughlakabad to Rotterdam  2 × 20GP  ETD Thu 26 Nov 2026  Gate-in by Tue 24 Nov, 10:00, Tughlakabad  USD 1,960.00  Malabar Spice Exports  asha@menon.example",
    ]);
    const shown = (await desk.run("bookings", "show", "KLB-2026-000003")).said;
    expect(shown[5]).toBe("Sailing: ETD Thu 26 Nov 2026  Gate-in by Tue 24 Nov, 10:00, Tughlakabad");
    expect(shown.slice(10, 15)).toEqual([
      "Carrier: Norrvik Line",
      "Port of loading: Nhava Sheva (INNSA)",
      "Vessel: NORRVIK ASTRID, voyage 368W",
      "Departure (ETD): Thu 26 Nov 2026, 06:00",
      "Gate-in by: Tue 24 Nov 2026, 10:00, Tughlakabad",
    ]);
  });

  it("are listed with the departure of the vessel that the cargo was rolled to, and the booked one", async () => {
    const { db } = desk.database;
    const booked = { ...quotation(3, 1, "KLB-2026-000003"), providerName: "Norrvik Line" };
    await addQuotation(db, { ...booked, offer: OFFER, context: CONTEXT });
    const report = (eventClassifierCode: string, eventCreatedDateTime: string) =>
      db.transaction().execute((one) =>
        addEvents(
          one,
          [
            {
              quotation: "q-3",
              event: {
                eventId: `roll-${eventClassifierCode}`,
                eventType: "TRANSPORT",
                transportEventTypeCode: "DEPA",
                eventClassifierCode,
                modeOfTransport: "VESSEL",
                unLocationCode: "INNSA",
                eventDateTime: "2026-12-03T06:00:00+05:30",
                eventCreatedDateTime,
                vesselName: "NORRVIK SOLVEIG",
                voyageReference: "999W",
              },
            },
          ],
          { at: START, source: "test" },
        ),
      );
    await report("PLN", "2026-11-20T08:00:00Z");
    expect((await desk.run("bookings", "list", "--limit", "1")).said).toEqual([
      "QTN-2026-000003  KLB-2026-000003  Booked  2026-11-20  Norrvik Line  Tughlakabad to Rotterdam  2 × 20GP  ETD Thu 03 Dec 2026 on NORRVIK SOLVEIG 999W, booked for Thu 26 Nov 2026  USD 1,960.00  Malabar Spice Exports  asha@menon.example",
    ]);
    expect((await desk.run("bookings", "show", "KLB-2026-000003")).said[5]).toBe(
      "Sailing: ETD Thu 03 Dec 2026 on NORRVIK SOLVEIG 999W, booked for Thu 26 Nov 2026",
    );
    now = Date.parse("2026-12-03T09:00:00Z");
    await report("ACT", "2026-12-03T08:00:00Z");
    expect((await desk.run("bookings", "show", "KLB-2026-000003")).said[5]).toBe(
      "Sailing: departed Thu 03 Dec 2026 on NORRVIK SOLVEIG 999W, booked for Thu 26 Nov 2026",
    );
  });

  it("are listed and shown for other programs with amounts, codes and instants", async () => {
    const booked = { ...quotation(3, 1, "KLB-2026-000003"), providerName: "Norrvik Line" };
    await addQuotation(desk.database.db, { ...booked, offer: OFFER, context: CONTEXT });
    expect(await desk.runJson("bookings", "list", "--limit", "1")).toEqual([
      {
        quotationId: "QTN-2026-000003",
        bookingId: "KLB-2026-000003",
        status: "booked",
        bookedOn: "2026-11-20",
        bookedAt: "2026-11-20T08:00:00.003Z",
        providerName: "Norrvik Line",
        from: "INTKD",
        to: "NLRTM",
        containers: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2 }],
        weight: null,
        cbm: null,
        etd: "2026-11-26T06:00",
        hasDeparted: false,
        vesselName: "NORRVIK ASTRID",
        voyageReference: "368W",
        handover: { kind: "gate-in", locationName: "Tughlakabad", local: "2026-11-24T10:00" },
        totals: [{ currency: "USD", amount: 1960 }],
        displayTerms: null,
        companyName: "Malabar Spice Exports",
        email: "asha@menon.example",
      },
    ]);
    expect(await desk.runJson("bookings", "show", "KLB-2026-000003")).toMatchObject({
      bookingId: "KLB-2026-000003",
      status: "booked",
      shipper: { firstName: "Asha", lastName: "Menon", dialCode: "+91" },
      shipment: { departure: { eventDateTime: "2026-11-26T06:00" } },
      offer: {
        price: {
          totals: [{ currency: "USD", amount: 1960 }],
          charges: [{ quantity: 2, unit: { currency: "USD", amount: 980 }, amount: { currency: "USD", amount: 1960 } }],
        },
      },
      history: [],
    });
    expect(await desk.runJson("bookings", "cancel", "KLB-2026-000003")).toEqual({
      isDone: false,
      quotationId: "QTN-2026-000003",
      bookingId: "KLB-2026-000003",
      providerName: "Norrvik Line",
      status: "booked",
      endsRequests: [],
    });
  });

  it("are confirmed once, with our number or the carrier's", async () => {
    expect((await desk.run("bookings", "confirm", "QTN-2026-000001")).said).toEqual([
      "QTN-2026-000001 is booked as KLB-2026-000001.",
    ]);
    expect(await status("q-1")).toEqual({ status: 1, bookingId: "KLB-2026-000001" });
    expect(await files("q-1")).toEqual(["KLB-2026-000001.pdf"]);
    expect((await desk.run("bookings", "confirm", "QTN-2026-000001")).complained).toEqual([
      "QTN-2026-000001 is already booked. To end it: npm run operations -- bookings cancel QTN-2026-000001",
    ]);
    expect((await desk.run("bookings", "confirm", "QTN-2026-000009")).complained).toEqual([
      "There is no booking QTN-2026-000009. List them with: npm run operations -- bookings list",
    ]);
  });

  it("refuse a carrier's number that another booking has, or that is none", async () => {
    const confirm = async (number: string) =>
      (await desk.run("bookings", "confirm", "QTN-2026-000001", "--booking", number)).complained;
    expect(await confirm("KLB-2026-000002")).toEqual(["Another booking has this booking number."]);
    expect(await confirm("../../etc")).toEqual(["A booking number has 4 to 35 letters, figures and dashes."]);
    expect(await status("q-1")).toEqual({ status: 0, bookingId: null });
    expect((await desk.run("bookings", "confirm", "QTN-2026-000001", "--booking", "CAS1190826")).said).toEqual([
      "QTN-2026-000001 is booked as CAS1190826.",
    ]);
  });

  it("are cancelled once by either number, and not confirmed afterwards", async () => {
    expect((await desk.run("bookings", "cancel", "KLB-2026-000002", "--yes")).said).toEqual([
      "KLB-2026-000002 is cancelled.",
    ]);
    expect(await status("q-2")).toEqual({ status: 2, bookingId: "KLB-2026-000002" });
    expect((await desk.run("bookings", "cancel", "QTN-2026-000002", "--yes")).complained).toEqual([
      "QTN-2026-000002 is already cancelled.",
    ]);
    expect((await desk.run("bookings", "confirm", "QTN-2026-000002")).complained).toEqual([
      "QTN-2026-000002 is already cancelled.",
    ]);
  });

  it("are cancelled only with --yes, after a preview", async () => {
    expect((await desk.run("bookings", "cancel", "KLB-2026-000002")).said).toEqual([
      "KLB-2026-000002  route not stated  CASTELLAN  Booked",
      "Nothing is cancelled yet. To cancel it: npm run operations -- bookings cancel KLB-2026-000002 --yes",
    ]);
    expect(await status("q-2")).toEqual({ status: 1, bookingId: "KLB-2026-000002" });
  });

  it("are ended with a reason while they are in process", async () => {
    const reject = async (number: string) =>
      desk.run("bookings", "reject", number, "--reason", "No space\non this vessel");
    expect((await reject("QTN-2026-000002")).complained).toEqual([
      "QTN-2026-000002 is already booked. To end it: npm run operations -- bookings cancel QTN-2026-000002",
    ]);
    expect((await reject("QTN-2026-000001")).said).toEqual([
      "QTN-2026-000001 is not accepted. Its shipper gets the reason.",
    ]);
    expect(await status("q-1")).toEqual({ status: 2, bookingId: null });
    expect((await reject("QTN-2026-000001")).complained).toEqual(["QTN-2026-000001 is already cancelled."]);
    expect(await desk.database.db.selectFrom("bookingChange").select(["kind", "fact"]).execute()).toEqual([
      { kind: "rejected", fact: "QTN-2026-000001: No space on this vessel" },
    ]);
  });

  it("get another number of the carrier, and keep the earlier one in their history", async () => {
    const correct = (number: string, booking: string) => desk.run("bookings", "correct", number, "--booking", booking);
    await addFile(desk.database.db, {
      quotation: "q-2",
      fileName: "KLB-2026-000002.pdf",
      contentType: "application/pdf",
      content: null,
    });
    expect((await correct("QTN-2026-000001", "CAS1190826")).complained).toEqual([
      "QTN-2026-000001 has no booking number yet. To assign one: npm run operations -- bookings confirm QTN-2026-000001 --booking <number>",
    ]);
    expect((await correct("KLB-2026-000002", "KLB-2026-000002")).complained).toEqual([
      "KLB-2026-000002 has this booking number already.",
    ]);
    expect((await correct("KLB-2026-000002", "CAS1190826")).said).toEqual(["KLB-2026-000002 is now CAS1190826."]);
    expect(await status("q-2")).toEqual({ status: 1, bookingId: "CAS1190826" });
    expect(await files("q-2")).toEqual(["CAS1190826.pdf"]);
    expect((await desk.run("bookings", "show", "QTN-2026-000002")).said).toEqual([
      "CAS1190826  route not stated  CASTELLAN  Booked",
      "Company: Malabar Spice Exports",
      "Name: Asha Menon",
      "Email: asha@menon.example",
      "Phone: +91 98765 43210",
      "Sailing: no ETD",
      "The offer cannot be read: _id: nothing is not a text",
      "History",
      "2026-11-20T08:00:00.002Z  booked",
      "2026-11-20T08:00:00.000Z  corrected  CAS1190826 replaces KLB-2026-000002",
    ]);
  });

  it("accept files whose content matches their type", async () => {
    const [picture] = readPhotos("KLSU4821178", 1);
    const image = join(folder, "Seal, front.png");
    writeFileSync(image, picture?.content ?? "");
    const fake = join(folder, "invoice.pdf");
    writeFileSync(fake, "<script>");
    expect((await desk.run("bookings", "attach", "QTN-2026-000001", image)).said).toEqual([
      "Seal, front.png is attached to QTN-2026-000001.",
    ]);
    expect(await files("q-1")).toEqual(["Seal, front.png"]);
    expect((await desk.run("bookings", "attach", "QTN-2026-000001", image)).complained).toEqual([
      "QTN-2026-000001 has a file Seal, front.png already.",
    ]);
    expect((await desk.run("bookings", "attach", "QTN-2026-000001", fake)).complained).toEqual([
      `${fake} is no PDF, JPEG or PNG.`,
    ]);
    expect((await desk.run("bookings", "attach", "QTN-2026-000001", join(folder, "none"))).complained).toEqual([
      `${join(folder, "none")} cannot be read: there is no such file.`,
    ]);
    expect((await desk.run("bookings", "attach", "QTN-2026-000009", image)).complained).toEqual([
      "There is no booking QTN-2026-000009. List them with: npm run operations -- bookings list",
    ]);
  });
});
