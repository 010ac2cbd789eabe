import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayValue, moneyValue, sentence, writeSentence } from "#domain/formatting";
import {
  type BookingFacts,
  type DatedCutOff,
  findNextReminder,
  findNotices,
  isNews,
  NOTICE_TOPICS,
  toTopic,
} from "#domain/notifications";
import type { RouteLeg } from "#domain/rates";
import { AT_SEA, event, reported, STOPS } from "../tracking/fixtures.ts";

const point = (name: string, code: string): RouteLeg["from"] => ({ name, code, country: null, kind: "sea" });

const LEG: RouteLeg = {
  from: point("Nhava Sheva", "INNSA"),
  to: point("Rotterdam", "NLRTM"),
  mode: "sea",
  departure: "2026-10-31T03:48",
  arrival: "2026-11-22T06:00",
  vessel: "ASTRID MERIDIAN",
  voyage: "431W",
  service: null,
};

const QUIET: BookingFacts = { status: "booked", changes: [], cutOffs: [], legs: [LEG], freeTime: [], report: null };

const toMinutes = (moment: string): number => Date.parse(moment) / 60_000;

const VGM: DatedCutOff = { code: "VCO", local: "2026-12-02T18:00", dueAt: toMinutes("2026-12-02T12:30:00Z") };

/* As a reader with the standard formats reads them. */
const findWritten = (facts: BookingFacts, now: string) =>
  findNotices(facts, now).map((notice) => ({
    ...notice,
    title: writeSentence(notice.title),
    detail: notice.detail === null ? null : writeSentence(notice.detail),
  }));

const titles = (facts: Partial<BookingFacts>, now: string): readonly string[] =>
  findWritten({ ...QUIET, ...facts }, now).map(({ title }) => title);

describe("messages with days and amounts", () => {
  it("are read in the formats of each reader", () => {
    const [notice] = findNotices({ ...QUIET, cutOffs: [VGM] }, "2026-12-02T06:00:00Z");
    expect(notice?.title).toEqual(["VGM cut-off on ", { kind: "day", style: "weekday", day: "2026-12-02" }, ", 18:00"]);
    const formats = { dates: "month-name-day", numbers: "point-comma" } as const;
    expect(writeSentence(notice?.title ?? "", formats)).toBe("VGM cut-off on Wed Dec 02, 18:00");
  });

  it("state the fee that the desk asks for, as an amount", () => {
    const fact = sentence`Change of sailing by Keelson ${dayValue("2026-11-20")}: ${moneyValue({ currency: "USD", minor: 150_050 })}`;
    const change = { kind: "amendment-fee", subject: "a-1", fact, at: 0 } as const;
    const [notice] = findNotices({ ...QUIET, changes: [change] }, "2026-11-20T08:00:00Z");
    const title = notice?.title ?? "";
    expect(writeSentence(title)).toBe("Fee to agree to: Change of sailing by Keelson 20 Nov 2026: USD 1,500.50");
    expect(writeSentence(title, { dates: "year-month-day", numbers: "point-comma" })).toBe(
      "Fee to agree to: Change of sailing by Keelson 2026-11-20: USD 1.500,50",
    );
  });
});

