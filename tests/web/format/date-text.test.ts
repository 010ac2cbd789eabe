import { expect, it } from "vitest";
import {
  dayAndTime,
  fullDate,
  shortDayMonth,
  spokenDate,
  weekdayDayMonth,
  weekdayFullDate,
} from "../../../src/web/format/date-text.ts";

it("writes dates in the forms of the design language", () => {
  expect(weekdayDayMonth("2026-12-03")).toBe("Thu 03 Dec");
  expect(fullDate("2026-12-03")).toBe("03 Dec 2026");
  expect(shortDayMonth("2026-12-03")).toBe("3 Dec");
  expect(weekdayFullDate("2027-01-01")).toBe("Fri 01 Jan 2027");
  expect(spokenDate("2026-12-03")).toBe("Thursday 3 December");
});

it("never shifts a local time by the zone of the reader", () => {
  expect(weekdayDayMonth("2026-12-03T23:59")).toBe("Thu 03 Dec");
  expect(dayAndTime("2026-12-03T00:00")).toBe("03 Dec, 00:00");
  expect(dayAndTime("2026-12-02T18:00")).toBe("02 Dec, 18:00");
  expect(dayAndTime("2026-12-02")).toBe("02 Dec");
});
