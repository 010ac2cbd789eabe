import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { addTrackingCommands } from "#server/operations/tracking.ts";
import { addQuotation } from "#server/modules/bookings/store.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import { addShipper, START } from "../support/app.ts";
import { startDesk } from "./support.ts";

const quotation = (index: number) => ({
  id: `q-${index}`,
  accountId: "account-asha@menon.example",
  quotationId: `QTN-2026-00000${index}`,
  bookingId: `KLB-2026-00000${index}`,
  offerId: null,
  providerName: "CASTELLAN",
  validityFrom: null,
  validityTill: null,
  bookedOn: "2026-11-20",
  bookedAt: START + index,
  status: 1,
  offer: "{}",
  context: "{}",
  reference: null,
});

const HEAD =
  "bookingId,eventID,eventCreatedDateTime,eventType,eventClassifierCode,equipmentEventTypeCode,eventDateTime,unLocationCode,equipmentReference";

const row = (index: number): string =>
  `KLB-2026-00000${(index % 2) + 1},e-${index},2026-11-19T01:05:00Z,EQUIPMENT,ACT,GTIN,2026-11-18T10:00:00+05:30,INNSA,KLSU482117${index % 10}`;

/** An event as DCSA Track & Trace 2.2 writes it. */
const DCSA = {
  eventID: "3cecb101-7a1a-43a4-9d62-e88a131651e2",
  eventCreatedDateTime: "2026-11-19T01:05:00Z",
  eventType: "TRANSPORT",
  eventClassifierCode: "ACT",
  eventDateTime: "2026-11-19T06:20:00+05:30",
  transportEventTypeCode: "DEPA",
  delayReasonCode: "WEA",
  documentReferences: [{ documentReferenceType: "BKG", documentReferenceValue: "KLB-2026-000001" }],
  transportCall: {
    exportVoyageNumber: "614W",
    UNLocationCode: "INNSA",
    facilityTypeCode: "POTE",
    modeOfTransport: "VESSEL",
    location: { locationName: "Nhava Sheva", latitude: "18.95", longitude: "72.95" },
    vessel: { vesselIMONumber: "9321483", vesselName: "NORRVIK ASTRID" },
  },
};