describe("messages of what was done with a booking", () => {
  it("of documents ask for what is to be done", () => {
    const at = Date.parse("2026-11-20T07:00:00Z") / 60_000;
    const changes = [
      { kind: "draft-added", subject: "Draft B/L (draft.pdf)", fact: "Draft B/L (draft.pdf)", at },
      { kind: "document-requested", subject: "Packing list by 23 Dec 2026", fact: "Packing list by 23 Dec 2026", at },
      { kind: "document-withdrawn", subject: "d-1", fact: "Packing list. It came by post", at },
      {
        kind: "document-commented",
        subject: "Draft B/L: The carrier has confirmed it.",
        fact: "Draft B/L: The carrier has confirmed it.",
        at,
      },
    ] as const;
    const found = findWritten({ ...QUIET, changes }, "2026-11-20T08:00:00Z");
    expect(found.map(({ key, kind, title, detail }) => [key, kind, title, detail])).toStrictEqual([
      [
        "draft-added|Draft B/L (draft.pdf)",
        "document-added",
        "Document added: Draft B/L (draft.pdf)",
        "Please read it, and approve it or request changes",
      ],
      [
        "document-requested|Packing list by 23 Dec 2026",
        "document-requested",
        "Document requested: Packing list by 23 Dec 2026",
        "Please add it to the booking",
      ],
      ["document-withdrawn|d-1", "document-requested", "No longer requested: Packing list. It came by post", null],
      [
        "document-commented|Draft B/L: The carrier has confirmed it.",
        "document-commented",
        "Comment on Draft B/L: The carrier has confirmed it.",
        null,
      ],
    ]);
  });

  it("name the part that the desk has answered", () => {
    const at = toMinutes("2026-11-20T08:00:00Z");
    const changes = [
      { kind: "cargo-accepted", subject: "VGM of container 1", fact: "VGM of container 1", at },
      {
        kind: "cargo-returned",
        subject: "Shipping instruction. The consignee has no street",
        fact: "Shipping instruction. The consignee has no street",
        at,
      },
    ] as const;
    const found = findWritten({ ...QUIET, changes }, "2026-11-20T08:00:00Z");
    expect(found.map(({ kind, title, detail }) => [kind, title, detail])).toStrictEqual([
      ["cargo-accepted", "Accepted: VGM of container 1", null],
      [
        "cargo-returned",
        "Returned: Shipping instruction. The consignee has no street",
        "Please correct it and send it again",
      ],
    ]);
  });

  it("name the booking or the file", () => {
    const at = toMinutes("2026-11-20T08:00:00Z");
    const changes = [
      { kind: "received", subject: "QTN-2026-000014", fact: "QTN-2026-000014", at },
      { kind: "confirmed", subject: "KLB-2026-000014", fact: "KLB-2026-000014", at },
      { kind: "document-added", subject: "Draft.pdf", fact: "Draft.pdf", at },
      { kind: "cancelled", subject: "KLB-2026-000014", fact: "KLB-2026-000014", at },
    ] as const;
    expect(findWritten({ ...QUIET, changes }, "2026-11-20T08:00:00Z")).toStrictEqual([
      {
        key: "received|QTN-2026-000014",
        kind: "booking-received",
        title: "Booking received: QTN-2026-000014",
        detail: "The carrier has not confirmed it yet",
        at,
        until: null,
      },
      {
        key: "confirmed|KLB-2026-000014",
        kind: "booking-confirmed",
        title: "Booking confirmed: KLB-2026-000014",
        detail: null,
        at,
        until: null,
      },
      {
        key: "document-added|Draft.pdf",
        kind: "document-added",
        title: "Document added: Draft.pdf",
        detail: null,
        at,
        until: null,
      },
      {
        key: "cancelled|KLB-2026-000014",
        kind: "booking-cancelled",
        title: "Booking cancelled: KLB-2026-000014",
        detail: null,
        at,
        until: null,
      },
    ]);
  });
});

describe("reminders of cut-offs", () => {
  it.each([
    ["2026-11-30T12:29:00Z", []],
    ["2026-11-30T12:30:00Z", ["cut-off|VCO|2026-12-02T18:00|48"]],
    ["2026-12-02T00:29:00Z", ["cut-off|VCO|2026-12-02T18:00|48"]],
    ["2026-12-02T00:30:00Z", ["cut-off|VCO|2026-12-02T18:00|12"]],
    ["2026-12-02T12:29:00Z", ["cut-off|VCO|2026-12-02T18:00|12"]],
    ["2026-12-02T12:30:00Z", []],
  ])("at %s are %j", (now, keys) => {
    expect(findWritten({ ...QUIET, cutOffs: [VGM] }, now).map(({ key }) => key)).toStrictEqual(keys);
  });

  it("state the local time and how long is left", () => {
    const [notice] = findWritten({ ...QUIET, cutOffs: [VGM] }, "2026-12-02T01:00:00Z");
    expect([notice?.title, notice?.detail, notice?.until]).toStrictEqual([
      "VGM cut-off on Wed 02 Dec, 18:00",
      "Less than 12 hours left",
      VGM.dueAt,
    ]);
  });

  it("of the booking cut-off end with the confirmation", () => {
    const booking = { ...VGM, code: "STA" } as const;
    expect(titles({ status: "booked", cutOffs: [booking] }, "2026-12-02T01:00:00Z")).toStrictEqual([]);
    expect(findNextReminder({ ...QUIET, cutOffs: [booking] }, "2026-11-20T00:00:00Z")).toBeNull();
    expect(titles({ status: "in-process", cutOffs: [booking] }, "2026-12-02T01:00:00Z")).toStrictEqual([
      "Booking cut-off on Wed 02 Dec, 18:00",
    ]);
  });

  it("end with the cancellation", () => {
    expect(titles({ status: "cancelled", cutOffs: [VGM] }, "2026-12-02T01:00:00Z")).toStrictEqual([]);
    const cancelled: BookingFacts = { ...QUIET, status: "cancelled", cutOffs: [VGM] };
    expect(findNextReminder(cancelled, "2026-11-20T00:00:00Z")).toBeNull();
  });

  it.each([
    ["2026-11-20T00:00:00Z", toMinutes("2026-11-30T12:30:00Z")],
    ["2026-11-30T12:30:00Z", toMinutes("2026-12-02T00:30:00Z")],
    ["2026-12-02T00:30:00Z", null],
  ])("after %s become due next at %s", (now, next) => {
    expect(findNextReminder({ ...QUIET, cutOffs: [VGM] }, now)).toBe(next);
  });
});

