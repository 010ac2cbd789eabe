import { describe, expect, it } from "vitest";
import { adaptersAt, settingsFor, against, outcomeOf, patient } from "../support/api.ts";
import { json, localServer, no, raw, yes } from "../support/local-server.ts";

const wire = {
  _id: "b-1",
  quotationId: "QTN-2026-000123",
  bookingId: "KLB-2026-000123",
  validityFrom: "2026-11-20",
  validityTill: "2026-11-27",
  bookedOn: "2026-11-20",
  bookedAt: "2026-11-19T18:45:00.000Z",
  status: 1,
  files: [],
  trackingType: "fcl",
  shippingLine: "CMA_CGM",
};
const firstPage = { limit: 10, skip: 20 };

const pageOver = (one: object, beside: Readonly<Record<string, unknown>> = {}) =>
  against(yes([one], beside), ({ quotations }) => outcomeOf(quotations.page(firstPage, patient())));

describe("a page of bookings", () => {
  it("requests the page and reads every field", async () => {
    const { outcome, url } = await against(yes([wire], { lenResult: 31 }), async ({ quotations }, { arrived }) => ({
      outcome: await outcomeOf(quotations.page(firstPage, patient())),
      url: arrived[0]?.url,
    }));
    expect(url).toBe("/api/resource/quotation?limit=10&skip=20");
    expect(outcome).toEqual({
      value: {
        quotations: [
          {
            id: "b-1",
            quotationId: "QTN-2026-000123",
            bookingId: "KLB-2026-000123",
            validityFrom: "2026-11-20",
            validityTill: "2026-11-27",
            bookedOn: "2026-11-20",
            bookedAt: "2026-11-19T18:45:00.000Z",
            status: "booked",
            files: [],
            trackingType: "fcl",
            shippingLine: "CMA_CGM",
            carrier: null,
            reference: null,
            shipment: null,
          },
        ],
        total: 31,
        facets: null,
      },
    });
  });

  it("reads an unknown tracking type as none, and keeps a line outside the ten", async () => {
    expect(await pageOver({ ...wire, trackingType: "pipeline", shippingLine: "Norrvik Line" })).toMatchObject({
      value: { quotations: [{ trackingType: null, shippingLine: "Norrvik Line" }] },
    });
  });

  it("lists a booking whose shipment cannot be read, and reads one with gaps", async () => {
    expect(await pageOver({ ...wire, shipment: { from: "here" } })).toMatchObject({
      value: { quotations: [{ id: "b-1", shipment: null }] },
    });
    const shipment = {
      from: { locationName: "Pune" },
      to: { locationName: "Rotterdam", unLocationCode: "NLRTM", kind: "harbour" },
      departure: { eventDateTime: "soon" },
      arrival: { eventDateTime: "2026-12-20T08:00:00+01:00", eventClassifierCode: "ACT" },
      stage: "sunk",
      weight: 1200,
      cbm: 3.25,
    };
    expect(await pageOver({ ...wire, shipment })).toMatchObject({
      value: {
        quotations: [
          {
            shipment: {
              from: { name: "Pune", code: null, kind: "sea" },
              to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
              vessel: null,
              voyage: null,
              departure: null,
              arrival: { at: "2026-12-20T08:00", class: "actual" },
              stage: "planned",
              load: { mode: "lcl", weightKg: 1200, cbm: 3.25 },
              total: null,
            },
          },
        ],
      },
    });
  });

  it("adds up unknown statuses", async () => {
    const statuses = [0, 1, 3, 7].map((status) => ({ status, count: status + 1 }));
    expect(await pageOver(wire, { facets: { statuses, carriers: ["Norrvik Line"] } })).toMatchObject({
      value: {
        facets: { statuses: { "in-process": 1, booked: 2, cancelled: 0, unknown: 12 }, carriers: ["Norrvik Line"] },
      },
    });
  });

  it.each([
    [0, "in-process"],
    [1, "booked"],
    [2, "cancelled"],
    [3, "unknown"],
    [-1, "unknown"],
  ] as const)("reads status %i as %s", async (status, expected) => {
    expect(await pageOver({ ...wire, status })).toMatchObject({ value: { quotations: [{ status: expected }] } });
  });

  it("reads the date of a date with a time, and none from other text", async () => {
    expect(
      await pageOver({
        ...wire,
        bookingId: "",
        validityFrom: "2026-11-20T20:30:00.000Z",
        validityTill: "soon",
        bookedOn: null,
        bookedAt: "yesterday",
      }),
    ).toMatchObject({
      value: {
        quotations: [
          { bookingId: null, validityFrom: "2026-11-20", validityTill: null, bookedOn: null, bookedAt: null },
        ],
      },
    });
  });

  it("has no total if the server does not count", async () => {
    expect(await pageOver(wire)).toMatchObject({ value: { total: null } });
    for (const lenResult of ["31", 1.5, -1, null]) {
      expect(await pageOver(wire, { lenResult })).toMatchObject({ value: { total: null } });
    }
  });
});

