import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { FclSearch } from "#domain/search";
import type { RateList } from "#domain/rates";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { agreed, dated, failure, matching, refused, signedIn, signedOut, success } from "./kit.ts";

const { eachKeyLike, eachLike, integer, like, number } = MatchersV3;

const lane = { portOfLoading: "INNSA", portOfDischarge: "NLRTM" };
const today = { "today is": { date: "2026-11-20" } };
const offered = { ...lane, equipment: "20GP" };
const byCarrier = { "a carrier offers the lane": { ...offered, providerName: "Norrvik Line" } };
const bySheet = { "a rate sheet offers the lane": { ...offered, providerName: "Amberline" } };

const search: FclSearch = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: "2026-11-26",
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  reefer: null,
};
const body = {
  departureDate: "2026-11-26",
  locationCodificationType: "CMACGM",
  requestedEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 10_000 }],
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: "Nhava Sheva",
  deliveryPlace: null,
  dischargePort: "Rotterdam",
};
const asked = { method: "POST", path: "/api/resource/rates/spot-on", json: body } as const;

const place = (name: string, code: string, country: string, countryCode: string) => ({
  place: { name: like(name), internalCode: like(code) },
  placeCountry: { code: like(countryCode), name: like(country) },
});

const apiRate = {
  offerId: like("OFR-1"),
  providerName: like("Norrvik Line"),
  rateType: like("Spot"),
  askedAt: dated("2026-11-20T08:15:00.000Z"),
  departureDate: dated("2026-11-28T06:00:00"),
  arrivalDate: dated("2026-12-23T14:00:00"),
  transitTime: integer(25),
  routingLegs: eachLike({
    legFrom: place("Nhava Sheva", "INNSA", "India", "IN"),
    legTo: place("Rotterdam", "NLRTM", "Netherlands", "NL"),
    departureDate: dated("2026-11-28T06:00:00"),
    arrivalDate: dated("2026-12-23T14:00:00"),
    vesselName: like("NORRVIK SKAGEN"),
    voyageReference: like("614W"),
  }),
  quoteLine: {
    validityFrom: dated("2026-11-20"),
    validityTo: dated("2026-11-27"),
    exportHaulageMode: like("P"),
    importHaulageMode: like("P"),
    spotEquipments: eachLike({
      equipmentGroupIsoCode: "20GP",
      numberOfContainerRequested: 2,
      maxNetWeight: number(21.5),
    }),
    surcharges: {
      matchingSurchargesPerEquipmentTypes: eachLike({
        equipmentGroupIsoCode: "20GP",
        currency: { code: matching("[A-Z]{3}", "USD") },
        basicOceanFreightRate: number(980),
        allInRate: number(1325),
        matchingCargoSurcharges: eachLike({
          charge: { chargeCode: like("BAF00"), chargeName: like("Bunker adjustment") },
          amount: number(345),
          chargeCurrency: matching("[A-Z]{3}", "USD"),
        }),
      }),
    },
  },
};

const excelRate = {
  _id: like("SHT-1"),
  providerName: like("Amberline"),
  "SHEET NAME": like("Amberline November"),
  "SHEET DATE": like("2026-11-12"),
  "VALID TILL": like("2026-11-30"),
  "VALID FOR": matching("departure|booking|gate-in", "booking"),
  "PORT OF LOADING": like("Nhava Sheva"),
  "PORT OF DISCHARGE": like("Rotterdam"),
  "CONTAINER SIZE": "20GPx2",
  charges: eachKeyLike("OCEAN FREIGHT", like("USD 940")),
};

const exchangeRates = {
  base: matching("[A-Z]{3}", "USD"),
  date: dated("2026-11-20"),
  source: like("Keelson treasury"),
  markUpPercent: like("1.5"),
  quotes: eachLike({ currency: matching("[A-Z]{3}", "INR"), unitsPerBase: matching("\\d+(\\.\\d+)?", "88.40") }),
};

