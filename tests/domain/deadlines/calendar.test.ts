import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarBooking, findDeadlines, STANDARD_LEAD_TIMES, writeCalendar } from "#domain/deadlines";
import { createZoneClock } from "#domain/time";
import { anyText } from "#tests/support/property-tests.ts";
import { facts } from "./fixtures.ts";

const clock = createZoneClock();
const options = {
  name: "Keelson deadlines",
  host: "www.keelson.example",
  now: Date.UTC(2026, 10, 22, 5, 30) / 60_000,
  clock,
  dates: "day-month-name",
} as const;

const booking = (changes: Partial<CalendarBooking> = {}): CalendarBooking => ({
  id: "b-1",
  number: "KLB-2026-000014",
  title: "Nhava Sheva to Duisburg, Norrvik Line",
  url: "https://portal.example/rate/quote/QTN-2026-000014",
  revision: 3,
  deadlines: findDeadlines(facts(), STANDARD_LEAD_TIMES, clock),
  ...changes,
});

const readEvents = (text: string) =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

describe("writeCalendar", () => {
  it("writes an entry from the latest safe time to the cut-off, in UTC", () => {
    const deadlines = booking().deadlines.filter(({ task }) => task === "vgm");
    expect(writeCalendar([booking({ deadlines })], options)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Keelson//Deadlines//EN",
        "CALSCALE:GREGORIAN",
        "X-WR-CALNAME:Keelson deadlines",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        "BEGIN:VEVENT",
        "UID:b-1-loading-vgm@www.keelson.example",
        "SEQUENCE:3",
        "DTSTAMP:20261122T053000Z",
        "DTSTART:20261124T033000Z",
        "DTEND:20261124T063000Z",
        String.raw`SUMMARY:VGM\, 3 containers\, KLB-2026-000014`,
        "LOCATION:Nhava Sheva",
        String.raw`DESCRIPTION:Nhava Sheva to Duisburg\, Norrvik Line\nLatest safe time: Tue 2`,
        String.raw` 4 Nov 2026\, 09:00 (Nhava Sheva time)\nCut-off: Tue 24 Nov 2026\, 12:00\nR`,
        String.raw` esponsible: You\nVerified gross mass of each container`,
        "URL:https://portal.example/rate/quote/QTN-2026-000014",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("writes dates in the format of its reader", () => {
    const deadlines = booking().deadlines.filter(({ task }) => task === "vgm");
    const [entry] = readEvents(writeCalendar([booking({ deadlines })], { ...options, dates: "year-month-day" }));
    expect(entry?.description.split("\n").slice(1, 3)).toEqual([
      "Latest safe time: Tue 2026-11-24, 09:00 (Nhava Sheva time)",
      "Cut-off: Tue 2026-11-24, 12:00",
    ]);
  });

  it("leaves out what is done and what has no time", () => {
    const done = findDeadlines(facts({ hasSailed: true }), STANDARD_LEAD_TIMES, clock);
    const unstated = findDeadlines(facts({ cutOffs: [] }), STANDARD_LEAD_TIMES, clock);
    expect(
      readEvents(writeCalendar([booking({ deadlines: done }), booking({ deadlines: unstated })], options)),
    ).toEqual([]);
  });

  it("leaves out what the carrier does", () => {
    const waiting = findDeadlines(facts({ status: "in-process" }), STANDARD_LEAD_TIMES, clock);
    const text = writeCalendar([booking({ deadlines: waiting })], options);
    expect([text.includes("loading-vgm"), text.includes("loading-booking")]).toEqual([true, false]);
  });

  it("is read back by another program with any text, in lines of at most 75 octets", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), anyText({ maxLength: 40 }), (title, number) => {
        const text = writeCalendar([booking({ title, number })], options);
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const events = readEvents(text);
        expect(events.map(({ uid }) => uid)).toEqual(
          booking()
            .deadlines.filter(({ done, of }) => done < of)
            .map(({ stop, task }) => `b-1-${stop}-${task}@www.keelson.example`),
        );
        const plain = number.replaceAll(/\r?\n/g, "\n").replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ");
        expect(events[0]?.summary).toBe(`Empty pick-up, 3 containers, ${plain}`);
      }),
    );
  });
});
