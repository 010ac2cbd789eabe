import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import {
  BOOKING,
  DEADLINE,
  LCL_BOOKING,
  READ_BOOKING,
  READ_DEADLINE,
  READ_LCL_BOOKING,
  READ_SHIPMENT,
  SHIPMENT,
} from "./bookings.ts";
import { CALLS, listsDeadlines } from "./calls.ts";
import { dateLike, expectValue, filled, matching, signedIn, success, testInteraction } from "./kit.ts";
import { LCL_LANE } from "./samples.ts";

const { arrayContaining, eachLike, integer, like } = MatchersV3;

const { request, send } = CALLS.dashboard;
const nothing = { runningBookings: [], nextCutOffs: [], lastSearches: [] };

const cutOff = (code: unknown) => ({
  quotationId: filled("QTN-2026-000123"),
  bookingId: filled("KLB-2026-000123"),
  code,
  at: dateLike("2026-11-24T12:00"),
  place: filled("Nhava Sheva"),
});

const lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM", equipment: "20GP" };

describe("the signed-in home", () => {
  it("has the running bookings and their next cut-offs", () =>
    testInteraction({
      title: "the home of a shipper with bookings",
      states: {
        ...signedIn,
        "the shipper has a booking with the reference": { reference: "PO 88213" },
        "the shipper has a cancelled booking": {},
      },
      request,
      response: success([
        {
          runningBookings: eachLike({ ...BOOKING, reference: "PO 88213", shipment: SHIPMENT }),
          nextCutOffs: eachLike(cutOff(matching("(LCO|VCO|PCO|STA|DCO)", "VCO"))),
          lastSearches: like([]),
        },
      ]),
      check: expectValue(send, {
        runningBookings: [{ ...READ_BOOKING, reference: "PO 88213", shipment: READ_SHIPMENT }],
        nextCutOffs: [
          {
            quotationId: "QTN-2026-000123",
            bookingId: "KLB-2026-000123",
            code: "VCO",
            at: "2026-11-24T12:00",
            place: "Nhava Sheva",
            isOverdue: false,
          },
        ],
        lastSearches: [],
      }),
    }));

  it("has what is due next in the running bookings", () => {
    const numbers = { quotationId: "QTN-2026-000123", bookingId: "KLB-2026-000123" };
    return testInteraction({
      title: "the home of a shipper with deadlines",
      states: {
        ...signedIn,
        ...listsDeadlines,
        "the shipper has a booking with the reference": { reference: "PO 88213" },
      },
      request,
      response: success([
        {
          runningBookings: eachLike({ ...BOOKING, deadlines: eachLike(DEADLINE) }),
          nextCutOffs: like([]),
          nextDeadlines: eachLike({
            quotationId: filled(numbers.quotationId),
            bookingId: filled(numbers.bookingId),
            deadline: DEADLINE,
          }),
          lastSearches: like([]),
        },
      ]),
      check: expectValue(send, {
        ...nothing,
        runningBookings: [{ ...READ_BOOKING, deadlines: [READ_DEADLINE] }],
        nextDeadlines: [{ ...READ_DEADLINE, ...numbers }],
      }),
    });
  });

  it("marks a cut-off that has passed before the vessel has sailed", () =>
    testInteraction({
      title: "the home of a shipper with an overdue cut-off",
      states: { ...signedIn, "a cut-off of the shipper's booking has passed": { code: "VCO" } },
      request,
      response: success([
        {
          runningBookings: like([]),
          nextCutOffs: arrayContaining({ ...cutOff("VCO"), overdue: true }),
          lastSearches: like([]),
        },
      ]),
      check: expectValue(send, {
        ...nothing,
        nextCutOffs: [
          {
            quotationId: "QTN-2026-000123",
            bookingId: "KLB-2026-000123",
            code: "VCO",
            at: "2026-11-24T12:00",
            place: "Nhava Sheva",
            isOverdue: true,
          },
        ],
      }),
    }));

  it("has the searches that can be repeated", () =>
    testInteraction({
      title: "the home of a shipper who has searched",
      states: { ...signedIn, "the shipper has searched": lane },
      request,
      response: success([
        {
          ...nothing,
          lastSearches: eachLike({
            searchedAt: matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", "2026-11-20T08:15:00.000Z"),
            search: {
              departureDate: null,
              requestedEquipments: eachLike({
                equipmentGroupIsoCode: lane.equipment,
                numberOfContainers: integer(2),
                weightPerContainer: integer(10_000),
              }),
              placeOfOrigin: null,
              portOfLoading: lane.portOfLoading,
              portOfDischarge: lane.portOfDischarge,
              placeOfDelivery: null,
              placeOfOriginType: null,
              placeOfDeliveryType: null,
              nonOperatingReefer: false,
              loadingPort: filled("Nhava Sheva"),
              dischargePort: filled("Rotterdam"),
            },
          }),
        },
      ]),
      check: expectValue(send, {
        ...nothing,
        lastSearches: [
          {
            searchedAt: "2026-11-20T08:15:00.000Z",
            search: {
              origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
              destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
              departureDate: null,
              containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
              mode: "fcl",
              reefer: null,
            },
          },
        ],
      }),
    }));

  it("has a search for a cooled container between inland places", () =>
    testInteraction({
      title: "the home of a shipper who has searched for a cooled container",
      states: {
        ...signedIn,
        "the shipper has searched for a cooled container": {
          placeOfOrigin: "INTKD",
          placeOfDelivery: "DEDUI",
          temperature: -18,
          ventilation: 25,
        },
      },
      request,
      response: success([
        {
          ...nothing,
          lastSearches: eachLike({
            searchedAt: filled("2026-11-20T08:15:00.000Z"),
            search: {
              departureDate: null,
              requestedEquipments: eachLike({
                equipmentGroupIsoCode: "40RH",
                numberOfContainers: integer(1),
                weightPerContainer: integer(0),
              }),
              placeOfOrigin: "INTKD",
              portOfLoading: null,
              portOfDischarge: null,
              placeOfDelivery: "DEDUI",
              placeOfOriginType: "Door",
              placeOfDeliveryType: "Ramp",
              nonOperatingReefer: false,
              originPlace: filled("Tughlakabad ICD"),
              deliveryPlace: filled("Duisburg"),
              reeferAttributes: { temperature: -18, ventilation: 25 },
            },
          }),
        },
      ]),
      check: expectValue(send, {
        ...nothing,
        lastSearches: [
          {
            searchedAt: "2026-11-20T08:15:00.000Z",
            search: {
              origin: { place: { name: "Tughlakabad ICD", code: "INTKD" }, port: null, serviceType: "Door" },
              destination: { place: { name: "Duisburg", code: "DEDUI" }, port: null, serviceType: "Ramp" },
              departureDate: null,
              containers: [{ equipment: "40RH", quantity: 1, weightKg: 0 }],
              mode: "fcl",
              reefer: { kind: "operating", temperatureC: -18, ventilationCbmPerHour: 25 },
            },
          },
        ],
      }),
    }));

  it("has weight and volume of a part load", () =>
    testInteraction({
      title: "the home of a shipper with a booking of an LCL rate",
      states: {
        ...signedIn,
        "an LCL rate was booked with a key": {
          ...LCL_LANE,
          id: "LCL-PACT-1",
          weight: 1200,
          cbm: 3.25,
          idempotencyKey: "pact-confirmation-0002",
        },
      },
      request,
      response: success([{ ...nothing, nextCutOffs: like([]), runningBookings: eachLike(LCL_BOOKING) }]),
      check: expectValue(send, { ...nothing, runningBookings: [READ_LCL_BOOKING] }),
    }));

  it("is empty for a new account", () =>
    testInteraction({
      title: "the home of a new shipper",
      states: { ...signedIn, "the shipper has no bookings": {} },
      request,
      response: success([nothing]),
      check: expectValue(send, nothing),
    }));
});