const sketch = ({ rates, warning, sources, exchange }: RateList) => ({
  rates: rates.map(({ id, source, carrier, price }) => ({
    id,
    source,
    carrier: carrier.name,
    price: price.perCurrency,
  })),
  warning,
  sources,
  exchange,
});

describe("a rate search", () => {
  it("answers the offers of carriers and of rate sheets, with the rates of exchange", () =>
    agreed({
      title: "a search that carriers and rate sheets answer",
      given: { ...signedIn, ...today, ...byCarrier, ...bySheet },
      asked,
      answered: success(eachLike({ api: eachLike(apiRate), excel: eachLike(excelRate) }), {
        exchangeRates,
        sources: eachLike({ name: like("Norrvik Line"), outcome: "answered" }),
      }),
      proves: async ({ rates }) =>
        expect(sketch((await rates.search(search, patient()))._unsafeUnwrap())).toEqual({
          rates: [
            { id: "OFR-1", source: "api", carrier: "Norrvik Line", price: [{ currency: "USD", minor: 265_000 }] },
            { id: "SHT-1", source: "excel", carrier: "Amberline", price: [{ currency: "USD", minor: 188_000 }] },
          ],
          warning: null,
          sources: [{ name: "Norrvik Line", outcome: "answered" }],
          exchange: {
            base: "USD",
            date: "2026-11-20",
            source: "Keelson treasury",
            markUpPercent: "1.5",
            quotes: [{ currency: "INR", unitsPerBase: "88.40" }],
          },
        }),
    }));

  it("names the shipper's own bookings by their sailings", () =>
    agreed({
      title: "a search of a shipper with bookings",
      given: { ...signedIn, ...today, "the shipper has bookings": { count: 1 } },
      asked,
      answered: success(eachLike({ api: eachLike(apiRate) }), {
        bookedSailings: eachLike({
          quotationId: like("QTN-2026-000001"),
          bookedOn: matching("\\d{4}-\\d{2}-\\d{2}", "2026-11-20"),
          status: integer(1),
          providerName: like("Norrvik Line"),
          portOfLoading: like("INNSA"),
          portOfDischarge: like("NLRTM"),
          departureDate: matching("\\d{4}-\\d{2}-\\d{2}", "2026-12-09"),
          containers: eachLike({ equipmentGroupIsoCode: like("20GP"), numberOfContainers: integer(2) }),
          total: { currency: matching("[A-Z]{3}", "USD"), amount: number(6418) },
        }),
      }),
      proves: async ({ rates }) =>
        expect((await rates.search(search, patient()))._unsafeUnwrap().bookedSailings).toEqual([
          {
            quotationId: "QTN-2026-000001",
            bookedOn: "2026-11-20",
            status: "booked",
            sailing: {
              carrier: "Norrvik Line",
              portOfLoading: "INNSA",
              portOfDischarge: "NLRTM",
              departure: "2026-12-09",
              voyage: null,
            },
            containers: [{ equipment: "20GP", quantity: 2 }],
            total: { currency: "USD", minor: 641_800 },
          },
        ]),
    }));

  it("names the sources that did not answer beside the offers of the others", () =>
    agreed({
      title: "a search that one source fails to answer",
      given: { ...signedIn, ...today, ...bySheet, "a rate source fails": { name: "Pelagia" } },
      asked,
      answered: success(eachLike({ excel: eachLike({ ...excelRate }) }), {
        errorMessage: matching(".*did not answer.*", "1 of 2 sources did not answer: Pelagia."),
        sources: MatchersV3.arrayContaining({ name: "Pelagia", outcome: "failed" }),
      }),
      proves: async ({ rates }) =>
        expect(sketch((await rates.search(search, patient()))._unsafeUnwrap())).toEqual({
          rates: [{ id: "SHT-1", source: "excel", carrier: "Amberline", price: [{ currency: "USD", minor: 188_000 }] }],
          warning: "1 of 2 sources did not answer: Pelagia.",
          sources: [{ name: "Pelagia", outcome: "failed" }],
          exchange: null,
        }),
    }));

  it("is empty when nobody offers the lane", () =>
    agreed({
      title: "a search that finds nothing",
      given: { ...signedIn, ...today, "no source offers the lane": lane },
      asked,
      answered: success([{ api: [], excel: [] }]),
      proves: async ({ rates }) =>
        expect(sketch((await rates.search(search, patient()))._unsafeUnwrap())).toEqual({
          rates: [],
          warning: null,
          sources: [],
          exchange: null,
        }),
    }));

  it("carries set point and ventilation of an operating reefer", () =>
    agreed({
      title: "a search for an operating reefer to an inland place",
      given: { ...signedIn, ...today, "no source offers the lane": lane },
      asked: {
        ...asked,
        json: {
          ...body,
          departureDate: null,
          requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 0 }],
          placeOfOrigin: "INTKD",
          placeOfOriginType: "Door",
          originPlace: "Tughlakabad ICD",
          reeferAttributes: { temperature: -18, ventilation: null },
        },
      },
      answered: success([{ api: [], excel: [] }]),
      proves: async ({ rates }) => {
        const list = await rates.search(
          {
            ...search,
            origin: { ...search.origin, place: { name: "Tughlakabad ICD", code: "INTKD" }, serviceType: "Door" },
            departureDate: null,
            containers: [{ equipment: "40RH", quantity: 1, weightKg: 0 }],
            reefer: { kind: "operating", temperatureC: -18, ventilationCbmPerHour: null },
          },
          patient(),
        );
        expect(list._unsafeUnwrap().rates).toEqual([]);
      },
    }));
});

