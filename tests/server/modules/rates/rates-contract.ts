import { err, ok } from "neverthrow";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import type { RateGroup, RatesAnswer } from "#api/schema.d.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

/** Of a success or of a refusal. */
type Answer = RatesAnswer & { readonly result: readonly RateGroup[] };

const silence = (names: readonly string[]) => (sources: readonly RateSource[]) =>
  sources.map((source) =>
    names.includes(source.name) ? { name: source.name, quote: async () => err({ reason: "switched off" }) } : source,
  );

const OFFER = quotedOffer({ providerName: "Pelagia", quoteLine: {} });
const BOOKING = { providerName: "Norrvik Line", routing: null, arrivalDate: null, departureDate: null };

const NORRVIK = {
  offerId: "id.0",
  providerName: "Norrvik Line",
  instantConfirmation: true,
  validityZone: "Asia/Kolkata",
  portOfLoadingZone: "Asia/Calcutta",
  rateType: "Spot",
  askedAt: "2026-11-20T08:00:00.000Z",
  askedSource: "Norrvik Line",
  departureDate: "2026-11-26T06:00:00",
  arrivalDate: "2026-12-18T14:00:00",
  transitTime: 22,
  serviceType: "Direct",
  routingDetails: "Direct",
  supportContact: "desk@norrvik.example",
  routingLegs: [
    {
      legNumber: 1,
      modeOfTransport: "VESSEL",
      departureDate: "2026-11-26T06:00:00",
      arrivalDate: "2026-12-18T14:00:00",
      portCutOffDate: "2026-11-25T18:00:00",
      vgmCutOffDate: "2026-11-25T12:00:00",
      bookingCutOffDate: "2026-11-23T17:00:00",
      vesselName: "NORRVIK ASTRID",
      voyageReference: "368W",
      service: { code: "IEX", name: "India Europe Express" },
      legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" }, placeCountry: { code: "IN", name: "India" } },
      legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" }, placeCountry: { code: "NL", name: "Netherlands" } },
    },
  ],
  ddsmConditions: [
    {
      movementType: "I",
      tariff: { code: "DET" },
      conditionsByEquipment: [{ equipmentGroupIsoCode: "20GP", freeDays: { number: 7, calculationType: "Calendar" } }],
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-20",
    validityTo: "2026-11-24",
    exportHaulageMode: "P",
    importHaulageMode: "P",
    spotEquipments: [
      { equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: 21.7, availableRate: true },
    ],
    routing: {
      portOfLoading: "Nhava Sheva",
      portOfDischarge: "Rotterdam",
      routinginformation: "Direct",
    },
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        {
          equipmentGroupIsoCode: "20GP",
          currency: "USD",
          basicOceanFreightRate: 980,
          allInRate: 1026,
          matchingCargoSurcharges: [
            {
              charge: { code: "FRT00", name: "Basic freight" },
              amount: 980,
              chargeCurrency: "USD",
              paymentMethod: "P",
            },
            {
              charge: { code: "BAF00", name: "Bunker adjustment" },
              amount: 160,
              chargeCurrency: "USD",
              includedInBasicFreight: true,
              paymentMethod: "P",
            },
            {
              charge: { code: "ETS00", name: "Emissions allowance" },
              amount: 46,
              chargeCurrency: "USD",
              paymentMethod: "P",
            },
            {
              charge: { code: "OTH00", name: "Terminal handling, origin" },
              amount: 9850,
              chargeCurrency: "INR",
              paymentMethod: "P",
            },
          ],
        },
      ],
      matchingBlSurcharges: [
        {
          charge: { code: "DDO00", name: "Delivery order" },
          amount: 65,
          chargeCurrency: "EUR",
          paymentMethod: "C",
        },
      ],
      matchingSurchargesDefinedAsComments: [
        { charge: { code: "CUS00", name: "Customs clearance" }, chargeDefinedAsCommentTxt: "At cost" },
      ],
    },
  },
};

