import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "#server/demo/load.ts";
import { readPhotos } from "#server/demo/pictures/photos.ts";
import { containerNumber, demoContainers } from "#server/demo/shipments/container-number.ts";
import { refreshSummaries } from "#server/modules/booking-views/index.ts";
import { loadDashboard } from "#server/modules/dashboard/dashboard.ts";
import { trackBooking } from "#server/modules/tracking/track-shipment.ts";
import { addEvents } from "#server/modules/tracking/store.ts";
import type { ExcelRate, Tracking } from "#api/schema.d.ts";
import { countedIds, START } from "../support/app.ts";
import { openTestDatabase, sqlitePlace } from "../support/database.ts";
import { parsed } from "../support/parsed.ts";

const DAY = 24 * 3_600_000;

describe("container numbers", () => {
  it.each([
    ["CSQU", 305_438, "CSQU3054383"],
    ["APZU", 481_209, "APZU4812090"],
    ["MSKU", 3_471, "MSKU0034710"],
  ])("%s %d have the check digit of ISO 6346", (owner, serial, number) => {
    expect(containerNumber(owner, serial)).toBe(number);
  });
});

describe("the demo's shipments", () => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeAll(async () => {
    opened = await openTestDatabase(sqlitePlace);
    await loadDemo(opened, () => START, countedIds());
  });
  afterAll(() => opened.remove());

  const tracked = async (): Promise<ReadonlyMap<string, Tracking>> => {
    const bookings = await opened.db.selectFrom("quotation").selectAll().where("offerId", "is", null).execute();
    const all = new Map<string, Tracking>();
    for (const booking of bookings) {
      const tracking = await trackBooking(opened.db, booking);
      if (tracking === null) continue;
      all.set(tracking.overview.map(({ unLocationCode }) => unLocationCode).join(">"), tracking);
    }
    return all;
  };
  const told = (tracking: Tracking | undefined, classifier: string) =>
    (tracking?.details ?? []).filter(
      (event) => event.eventClassifierCode === classifier && event.eventType === "TRANSPORT",
    );

  it("are one for each booking, planned, at sea, transhipped, delivered and cancelled", async () => {
    const all = await tracked();
    expect([...all.keys()].toSorted()).toEqual([
      "CNSHA>INNSA",
      "INCCU>LKCMB>NLRTM",
      "INCOK>ITGOA",
      "INMAA>SGSIN",
      "INMUN>AEJEA>BRSSZ",
      "INMUN>BEANR",
      "INMUN>GBFXT",
      "INMUN>OMSLL>GRPIR",
      "INMUN>SADMM",
      "INNSA>AEJEA",
      "INNSA>DEHAM",
      "INNSA>KEMBA",
      "INNSA>LKCMB>USNYC",
      "INNSA>NLRTM",
      "INNSA>QAHMD",
      "INTKD>INNSA>NLRTM>DEDUI",
    ]);
    const facts = (lane: string) =>
      told(all.get(lane), "ACT")
        .map((event) => event.transportEventTypeCode)
        .join(" ");
    expect(facts("INNSA>NLRTM")).toBe("");
    expect(facts("INTKD>INNSA>NLRTM>DEDUI")).toBe("DEPA ARRI DEPA");
    expect(facts("INNSA>LKCMB>USNYC")).toBe("DEPA ARRI DEPA");
    expect(facts("INMUN>OMSLL>GRPIR")).toBe("DEPA ARRI DEPA ARRI");
    expect(facts("INCCU>LKCMB>NLRTM")).toBe("");
    expect(told(all.get("INTKD>INNSA>NLRTM>DEDUI"), "EST").length).toBeGreaterThan(3);
    expect(all.get("INCCU>LKCMB>NLRTM")?.details.map((event) => event.internalEventLabel)).toContain(
      "Booking cancelled",
    );
  });

  it("have as many containers as were booked", async () => {
    const all = await tracked();
    const counted = [...all].map(([lane, { details }]) => {
      const numbers = details.flatMap(({ eventType, equipmentReference }) =>
        eventType === "EQUIPMENT" && equipmentReference != null ? [equipmentReference] : [],
      );
      return [lane, new Set(numbers).size];
    });
    expect(counted.filter(([, count]) => count !== 0)).toEqual(
      expect.arrayContaining([
        ["CNSHA>INNSA", 2],
        ["INCOK>ITGOA", 1],
        ["INMAA>SGSIN", 2],
        ["INMUN>BEANR", 2],
        ["INMUN>GBFXT", 1],
        ["INMUN>OMSLL>GRPIR", 3],
        ["INNSA>DEHAM", 1],
        ["INNSA>KEMBA", 2],
        ["INNSA>LKCMB>USNYC", 3],
        ["INTKD>INNSA>NLRTM>DEDUI", 3],
      ]),
    );
  });

  it("are requested before anything happens to their containers", async () => {
    const { details } = (await tracked()).get("INTKD>INNSA>NLRTM>DEDUI") ?? { details: [] };
    const moments = (eventType: string) =>
      details.flatMap((event) =>
        event.eventType === eventType && event.eventDateTime != null ? [Date.parse(event.eventDateTime)] : [],
      );
    expect(moments("EQUIPMENT").length).toBeGreaterThan(3);
    expect(Math.min(...moments("SHIPMENT"))).toBeLessThan(Math.min(...moments("EQUIPMENT")));
  });

  it("show a vessel that rolled: planned for one, expected on the next a week later", async () => {
    const all = await tracked();
    const departures = (all.get("INMUN>BEANR")?.details ?? []).filter(
      (event) => event.transportEventTypeCode === "DEPA",
    );
    const vessels = new Set(departures.map(({ vesselName }) => vesselName));
    expect(vessels.size).toBe(2);
    expect(new Set(departures.map((event) => event.eventClassifierCode))).toEqual(new Set(["EST", "PLN"]));
    expect(departures.map(({ changeRemark }) => changeRemark ?? null)).toContain(
      "Rolled to the next vessel: the planned one was full",
    );
  });

  it("have one whose VGM cut-off has passed and that sails tomorrow", async () => {
    const booking = await opened.db
      .selectFrom("quotation")
      .select("offer")
      .where("providerName", "=", "Monsoon Line")
      .where("bookedAt", "=", START - 6 * DAY)
      .executeTakeFirstOrThrow();
    expect(parsed<ExcelRate>(booking.offer)).toMatchObject({ ETD: "2026-11-21", "VGM CUT OFF": "2026-11-19 12:00" });
  });

  it("have the container numbers that their photos show", async () => {
    expect(demoContainers(0, 3)).toEqual(["KLSU4821178", "KLSU4821183", "KLSU4821199"]);
    const all = await tracked();
    const numbers = (all.get("INNSA>DEHAM")?.details ?? []).flatMap((event) => event.equipmentReference ?? []);
    const [number = ""] = demoContainers(3, 1);
    expect(numbers).toContain(number);
    const { id } = await opened.db
      .selectFrom("quotation")
      .select("id")
      .where("quotationId", "=", "QTN-2026-000004")
      .executeTakeFirstOrThrow();
    const photo = await opened.db
      .selectFrom("quotationFile")
      .select("content")
      .where("quotation", "=", id)
      .where("fileName", "=", "Container condition, doors.png")
      .executeTakeFirstOrThrow();
    const [drawn] = readPhotos(number, 1);
    expect(Buffer.from(photo.content ?? "").equals(Buffer.from(drawn?.content ?? ""))).toBe(true);
  });

  it("are on the same weekday of a later week where they were before; what staff have imported stays", async () => {
    const before = await tracked();
    const { id } = await opened.db
      .selectFrom("quotation")
      .select("id")
      .where("status", "=", 0)
      .executeTakeFirstOrThrow();
    const event = { eventType: "SHIPMENT", shipmentEventTypeCode: "HOLD", eventClassifierCode: "ACT" };
    await addEvents(opened.db, [{ quotation: id, event }], { at: START, source: "hold.json" });
    await loadDemo(opened, () => START + 42 * DAY, countedIds());
    const after = await tracked();
    const codes = (all: ReadonlyMap<string, Tracking>) =>
      [...all].map(([lane, tracking]) => [lane, told(tracking, "ACT").map((one) => one.transportEventTypeCode)]);
    expect(codes(after)).toEqual(codes(before));
    expect(after.get("INNSA>QAHMD")?.details.map((one) => one.internalEventLabel)).toContain("Shipment on hold");
    expect(Date.parse(after.get("INTKD>INNSA>NLRTM>DEDUI")?.lastHeardAt ?? "")).toBeGreaterThan(START + 41 * DAY);
  });

  it("are booked before the day of each start, with their numbers, and one has an overdue cut-off on every day", async () => {
    const listed = async () =>
      opened.db
        .selectFrom("quotation")
        .select(["id", "quotationId", "bookingId", "reference", "bookedAt", "bookedOn"])
        .where("offerId", "is", null)
        .orderBy("quotationId")
        .execute();
    const numbers = async () => (await listed()).map(({ bookedAt: _at, bookedOn: _on, ...same }) => same);
    const before = await numbers();
    for (const days of [43, 44, 45, 46, 47, 48, 49]) {
      const now = START + days * DAY;
      await loadDemo(opened, () => now, countedIds());
      const { id } = await opened.db
        .selectFrom("quotation")
        .innerJoin("account", "account.id", "quotation.accountId")
        .select("account.id")
        .executeTakeFirstOrThrow();
      await refreshSummaries(opened.db, id, now);
      const { nextCutOffs } = await loadDashboard(opened.db, { accountId: id, companyId: id }, now);
      expect([days, nextCutOffs.some(({ overdue }) => overdue === true)]).toEqual([days, true]);
    }
    expect(await numbers()).toEqual(before);
    const last = (await listed()).at(-1);
    expect([last?.bookedAt, last?.bookedOn]).toEqual([START + 48 * DAY, "2027-01-07"]);
    await loadDemo(opened, () => START + 49.5 * DAY, countedIds());
    expect((await listed()).at(-1)?.bookedAt).toBe(START + 48 * DAY);
  });
});
