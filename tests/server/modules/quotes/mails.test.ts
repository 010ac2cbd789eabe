import { expect, it } from "vitest";
import { toAnswerMail } from "#server/modules/quotes/mails.ts";
import { STANDARD_FORMATS } from "#domain/formatting";

const REQUEST = {
  id: "r-1",
  accountId: "a-1",
  number: "DSK-2026-000007",
  requestedAt: 0,
  search: JSON.stringify({
    portOfLoading: "Nhava Sheva",
    portOfDischarge: "Rotterdam",
    weight: 1200,
    cbm: 3.25,
  }),
  openKey: null,
  commodity: null,
  note: null,
  state: "answered",
  settledAt: null,
  reason: null,
  quoteNumber: null,
} as const;
const OWNER = { email: "asha@menon.example", name: "Asha Menon", companyName: "Menon Exports" };

it("states until when a quote is valid in the format of the person", () => {
  const write = (formats = STANDARD_FORMATS): string | undefined =>
    toAnswerMail(
      "https://portal.example",
      REQUEST,
      { ...OWNER, formats },
      {
        number: "QUO-2026-000123",
        validTill: "2026-11-27",
      },
    )
      .text.split("\n\n")
      .find((paragraph) => paragraph.startsWith("It is valid"));
  expect(write()).toBe("It is valid until 27 Nov 2026 (Kolkata time).");
  expect(write({ ...STANDARD_FORMATS, dates: "day-month-year" })).toBe("It is valid until 27/11/2026 (Kolkata time).");
});
