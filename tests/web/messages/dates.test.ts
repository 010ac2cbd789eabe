import { expect, it } from "vitest";
import {
  localDay,
  localDayAndTime,
  ownDayAndTime,
  shortDay,
  shortWeekday,
  spokenDate,
  toBookedDay,
} from "#web/messages/dates.ts";

it("dates are formatted for a chart and for a screen reader", () => {
  expect(shortDay("2026-12-03")).toBe("3 Dec");
  expect(shortWeekday("2026-12-03")).toBe("Thu");
  expect(spokenDate("2026-12-03T23:59")).toBe("Thursday 3 December");
});

it("an instant is formatted in the user's time zone (tests run in Kolkata)", () => {
  expect(localDay("2026-11-20T20:15:00.000Z")).toBe("21 Nov 2026");
  expect(localDayAndTime("2026-11-20T20:15:00.000Z")).toBe("21 Nov, 01:45");
  expect(ownDayAndTime("2026-11-20T20:15:00.000Z")).toBe("21 Nov, 01:45 your time");
});

it("the day of a booking is its reader's, or the office's where the server states no moment", () => {
  expect(toBookedDay({ bookedOn: "2026-11-20", bookedAt: "2026-11-20T20:15:00.000Z" })).toBe("2026-11-21");
  expect(toBookedDay({ bookedOn: "2026-11-20", bookedAt: null })).toBe("2026-11-20");
  expect(toBookedDay({ bookedOn: null, bookedAt: null })).toBeNull();
});
