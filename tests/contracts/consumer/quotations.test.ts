import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import {
  afterFault,
  agreed,
  broken,
  dated,
  failure,
  faulty,
  matching,
  refused,
  signedIn,
  signedOut,
  success,
} from "./kit.ts";

const { eachLike, integer, like } = MatchersV3;

const page = { method: "GET", path: "/api/resource/quotation", query: { limit: "10", skip: "0" } } as const;
const firstPage = { limit: 10, skip: 0 } as const;

describe("a page of bookings", () => {
  it("carries the bookings and how many there are in all", () =>
    agreed({
      title: "the first page of bookings",
      given: { ...signedIn, "the shipper has bookings": { count: 12 } },
      asked: page,
      answered: success(
        eachLike({
          _id: like("b-1"),
          quotationId: like("QTN-2026-000123"),
          bookingId: like("KLB-2026-000123"),
          validityFrom: dated("2026-11-20"),
          validityTill: dated("2026-11-27"),
          bookedOn: dated("2026-11-20"),
          status: integer(1),
          files: eachLike({
            fileName: like("KLB-2026-000123.pdf"),
            link: like("/api/resource/quotation/b-1/files/KLB-2026-000123.pdf"),
          }),
          trackingType: matching("(fcl|lcl|air|land)", "fcl"),
        }),
        { lenResult: 12 },
      ),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.page(firstPage, patient()))).toEqual({
          value: {
            quotations: [
              {
                id: "b-1",
                quotationId: "QTN-2026-000123",
                bookingId: "KLB-2026-000123",
                validityFrom: "2026-11-20",
                validityTill: "2026-11-27",
                bookedOn: "2026-11-20",
                status: "booked",
                files: [
                  {
                    fileName: "KLB-2026-000123.pdf",
                    link: "/api/resource/quotation/b-1/files/KLB-2026-000123.pdf",
                  },
                ],
                trackingType: "fcl",
                shippingLine: null,
                carrier: null,
                reference: null,
                shipment: null,
              },
            ],
            total: 12,
            facets: null,
          },
        }),
    }));

  it("carries a booking that the carrier has not confirmed", () =>
    agreed({
      title: "a page with a booking in process",
      given: { ...signedIn, "the shipper has a booking in process": {} },
      asked: page,
      answered: success(
        [{ _id: like("b-1"), quotationId: like("QTN-2026-000123"), bookingId: null, status: 0, files: [] }],
        { lenResult: 1 },
      ),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.page(firstPage, patient()))).toMatchObject({
          value: { quotations: [{ id: "b-1", bookingId: null, status: "in-process", files: [] }], total: 1 },
        }),
    }));

  it("is empty for a shipper without bookings", () =>
    agreed({
      title: "the first page of no bookings",
      given: { ...signedIn, "the shipper has no bookings": {} },
      asked: page,
      answered: success([], { lenResult: 0 }),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.page(firstPage, patient()))).toEqual({
          value: { quotations: [], total: 0, facets: null },
        }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "bookings after the session has ended",
      given: signedOut,
      asked: page,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.page(firstPage, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "bookings while the server meets a fault",
      given: { ...signedIn, "the server meets a fault": {} },
      asked: page,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.page(firstPage, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});

const asked = {
  method: "GET",
  path: "/api/resource/quotation",
  query: {
    limit: "10",
    skip: "0",
    search: "rotterdam",
    status: "1",
    departureFrom: "2026-01-01",
    departureTill: "2027-12-31",
    carrier: "Norrvik Line",
    sort: "-departure",
  },
} as const;

const end = (name: string, code: string) => ({
  locationName: like(name),
  unLocationCode: matching("[A-Z]{2}[A-Z0-9]{3}", code),
  kind: matching("(door|inland|sea)", "sea"),
});
const moment = (at: string) => ({
  eventDateTime: matching("\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}.*)?", at),
  eventClassifierCode: matching("(ACT|EST|PLN)", "PLN"),
});

describe("bookings as they are asked for", () => {
  it("carry the shipment, and how many there are by status", () =>
    agreed({
      title: "bookings that are searched, filtered and sorted",
      given: { ...signedIn, "the shipper has bookings": { count: 1 } },
      asked,
      answered: success(
        eachLike({
          _id: like("b-1"),
          quotationId: like("QTN-2026-000123"),
          status: integer(1),
          files: like([]),
          shippingLine: like("Norrvik Line"),
          providerName: like("Norrvik Line"),
          shipment: {
            from: end("Nhava Sheva", "INNSA"),
            to: end("Rotterdam", "NLRTM"),
            vesselName: like("NORRVIK ASTRID"),
            voyageReference: like("431W"),
            departure: moment("2026-11-26T06:00"),
            arrival: moment("2026-12-18T14:00"),
            stage: matching("(planned|under-way|arrived|delivered)", "planned"),
            containers: eachLike({ equipmentGroupIsoCode: like("20GP"), numberOfContainers: integer(2) }),
            total: { currency: matching("[A-Z]{3}", "USD"), amount: like(6282.6) },
          },
        }),
        {
          lenResult: 1,
          facets: {
            statuses: eachLike({ status: integer(1), count: integer(1) }),
            carriers: eachLike(like("Norrvik Line")),
          },
        },
      ),
      proves: async ({ quotations }) =>
        expect(
          await outcomeOf(
            quotations.page(
              {
                ...firstPage,
                search: "rotterdam",
                status: "booked",
                departureFrom: "2026-01-01",
                departureTill: "2027-12-31",
                carrier: "Norrvik Line",
                sort: "-departure",
              },
              patient(),
            ),
          ),
        ).toMatchObject({
          value: {
            quotations: [
              {
                carrier: "Norrvik Line",
                shippingLine: "Norrvik Line",
                shipment: {
                  from: { name: "Nhava Sheva", code: "INNSA", kind: "sea" },
                  to: { name: "Rotterdam", code: "NLRTM", kind: "sea" },
                  vessel: "NORRVIK ASTRID",
                  voyage: "431W",
                  departure: { at: "2026-11-26T06:00", class: "planned" },
                  arrival: { at: "2026-12-18T14:00", class: "planned" },
                  stage: "planned",
                  containers: [{ equipment: "20GP", quantity: 2 }],
                  part: null,
                  total: { currency: "USD", minor: 628_260 },
                },
              },
            ],
            total: 1,
            facets: { statuses: { "in-process": 0, booked: 1, cancelled: 0, unknown: 0 }, carriers: ["Norrvik Line"] },
          },
        }),
    }));
});

describe("the shipper's own reference", () => {
  const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };
  const change = { id: "b-1", reference: "PO 88213" };
  const put = {
    method: "PUT",
    path: "/api/resource/quotation/b-1/reference",
    json: { reference: "PO 88213" },
  } as const;

  it("is set", () =>
    agreed({
      title: "a reference for a booking",
      given: { ...signedIn, "a booking has a file": owned },
      asked: put,
      answered: success([{ reference: "PO 88213" }]),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.setReference(change, patient()))).toEqual({ value: "PO 88213" }),
    }));

  it("is refused for somebody else's booking", () =>
    agreed({
      title: "a reference for another shipper's booking",
      given: { ...signedIn, "another shipper has a booking with a file": owned },
      asked: put,
      answered: failure(404, 4040, "We do not have this booking."),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.setReference(change, patient()))).toMatchObject({
          failure: { kind: "refused", reason: "not-found" },
        }),
    }));
});

