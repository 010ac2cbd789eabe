import { describe, expect, it } from "vitest";
import { findMetCutOffs, toDeadlineFacts } from "#domain/deadlines";
import type { RouteLeg } from "#domain/rates";
import { type TrackingEvent, toJourney } from "#domain/tracking";
import { AT_SEA, event, NOW, reported } from "../tracking/fixtures.ts";

const point = (name: string, code: string, kind: "inland" | "sea") => ({ name, code, country: null, kind });
const leg = (
  from: RouteLeg["from"],
  to: RouteLeg["to"],
  mode: RouteLeg["mode"],
  vessel: string | null = null,
): RouteLeg => ({
  from,
  to,
  mode,
  departure: null,
  arrival: null,
  vessel,
  voyage: vessel === null ? null : "431W",
  service: null,
});

const [INTKD, INNSA, NLRTM, DEDUI] = [
  point("Tughlakabad", "INTKD", "inland"),
  point("Nhava Sheva", "INNSA", "sea"),
  point("Rotterdam", "NLRTM", "sea"),
  point("Duisburg", "DEDUI", "inland"),
];
const LEGS = [leg(INTKD, INNSA, "rail"), leg(INNSA, NLRTM, "sea", "ASTRID MERIDIAN"), leg(NLRTM, DEDUI, "rail")];

const read = (events: readonly TrackingEvent[], legs: readonly RouteLeg[] = LEGS, now = NOW) =>
  toDeadlineFacts({
    status: "booked",
    containers: 2,
    legs,
    cutOffs: [{ code: "PCO", at: "2026-10-29T18:00" }],
    freeTime: [
      { movement: "import", kind: "demurrage", equipment: null, days: 7, counted: "calendar" },
      { movement: "export", kind: "detention", equipment: null, days: 3, counted: "calendar" },
    ],
    journey: toJourney(reported(events), now),
  });

describe("what was sent", () => {
  it("meets the cut-off of documents, and that of the VGM once it was sent of every container", () => {
    const at = "2026-11-22T05:22:00Z";
    const documents = { task: "documents", count: 1, at } as const;
    const vgm = (count: number) => ({ task: "vgm", count, at }) as const;
    expect(findMetCutOffs([], 2)).toEqual([]);
    expect(findMetCutOffs([documents, vgm(1)], 2)).toEqual(["DCO"]);
    expect(findMetCutOffs([documents, vgm(2)], 2)).toEqual(["DCO", "VCO"]);
    expect(findMetCutOffs([vgm(0)], 0)).toEqual([]);
  });

  it("meets a cut-off whose task was marked as done", () => {
    const marked = ["customs", "gate-in", "documents", "stuffing"] as const;
    const at = "2026-11-22T05:22:00Z";
    expect(
      findMetCutOffs(
        [{ task: "documents", count: 1, at }],
        2,
        marked.map((task) => ({ task, at })),
      ),
    ).toEqual(["DCO", "CUA", "PCO"]);
  });
});

