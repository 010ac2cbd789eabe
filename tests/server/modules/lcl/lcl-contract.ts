import { errAsync, okAsync } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { summarise } from "#server/modules/booking-views/index.ts";
import { withdrawOffer } from "#server/modules/rates/offer-store.ts";
import { addLclTariff, lclLines } from "#server/modules/lcl/store.ts";
import { expireSheet } from "#server/rate-sources/rate-sheets/end-lines.ts";
import { listSheets } from "#server/rate-sources/rate-sheets/sheet-lines.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { BookingAnswer, Failure, LclPortsAnswer, LclRatesAnswer, QuotationsAnswer } from "#api/schema.d.ts";
import { readPdf } from "../documents/pdf-text.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { featuresWith, lclFeatures, line, tariff } from "./fixture.ts";

const DAY = 24 * 3_600_000;
const RIVAL = "rival@trader.example";
const LOAD = { portOfLoading: "Nhava Sheva", portOfDischarge: "Rotterdam", weight: 1200.5, cbm: 3.25 };
const FIRST = { quotationId: "QTN-2026-000001", bookingId: "KLB-2026-000001" };

/** LCL ports, rates, bookings and documents over HTTP, over whichever database. */
export const lclContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: lclFeatures });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const ports = async () =>
    parsed<LclPortsAnswer>((await server.app.inject({ method: "GET", url: "/api/resource/lcl/ports", headers })).body);
  const ask = async (changes: object = {}, as: CredentialHeaders = headers) => {
    const asked: Readonly<Record<string, unknown>> = { ...LOAD, ...changes };
    const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    const answer = await server.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers: as });
    return {
      status: answer.statusCode,
      body: parsed<LclRatesAnswer>(answer.body),
      failure: parsed<Failure>(answer.body),
    };
  };
  const book = async (changes: object, key = "first-confirmation", as: CredentialHeaders = headers) => {
    const answer = await server.app.inject({
      method: "PUT",
      url: "/api/resource/lcl/rates",
      headers: { ...as, "idempotency-key": key },
      payload: { ...LOAD, ...changes },
    });
    const failure = parsed<Failure>(answer.body);
    return { status: answer.statusCode, body: parsed<BookingAnswer>(answer.body), failure };
  };
  it("refuses infinite numbers", async () => {
    for (const weight of ["Infinity", "-Infinity", "1e309"]) {
      const { status, failure } = await ask({ weight });
      expect([weight, status, failure.code, failure.message]).toEqual([
        weight,
        400,
        4000,
        "The parameter weight is refused. This must be a number.",
      ]);
    }
  });

  const idOf = async (index = 0) => String((await ask()).body.result[index]?._id);
  const pdf = (_id: string) =>
    server.app.inject({ method: "POST", url: "/api/resource/booking/pdf", headers, payload: { _id } });
  const bookings = async () =>
    parsed<QuotationsAnswer>(
      (await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers })).body,
    );

  describe("LCL tariffs", () => {
    it("list every port and station of a line that is valid today", async () => {
      const { result, places } = await ports();
      expect(result).toEqual(["Duisburg", "Mundra", "Nhava Sheva", "Rotterdam"]);
      expect(places).toEqual([
        { name: "Mundra", code: "INMUN", country: "India", countryCode: "IN", pointType: "Sea" },
        { name: "Nhava Sheva", code: "INNSA", country: "India", countryCode: "IN", pointType: "Sea" },
        { name: "Rotterdam", code: "NLRTM", country: "Netherlands", countryCode: "NL", pointType: "Sea" },
        { name: "Duisburg", code: null },
      ]);
    });

    it("are followed when another process changes them", async () => {
      await ports();
      const { db } = server.database;
      await addLclTariff(db, tariff("new", "X"), [line("new", 2, { portOfLoading: "Chennai" })]);
      await bumpCacheVersion(db, "lcl");
      expect((await ports()).result).toContain("Chennai");
      await expireSheet(db, { kind: "lcl", id: "new" }, "2026-11-19", 9);
      expect((await ports()).result).not.toContain("Chennai");
    });

    it("give the lines of a lane in their order, and are listed with their number", async () => {
      const { db } = server.database;
      const lines = await lclLines(db, "Nhava Sheva", "Rotterdam", "2026-11-20");
      expect(lines.map(({ id }) => id)).toEqual(["house-2", "house-3", "house-4", "rival-2"]);
      expect((await lclLines(db, "Nhava Sheva", "Duisburg", "2026-11-20")).map(({ id }) => id)).toEqual(["house-3"]);
      expect(await lclLines(db, "Nhava Sheva", "Rotterdam", "2026-12-01")).toEqual([]);
      const summaries = (await listSheets(db, "2026-11-20")).filter(({ kind }) => kind === "lcl");
      expect(summaries.map(({ id, lines: count }) => `${id} ${count}`).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
        "house 4",
        "old 1",
        "rival 1",
      ]);
    });
  });

  describe("LCL rates", () => {
    it("are answered as the tariff writes them, with the rates of exchange and what a 20GP costs", async () => {
      const { status, body } = await ask({ limit: 1, portOfDischarge: "rotterdam" });
      const [first, ...others] = body.result;
      expect(body.choices).toEqual({
        portCfs: 3,
        inlandCfs: 1,
        departures: ["2026-11-24", "2026-11-27"],
        transitDays: [26],
      });
      expect([status, body.lenResult, body.exchangeRates?.source, others]).toEqual([200, 4, "Test table", []]);
      expect(body.fclComparison).toEqual({
        equipmentGroupIsoCode: "20GP",
        numberOfContainers: 1,
        currency: "USD",
        amount: 1207.89,
        providerName: "Norrvik Line",
        validityTo: "2026-11-24",
        destination: "Rotterdam",
      });
      expect(first).toEqual({
        _id: expect.stringMatching(/\.0$/),
        providerName: "Baywater Consolidators",
        sheetLineId: "rival-2",
        instantConfirmation: false,
        validityZone: "Asia/Kolkata",
        portOfLoadingZone: "Asia/Calcutta",
        "Port of loading": "Nhava Sheva",
        "PORT OF DISCHARGE": "Rotterdam",
        "Dest CFS": "Rotterdam",
        "Origin Code": "INNSA",
        "Dest Country": "Netherlands",
        "TTT (PORT TO PORT)": "26",
        CURRENCY: "INR",
        "SHEET NAME": "rival LCL",
        "SHEET DATE": "2026-11-16",
        "VALID FROM": "2026-11-16",
        "VALID TILL": "2026-11-30",
        "VALID FOR": "departure",
        originCharges: { "OCEAN FREIGHT": "EUR 40/W/M" },
        destinationCharges: {},
        warehouseCharges: {},
      });
    });

    it("are ordered by destination, then total, then gaps, across pages", async () => {
      const freights = (answer: Awaited<ReturnType<typeof ask>>) =>
        answer.body.result.map((rate) => [rate["Dest CFS"], rate.originCharges["OCEAN FREIGHT"]]);
      const inOrder = [
        ["Rotterdam", "EUR 40/W/M"],
        ["Rotterdam", "USD 900/W/M"],
        ["Rotterdam", "USD 20/W/M"],
        ["Duisburg", "USD 5/W/M"],
      ];
      expect(freights(await ask())).toEqual(inOrder);
      expect(freights(await ask({ limit: 2, skip: 2 }))).toEqual(inOrder.slice(2));
      expect(freights(await ask({ skip: 4 }))).toEqual([]);
      expect((await ask({ portOfDischarge: "Duisburg" })).body.lenResult).toBe(1);
    });

    it("are sorted and filtered on request, and include the departures that can still be reached", async () => {
      const listed = async (changes: object) => {
        const { body } = await ask(changes);
        const lowest = body.result.findIndex(({ _id }) => _id === body.lowestRateId);
        return [body.lenResult, lowest, body.result.map((rate) => rate.originCharges["OCEAN FREIGHT"])];
      };
      expect(await listed({})).toEqual([4, 3, ["EUR 40/W/M", "USD 900/W/M", "USD 20/W/M", "USD 5/W/M"]]);
      expect(await listed({ cfs: "inland" })).toEqual([1, -1, ["USD 5/W/M"]]);
      expect(await listed({ cfs: "port" })).toEqual([3, 0, ["EUR 40/W/M", "USD 900/W/M", "USD 20/W/M"]]);
      expect(await listed({ limit: 2 })).toEqual([4, -1, ["EUR 40/W/M", "USD 900/W/M"]]);
      expect(await listed({ departsBy: "2026-11-24" })).toEqual([1, -1, ["USD 20/W/M"]]);
      expect(await listed({ maxTransitDays: 25 })).toEqual([0, -1, []]);
      expect(await listed({ sort: "next-departure" })).toEqual([
        4,
        3,
        ["USD 20/W/M", "EUR 40/W/M", "USD 900/W/M", "USD 5/W/M"],
      ]);
      const { body } = await ask({ sort: "next-departure", limit: 1 });
      expect(body.result[0]?.nextDepartures).toEqual([
        { departureDate: "2026-11-24", cfsCutOff: "2026-11-22T17:00" },
        { departureDate: "2026-11-27", cfsCutOff: "2026-11-25T17:00" },
      ]);
      expect(body.result[0]).not.toHaveProperty("CFS CUT OFF");
      expect((await ask({ sort: "cheapest" })).status).toBe(400);
    });

    it("of a tariff that begins later are for its departures; none are quoted before one of them can be reached", async () => {
      const { db } = server.database;
      await db.updateTable("lclTariff").set({ validFrom: "2026-11-27" }).where("id", "=", "house").execute();
      const { body } = await ask({ sort: "next-departure" });
      expect(body.result.map((rate) => [rate.originCharges["OCEAN FREIGHT"], rate["VALID FROM"]])).toEqual([
        ["USD 20/W/M", "2026-11-27"],
        ["EUR 40/W/M", "2026-11-16"],
      ]);
      expect(body.result[0]?.nextDepartures?.map(({ departureDate }) => departureDate)).toEqual(["2026-11-27"]);
      await db.updateTable("lclTariff").set({ validFor: "booking" }).execute();
      expect((await ask({})).body.lenResult).toBe(1);
    });

    it("are compared with the requested number of containers, or with nothing if no FCL offer exists", async () => {
      expect((await ask({ noOfContainers: 2 })).body.fclComparison).toMatchObject({
        numberOfContainers: 2,
        amount: 2345.31,
      });
      expect((await ask({ noOfContainers: 0 })).body.fclComparison).toBeUndefined();
      expect((await ask({ portOfLoading: "Mundra" })).body.fclComparison).toBeUndefined();
      expect((await ask({ portOfDischarge: "Duisburg" })).body.fclComparison).toBeUndefined();
    });

    it("ask a failed source again, and are answered without it", async () => {
      let isFailing = true;
      const source = {
        name: "Norrvik live",
        quote: async () => (isFailing ? errAsync({ reason: "it fails" }) : okAsync([])),
      };
      const asked = vi.spyOn(source, "quote");
      const other = await startTestApp({ make, features: featuresWith((sources) => [...sources, source]) });
      await addShipper(other.database);
      const as = await signInAs(other.app);
      const query = Object.fromEntries(Object.entries(LOAD).map(([name, value]) => [name, String(value)]));
      const rates = async () => {
        const answer = await other.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers: as });
        return parsed<LclRatesAnswer>(answer.body).fclComparison?.amount;
      };
      const amounts = [await rates()];
      isFailing = false;
      for (let time = 0; time < 3; time++) amounts.push(await rates());
      await other.close();
      expect([amounts, asked.mock.calls.length]).toEqual([[1207.89, 1207.89, 1207.89, 1207.89], 2]);
    });

    it("ask no live carrier, whose calls cost money", async () => {
      const source = { name: "Norrvik live", keepMs: 60_000, quote: async () => okAsync([]) };
      const asked = vi.spyOn(source, "quote");
      const other = await startTestApp({ make, features: featuresWith((sources) => [...sources, source]) });
      await addShipper(other.database);
      const as = await signInAs(other.app);
      const query = Object.fromEntries(Object.entries(LOAD).map(([name, value]) => [name, String(value)]));
      const answer = await other.app.inject({ method: "GET", url: "/api/resource/lcl/rates", query, headers: as });
      await other.close();
      expect([parsed<LclRatesAnswer>(answer.body).fclComparison?.amount, asked.mock.calls.length]).toEqual([
        1207.89, 0,
      ]);
    });

    it("are none on a lane that no line serves", async () => {
      const { status, body } = await ask({ portOfLoading: "Rotterdam", portOfDischarge: "Mundra" });
      expect([status, body.result, body.lenResult]).toEqual([200, [], 0]);
    });

    it("are refused field by field", async () => {
      for (const [changes, fields] of [
        [{ weight: -0.01, cbm: -1 }, ["weight: At least 0.", "cbm: At least 0."]],
        [{ weight: "heavy", cbm: "" }, ["weight: This must be a number.", "cbm: This must be a number."]],
        [{ weight: 100_000.01, cbm: 1000.01 }, ["weight: At most 100000.", "cbm: At most 1000."]],
        [{ cbm: 1.005 }, ["cbm: CBM goes in steps of 0.01. Enter 1 or 1.01."]],
        [{ portOfLoading: "Atlantis" }, ["portOfLoading: Please choose the Origin Port from the list"]],
        [{ portOfDischarge: "nhava sheva" }, ["portOfDischarge: Origin and destination must be two different ports"]],
        [
          { portOfLoading: "x", portOfDischarge: "y", weight: 1.234 },
          [
            "portOfLoading: Please choose the Origin Port from the list",
            "portOfDischarge: Please choose the Destination Port from the list",
            "weight: Weight goes in steps of 0.01 kg. Enter 1.23 or 1.24.",
          ],
        ],
      ] as const) {
        const { status, failure } = await ask(changes);
        expect([status, failure.code, failure.result.map(({ field, message }) => `${field}: ${message}`)]).toEqual([
          422,
          4220,
          fields,
        ]);
      }
    });

    it("are malformed with what no shipper types", async () => {
      expect([(await ask({ limit: 0 })).status, (await ask({ currency: "EUR" })).status]).toEqual([400, 400]);
    });

    it("need a session", async () => {
      expect((await ask({}, { "x-token": "x".repeat(43), "x-api-key": "x".repeat(43) })).status).toBe(401);
    });
  });

  describe("booking an LCL rate", () => {
    it("is confirmed immediately for our own consolidation, and appears in the list", async () => {
      expect(await book({ _id: await idOf(2) })).toMatchObject({
        status: 200,
        body: { code: 2000, message: "Booking confirmed!", result: [FIRST] },
      });
      expect((await bookings()).result).toMatchObject([
        {
          ...FIRST,
          status: 1,
          trackingType: "lcl",
          validityTill: "2026-11-30",
          files: [{ fileName: "KLB-2026-000001.pdf" }],
        },
      ]);
    });

    it("is a request for another consolidator's rate", async () => {
      expect((await book({ _id: await idOf(0) })).body).toMatchObject({
        message: "Booking request received. My Bookings shows when it is confirmed.",
        result: [{ quotationId: "QTN-2026-000001", bookingId: null }],
      });
    });

    it("waits for the consolidator if the tariff has no instant confirmation", async () => {
      await server.database.db.updateTable("lclTariff").set({ isInstant: 0 }).execute();
      expect(await book({ _id: await idOf(2) })).toMatchObject({
        status: 200,
        body: { code: 2000, result: [{ quotationId: "QTN-2026-000001", bookingId: null }] },
      });
    });

    it("expects the next departure that could be reached, until a sailing is assigned", async () => {
      const { result } = (await ask({ sort: "next-departure" })).body;
      const offer = result.find(({ nextDepartures }) => nextDepartures !== undefined);
      await book({ _id: offer?._id });
      expect((await bookings()).result[0]?.shipment).toMatchObject({
        departure: { eventDateTime: "2026-11-24", eventClassifierCode: "PLN" },
        arrival: { eventDateTime: "2026-12-20", eventClassifierCode: "PLN" },
        vesselName: null,
      });
      const { deadlineFacts } = await summarise(
        server.database.db,
        await server.database.db.selectFrom("quotation").selectAll().executeTakeFirstOrThrow(),
        server.clock.now(),
      );
      expect(deadlineFacts).toContain('"cutOffs":[{"code":"LCO","at":"2026-11-22T17:00"}]');
    });

    it("expects no sailing of a tariff that states no departures", async () => {
      const { result } = (await ask()).body;
      await book({ _id: result.find(({ nextDepartures }) => nextDepartures === undefined)?._id });
      expect((await bookings()).result[0]?.shipment).toMatchObject({ departure: null, arrival: null });
    });

    it("is one booking however often it is sent, and a key serves one rate", async () => {
      const [one, other] = [await idOf(2), await idOf(2)];
      const again = await Promise.all(Array.from({ length: 8 }, () => book({ _id: one })));
      expect(again.map(({ body }) => body.result)).toEqual(Array.from({ length: 8 }, () => [FIRST]));
      expect(await book({ _id: other })).toMatchObject({ status: 409, failure: { code: 4090 } });
      expect((await bookings()).lenResult).toBe(1);
    });

    it("is refused for another load than the rate was quoted for", async () => {
      const { status, failure } = await book({ _id: await idOf(2), weight: 9, cbm: 9, portOfDischarge: "Duisburg" });
      const message =
        "This rate was quoted for 1,200.5 kg, 3.25 CBM from Nhava Sheva to Rotterdam. Please search again.";
      expect([status, failure.message, failure.result.map(({ field }) => field)]).toEqual([
        422,
        message,
        ["portOfDischarge", "weight", "cbm"],
      ]);
      expect((await bookings()).lenResult).toBe(0);
    });

    it("names the fields of a load that is refused", async () => {
      for (const [changes, fields] of [
        [{ weight: -1, cbm: -1 }, ["weight", "cbm"]],
        [{ weight: "1200", cbm: null }, ["weight", "cbm"]],
        [{ weight: 1e9, cbm: 1e9 }, ["weight", "cbm"]],
      ] as const) {
        const { status, failure } = await book({ _id: "any", ...changes });
        expect([status, failure.result.map(({ field }) => field)]).toEqual([422, fields]);
      }
    });

    it("answers 404 for an unknown rate, a rate of another shipper and an FCL offer", async () => {
      const own = await idOf(2);
      const rival = await signInAs(server.app, RIVAL);
      expect([
        (await book({ _id: "nothing" })).status,
        (await book({ _id: own }, "rivals-confirmation", rival)).status,
      ]).toEqual([404, 404]);
    });

    it("is too late after the rate's last day, and when it was taken back", async () => {
      const [ended, taken] = [await idOf(2), await idOf(2)];
      await withdrawOffer(server.database.db, taken, "This consolidation is full.", server.clock.now());
      expect(await book({ _id: taken })).toMatchObject({
        status: 410,
        failure: { message: "This consolidation is full." },
      });
      server.clock.advance(11 * DAY);
      headers = await signInAs(server.app);
      expect(await book({ _id: ended })).toMatchObject({ status: 410, failure: { code: 4100 } });
    });

    it("prints the freight calculation as quoted, even after the tariff changed", async () => {
      const id = await idOf(2);
      await book({ _id: id });
      await server.database.db.updateTable("lclLine").set({ charges: "{}" }).execute();
      const answer = await pdf(id);
      const { text, title } = await readPdf(answer.rawPayload);
      expect([answer.statusCode, title]).toEqual([200, "Booking confirmation KLB-2026-000001"]);
      for (const words of [
        "Keelson Global Logistics, LCL Nhava Sheva to Rotterdam",
        "1,200.5 kg, 3.25 CBM",
        "Planned departure",
        "Cut-offs: CFS ",
        "1,200.5 kg ÷ 1,000 kg",
        "Volume exceeds weight: charged by volume",
        "USD 20.00 × 3.25 W/M",
        "USD 65.00",
        "EUR 119.93",
        "AT COST",
        "1 charge has no price and is not in the total.",
      ])
        expect(text).toContain(words);
    });
  });
};