const eta = (day: string, reportedAt: string, remark: string | null = null) =>
  event(`EST ARRI VESSEL NLRTM ${day}T06:00`, { id: reportedAt, reportedAt, remark });

describe("messages of the voyage", () => {
  it("name the previous ETA and the reason when it changes by more than a day", () => {
    const [notice, ...others] = findWritten({ ...QUIET, report: reported(AT_SEA) }, "2026-11-20T09:00:00Z");
    expect(others).toStrictEqual([]);
    expect(notice).toStrictEqual({
      key: "eta|2026-11-25T06:00|2026-11-10T08:00:00Z",
      kind: "eta-changed",
      title: "ETA Rotterdam now Wed 25 Nov, was Sun 22 Nov",
      detail: "Congestion at Suez",
      at: toMinutes("2026-11-10T08:00:00Z"),
      until: null,
    });
  });

  it("add small changes up to one", () => {
    const report = reported([
      eta("2026-11-22", "2026-11-01T00:00:00Z"),
      eta("2026-11-23", "2026-11-02T00:00:00Z"),
      eta("2026-11-24", "2026-11-03T00:00:00Z"),
      eta("2026-11-23", "2026-11-04T00:00:00Z"),
    ]);
    expect(titles({ report }, "2026-11-05T00:00:00Z")).toStrictEqual(["ETA Rotterdam now Tue 24 Nov, was Sun 22 Nov"]);
  });

  it("name a rolled vessel, the one before and the ETA in one message", () => {
    const reportedAt = "2026-10-29T06:00:00Z";
    const rolled = { vesselName: "NORRVIK LOFOTEN", voyage: "432W", reportedAt, remark: "Rolled to the next vessel" };
    const report = reported([
      event("EST DEPA VESSEL INNSA 2026-11-07T03:48", rolled),
      event("PLN ARRI VESSEL NLRTM 2026-11-22T06:00", { reportedAt: "2026-10-20T00:00:00Z" }),
      event("EST ARRI VESSEL NLRTM 2026-11-29T06:00", rolled),
    ]);
    expect(findWritten({ ...QUIET, report }, "2026-10-30T00:00:00Z")).toStrictEqual([
      {
        key: "vessel|Nhava Sheva|NORRVIK LOFOTEN 432W|2026-10-29T06:00:00Z",
        kind: "vessel-changed",
        title: "Vessel changed in Nhava Sheva: NORRVIK LOFOTEN 432W, was ASTRID MERIDIAN 431W",
        detail:
          "ETA Rotterdam now Sun 29 Nov, was Sun 22 Nov. Rolled to the next vessel. The cut-offs of this sailing are not known yet. Those of the earlier vessel no longer apply",
        at: toMinutes(reportedAt),
        until: null,
      },
    ]);
  });

  it("name the cut-offs of the new vessel where they are known, and none once it has sailed", () => {
    const rolled = { vesselName: "NORRVIK LOFOTEN", voyage: "432W", reportedAt: "2026-10-29T06:00:00Z" };
    const detailsOf = (classifier: "EST" | "ACT", now: string) =>
      findWritten(
        {
          ...QUIET,
          cutOffs: [VGM],
          report: reported([event(`${classifier} DEPA VESSEL INNSA 2026-11-07T03:48`, rolled)]),
        },
        now,
      ).map(({ detail }) => detail);
    expect(detailsOf("EST", "2026-10-30T00:00:00Z")).toEqual(["New cut-offs: VGM cut-off Wed 02 Dec, 18:00"]);
    expect(detailsOf("ACT", "2026-11-08T00:00:00Z")).toEqual([null]);
  });

  it("name the vessel before the second change", () => {
    const departure = (vesselName: string, reportedAt: string) =>
      event("EST DEPA VESSEL INNSA 2026-11-07T03:48", { vesselName, voyage: null, reportedAt });
    const report = reported([
      departure("NORRVIK VARDO", "2026-10-29T06:00:00Z"),
      departure("norrvik lofoten ", "2026-10-28T06:00:00Z"),
      departure("NORRVIK LOFOTEN", "2026-10-28T07:00:00Z"),
      departure("Astrid Meridian", "2026-10-27T06:00:00Z"),
    ]);
    expect(titles({ report }, "2026-10-30T00:00:00Z")).toStrictEqual([
      "Vessel changed in Nhava Sheva: norrvik lofoten, was Astrid Meridian",
      "Vessel changed in Nhava Sheva: NORRVIK VARDO, was NORRVIK LOFOTEN",
    ]);
  });

  it("state a transhipment that cannot be reached", () => {
    const transhipped = {
      stops: STOPS.map((stop) => (stop.role === "POO" ? { ...stop, role: "TSP", code: "EGSUZ", name: "Suez" } : stop)),
    };
    const [suez, loading, ...rest] = transhipped.stops;
    const stops = [loading, suez, ...rest].flatMap((stop) => (stop === undefined ? [] : [stop]));
    const onward = event("EST DEPA VESSEL EGSUZ 2026-11-14T09:00", { vesselName: "HALCYON CROWN", voyage: "112W" });
    const late = event("EST ARRI VESSEL EGSUZ 2026-11-14T19:25");
    const early = event("EST ARRI VESSEL EGSUZ 2026-11-13T19:25");
    const lastUpdatedAt = "2026-11-12T00:00:00Z";
    expect(
      findWritten({ ...QUIET, report: reported([late, onward], { stops, lastUpdatedAt }) }, lastUpdatedAt),
    ).toStrictEqual([
      {
        key: "transhipment|EGSUZ|HALCYON CROWN 112W|2026-11-14T09:00",
        kind: "transhipment-missed",
        title: "Transhipment missed in Suez: HALCYON CROWN 112W",
        detail: "Arrival Sat 14 Nov, departure Sat 14 Nov",
        at: toMinutes(lastUpdatedAt),
        until: null,
      },
    ]);
    expect(titles({ report: reported([early, onward], { stops, lastUpdatedAt }) }, lastUpdatedAt)).toStrictEqual([]);
  });
});

