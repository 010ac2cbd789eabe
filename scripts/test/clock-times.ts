/** Zones on both sides of the office's and of UTC, from the one where a day begins last to the one where it begins first. */
export const ZONES = [
  "Pacific/Honolulu",
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Pacific/Auckland",
] as const;

/** The day before a week begins, the end of a year, and a day that most years lack; each near a midnight of some zone. */
export const DAYS = {
  sunday: "2026-11-29T23:30:00Z",
  "31-december": "2026-12-31T11:30:00Z",
  "leap-day": "2028-02-29T10:30:00Z",
} as const;
