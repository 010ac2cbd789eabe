import { expect, it } from "vitest";
import { shortDay, shortWeekday, spokenDate, localDayAndTime } from "#web/messages/dates.ts";

it("names a date for a chart and for the ear", () => {
  expect(shortDay("2026-12-03")).toBe("3 Dec");
  expect(shortWeekday("2026-12-03")).toBe("Thu");
  expect(spokenDate("2026-12-03T23:59")).toBe("Thursday 3 December");
});

it("tells a moment on the reader's clock (the tests run at Kolkata's)", () => {
  expect(localDayAndTime("2026-11-20T20:15:00.000Z")).toBe("21 Nov, 01:45");
});