const ARRIVED = [
  event("ACT ARRI VESSEL NLRTM 2026-11-22T06:00"),
  event("ACT DISC VESSEL NLRTM 2026-11-22T20:00", { equipment: "CSQU3054383" }),
];
const FREE: BookingFacts["freeTime"] = [
  { movement: "import", kind: "demurrage", equipment: "20GP", days: 7, counted: "calendar" },
  { movement: "import", kind: "demurrage", equipment: "40HC", days: 5, counted: "calendar" },
  { movement: "import", kind: "detention", equipment: null, days: 10, counted: "working" },
  { movement: "export", kind: "demurrage", equipment: null, days: 2, counted: "calendar" },
];

describe("messages after the arrival", () => {
  const facts = { report: reported(ARRIVED), freeTime: FREE };

  it("state the arrival once", () => {
    expect(titles(facts, "2026-11-22T22:00:00Z")).toStrictEqual(["Arrived in Rotterdam"]);
  });

  it.each([
    ["2026-11-23T22:59:00Z", []],
    ["2026-11-23T23:00:00Z", ["free-time|demurrage|2026-11-27|3"]],
    ["2026-11-25T23:00:00Z", ["free-time|demurrage|2026-11-27|1"]],
    ["2026-11-27T22:59:00Z", ["free-time|demurrage|2026-11-27|1"]],
    ["2026-11-27T23:00:00Z", []],
  ])("remind at %s of the shortest free time in calendar days: %j", (now, keys) => {
    const found = findWritten({ ...QUIET, ...facts }, now).map(({ key }) => key);
    expect(found.filter((key) => key.startsWith("free-time"))).toStrictEqual(keys);
  });

  it("end with the exit from the terminal", () => {
    const report = reported([...ARRIVED, event("ACT GTOT TRUCK NLRTM 2026-11-24T10:00")]);
    expect(titles({ ...facts, report }, "2026-11-25T10:00:00Z")).toStrictEqual(["Arrived in Rotterdam"]);
  });
});

