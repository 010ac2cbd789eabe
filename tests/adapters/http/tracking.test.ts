import { describe, expect, it } from "vitest";
import { against, outcomeOf, patient } from "../support/api.ts";
import { no, raw, yes } from "../support/local-server.ts";
import { event, query } from "#tests/support/shipments.ts";

const empty = { overview: [], details: [] };
const track = (reply: Parameters<typeof against>[0], changes?: Parameters<typeof against>[2]) =>
  against(reply, ({ shipments }) => outcomeOf(shipments.track(query, patient())), changes);

describe("tracking over HTTP", () => {
  it("sends the names of the form, a shipping line only for fcl and an air type only for air", async () => {
    const urls = await against(yes([]), async ({ shipments }, { arrived }) => {
      await shipments.track({ bookingId: "HAL/66 30", type: "fcl", shippingLine: "CMA_CGM" }, patient());
      await shipments.track({ bookingId: "123", type: "air", airType: "awb" }, patient());
      await shipments.track({ bookingId: "123", type: "land" }, patient());
      return arrived.map(({ url }) => url);
    });
    expect(urls).toEqual([
      "/api/resource/shipment/tracking?bookingId=HAL%2F66%2030&type=fcl&shippingLine=CMA_CGM",
      "/api/resource/shipment/tracking?bookingId=123&type=air&airType=awb",
      "/api/resource/shipment/tracking?bookingId=123&type=land",
    ]);
  });

  it("keeps the row of an unreadable event, and every other event", async () => {
    const details = [7, { eventDateTime: 5 }, { eventId: "e1", locationName: " ", isRetracted: null }];
    expect(await track(yes([{ ...empty, details }]))).toEqual({
      value: {
        stops: [],
        lanes: [],
        events: [
          event({ label: "An entry that could not be read" }),
          event({ label: "An entry that could not be read" }),
          event({ id: "e1" }),
        ],
        lastUpdatedAt: null,
      },
    });
  });

  it("reads a sea lane completely or not at all", async () => {
    const lane = (path: unknown) => ({ from: "INNSA", to: "NLRTM", path });
    const seaLanes = [
      lane([
        [72.9, 18.9],
        [4.1, 51.9],
      ]),
      lane([[72.9, 18.9]]),
      lane([[72.9, 18.9], [4.1]]),
      lane([
        [72.9, 18.9],
        [32.5, 95],
        [4.1, 51.9],
      ]),
      lane("by Suez"),
    ];
    expect(await track(yes([{ ...empty, seaLanes }]))).toMatchObject({
      value: {
        lanes: [
          {
            from: "INNSA",
            to: "NLRTM",
            path: [
              { latitude: 18.9, longitude: 72.9 },
              { latitude: 51.9, longitude: 4.1 },
            ],
          },
        ],
      },
    });
  });

  it("reads the bare fields of the specification", async () => {
    const details = [
      {
        eventDateTime: "2026-10-31T03:48",
        modeOfTransport: "VESSEL",
        internalEventLabel: "Departed",
        locationName: "Nhava Sheva",
        address: "India",
        voyageReference: "431W",
        voyageDetailsLink: "",
      },
    ];
    const overview = [{ shipmentLocationType: "POL", locationName: "Nhava Sheva", country: "India" }];
    expect(await track(yes([{ overview, details }]))).toEqual({
      value: {
        stops: [{ role: "POL", name: "Nhava Sheva", country: "India", code: null, coordinates: null, timeZone: null }],
        lanes: [],
        events: [
          event({
            at: "2026-10-31T03:48",
            mode: "VESSEL",
            label: "Departed",
            locationName: "Nhava Sheva",
            address: "India",
            voyage: "431W",
          }),
        ],
        lastUpdatedAt: null,
      },
    });
  });

  it("distinguishes a wrong shape, a page that is not JSON, a late answer and a refused field", async () => {
    expect(await track(yes([{ overview: {}, details: [] }]))).toMatchObject({ failure: { kind: "malformed" } });
    expect(await track(raw("<html>", "application/json"))).toMatchObject({ failure: { kind: "malformed" } });
    expect(await track(() => undefined, { deadlines: { usual: 20, rates: 20, upload: 20 } })).toEqual({
      failure: { kind: "unreachable", cause: "timeout" },
    });
    const field = { field: "shippingLine", message: "Please select a shipping line." };
    expect(await track(no(422, 4220, field.message, [field]))).toEqual({
      failure: { kind: "refused", reason: "invalid-fields", message: field.message, fields: [field] },
    });
  });
});
