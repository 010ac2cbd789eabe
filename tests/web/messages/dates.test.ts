import { expect, it } from "vitest";
import { shortDay, shortWeekday, spokenDate, localDayAndTime } from "#web/messages/dates.ts";

it("dates are formatted for a chart and for a screen reader", () => {
  expect(shortDay("2026-12-03")).toBe("3 Dec");
  expect(shortWeekday("2026-12-03")).toBe("Thu");
  expect(spokenDate("2026-12-03T23:59")).toBe("Thursday 3 December");
});

it("an instant is formatted in the user's time zone (tests run in Kolkata)", () => {
  expect(localDayAndTime("2026-11-20T20:15:00.000Z")).toBe("21 Nov, 01:45");
});
