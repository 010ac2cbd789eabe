import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failingSource } from "#server/demo/failing-source.ts";
import { loadDemoFreight } from "#server/demo/freight/load-freight.ts";
import { seaMiles } from "#server/demo/freight/ports.ts";
import { loadDemo } from "#server/demo/load.ts";
import { collectQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { QuotedOffer } from "#server/rate-sources/rate-source.ts";
import { activeSourcesReader } from "#server/modules/rates/active-sources.ts";
import { listPortsOfCall } from "#server/rate-sources/ports-of-call.ts";
import { type PlaceDirectory, openPlaceDirectory } from "#server/modules/places/place-directory.ts";
import { validateRateSearch } from "#server/modules/rates/rate-request.ts";
import type { QuoteLine, RateSearchRequest } from "#api/schema.d.ts";
import { parsed } from "../support/parsed.ts";
import { SEARCH } from "../support/freight.ts";
import { countedIds, START } from "../support/app.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";
import { stringifyOffer } from "#server/rate-sources/present-offer.ts";

/** An offer of either kind, as far as these tests look into it. */
interface Offer {
  readonly providerName: string;
  readonly rateType?: string;
  readonly "RATE TYPE"?: string;
  readonly serviceType?: string;
  readonly departureDate?: string;
  readonly ETD?: string;
  readonly "VALID TILL"?: string;
  readonly quoteLine?: QuoteLine;
}
const offerOf = (quoted: QuotedOffer): Offer => parsed<Offer>(stringifyOffer(quoted));

const DAY = 24 * 3_600_000;

describe("sea distances", () => {
  it.each([
    ["INNSA", "NLRTM", 6_200, 6_600],
    ["INNSA", "AEJEA", 1_050, 1_250],
    ["CNSHA", "USLAX", 5_600, 6_200],
    ["JPTYO", "CLSAI", 9_100, 9_900],
    ["NLRTM", "USNYC", 3_200, 3_500],
    ["INMAA", "SGSIN", 1_500, 1_750],
  ])("%s to %s equals the published distance", (from, to, least, most) => {
    const miles = seaMiles(from, to) ?? 0;
    expect(miles).toBeGreaterThan(least);
    expect(miles).toBeLessThan(most);
    expect(seaMiles(to, from)).toBe(miles);
  });

  it("is unknown for ports outside the table", () => {
    expect(seaMiles("INNSA", "DEDUI")).toBeNull();
    expect(seaMiles("INNSA", "INNSA")).toBe(0);
  });
});

describe("the demo's tariffs", () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let directory: PlaceDirectory;

  beforeAll(async () => {
    opened = await openTestDatabase(sqlitePlace);
    await loadDemoFreight(opened.db, "2026-11-20", START);
    directory = await openPlaceDirectory(opened.db, listPortsOfCall);
  });
  afterAll(() => opened.remove());

  const offersFor = async (change: Partial<RateSearchRequest>, now = START) => {
    const request = validateRateSearch(
      { ...SEARCH, departureDate: null, ...change },
      directory.byCode,
      now,
    )._unsafeUnwrap();
    const { sources } = await activeSourcesReader(opened.db, directory.byCode)(request.today);
    return (await collectQuotes(sources, request, 60_000)).offers.map(({ quoted }) => quoted);
  };

  it("cover far more than sixty lanes, from eight Indian ports to every continent but one", async () => {
    const lanes = await opened.db
      .selectFrom("tariffSchedule")
      .select(["portOfLoading", "portOfDischarge"])
      .distinct()
      .execute();
    expect(lanes.length).toBeGreaterThan(400);
    expect(new Set(lanes.map((lane) => lane.portOfLoading)).size).toBeGreaterThan(20);
    const currencies = await opened.db.selectFrom("tariffCharges").select("charges").execute();
    const named = new Set(
      currencies.flatMap(({ charges }) => [...charges.matchAll(/"currency":"([A-Z]{3})"/g)].map((match) => match[1])),
    );
    expect(named.size).toBeGreaterThan(15);
  });

  it("offer spot and contract, direct and transhipped, by carriers and by rate sheets, with one sailing sold out", async () => {
    const offers = await offersFor({});
    const bodies = offers.map(offerOf);
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(new Set(["api", "excel"]));
    expect(new Set(bodies.map((body) => body.providerName)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(bodies.map((body) => body.rateType ?? body["RATE TYPE"]))).toEqual(
      new Set(["Spot", "Contract", "CONTRACT"]),
    );
    expect(new Set(bodies.flatMap((body) => body.serviceType ?? []))).toEqual(new Set(["Direct", "Transhipment"]));
    expect(offers.filter(({ refusal }) => refusal === "Sold-out")).toHaveLength(1);
    const text = offers.map(stringifyOffer).join("");
    expect(text).toContain('"includedInBasicFreight":true');
    expect(text).toContain('"chargeDefinedAsCommentTxt":"At cost');
    expect(text).toContain('"matchingBlSurcharges":[{');
  });

  it("carry all six sizes", async () => {
    for (const equipmentGroupIsoCode of ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"] as const) {
      const requestedEquipments = [{ equipmentGroupIsoCode, numberOfContainers: 1, weightPerContainer: 0 }];
      const offers = await offersFor({ requestedEquipments });
      expect([equipmentGroupIsoCode, offers.filter(({ kind }) => kind === "api").length > 3]).toEqual([
        equipmentGroupIsoCode,
        true,
      ]);
    }
  });

  it("collect and deliver inland by ramp and by door", async () => {
    for (const [placeOfOrigin, placeOfDelivery] of [
      ["INTKD", "DEDUI"],
      ["INLUH", "USCHI"],
      ["INSBT", "KENBO"],
    ] as const)
      for (const type of ["Ramp", "Door"] as const) {
        const offers = await offersFor({
          placeOfOrigin,
          portOfLoading: null,
          placeOfDelivery,
          portOfDischarge: null,
          placeOfOriginType: type,
          placeOfDeliveryType: type,
        });
        const inland = offers.filter(({ kind }) => kind === "api").map(offerOf);
        expect([placeOfOrigin, type, inland.length > 0]).toEqual([placeOfOrigin, type, true]);
        for (const { quoteLine } of inland)
          expect([quoteLine?.exportHaulageMode, quoteLine?.importHaulageMode]).toEqual(
            type === "Ramp" ? ["R", "R"] : ["D", "D"],
          );
      }
  });

  it("have transit times that grow with the sea distance", async () => {
    const { rows } = {
      rows: await opened.db
        .selectFrom("tariffSchedule")
        .select(["carrier", "portOfLoading", "portOfDischarge", "legs"])
        .execute(),
    };
    for (const row of rows) {
      const legs: readonly { readonly arrivalDay: number }[] = parsed(row.legs);
      const miles = seaMiles(row.portOfLoading, row.portOfDischarge) ?? 0;
      const days = legs.at(-1)?.arrivalDay ?? 0;
      expect(days * 24 * 19).toBeGreaterThan(miles);
      expect(days).toBeLessThan(miles / (9 * 24) + 22);
    }
  });

  it("are never stale: a year on, the same search has as many offers, all of them ahead", async () => {
    const today = await offersFor({});
    for (const days of [1, 45, 400, 1_500]) {
      const later = await offersFor({}, START + days * DAY);
      const date = new Date(START + days * DAY).toISOString().slice(0, 10);
      expect(later.length).toBe(today.length);
      for (const offer of later.map(offerOf)) {
        expect((offer.departureDate ?? offer.ETD ?? "") > date).toBe(true);
        expect((offer.quoteLine?.validityTo ?? offer["VALID TILL"] ?? "") >= date).toBe(true);
      }
    }
  });

  it("are the same for the same day", async () => {
    expect(await offersFor({})).toEqual(await offersFor({}));
  });
});

describe("the demo as a whole", () => {
  it("loads once, with bookings in every status, documents and pictures", async () => {
    const database = await openTestDatabase(sqlitePlace);
    const ids = countedIds();
    expect(await loadDemo(database, () => START, ids)).toBe(true);
    const bookings = await database.db
      .selectFrom("quotation")
      .select(["quotationId", "bookingId", "status", "bookedOn"])
      .orderBy("bookedAt")
      .execute();
    expect(bookings).toHaveLength(16);
    expect(bookings[0]).toEqual({
      quotationId: "QTN-2026-000001",
      bookingId: "KLB-2026-000001",
      status: 1,
      bookedOn: "2026-09-17",
    });
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
    const pictures = await database.db
      .selectFrom("quotationFile")
      .select("content")
      .where("contentType", "=", "image/png")
      .execute();
    expect(pictures.length).toBeGreaterThan(8);
    for (const { content } of pictures)
      expect(Array.from((content ?? new Uint8Array()).slice(1, 4))).toEqual([80, 78, 71]);
    expect(await loadDemo(database, () => START + 3 * DAY, ids)).toBe(true);
    const count = await database.db
      .selectFrom("quotation")
      .select((e) => e.fn.countAll<number>().as("n"))
      .executeTakeFirst();
    expect(count?.n).toBe(16);
    await database.remove();
  });
});

describe("the demo's failing source", () => {
  it("fails from Cochin to Jebel Ali only, and has no rates elsewhere", async () => {
    const opened = await openTestDatabase(sqlitePlace);
    await loadDemoFreight(opened.db, "2026-11-20", START);
    const directory = await openPlaceDirectory(opened.db, listPortsOfCall);
    const outcomes = async (portOfLoading: string, portOfDischarge: string) => {
      const search = { ...SEARCH, departureDate: null, portOfLoading, portOfDischarge };
      const request = validateRateSearch(search, directory.byCode, START)._unsafeUnwrap();
      const { sources } = await activeSourcesReader(opened.db, directory.byCode, (own) => [...own, failingSource])(
        request.today,
      );
      const asked = await collectQuotes(sources, request, 60_000);
      const failed = asked.sources.filter(({ outcome }) => outcome !== "answered").map(({ name }) => name);
      return [failed, asked.offers.length > 0];
    };
    expect(await outcomes("INCOK", "AEJEA")).toEqual([["Seawind Direct"], true]);
    expect(await outcomes("INNSA", "AEJEA")).toEqual([[], true]);
    await opened.remove();
  });
});