describe("tracking import", () => {
  let folder = "";
  let desk: Awaited<ReturnType<typeof startDesk>>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "keelson-tracking-"));
    desk = await startDesk(addTrackingCommands);
    await addShipper(desk.database);
    await addQuotation(desk.database.db, quotation(1));
    await addQuotation(desk.database.db, quotation(2));
  });
  afterEach(async () => {
    await desk.database.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const run = (path: string, ...more: readonly string[]) => desk.run("tracking", "import", path, ...more);
  const events = async (id: string) => (await findShipmentEvents(desk.database.db, id))?.events ?? [];

  it("imports a CSV file of 10 000 events, and changes nothing when it is imported again", async () => {
    const path = file("events.csv", [HEAD, ...Array.from({ length: 10_000 }, (_, index) => row(index))].join("\n"));
    const first = await run(path);
    expect(first.said.slice(-2)).toEqual([
      "  10000 of 10000 events read",
      `${path}: 10000 new events of 2 bookings, 0 known already.`,
    ]);
    expect((await run(path)).said.at(-1)).toBe(`${path}: 0 new events of 2 bookings, 10000 known already.`);
    expect((await events("q-1")).length).toBe(5_000);
  });

  it("imports none of 10 000 rows if three are broken, and names the three lines", async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(index));
    rows[16] = row(16).replace("KLB-2026-000001", "KLB-2026-000099");
    rows[4_998] = row(4_998).replace("2026-11-18T10:00:00+05:30", "yesterday");
    rows[9_999] = row(9_999).replace("ACT", "DONE");
    const path = file("events.csv", [HEAD, ...rows].join("\n"));
    expect((await run(path)).complained).toEqual([
      `Nothing was imported: 3 problems in ${path}.`,
      '  line 18: there is no booking "KLB-2026-000099"',
      '  line 5000: eventDateTime "yesterday" is no time',
      '  line 10001: eventClassifierCode "DONE" is none of ACT, EST and PLN',
    ]);
    expect([await events("q-1"), await events("q-2")]).toEqual([[], []]);
  });

  it("reads the time of a date cell", async () => {
    const path = join(folder, "events.xlsx");
    const cells = ["KLB-2026-000001", "EQUIPMENT", "ACT", "GTIN"].map((value) => ({ value }));
    await writeXlsxFile([
      ["bookingId", "eventType", "eventClassifierCode", "equipmentEventTypeCode", "eventDateTime"].map((value) => ({
        value,
      })),
      [...cells, { value: new Date("2026-11-18T10:40:00Z"), format: "dd/mm/yyyy hh:mm" }],
    ]).toFile(path);
    expect((await run(path)).said).toEqual([`${path}: 1 new event of 1 booking, 0 known already.`]);
    expect((await events("q-1")).map(({ eventDateTime }) => eventDateTime)).toEqual(["2026-11-18 10:40"]);
  });

  it("imports DCSA Track & Trace 2.2 events as JSON", async () => {
    const path = file("events.json", JSON.stringify([DCSA], null, 2));
    expect((await run(path)).said).toEqual([`${path}: 1 new event of 1 booking, 0 known already.`]);
    expect(await events("q-1")).toEqual([
      {
        eventId: "3cecb101-7a1a-43a4-9d62-e88a131651e2",
        eventDateTime: "2026-11-19T06:20:00+05:30",
        eventCreatedDateTime: "2026-11-19T01:05:00Z",
        eventType: "TRANSPORT",
        eventClassifierCode: "ACT",
        transportEventTypeCode: "DEPA",
        modeOfTransport: "VESSEL",
        locationName: "Nhava Sheva",
        unLocationCode: "INNSA",
        facilityTypeCode: "POTE",
        vesselName: "NORRVIK ASTRID",
        vesselIMONumber: "9321483",
        voyageReference: "614W",
        changeRemark: "WEA",
        coordinates: { latitude: 18.95, longitude: 72.95 },
      },
    ]);
  });

  it("names a broken JSON event by the line on which it begins", async () => {
    const broken = [DCSA, { ...DCSA, eventType: "IOT" }, 7, { ...DCSA, transportEventTypeCode: undefined }];
    const path = file("events.json", JSON.stringify({ events: broken.filter((one) => one !== 7) }, null, 1));
    const lines = JSON.stringify({ events: broken.filter((one) => one !== 7) }, null, 1).split("\n");
    const starts = lines.flatMap((line, index) => (line === "  {" ? [index + 1] : []));
    expect((await run(path)).complained).toEqual([
      `Nothing was imported: 2 problems in ${path}.`,
      `  line ${starts[1]}: eventType "IOT" is none of TRANSPORT, EQUIPMENT and SHIPMENT`,
      `  line ${starts[2]}: transportEventTypeCode is missing`,
    ]);
  });

  it("keeps a correction next to the corrected event, and accepts an unknown code and a missing time", async () => {
    const corrected = {
      ...DCSA,
      eventDateTime: "2026-11-19T09:00:00+05:30",
      eventCreatedDateTime: "2026-11-20T01:05:00Z",
    };
    const odd = { ...DCSA, eventID: "odd", transportEventTypeCode: "TELE", eventDateTime: undefined };
    await run(file("first.json", JSON.stringify([DCSA])));
    await run(file("second.json", JSON.stringify([corrected, odd])));
    expect((await events("q-1")).map((event) => [event.transportEventTypeCode, event.eventDateTime])).toEqual(
      expect.arrayContaining([
        ["DEPA", "2026-11-19T06:20:00+05:30"],
        ["DEPA", "2026-11-19T09:00:00+05:30"],
        ["TELE", undefined],
      ]),
    );
  });

  it("refuses an actual event in the future, and one id for two events", async () => {
    const later = { ...DCSA, eventID: "later", eventDateTime: "2028-12-30T10:00:00Z" };
    const other = { ...DCSA, eventDateTime: "2026-11-19T09:00:00+05:30" };
    const path = file(
      "events.json",
      [DCSA, later, other]
        .map((event) => JSON.stringify(event))
        .join(",\n")
        .replace(/^/, "[")
        .concat("]"),
    );
    expect((await run(path)).complained).toEqual([
      `Nothing was imported: 2 problems in ${path}.`,
      "  line 2: an actual event (ACT) cannot be at 2028-12-30T10:00:00Z, which is in the future",
      `  line 3: the event id ${DCSA.eventID} is that of line 1, with other values`,
    ]);
    expect(await events("q-1")).toEqual([]);
  });

  it("warns of what is unusual", async () => {
    await desk.database.db.updateTable("quotation").set({ status: 2 }).where("id", "=", "q-1").execute();
    const odd = { ...DCSA, eventID: "odd", transportEventTypeCode: "TELE", eventDateTime: undefined };
    const path = file("odd.json", JSON.stringify([odd]));
    expect((await run(path)).said).toEqual([
      `${path}: 1 new event of 1 booking, 0 known already.`,
      "  Warning, line 1: KLB-2026-000001 is cancelled.",
      "  Warning, line 1: it has no time.",
      '  Warning, line 1: its code is unknown, and the shipper reads "Unknown move (TELE)".',
    ]);
  });

  it("warns of a container that the booking does not have, once the shipper has entered its numbers", async () => {
    const { db } = desk.database;
    const details = { requestedEquipments: [{ equipmentReference: "KLSU 482117-0" }, { equipmentReference: "" }] };
    await db
      .insertInto("bookingCargo")
      .values({ quotation: "q-1", version: 1, details: JSON.stringify(details), savedAt: START })
      .execute();
    const path = file("events.csv", [HEAD, row(0), row(1), row(2), row(10)].join("\n"));
    expect((await run(path)).said).toEqual([
      `${path}: 4 new events of 2 bookings, 0 known already.`,
      "  Warning, line 4: KLB-2026-000001 has the container KLSU4821170, not KLSU4821172.",
    ]);
  });

  it.each([
    ["nothing.json", "[]", "it has no events."],
    ["text.json", '"events"', "it is no list of events."],
    ["half.json", '[{"eventID":', "it is not valid JSON."],
  ])("reports the problem of %s", async (name, text, reason) => {
    const { complained } = await run(file(name, text));
    expect(complained.join("")).toContain(`${name} cannot be read: ${reason}`);
  });

  it("names an unknown column", async () => {
    const path = file(
      "events.csv",
      "bookingId,eventType,eventClassifierCode,colour\nKLB-2026-000001,TRANSPORT,ACT,red\n",
    );
    expect((await run(path)).complained[1]).toContain("line 1: the column colour is none of bookingId, eventId");
  });

  it("names all missing columns", async () => {
    const path = file("events.csv", "bookingId,eventDateTime\nKLB-2026-000001,2026-11-19T06:20:00+05:30\n");
    expect((await run(path)).complained).toEqual([
      `Nothing was imported: 1 problem in ${path}.`,
      "  line 1: these columns are missing: eventType, eventClassifierCode, transportEventTypeCode or equipmentEventTypeCode or shipmentEventTypeCode",
    ]);
  });

  it("imports nothing with --check", async () => {
    const path = file("events.json", JSON.stringify([DCSA]));
    expect((await run(path, "--check")).said).toEqual([
      "1 new event of 1 booking can be imported, 0 known already.",
      "  line 1: KLB-2026-000001  ACT  2026-11-19T06:20:00+05:30  Vessel departure  INNSA",
    ]);
    expect(await events("q-1")).toEqual([]);
    await run(path);
    expect((await run(path, "--check")).said[0]).toBe("0 new events of 1 booking can be imported, 1 known already.");
  });
});
