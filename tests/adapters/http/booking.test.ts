import { describe, expect, it } from "vitest";
import { aRate } from "#tests/support/rates.ts";
import { against, outcomeOf, patient } from "../support/api.ts";
import { json, no, type Reply, raw, yes } from "../support/local-server.ts";

const rate = aRate();
const bookOver = (reply: Reply) =>
  against(reply, ({ bookings }) => outcomeOf(bookings.book(rate, "key-0001", patient())));
const pdfOver = (reply: Reply) => against(reply, ({ bookings }) => outcomeOf(bookings.pdf(rate, patient())));
const numbers = { quotationId: "QTN-2026-000123", bookingId: "KLB-2026-000123" };

describe("booking", () => {
  it("sends the offer with its key and no amount", async () => {
    const sent = await against(yes([numbers]), async ({ bookings }, { arrived }) => {
      await outcomeOf(bookings.book(rate, "key-0001", patient()));
      return arrived[0];
    });
    expect(sent).toMatchObject({
      method: "PUT",
      url: "/api/resource/rates/spot-on",
      body: JSON.stringify({
        offerId: "offer-1",
        providerName: "Norrvik Line",
        routing: "Nhava Sheva (INNSA) - Rotterdam (NLRTM)",
        arrivalDate: "2026-12-30",
        departureDate: "2026-12-05",
      }),
    });
    expect(sent?.headers["idempotency-key"]).toBe("key-0001");
  });

  it("answers message and numbers", async () => {
    expect(await bookOver(json({ status: true, code: 2000, message: "Booked.", result: [numbers] }))).toEqual({
      value: { message: "Booked.", ...numbers },
    });
  });

  it.each([
    ["no result", []],
    ["nothing readable", [{ quotation: 7 }]],
    ["null", null],
  ])("is booked also when the server names no numbers: %s", async (_, result) => {
    expect(await bookOver(json({ status: true, code: 2000, message: "", result }))).toEqual({
      value: { message: "", quotationId: null, bookingId: null },
    });
  });

  it("needs status and code together", async () => {
    const half = { kind: "refused", reason: "other", message: "No.", fields: [] };
    expect(await bookOver(json({ status: false, code: 2000, message: "No.", result: [] }))).toEqual({ failure: half });
    expect(await bookOver(json({ status: true, code: 2001, message: "No.", result: [] }))).toEqual({ failure: half });
  });
});

describe("the booking PDF", () => {
  const named = (disposition: string) =>
    raw("%PDF-1.4", "application/pdf", 200, { "content-disposition": disposition });

  it("is named by content-disposition", async () => {
    expect(await pdfOver(named('attachment; filename="KLB-2026-000123.pdf"'))).toMatchObject({
      value: { name: "KLB-2026-000123.pdf" },
    });
  });

  it("is booking.pdf when the server names it not", async () => {
    expect(await pdfOver(raw("%PDF-1.4", "application/pdf"))).toMatchObject({ value: { name: "booking.pdf" } });
  });

  it("is no file when it is empty, and no file when it is an envelope", async () => {
    expect(await pdfOver(raw("", "application/pdf"))).toEqual({
      failure: { kind: "malformed", issues: ["the file is empty"] },
    });
    expect(await pdfOver(no(200, 4100, "Gone."))).toEqual({
      failure: { kind: "refused", reason: "offer-gone", message: "Gone.", fields: [] },
    });
    expect(await pdfOver(raw("{", "application/json"))).toEqual({
      failure: { kind: "malformed", issues: ["the answer is neither a file nor an envelope"] },
    });
  });

  it("sends only the id if the offer was not found by this page", async () => {
    const bodies = await against(named("inline"), async ({ bookings }, { arrived }) => {
      await outcomeOf(bookings.pdf(rate, patient()));
      await outcomeOf(bookings.pdf(aRate({ source: "excel", id: "SHT-1" }), patient()));
      return arrived.map(({ body }) => body);
    });
    expect(bodies).toEqual([
      '{"offerId":"offer-1","providerName":"Norrvik Line"}',
      '{"_id":"SHT-1","providerName":"Norrvik Line"}',
    ]);
  });
});