const CASTELLAN = {
  _id: "id.2",
  providerName: "CASTELLAN",
  validityZone: "Asia/Kolkata",
  portOfLoadingZone: "Asia/Calcutta",
  sheetLineId: "S1-2",
  "SHEET NAME": "CASTELLAN INDIA EXPORT",
  "SHEET DATE": "2026-11-16",
  "VALID FROM": "2026-11-16",
  "VALID TILL": "2026-11-30",
  "VALID FOR": "booking",
  ETD: "2026-11-28",
  ETA: "2026-12-23",
  "TRANSIT TIME": "25 DAYS",
  CURRENCY: "USD",
  "PORT OF LOADING": "Nhava Sheva (INNSA)",
  "PORT OF DISCHARGE": "Rotterdam (NLRTM)",
  "EQUIPMENT TYPE": "DRY",
  "CONTAINER SIZE": "20GPx2",
  "NO OF CONTAINERS": "2",
  charges: { "OCEAN FREIGHT 20GP": "USD 1,015", "DELIVERY ORDER": "EUR 65/BL" },
};

/** The rate search over HTTP, over whichever database. */
export const ratesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  const start = async (amend?: (sources: readonly RateSource[]) => readonly RateSource[]): Promise<void> => {
    server = await startTestApp({ make, features: freightFeatures(amend) });
    await addShipper(server.database);
    headers = await signInAs(server.app);
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const search = async (change: object = {}) => {
    const payload = { ...SEARCH, ...change };
    const answer = await server.app.inject({ method: "POST", url: "/api/resource/rates/spot-on", headers, payload });
    /* Ids of searches are counted by whatever came before. */
    return { status: answer.statusCode, body: parsed<Answer>(answer.body.replaceAll(/"id-\d+\./g, '"id.')) };
  };

  it("answers the offers of a carrier and of a rate sheet, fully priced, with the rates of exchange and the sources", async () => {
    const { status, body } = await search();
    expect(status).toBe(200);
    expect(body).toEqual({
      status: true,
      code: 2000,
      message: "OK",
      answeredAt: "2026-11-20T08:00:00.000Z",
      exchangeRates: {
        base: "USD",
        date: "2026-11-20",
        source: "Test table",
        markUpPercent: "0",
        quotes: [
          { currency: "INR", unitsPerBase: "88.40" },
          { currency: "EUR", unitsPerBase: "0.9225" },
        ],
      },
      sources: [
        { name: "Norrvik Line", outcome: "answered" },
        { name: "Rate sheets", outcome: "answered" },
      ],
      result: [{ api: [NORRVIK, expect.objectContaining({ offerId: "Sold-out" })], excel: [CASTELLAN] }],
    });
  });

  it("adds the inland leg and its price when the cargo starts at an inland ramp", async () => {
    const { body } = await search({ placeOfOrigin: "INTKD", placeOfOriginType: "Ramp", portOfLoading: null });
    const offer = body.result[0]?.api?.[0];
    expect(offer?.routingLegs?.[0]).toEqual({
      legNumber: 1,
      modeOfTransport: "RAIL",
      departureDate: "2026-11-27T10:00:00",
      arrivalDate: "2026-12-01T16:00:00",
      legFrom: { place: { name: "Tughlakabad", internalCode: "INTKD" }, placeCountry: { code: "IN", name: "India" } },
      legTo: { place: { name: "Nhava Sheva", internalCode: "INNSA" }, placeCountry: { code: "IN", name: "India" } },
    });
    expect([offer?.quoteLine.exportHaulageMode, offer?.quoteLine.exportModeOfTransport, offer?.transitTime]).toEqual([
      "R",
      "RL",
      28,
    ]);
    expect(offer?.quoteLine.surcharges?.matchingSurchargesPerEquipmentTypes?.[0]?.matchingCargoSurcharges?.[1]).toEqual(
      {
        charge: { code: "OIH00", name: "Rail haulage INTKD to INNSA" },
        amount: 24500,
        chargeCurrency: "INR",
        paymentMethod: "P",
      },
    );
  });

  it("includes the price of the haulage tables for the searched legs if all sizes of the load have one", async () => {
    const from = { placeOfOrigin: "INTKD", placeOfOriginType: "Ramp", portOfLoading: null };
    expect((await search(from)).body.haulageEstimates).toEqual([
      {
        end: "origin",
        placeCode: "INTKD",
        portCode: "INNSA",
        currency: "INR",
        amount: 49_000,
        source: "Norrvik Line",
      },
    ]);
    const long = [{ equipmentGroupIsoCode: "40HC", numberOfContainers: 1, weightPerContainer: 0 }];
    expect((await search({ ...from, requestedEquipments: long })).body).not.toHaveProperty("haulageEstimates");
    expect((await search()).body).not.toHaveProperty("haulageEstimates");
  });

  it("quotes nothing that a carrier does not carry: another size, a door without haulage, another lane", async () => {
    const nothing = [{ api: [], excel: [] }];
    const reefer = [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }];
    expect((await search({ requestedEquipments: reefer })).body.result).toEqual(nothing);
    const door = await search({ placeOfOrigin: "INTKD", placeOfOriginType: "Door", portOfLoading: null });
    expect(door.body.result).toEqual(nothing);
    expect((await search({ portOfDischarge: "AEJEA" })).body.result).toEqual(nothing);
  });

  it("reports everything that is missing or not allowed at once", async () => {
    const missing = await search({ portOfLoading: null, portOfDischarge: null });
    expect([missing.status, missing.body]).toEqual([
      422,
      {
        status: false,
        code: 4220,
        message: "Missing required fields in request: placeOfOrigin, placeOfDelivery",
        result: [
          { field: "placeOfOrigin", message: "Please enter at least Place of Origin or Port of Loading" },
          { field: "placeOfDelivery", message: "Please enter at least Place of Delivery or Port of Discharge" },
        ],
      },
    ]);
    const wrong = await search({
      portOfLoading: "ZZZZZ",
      departureDate: "2026-11-18",
      requestedEquipments: [
        { equipmentGroupIsoCode: "20GP", numberOfContainers: 60, weightPerContainer: 0 },
        { equipmentGroupIsoCode: "40RH", numberOfContainers: 60, weightPerContainer: 0 },
      ],
      reeferAttributes: { temperature: -40, ventilation: 300 },
    });
    expect(wrong.body.result).toEqual([
      { field: "portOfLoading", message: "Unknown place: ZZZZZ" },
      { field: "requestedEquipments", message: "Dry and reefer containers cannot be mixed" },
      { field: "requestedEquipments", message: "Please select at most 100 containers" },
      { field: "departureDate", message: "Departure date cannot be before today" },
      { field: "reeferAttributes.temperature", message: "From -35 to +30 °C" },
      { field: "reeferAttributes.ventilation", message: "At most 285 cbm/h" },
    ]);
    const late = await search({ departureDate: "2026-12-22" });
    expect(late.body.result).toEqual([
      { field: "departureDate", message: "Departure date can be at most 30 days ahead, until 20 Dec 2026" },
    ]);
    expect((await search({ departureDate: "2026-12-20" })).status).toBe(200);
  });

  it("returns the offers of the other sources when one fails, and names the failed one", async () => {
    await server.close();
    await start(silence(["Rate sheets"]));
    const { status, body } = await search();
    expect([status, body.errorMessage, body.sources, body.result[0]?.api?.length, body.result[0]?.excel]).toEqual([
      200,
      "1 of 2 sources did not answer: Rate sheets.",
      [
        { name: "Norrvik Line", outcome: "answered" },
        { name: "Rate sheets", outcome: "failed" },
      ],
      2,
      [],
    ]);
    expect(server.logLines.join("")).toContain("switched off");
  });

  it("returns the bookable offers of the other sources when some misbehave", async () => {
    await server.close();
    const misbehaving = ["null", "[null]", "no object"].map((name): RateSource => {
      const answers = { null: null, "[null]": ok([null]), "no object": ok([{ ...OFFER, offer: 1 }]) };
      return { name, quote: async () => Reflect.get(answers, name) };
    });
    const odd: RateSource = {
      name: "Pelagia",
      quote: async () => ok(Array.from({ length: 1_000 }, () => ({ ...OFFER, offer: { ...OFFER.offer } }))),
    };
    await start((sources) => [...misbehaving, odd, ...sources]);
    const { status, body } = await search();
    const offers = body.result[0]?.api ?? [];
    expect([status, body.errorMessage, offers.map(({ providerName }) => providerName)]).toEqual([
      200,
      "3 of 6 sources did not answer: null, [null], no object.",
      ["Pelagia", "Norrvik Line", "Norrvik Line"],
    ]);
    const quoted = await server.database.db.selectFrom("quotedSearch").select("id").executeTakeFirst();
    const booked = await server.app.inject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      headers,
      payload: { ...BOOKING, offerId: `${quoted?.id}.1` },
    });
    expect(booked.json()).toMatchObject({ code: 2000, message: "Booking confirmed!" });
    const quotation = await server.database.db.selectFrom("quotation").select("providerName").executeTakeFirst();
    expect(quotation).toEqual({ providerName: "Norrvik Line" });
    expect((await server.app.inject({ method: "GET", url: "/metrics" })).body).toContain(
      'rate_source_circuit{source="Pelagia",state="closed"} 1',
    );
  });

  it("answers 5020 when no source answered", async () => {
    await server.close();
    await start(silence(["Rate sheets", "Norrvik Line"]));
    expect(await search()).toEqual({
      status: 502,
      body: {
        status: false,
        code: 5020,
        message: "No rate source answered. Please try again.",
        result: [],
        errorMessage: "2 of 2 sources did not answer: Norrvik Line, Rate sheets.",
      },
    });
  });

  it("quotes a sheet that begins next month for next month's departures only", async () => {
    const { db } = server.database;
    const fields = JSON.stringify({ ETD: "EVERY SAT", CURRENCY: "USD" });
    await db.updateTable("rateSheet").set({ validFor: "departure", validFrom: "2026-12-01" }).execute();
    await db.updateTable("rateSheetRow").set({ validTill: "2026-12-31", fields }).execute();
    const departures = async (departureDate: string) =>
      (await search({ ...SEARCH, departureDate })).body.result[0]?.excel?.map(({ ETD }) => ETD);
    expect(await departures("2026-11-20")).toEqual(["2026-12-05"]);
    expect(await departures("2026-11-28")).toEqual(["2026-12-05"]);
    expect(await departures("2026-12-05")).toEqual(["2026-12-05", "2026-12-12"]);
    expect(await departures("2026-12-20")).toEqual(["2026-12-26"]);
  });

  it("uses a tariff changed by another process immediately", async () => {
    await search();
    await server.database.db.updateTable("carrier").set({ isActive: 0 }).execute();
    await server.database.db.updateTable("tariffVersion").set({ version: 99 }).execute();
    expect((await search()).body.sources).toEqual([{ name: "Rate sheets", outcome: "answered" }]);
  });

  it("gives each of many concurrent searches its own offers, even if a client reads slowly", async () => {
    const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const ask = (size: "20GP" | "40HC") =>
      fetch(`${url}/api/resource/rates/spot-on`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          ...SEARCH,
          requestedEquipments: [{ equipmentGroupIsoCode: size, numberOfContainers: 1, weightPerContainer: 0 }],
        }),
      });
    const sizes = Array.from({ length: 24 }, (_, turn) => (turn % 2 === 0 ? "20GP" : "40HC"));
    const late = await Promise.all(sizes.map(ask));
    await Promise.all(sizes.map(async (size) => (await ask(size)).text()));
    const answers = await Promise.all(late.map(async (answer) => parsed<Answer>(await answer.text())));
    const quoted = answers.map(
      ({ result }) => result[0]?.api?.[0]?.quoteLine.spotEquipments?.[0]?.equipmentGroupIsoCode,
    );
    expect(quoted).toEqual(sizes);
    expect(new Set(answers.map(({ result }) => result[0]?.api?.[0]?.offerId)).size).toBe(sizes.length);
  });

  it("refuses a search over the limit before its body is read, with Retry-After", async () => {
    await server.close();
    server = await startTestApp({ make, features: freightFeatures(), config: { callLimitFactor: 0.002 } });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    expect([(await search()).status, (await search()).status]).toEqual([200, 200]);
    const refused = await server.app.inject({
      method: "POST",
      url: "/api/resource/rates/spot-on",
      headers: { ...headers, "content-type": "application/json" },
      payload: "{broken",
    });
    expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
      429,
      "600",
      { status: false, code: 4290, message: "Too many searches. Please wait 10 minutes.", result: [] },
    ]);
  });

  it("needs a signed-in shipper", async () => {
    const answer = await server.app.inject({ method: "POST", url: "/api/resource/rates/spot-on", payload: SEARCH });
    expect(answer.statusCode).toBe(401);
  });
};