describe("a file of a booking", () => {
  const pdf = raw("%PDF-1.4", "application/pdf");
  const file = { fileName: "note.pdf", link: "/api/resource/quotation/b-1/files/note.pdf" };

  it("is fetched by its link with the credentials and its name", async () => {
    const { saved, sent } = await against(pdf, async ({ quotations }, { arrived }) => ({
      saved: (await quotations.file(file, patient()))._unsafeUnwrap(),
      sent: arrived[0],
    }));
    expect(saved.name).toBe("note.pdf");
    expect(await saved.content.text()).toBe("%PDF-1.4");
    expect(sent?.url).toBe("/api/resource/quotation/b-1/files/note.pdf");
    expect(sent?.headers).toMatchObject({ "x-token": "token-1", "x-api-key": "key-1" });
  });

  it("is fetched from another origin without the credentials", async () => {
    const elsewhere = await localServer(pdf);
    await against(no(500, 5000, ""), ({ quotations }) =>
      outcomeOf(quotations.file({ ...file, link: `${elsewhere.origin}/public/note.pdf` }, patient())),
    );
    await elsewhere.close();
    expect(elsewhere.arrived[0]?.url).toBe("/public/note.pdf");
    expect(elsewhere.arrived[0]?.headers["x-token"]).toBeUndefined();
    expect(elsewhere.arrived[0]?.headers["x-api-key"]).toBeUndefined();
  });

  it("is fetched below the base path of the portal if that is not /api", async () => {
    const server = await localServer(pdf);
    const settings = settingsFor(server.origin, { baseUrl: `${server.origin}/freight/api` });
    await adaptersAt(settings).quotations.file(file, patient());
    await server.close();
    expect(server.arrived[0]?.url).toBe("/freight/api/resource/quotation/b-1/files/note.pdf");
  });

  it("fails as malformed for an invalid link", async () => {
    expect(
      await against(pdf, ({ quotations }) => outcomeOf(quotations.file({ ...file, link: "http://" }, patient()))),
    ).toEqual({ failure: { kind: "malformed", issues: ["'http://' is not a link"] } });
  });

  it.each([
    ["an envelope", no(404, 4040, "This file is not known."), "This file is not known."],
    ["a page of a proxy", raw("<h1>Not found</h1>", "text/html", 404), ""],
  ] as const)("is not found: %s", async (_, reply, message) => {
    expect(await against(reply, ({ quotations }) => outcomeOf(quotations.file(file, patient())))).toEqual({
      failure: { kind: "refused", reason: "not-found", message, fields: [] },
    });
  });

  it("is refused inside an HTTP 200", async () => {
    const inside = json({ status: false, code: 4010, message: "Please sign in.", result: [] });
    expect(await against(inside, ({ quotations }) => outcomeOf(quotations.file(file, patient())))).toEqual({
      failure: { kind: "unauthorised", message: "Please sign in." },
    });
  });
});
