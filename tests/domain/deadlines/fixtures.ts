import type { DeadlineFacts } from "#domain/deadlines";

const INNSA = { name: "Nhava Sheva", code: "INNSA", timeZone: "Asia/Kolkata" } as const;

/** Three containers from Nhava Sheva to Duisburg, booked; nothing was reported yet. */
export const facts = (changes: Partial<DeadlineFacts> = {}): DeadlineFacts => ({
  status: "booked",
  isPartLoad: false,
  containers: 3,
  origin: { ...INNSA, kind: "sea", departure: "2026-11-26T04:00" },
  loading: { ...INNSA, departure: "2026-11-26T04:00" },
  delivery: {
    name: "Duisburg",
    code: "DEDUI",
    timeZone: "Europe/Berlin",
    arrival: "2026-12-23",
    arrivalClass: "planned",
  },
  cutOffs: [
    { code: "STA", at: "2026-11-22T17:00" },
    { code: "DCO", at: "2026-11-23T17:00" },
    { code: "VCO", at: "2026-11-24T12:00" },
    { code: "CUA", at: "2026-11-24T15:00" },
    { code: "PCO", at: "2026-11-24T18:00" },
  ],
  isOtherSailing: false,
  hasSailed: false,
  freeTime: [],
  progress: [],
  ...changes,
});