describe("a rate search that is refused", () => {
  it("names what is missing", () =>
    agreed({
      title: "a search without a destination",
      given: { ...signedIn, ...today },
      asked: { ...asked, json: { ...body, portOfDischarge: null, dischargePort: null } },
      answered: {
        status: 422,
        json: {
          status: false,
          code: 4220,
          message: matching(
            "Missing required fields in request: .+",
            "Missing required fields in request: portOfDischarge",
          ),
          result: eachLike({ field: like("portOfDischarge"), message: like("Please enter a port.") }),
        },
      },
      proves: async ({ rates }) =>
        expect(
          await outcomeOf(rates.search({ ...search, destination: { ...search.destination, port: null } }, patient())),
        ).toEqual({
          failure: {
            ...refused("invalid-fields", "Missing required fields in request: portOfDischarge"),
            fields: [{ field: "portOfDischarge", message: "Please enter a port." }],
          },
        }),
    }));

  it("is refused without a session", () =>
    agreed({
      title: "a search after the session has ended",
      given: signedOut,
      asked,
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ rates }) =>
        expect(await outcomeOf(rates.search(search, patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("is refused when too many were made", () =>
    agreed({
      title: "one search too many",
      given: { ...signedIn, ...today, "too many searches were made": {} },
      asked,
      answered: failure(429, 4290, "Too many searches. Please wait 10 minutes."),
      proves: async ({ rates }) =>
        expect(await outcomeOf(rates.search(search, patient()))).toEqual({
          failure: refused("too-many-requests", "Too many searches. Please wait 10 minutes."),
        }),
    }));

  it("fails when no source answers", () =>
    agreed({
      title: "a search that no source answers",
      given: { ...signedIn, ...today, "every rate source fails": {} },
      asked,
      answered: failure(502, 5020, "No rate source answered. Please try again."),
      proves: async ({ rates }) =>
        expect(await outcomeOf(rates.search(search, patient()))).toEqual({
          failure: refused("no-source", "No rate source answered. Please try again."),
        }),
    }));

  it("fails with the server", () =>
    agreed({
      title: "a search while the server meets a fault",
      given: { ...signedIn, ...today, "the server meets a fault": {} },
      asked,
      answered: failure(500, 5000, "Something went wrong. Please try again."),
      proves: async ({ rates }) =>
        expect(await outcomeOf(rates.search(search, patient()))).toEqual({
          failure: refused("internal", "Something went wrong. Please try again."),
        }),
    }));
});
