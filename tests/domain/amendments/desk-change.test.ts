import { describe, expect, it } from "vitest";
import {
  applySailing,
  changesSailing,
  describeSailingChange,
  type DeskChange,
  type DeskSailing,
  findDeskChangeProblems,
  findUnusualDates,
  listSailingChanges,
  NO_SAILING,
  proposeSailing,
} from "#domain/amendments";
import { written } from "#tests/support/written.ts";

const WORDS: DeskChange = { text: "The vessel is full.", ...NO_SAILING };
const BOOKED: DeskSailing = {
  vessel: "MONSOON GANGA",
  voyage: "2604N",
  departure: "2026-12-03T22:00",
  arrival: "2026-12-31",
  bookingCutOff: null,
  documentsCutOff: "2026-11-30T12:00",
  vgmCutOff: "2026-12-01T12:00",
  cfsCutOff: null,
  gateInCutOff: "2026-12-02T18:00",
  customsCutOff: null,
};
const NONE = {
  bookingCutOff: null,
  documentsCutOff: null,
  vgmCutOff: null,
  cfsCutOff: null,
  gateInCutOff: null,
  customsCutOff: null,
};
const CONTEXT = { booked: BOOKED, now: "2026-11-23T09:30" };

const findFields = (changes: Partial<DeskChange>) => findDeskChangeProblems({ ...WORDS, ...changes }, CONTEXT);

describe("a change that the desk starts", () => {
  it("needs words, and nothing else", () => {
    expect(findFields({})).toEqual([]);
    expect(findFields({ text: "  " })).toEqual([
      { field: "text", message: "Say what changes: the customer reads it." },
    ]);
    expect(findFields({ text: "x".repeat(2_001) })).toEqual([
      { field: "text", message: "Use at most 2000 characters." },
    ]);
  });

  it("changes the sailing as soon as one part of it is stated", () => {
    expect(changesSailing(WORDS)).toBe(false);
    expect(changesSailing({ ...WORDS, vgmCutOff: "2026-12-09T12:00" })).toBe(true);
  });
});

const OVER = "This is over: it is 23 Nov, 09:30 at the port of loading.";
const NO_DATE = "Use a date such as 2026-12-10, with a time such as 18:00 if it is known.";

describe("dates that cannot be", () => {
  it.each<[Partial<DeskChange>, readonly (readonly [string, string])[]]>([
    [{ departure: "2026-11-23", arrival: "2026-12-20" }, []],
    [{ departure: "2026-11-23T09:31", arrival: "2026-12-20" }, []],
    [{ departure: "2026-11-23T09:30" }, [["departure", OVER]]],
    [{ departure: "2026-11-22" }, [["departure", OVER]]],
    [{ departure: "tomorrow" }, [["departure", NO_DATE]]],
    [{ departure: "2026-02-30" }, [["departure", NO_DATE]]],
    [{ vgmCutOff: "2026-12-01T24:30" }, [["vgmCutOff", NO_DATE]]],
    [{ departure: "2026-12-10", arrival: "2026-12-09" }, [["arrival", "The arrival must be after the departure."]]],
    [{ departure: "2026-12-10T14:00", arrival: "2026-12-10" }, []],
    [{ arrival: "2026-12-02" }, [["arrival", "The arrival must be after the departure."]]],
    [{ departure: "2027-01-02" }, [["arrival", "State the new arrival: the booked one, 31 Dec, is before departure."]]],
    [{ vgmCutOff: "2026-11-22T12:00" }, [["vgmCutOff", OVER]]],
    [{ gateInCutOff: "2026-12-03T22:00" }, []],
    [{ gateInCutOff: "2026-12-03T22:01" }, [["gateInCutOff", "This is after the departure, 03 Dec, 22:00."]]],
    [
      { departure: "2026-12-10", documentsCutOff: "2026-12-11", vgmCutOff: "2026-12-10T23:00" },
      [["documentsCutOff", "This is after the departure, 10 Dec."]],
    ],
    [{ departure: "2026-12-03T10:00", gateInCutOff: "2026-12-03T09:00" }, []],
    [
      { departure: "2026-12-03T10:00", gateInCutOff: "2026-12-03T11:00" },
      [["gateInCutOff", "This is after the departure, 03 Dec, 10:00."]],
    ],
  ])("are refused at their fields: %o", (changes, problems) => {
    expect(findFields(changes)).toEqual(problems.map(([field, message]) => ({ field, message })));
  });

  it("are not looked for in what is not changed", () => {
    const late = { ...BOOKED, vgmCutOff: "2026-12-09T12:00", arrival: "2026-11-01" };
    expect(findDeskChangeProblems({ ...WORDS, gateInCutOff: "2026-12-02" }, { ...CONTEXT, booked: late })).toEqual([]);
  });
});