describe("a file of a booking", () => {
  const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };
  const path = "/api/resource/quotation/b-1/files/KLB-2026-000123.pdf";
  const file = { fileName: owned.fileName, link: path };

  it("is handed out under its name", () =>
    agreed({
      title: "a file of a booking",
      given: { ...signedIn, "a booking has a file": owned },
      asked: { method: "GET", path },
      answered: { status: 200, pdf: "tests/contracts/consumer/fixtures/one-page.pdf" },
      proves: async ({ quotations }) => {
        const saved = (await quotations.file(file, patient()))._unsafeUnwrap();
        expect(saved.name).toBe("KLB-2026-000123.pdf");
        expect(saved.content.type).toBe("application/pdf");
      },
    }));

  it("is unknown when it is somebody else's", () =>
    agreed({
      title: "a file of somebody else's booking",
      given: { ...signedIn, "another shipper has a booking with a file": owned },
      asked: { method: "GET", path },
      answered: failure(404, 4040, "This file is not known."),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.file(file, patient()))).toEqual({
          failure: refused("not-found", "This file is not known."),
        }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "a file after the session has ended",
      given: signedOut,
      asked: { method: "GET", path },
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ quotations }) =>
        expect(await outcomeOf(quotations.file(file, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "a file while the server meets a fault",
      given: { ...signedIn, "a booking has a file": owned, ...faulty },
      asked: { method: "GET", path },
      answered: broken,
      proves: async ({ quotations }) => expect(await outcomeOf(quotations.file(file, patient()))).toEqual(afterFault),
    }));
});
