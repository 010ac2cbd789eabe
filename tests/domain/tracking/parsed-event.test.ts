import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatOffset, readEventTime, toUtcMinutes } from "#domain/tracking/parsed-event.ts";

describe("the time of an event", () => {
  it.each([
    ["2026-11-25T06:00:00+05:30", { kind: "known", local: "2026-11-25T06:00", offset: 330 }],
    ["2026-11-25T06:00-0300", { kind: "known", local: "2026-11-25T06:00", offset: -180 }],
    ["2026-11-25 06:00:30.5Z", { kind: "known", local: "2026-11-25T06:00", offset: 0 }],
    ["2026-11-25T06:00", { kind: "known", local: "2026-11-25T06:00", offset: null }],
    [" 2026-11-25 ", { kind: "known", local: "2026-11-25", offset: null }],
    ["2026-11-25T06:00:00+15:00", { kind: "known", local: "2026-11-25T06:00", offset: null }],
    ["2026-11-25T24:10", { kind: "unreadable", written: "2026-11-25T24:10" }],
    ["2026-02-29T10:00", { kind: "unreadable", written: "2026-02-29T10:00" }],
    ["25/11/2026", { kind: "unreadable", written: "25/11/2026" }],
    ["  ", { kind: "missing" }],
    [null, { kind: "missing" }],
  ])("is read from %s", (written, time) => {
    expect(readEventTime(written)).toMatchObject(time);
  });

  it("is converted to UTC for any offset", () => {
    const moments = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: -840, max: 840 }), (moment, offset) => {
        const two = (count: number): string => String(count).padStart(2, "0");
        const zone = `${offset < 0 ? "-" : "+"}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
        const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
        expect(toUtcMinutes(`${local}${zone}`)).toBeCloseTo(Math.floor(moment.getTime() / 1000) / 60, 6);
      }),
    );
  });

  it("states its UTC offset if known", () => {
    const texts = ["2026-11-25T06:00+05:30", "2026-11-25T06:00-03:00", "2026-11-25T06:00Z", "2026-11-25T06:00", "soon"];
    expect(texts.map((text) => formatOffset(readEventTime(text)))).toStrictEqual([
      "UTC+05:30",
      "UTC−03:00",
      "UTC",
      null,
      null,
    ]);
  });
});