describe("dates that are unusual", () => {
  const NEXT = { vessel: "MONSOON KAVERI", departure: "2026-12-10T22:00", arrival: "2027-01-07" };

  it.each<[Partial<DeskChange>, readonly (readonly [string, string])[]]>([
    [{}, []],
    [{ ...NEXT, documentsCutOff: "2026-12-07", vgmCutOff: "2026-12-08", gateInCutOff: "2026-12-09" }, []],
    [{ departure: "2026-12-02" }, [["departure", "The booked departure is 03 Dec, 22:00, 1 day later."]]],
    [
      { departure: "2027-02-02", arrival: "2027-03-01" },
      [["departure", "The booked departure is 03 Dec, 22:00, 61 days earlier."]],
    ],
    [{ arrival: "2027-01-20" }, [["arrival", "The voyage would take 48 days; booked are 28."]]],
    [{ vgmCutOff: "2026-11-11" }, [["vgmCutOff", "This is 22 days before the departure."]]],
    [{ vgmCutOff: "2026-12-02T18:01" }, [["vgmCutOff", "VGM usually ends before gate-in, 02 Dec, 18:00."]]],
    [
      { gateInCutOff: "2026-11-30T10:00" },
      [["gateInCutOff", "The shipping instruction usually ends before gate-in, 30 Nov, 10:00."]],
    ],
    [
      { ...NEXT, documentsCutOff: "2026-12-10", gateInCutOff: "2026-12-09" },
      [["documentsCutOff", "The shipping instruction usually ends before gate-in, 09 Dec."]],
    ],
  ])("are named at their fields: %o", (changes, problems) => {
    expect(findUnusualDates({ ...WORDS, ...changes }, CONTEXT)).toEqual(
      problems.map(([field, message]) => ({ field, message })),
    );
  });
});

describe("the sailing after a change", () => {
  it("has no cut-off of the booked vessel where another vessel, voyage or day is stated", () => {
    expect(applySailing(BOOKED, { ...NO_SAILING, vessel: "MONSOON KAVERI" })).toEqual({
      ...BOOKED,
      ...NONE,
      vessel: "MONSOON KAVERI",
    });
    expect(applySailing(BOOKED, { ...NO_SAILING, voyage: "2605N", vgmCutOff: "2026-12-08" })).toEqual({
      ...BOOKED,
      ...NONE,
      voyage: "2605N",
      vgmCutOff: "2026-12-08",
    });
    expect(applySailing(BOOKED, { ...NO_SAILING, departure: "2026-12-04" })).toMatchObject(NONE);
  });

  it("keeps the cut-offs where the sailing is the same one", () => {
    const same = { ...NO_SAILING, vessel: " monsoon ganga", departure: "2026-12-03T23:30" };
    expect(applySailing(BOOKED, same)).toEqual({ ...BOOKED, vessel: " monsoon ganga", departure: "2026-12-03T23:30" });
    expect(applySailing(BOOKED, { ...NO_SAILING, gateInCutOff: "2026-12-02" })).toEqual({
      ...BOOKED,
      gateInCutOff: "2026-12-02",
    });
  });

  it("is described as what it was and becomes", () => {
    const after = applySailing(BOOKED, { ...NO_SAILING, vessel: "MONSOON KAVERI", departure: "2026-12-10" });
    expect(written(listSailingChanges(BOOKED, after).map(describeSailingChange))).toEqual([
      { label: "Vessel", before: "MONSOON GANGA", after: "MONSOON KAVERI" },
      { label: "Departure", before: "Thu 03 Dec, 22:00", after: "Thu 10 Dec" },
      { label: "Cut-off, shipping instruction", before: "Mon 30 Nov, 12:00", after: "not known" },
      { label: "Cut-off, VGM", before: "Tue 01 Dec, 12:00", after: "not known" },
      { label: "Cut-off, gate-in", before: "Wed 02 Dec, 18:00", after: "not known" },
    ]);
    expect(listSailingChanges(BOOKED, BOOKED)).toEqual([]);
  });

  it("is described with every cut-off, in the order in which a person reads them", () => {
    const all = {
      bookingCutOff: "2026-11-28",
      documentsCutOff: "2026-11-30T12:00",
      vgmCutOff: "2026-12-01T12:00",
      cfsCutOff: "2026-12-01T18:00",
      gateInCutOff: "2026-12-02T18:00",
      customsCutOff: "2026-12-03",
    };
    expect(
      written(listSailingChanges({ ...BOOKED, ...all }, { ...BOOKED, ...NONE }).map(describeSailingChange)),
    ).toEqual([
      { label: "Cut-off, booking", before: "Sat 28 Nov", after: "not known" },
      { label: "Cut-off, shipping instruction", before: "Mon 30 Nov, 12:00", after: "not known" },
      { label: "Cut-off, VGM", before: "Tue 01 Dec, 12:00", after: "not known" },
      { label: "Cut-off, CFS", before: "Tue 01 Dec, 18:00", after: "not known" },
      { label: "Cut-off, gate-in", before: "Wed 02 Dec, 18:00", after: "not known" },
      { label: "Cut-off, customs", before: "Thu 03 Dec", after: "not known" },
    ]);
  });

  it("is proposed as far from the new departure as it was booked", () => {
    expect(proposeSailing(BOOKED, "2026-12-10T20:00")).toEqual({
      arrival: "2027-01-07",
      bookingCutOff: null,
      documentsCutOff: "2026-12-07T12:00",
      vgmCutOff: "2026-12-08T12:00",
      cfsCutOff: null,
      gateInCutOff: "2026-12-09T18:00",
      customsCutOff: null,
    });
    expect(proposeSailing({ ...BOOKED, vgmCutOff: null }, "2026-12-10").vgmCutOff).toBeNull();
    expect(proposeSailing({ ...BOOKED, departure: null }, "2026-12-10")).toEqual({
      arrival: null,
      bookingCutOff: null,
      documentsCutOff: null,
      vgmCutOff: null,
      cfsCutOff: null,
      gateInCutOff: null,
      customsCutOff: null,
    });
  });
});