describe("what is mailed", () => {
  const notice = { key: "", kind: "arrived", title: "", detail: null, at: 0, until: null } as const;
  it.each([
    [notice, 3 * 1440, true],
    [notice, 3 * 1440 + 1, false],
    [{ ...notice, until: 60 }, 59, true],
    [{ ...notice, until: 60 }, 60, false],
  ])("%o at minute %d is news: %s", (one, now, expected) => {
    expect(isNews(one, now)).toBe(expected);
  });
});

const minutes = fc.integer({ min: toMinutes("2026-10-15T00:00:00Z"), max: toMinutes("2026-12-15T00:00:00Z") });
const toMoment = (minute: number): string => new Date(minute * 60_000).toISOString();
const cutOff: fc.Arbitrary<DatedCutOff> = fc.record({
  code: fc.constantFrom("VCO", "PCO", "DCO"),
  local: minutes.map((minute) => toMoment(minute).slice(0, 16)),
  dueAt: minutes,
});
const anyFacts: fc.Arbitrary<BookingFacts> = fc.record({
  status: fc.constantFrom("booked", "in-process", "cancelled"),
  changes: fc.constant([]),
  cutOffs: fc.array(cutOff, { maxLength: 4 }),
  legs: fc.constant([LEG]),
  freeTime: fc.constant(FREE),
  report: fc
    .array(
      fc.constantFrom(
        ...AT_SEA,
        ...ARRIVED,
        event("EST DEPA VESSEL INNSA 2026-11-01T00:00", { vesselName: "OTHER", reportedAt: "2026-10-30T00:00:00Z" }),
      ),
      { maxLength: 12 },
    )
    .map((events) => reported(events)),
});

describe("messages of any booking", () => {
  const keys = (facts: BookingFacts, minute: number): readonly string[] =>
    findWritten(facts, toMoment(minute)).map(({ key }) => key);

  it("have a key of their own, and the same facts in another order have the same keys", () => {
    fc.assert(
      fc.property(anyFacts, minutes, (facts, now) => {
        const found = keys(facts, now);
        expect(new Set(found).size).toBe(found.length);
        expect(keys(facts, now)).toStrictEqual(found);
        const turned = { ...facts, cutOffs: facts.cutOffs.toReversed() };
        expect(new Set(keys(turned, now))).toStrictEqual(new Set(found));
      }),
    );
  });

  it("remind of a cut-off at most twice, however often the booking is checked", () => {
    fc.assert(
      fc.property(cutOff, fc.array(minutes, { maxLength: 20 }), (one, times) => {
        const seen = new Set(times.flatMap((now) => keys({ ...QUIET, cutOffs: [one] }, now)));
        expect(seen.size).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("of reminders change at no time but the announced ones", () => {
    fc.assert(
      fc.property(anyFacts, minutes, fc.nat(20_000), (facts, now, later) => {
        const quiet = { ...facts, report: null };
        const next = findNextReminder(quiet, toMoment(now)) ?? Number.POSITIVE_INFINITY;
        const known = keys(quiet, now);
        const before = Math.min(now + later, next - 1);
        expect(known).toEqual(expect.arrayContaining([...keys(quiet, before)]));
      }),
    );
  });

  it("have a topic that can be switched", () => {
    fc.assert(
      fc.property(anyFacts, minutes, (facts, now) => {
        for (const { kind } of findWritten(facts, toMoment(now))) expect(NOTICE_TOPICS).toContain(toTopic(kind));
      }),
    );
  });
});
