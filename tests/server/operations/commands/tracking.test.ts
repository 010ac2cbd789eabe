import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { trackingCommands } from "#server/operations/commands/tracking.ts";
import { addQuotation } from "#server/modules/bookings/store.ts";
import { findShipmentEvents } from "#server/modules/tracking/store.ts";
import { addShipper, START } from "#tests/server/support/app.ts";
import { startDesk } from "#tests/server/operations/support.ts";

const quotation = (index: number) => ({
  id: `q-${index}`,
  accountId: "account-asha@menon.example",
  quotationId: `QTN-2026-00000${index}`,
  bookingId: `KLB-2026-00000${index}`,
  offerId: null,
  providerName: "CASTELLAN",
  validityFrom: null,
  validityTill: null,
  validityZone: "Asia/Kolkata",
  bookedOn: "2026-11-20",
  bookedAt: START + index,
  status: 1,
  offer: "{}",
  context: "{}",
  reference: null,
});

const HEAD =
  "bookingId,eventID,eventCreatedDateTime,eventType,eventClassifierCode,equipmentEventTypeCode,eventDateTime,unLocationCode,equipmentReference";

const CONTAINERS = ["KLSU4821007", "KLSU4821012", "KLSU4821028", "KLSU4821033"];

const row = (index: number): string =>
  `KLB-2026-00000${(index % 2) + 1},e-${index},2026-11-19T01:05:00Z,EQUIPMENT,ACT,GTIN,2026-11-18T10:00:00+05:30,INNSA,${CONTAINERS[index % 4]}`;

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
    desk = await startDesk(trackingCommands);
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
    const details = { requestedEquipments: [{ equipmentReference: "KLSU 482100-7" }, { equipmentReference: "" }] };
    await db
      .insertInto("bookingCargo")
      .values({ quotation: "q-1", version: 1, details: JSON.stringify(details), savedAt: START })
      .execute();
    const path = file("events.csv", [HEAD, row(0), row(1), row(2), row(4)].join("\n"));
    expect((await run(path)).said).toEqual([
      `${path}: 4 new events of 2 bookings, 0 known already.`,
      "  Warning, line 4: KLB-2026-000001 has the container KLSU4821007, not KLSU4821028.",
    ]);
  });

  it.each([
    ["nothing.json", "[]", "it has no events."],
    [
      "text.json",
      '"events"',
      "it is no list of events. Write the events as a JSON list, or as an object with a list `events`.",
    ],
    ["half.json", '[{"eventID":', "it is not valid JSON."],
  ])("reports the problem of %s", async (name, text, reason) => {
    const { complained } = await run(file(name, text));
    expect(complained.join("")).toContain(`${name} cannot be read: ${reason}`);
  });

  it("asks what an unknown column is", async () => {
    const path = file(
      "events.csv",
      "bookingId,eventType,eventClassifierCode,colour\nKLB-2026-000001,TRANSPORT,ACT,red\n",
    );
    expect((await run(path)).complained[1]).toBe(
      '  line 1: the column "colour" is not known. Say what it is with --column "colour=<property>" (bookingId, eventId, eventDateTime, modeOfTransport, internalEventLabel, locationName, address, voyageReference, voyageDetailsLink, eventType, eventClassifierCode, transportEventTypeCode, equipmentEventTypeCode, shipmentEventTypeCode, documentTypeCode, emptyIndicatorCode, facilityTypeCode, facilityName, equipmentReference, vesselName, vesselIMONumber, unLocationCode, eventCreatedDateTime, changeRemark, latitude, longitude, isRetracted, transportDocument, move, place, time), or leave it out with --ignore "colour"',
    );
    expect((await run(path, "--ignore", "colour")).complained[1]).toBe(
      "  line 1: the column transportEventTypeCode, equipmentEventTypeCode, shipmentEventTypeCode (or move) is missing",
    );
  });

  it("names all missing columns", async () => {
    const path = file("events.csv", "eventDateTime\n2026-11-19T06:20:00+05:30\n");
    expect((await run(path)).complained).toEqual([
      `Nothing was imported: 4 problems in ${path}.`,
      "  line 1: the column bookingId, transportDocument or equipmentReference is missing",
      "  line 1: the column eventType (or move) is missing",
      "  line 1: the column eventClassifierCode (or move) is missing",
      "  line 1: the column transportEventTypeCode, equipmentEventTypeCode, shipmentEventTypeCode (or move) is missing",
    ]);
  });

  describe("with a clerk's own words", () => {
    const TABLE = [
      "Booking No;Container;Status;Date;Time;Port;Vessel",
      "KLB-2026-000001;KLSU 482100-7;Gate in;19/11/2026;10:00;Nhava Sheva;",
      "KLB-2026-000001;KLSU 482100-7;Loaded;20/11/2026 09:30;;IN NSA;NORRVIK ASTRID",
      "KLB-2026-000001;;ETA;04/12/2026;;Rotterdam;NORRVIK ASTRID",
    ];

    it("reads columns, moves, dates and places", async () => {
      const path = file("status.csv", TABLE.join("\n"));
      expect((await run(path, "--check")).said).toEqual([
        "3 new events of 1 booking can be imported, 0 known already.",
        "  line 2: KLB-2026-000001  ACT  2026-11-19T10:00  Gate in, full  INNSA  KLSU 482100-7",
        "  line 3: KLB-2026-000001  ACT  2026-11-20T09:30  Loaded on vessel  INNSA  KLSU 482100-7",
        "  line 4: KLB-2026-000001  EST  2026-12-04  Vessel arrival  NLRTM",
      ]);
    });

    it("asks for words, columns, places and dates that it cannot read for certain, and keeps the answers", async () => {
      const path = file(
        "yard.csv",
        ["Ref;Box;What;When;Where", "KLB-2026-000001;KLSU4821007;In yard;05/11/2026;Nhava Shiva"].join("\n"),
      );
      expect((await run(path)).complained[1]).toContain(
        'line 1: the column "Ref", "Box", "What", "When", "Where" is not known.',
      );
      const columns = ["Ref=bookingId", "Box=equipmentReference", "What=move", "When=eventDateTime", "Where=place"];
      const options = columns.flatMap((column) => ["--column", column]);
      expect((await run(path, ...options)).complained).toEqual([
        `Nothing was imported: 3 problems in ${path}.`,
        '  line 2: the move "In yard" is not known. If it is "Gate in, full", say --move "In yard=GTIN LADEN", and keep the answer with --save-map',
        '  line 2: "Nhava Shiva" is not a known place. Did you mean Nhava Sheva, India (INNSA)?',
        '  line 2: eventDateTime "05/11/2026" is 2026-11-05 or 2026-05-11: say --day-first or --month-first',
      ]);
      const right = file(
        "right.csv",
        "Ref;Box;What;When;Where\nKLB-2026-000001;KLSU4821007;In yard;05/11/2026;INNSA\n",
      );
      const map = join(folder, "yard.json");
      const answers = [...options, "--move", "In yard=GTIN LADEN", "--day-first", "--save-map", map];
      expect((await run(right, "--check", ...answers)).said).toEqual([
        "1 new event of 1 booking can be imported, 0 known already.",
        "  line 2: KLB-2026-000001  ACT  2026-11-05  Gate in, full  INNSA  KLSU4821007",
        `The map is in ${map}.`,
      ]);
      expect((await run(right, "--map", map)).said).toEqual([`${right}: 1 new event of 1 booking, 0 known already.`]);
    });

    it.each([
      [["--move", "In yard=YARD"], '"YARD" is no move (such as GTIN LADEN, LOAD, or ARRI VESSEL EST).'],
      [["--column", "Box"], '--column "Box" is not like --column "Box=equipmentReference".'],
      [["--day-first", "--month-first"], "--day-first and --month-first exclude each other."],
    ])("refuses %s", async (options, sentence) => {
      expect((await run(file("status.csv", TABLE.join("\n")), ...options)).complained).toEqual([sentence]);
    });
  });

  describe("of events without a booking", () => {
    const unnamed = (change: object) => ({ ...DCSA, documentReferences: [], eventID: undefined, ...change });
    const TRD = [{ documentReferenceType: "TRD (Transport Document)", documentReferenceValue: "MBL0001" }];

    it("finds it by the transport document of another event, also of an earlier file", async () => {
      const both = { ...DCSA, documentReferences: [...DCSA.documentReferences, ...TRD] };
      const path = file("events.json", JSON.stringify([unnamed({ documentReferences: TRD }), both]));
      expect((await run(path)).said).toEqual([`${path}: 2 new events of 1 booking, 0 known already.`]);
      const later = file(
        "later.json",
        JSON.stringify([unnamed({ documentReferences: TRD, transportEventTypeCode: "ARRI" })]),
      );
      expect((await run(later)).said).toEqual([`${later}: 1 new event of 1 booking, 0 known already.`]);
      expect((await events("q-1")).length).toBe(3);
    });

    it("finds it by the container of the cargo details or of earlier events, and asks when several have it", async () => {
      const { db } = desk.database;
      const details = { requestedEquipments: [{ equipmentReference: "KLSU 482100-7" }] };
      await db
        .insertInto("bookingCargo")
        .values({ quotation: "q-2", version: 1, details: JSON.stringify(details), savedAt: START })
        .execute();
      const moved = file("moved.json", JSON.stringify([unnamed({ equipmentReference: "KLSU4821007" })]));
      expect((await run(moved)).said).toEqual([`${moved}: 1 new event of 1 booking, 0 known already.`]);
      expect((await events("q-2")).length).toBe(1);
      await run(file("other.json", JSON.stringify([{ ...DCSA, equipmentReference: "KLSU4821007" }])));
      expect((await run(moved)).complained).toEqual([
        `Nothing was imported: 1 problem in ${moved}.`,
        "  line 1: the container KLSU4821007 is of KLB-2026-000001 and KLB-2026-000002. Say --booking <number>",
      ]);
      await db.updateTable("quotation").set({ status: 2 }).where("id", "=", "q-1").execute();
      expect((await run(moved)).said).toEqual([`${moved}: 0 new events of 1 booking, 1 known already.`]);
    });

    it("names what no booking is known for", async () => {
      const path = file(
        "events.json",
        JSON.stringify([unnamed({ documentReferences: TRD, equipmentReference: "KLSU4821007" })]),
      );
      expect((await run(path)).complained).toEqual([
        `Nothing was imported: 1 problem in ${path}.`,
        '  line 1: no booking is known for the transport document "MBL0001" and the container KLSU4821007. Say --booking <number>',
      ]);
      expect((await run(path, "--booking", "KLB-2026-000002")).said).toEqual([
        `${path}: 1 new event of 1 booking, 0 known already.`,
      ]);
    });
  });

  it("warns of places and containers that cannot be right", async () => {
    const odd = { ...DCSA, equipmentReference: "KLSU4821002,KLSU12", transportCall: { UNLocationCode: "NLXQZ" } };
    const path = file("odd.json", JSON.stringify([odd]));
    expect((await run(path)).said).toEqual([
      `${path}: 1 new event of 1 booking, 0 known already.`,
      "  Warning, line 1: the check digit of the container KLSU4821002 is wrong, it should be 7.",
      "  Warning, line 1: KLSU12 is no container number (four letters and seven digits).",
      "  Warning, line 1: the place NLXQZ is not known. Places are added with places import.",
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
