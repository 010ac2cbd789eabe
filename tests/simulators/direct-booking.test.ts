import { describe, expect, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import { at, NOON, send, setFaults, textAt, untilEnd } from "./support.ts";

const KEYS = { "api-key": "simulator-key" };
const SEARCH = {
  portOfLoading: { UNLocationCode: "INNSA" },
  portOfDischarge: { UNLocationCode: "NLRTM" },
  departureDate: "2026-12-05",
  requestedEquipments: [{ ISOEquipmentCode: "22G1", units: 2 }],
};
const BOOKING = {
  receiptTypeAtOrigin: "CY",
  deliveryTypeAtDestination: "CY",
  cargoMovementTypeAtOrigin: "FCL",
  cargoMovementTypeAtDestination: "FCL",
  isEquipmentSubstitutionAllowed: false,
  shipmentLocations: [{ locationTypeCode: "POL", location: { UNLocationCode: "INNSA" } }],
  requestedEquipments: [{ ISOEquipmentCode: "22G1", units: 2 }],
  documentParties: { bookingAgent: { partyName: "Keelson" } },
};

const start = (options: Parameters<typeof startSimulator<"direct-booking">>[1] = {}) =>
  untilEnd(startSimulator("direct-booking", { clock: () => NOON, ...options }));

const search = (url: string, change: object = {}) => send(`${url}/v1/offers`, "POST", { ...SEARCH, ...change }, KEYS);

/** A booking of the first offer of a search. */
const prepare = async (url: string) => ({
  ...BOOKING,
  extendedContractQuotationReference: textAt((await search(url)).body, "offers.0.offerReference"),
});
const book = (url: string, body: unknown, key = "QTN-1") =>
  send(`${url}/v2/bookings`, "POST", body, { ...KEYS, "idempotency-key": key });
const read = (url: string, key = "QTN-1") => send(`${url}/v2/bookings/${key}`, "GET", undefined, KEYS);
const listBooked = async (url: string) => (await send(`${url}/simulator/bookings`, "GET", undefined)).body;

describe("offers", () => {
  test("are one a week, with the price of one container of each size", async () => {
    const { status, body } = await search(await start());
    expect(status).toBe(200);
    expect(at(body, "offers.*.legs.0.departureDate")).toEqual(["2026-12-09", "2026-12-16", "2026-12-23"]);
    expect(at(body, "offers.0.prices")).toEqual([{ ISOEquipmentCode: "22G1", amount: 860, currency: "USD" }]);
    expect(at(body, "offers.0.validTo")).toBe("2026-12-04");
  });

  test.each([
    [{ portOfLoading: { UNLocationCode: "Mumbai" } }, "Both ports must be UN/LOCODE."],
    [{ departureDate: "2026-02-30" }, "departureDate must be a day."],
    [
      { requestedEquipments: [{ ISOEquipmentCode: "22G1", units: 0 }] },
      "Each equipment needs a whole number of units.",
    ],
    [{ requestedEquipments: [{ ISOEquipmentCode: "22R1", units: 1 }] }, "Unknown equipment."],
  ])("are refused for %j", async (change, message) => {
    const { status, body } = await search(await start(), change);
    expect([status, at(body, "errors.0.errorCodeMessage")]).toEqual([400, message]);
  });

  test.each([
    ["unknown-size", "offers.0.prices.0.ISOEquipmentCode", "99ZZ"],
    ["sold-out", "offers.0.isSoldOut", true],
  ])("show the fault %s", async (fault, path, expected) => {
    const url = await start();
    await setFaults(url, { fault });
    expect(at((await search(url)).body, path)).toBe(expected);
  });

  test("need the key", async () => {
    expect((await send(`${await start()}/v1/offers`, "POST", SEARCH)).status).toBe(401);
  });
});

describe("a booking", () => {
  test("is confirmed at once, and the same again when its reference is repeated", async () => {
    const url = await start();
    const booking = await prepare(url);
    const [first, second] = [await book(url, booking), await book(url, booking)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toEqual({
      carrierBookingRequestReference: expect.stringMatching(/^MRQ\d{10}$/),
      carrierBookingReference: expect.stringMatching(/^MRD\d{8}$/),
      bookingStatus: "CONFIRMED",
    });
    expect(second.body).toEqual(first.body);
    expect((await read(url)).body).toEqual(first.body);
    expect(at(await listBooked(url), "*.reference")).toEqual(["QTN-1"]);
  });

  test("is received and decided later where the carrier does not confirm at once", async () => {
    const url = await start({ confirmsAtOnce: false });
    const { status, body } = await book(url, await prepare(url));
    expect([status, at(body, "bookingStatus"), at(body, "carrierBookingReference")]).toEqual([
      202,
      "RECEIVED",
      undefined,
    ]);
    const change = { bookingStatus: "REJECTED", reason: "The vessel is full." };
    await send(`${url}/simulator/bookings/QTN-1`, "PUT", change);
    expect(at((await read(url)).body, "bookingStatus")).toBe("REJECTED");
    expect(at((await read(url)).body, "feedbacks.0.message")).toBe("The vessel is full.");
    await send(`${url}/simulator/bookings/QTN-1`, "PUT", { bookingStatus: "CONFIRMED" });
    expect(textAt((await read(url)).body, "carrierBookingReference")).toMatch(/^MRD\d{8}$/);
  });

  test("is made once more by a carrier that does not compare references", async () => {
    const url = await start({ booksOncePerReference: false });
    const booking = await prepare(url);
    await book(url, booking);
    await book(url, booking);
    expect(at(await listBooked(url), "*.reference")).toEqual(["QTN-1", "QTN-1"]);
  });

  test.each(["drop-after", "status-500-after"])("is made although its answer is lost (%s)", async (fault) => {
    const url = await start();
    const booking = await prepare(url);
    await setFaults(url, { fault, path: "/v2/bookings", calls: 1 });
    await book(url, booking).catch(() => undefined);
    expect(at((await read(url)).body, "bookingStatus")).toBe("CONFIRMED");
  });

  test.each(["drop-before", "status-500", "refused"])("is not made (%s)", async (fault) => {
    const url = await start();
    const booking = await prepare(url);
    await setFaults(url, { fault, path: "/v2/bookings", calls: 1 });
    await book(url, booking).catch(() => undefined);
    expect((await read(url)).status).toBe(404);
  });

  test("is refused without a reference, an offer or a mandatory field, and for a reference of another booking", async () => {
    const url = await start();
    const booking = await prepare(url);
    expect((await send(`${url}/v2/bookings`, "POST", booking, KEYS)).status).toBe(400);
    expect((await book(url, { ...booking, extendedContractQuotationReference: "MRO1" })).status).toBe(409);
    const { body } = await book(url, { ...booking, documentParties: [] });
    expect(at(body, "errors.0.errorCodeMessage")).toBe("documentParties is missing.");
    await book(url, booking);
    expect((await book(url, { ...booking, isEquipmentSubstitutionAllowed: true })).status).toBe(409);
  });
});
