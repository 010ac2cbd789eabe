import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { afterFault, agreed, broken, dated, failure, faulty, matching, signedIn, signedOut, success } from "./kit.ts";

const { eachLike, integer, like } = MatchersV3;

const home = { method: "GET", path: "/api/resource/dashboard" } as const;
const nothing = { runningBookings: [], nextCutOffs: [], lastSearches: [] };

const booking = {
  _id: like("b-1"),
  quotationId: like("QTN-2026-000123"),
  bookingId: like("KLB-2026-000123"),
  validityFrom: dated("2026-11-20"),
  validityTill: dated("2026-11-27"),
  bookedOn: dated("2026-11-20"),
  status: integer(1),
  files: eachLike({ fileName: like("KLB-2026-000123.pdf"), link: like("/api/x/KLB-2026-000123.pdf") }),
};

const lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP" };

describe("the signed-in home", () => {
  it("carries running bookings", () =>
    agreed({
      title: "the home of a shipper with bookings",
      given: { ...signedIn, "the shipper has bookings": { count: 1 } },
      asked: home,
      answered: success([
        { ...nothing, runningBookings: eachLike(booking), nextCutOffs: like([]), lastSearches: like([]) },
      ]),
      proves: async ({ dashboard }) =>
        expect(await outcomeOf(dashboard.load(patient()))).toEqual({
          value: {
            runningBookings: [
              {
                id: "b-1",
                quotationId: "QTN-2026-000123",
                bookingId: "KLB-2026-000123",
                validityFrom: "2026-11-20",
                validityTill: "2026-11-27",
                bookedOn: "2026-11-20",
                status: "booked",
                files: [{ fileName: "KLB-2026-000123.pdf", link: "/api/x/KLB-2026-000123.pdf" }],
                trackingType: null,
                shippingLine: null,
                carrier: null,
                reference: null,
                shipment: null,
              },
            ],
            nextCutOffs: [],
            lastSearches: [],
          },
        }),
    }));

  it("carries searches that can be made again", () =>
    agreed({
      title: "the home of a shipper who has searched",
      given: { ...signedIn, "the shipper has searched": lane },
      asked: home,
      answered: success([
        {
          ...nothing,
          lastSearches: eachLike({
            searchedAt: matching("\\d{4}-\\d{2}-\\d{2}T.*Z", "2026-11-20T08:15:00.000Z"),
            search: {
              departureDate: null,
              locationCodificationType: "CMACGM",
              requestedEquipments: eachLike({
                equipmentGroupIsoCode: matching("20GP|40GP|40HC|45HC|20RE|40RH", "20GP"),
                numberOfContainers: integer(1),
                weightPerContainer: integer(0),
              }),
              placeOfOrigin: null,
              portOfLoading: "INNSA",
              portOfDischarge: "NLRTM",
              placeOfDelivery: null,
              placeOfOriginType: null,
              placeOfDeliveryType: null,
              nonOperatingReefer: false,
              originPlace: null,
              loadingPort: like("Nhava Sheva"),
              deliveryPlace: null,
              dischargePort: like("Rotterdam"),
            },
          }),
        },
      ]),
      proves: async ({ dashboard }) =>
        expect(await outcomeOf(dashboard.load(patient()))).toEqual({
          value: {
            runningBookings: [],
            nextCutOffs: [],
            lastSearches: [
              {
                searchedAt: "2026-11-20T08:15:00.000Z",
                search: {
                  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
                  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
                  departureDate: null,
                  containers: [{ equipment: "20GP", quantity: 1, weightKg: 0 }],
                  reefer: null,
                },
              },
            ],
          },
        }),
    }));

  it("is empty for a new account", () =>
    agreed({
      title: "the home of a new shipper",
      given: { ...signedIn, "the shipper has no bookings": {} },
      asked: home,
      answered: success([nothing]),
      proves: async ({ dashboard }) => expect(await outcomeOf(dashboard.load(patient()))).toEqual({ value: nothing }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "the home after the session has ended",
      given: signedOut,
      asked: home,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ dashboard }) =>
        expect(await outcomeOf(dashboard.load(patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "the home while the server meets a fault",
      given: { ...signedIn, ...faulty },
      asked: home,
      answered: broken,
      proves: async ({ dashboard }) => expect(await outcomeOf(dashboard.load(patient()))).toEqual(afterFault),
    }));
});
