import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "../../adapters/support/api.ts";
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
              },
            ],
            total: 12,
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
          value: { quotations: [], total: 0 },
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