describe("toDeadlineFacts", () => {
  it("takes places, dates and what was done from the journey", () => {
    expect(read(AT_SEA)).toStrictEqual({
      status: "booked",
      isPartLoad: false,
      containers: 2,
      origin: { name: "Tughlakabad", code: "INTKD", timeZone: null, kind: "inland", departure: "2026-10-25T22:05" },
      loading: { name: "Nhava Sheva", code: "INNSA", timeZone: null, departure: "2026-10-31T03:48" },
      delivery: { name: "Duisburg", code: "DEDUI", timeZone: null, arrival: "2026-11-27", arrivalClass: "expected" },
      cutOffs: [{ code: "PCO", at: "2026-10-29T18:00" }],
      isOtherSailing: false,
      hasSailed: true,
      freeTime: [{ kind: "demurrage", days: 7, counted: "calendar" }],
      progress: [
        { task: "empty-pick-up", count: 2, at: "2026-10-22T10:15" },
        { task: "stuffing", count: 2, at: "2026-10-24T16:40" },
        { task: "trucking", count: 2, at: "2026-10-24T16:40" },
        { task: "cfs-delivery", count: 2, at: "2026-10-24T16:40" },
        { task: "gate-in", count: 2, at: "2026-10-24T16:40" },
        { task: "port-delivery", count: 2, at: "2026-10-30T14:12" },
      ],
    });
  });

  it("counts each container once, and ignores retracted and future moves", () => {
    const events = [
      event("ACT GTIN TRUCK INTKD 2026-10-24T16:40", { equipment: "KLSU4821500" }),
      event("ACT GTIN TRUCK INTKD 2026-10-24T17:40", { equipment: "KLSU4821500" }),
      event("ACT GTIN TRUCK INTKD 2026-10-24T18:40", { equipment: "KLSU4821516", isRetracted: true, id: "wrong" }),
      event("ACT GTIN TRUCK INTKD 2026-12-24T18:40", { equipment: "KLSU4821524" }),
    ];
    expect(read(events)?.progress.find(({ task }) => task === "gate-in")?.count).toBe(1);
  });

  it("reads documents from their events", () => {
    const document = (documentType: string, code: string): TrackingEvent =>
      event(`ACT ${code} - INNSA 2026-10-24T16:40`, { eventType: "SHIPMENT", documentType, emptyIndicator: null });
    const tasks = read([
      document("SHI", "SUBM"),
      document("VGM", "RECE"),
      document("BKG", "CONF"),
      document("CUC", "APPR"),
    ]);
    expect(tasks?.progress.map(({ task, count }) => [task, count])).toEqual([
      ["booking", 2],
      ["documents", 2],
      ["vgm", 2],
      ["customs", 2],
    ]);
  });

  it("recognises another vessel than the booked one", () => {
    const legs = [leg(INTKD, INNSA, "rail"), leg(INNSA, NLRTM, "sea", "NORRVIK ASTRID")];
    expect(read(AT_SEA, legs)).toMatchObject({ isOtherSailing: true, cutOffs: [] });
    expect(read([], legs)?.isOtherSailing).toBe(false);
  });

  it("takes the cut-offs that the carrier reports of another vessel, not those of a vessel before it", () => {
    const legs = [leg(INTKD, INNSA, "rail"), leg(INNSA, NLRTM, "sea", "NORRVIK ASTRID")];
    const rolled = (vesselName: string, at: string, reportedAt: string): TrackingEvent =>
      event("EST DEPA VESSEL INNSA 2026-11-07T03:48", {
        vesselName,
        voyage: "432W",
        reportedAt,
        cutOffs: [{ code: "VCO", at }],
      });
    const first = rolled("NORRVIK LOFOTEN", "2026-11-05T12:00", "2026-10-28T06:00:00Z");
    const second = rolled("NORRVIK VARDO", "2026-11-12T12:00", "2026-10-29T06:00:00Z");
    expect(read([first], legs)).toMatchObject({
      isOtherSailing: false,
      cutOffs: [{ code: "VCO", at: "2026-11-05T12:00" }],
    });
    expect(read([first, second], legs)?.cutOffs).toEqual([{ code: "VCO", at: "2026-11-12T12:00" }]);
    const { cutOffs: _, ...unknown } = second;
    expect(read([first, unknown], legs)).toMatchObject({ isOtherSailing: true, cutOffs: [] });
  });

  it("has no pick-up for another vessel while only that for the booked one is known", () => {
    const feeder = { ...leg(INTKD, INNSA, "rail"), departure: "2026-11-01T22:05" };
    const legs = [feeder, leg(INNSA, NLRTM, "sea", "NORRVIK ASTRID")];
    const planned = event("PLN DEPA RAIL INTKD 2026-11-01T22:05");
    const rolled = event("EST DEPA VESSEL INNSA 2026-11-14T03:48", { vesselName: "NORRVIK LOFOTEN", voyage: "432W" });
    const later = event("EST DEPA RAIL INTKD 2026-11-08T22:05", { reportedAt: "2026-10-29T06:00:00Z" });
    expect(read([planned], legs)?.origin.departure).toBe("2026-11-01T22:05");
    expect(read([planned, rolled], legs)?.origin.departure).toBe(null);
    expect(read([planned, rolled, later], legs)?.origin.departure).toBe("2026-11-08T22:05");
  });

  it("counts what was sent in the portal, or more that was reported", () => {
    const journey = toJourney(reported(AT_SEA), NOW);
    const booked = { status: "booked", containers: 2, legs: LEGS, cutOffs: [], freeTime: [], journey } as const;
    const before = toDeadlineFacts(booked)?.progress.filter(({ task }) => task === "vgm" || task === "documents");
    const sentTasks = [
      { task: "vgm", count: 9, at: "2026-10-25T04:30:00.000Z" },
      { task: "documents", count: 1, at: "2026-10-25T04:30:00.000Z" },
    ] as const;
    const after = toDeadlineFacts({ ...booked, sentTasks })?.progress;
    expect(after?.find(({ task }) => task === "vgm")).toEqual({ task: "vgm", count: 9, at: "2026-10-24T16:30" });
    expect(after?.find(({ task }) => task === "documents")).toEqual(
      before?.find(({ task }) => task === "documents") ?? { task: "documents", count: 1, at: "2026-10-24T16:30" },
    );
  });

  it("has what was marked as done, on the clock of the port of loading", () => {
    const journey = toJourney(reported(AT_SEA), NOW);
    const booked = { status: "booked", containers: 2, legs: LEGS, cutOffs: [], freeTime: [], journey } as const;
    const markedTasks = [{ task: "pick-up", at: "2026-10-25T04:30:00.000Z" }] as const;
    expect(toDeadlineFacts(booked)).not.toHaveProperty("marks");
    expect(toDeadlineFacts({ ...booked, markedTasks })?.marks).toEqual([{ task: "pick-up", at: "2026-10-24T16:30" }]);
  });

  it("is null without a port of loading", () => {
    const journey = toJourney({ stops: [], lanes: [], events: [], lastUpdatedAt: null }, NOW);
    expect(
      toDeadlineFacts({ status: "booked", containers: 1, legs: [], cutOffs: [], freeTime: [], journey }),
    ).toBeNull();
  });
});
