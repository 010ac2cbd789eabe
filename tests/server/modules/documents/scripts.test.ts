import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { lclDocument } from "#server/modules/documents/lcl-document.ts";
import { printOfferPages } from "#server/modules/documents/print-offer.ts";
import { composeMail } from "#server/platform/mail/compose.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { readPdf } from "./pdf-text.ts";

/* In the text that is read back a run of another font begins with a space, and the hook of ई is a glyph without a letter. */
const withoutSpaces = (text: string): string => text.replaceAll(/[\s\p{Cc}]/gu, "");

describe.each(["Łódź Żegluga", "Πειραιάς Γραμμή", "Балтийская линия", "मुंबई बंदर"])("%s", (name) => {
  it("is printed in a PDF", async () => {
    const pages = lclDocument(anLclRate({ provider: name }), { exchange: null }, null);
    const { text } = await readPdf(await printOfferPages(pages, new Date(0)));
    expect(withoutSpaces(text)).toContain(`Consolidator${withoutSpaces(name)}Load`);
  });

  it("is in subject, text and page of a mail", async () => {
    const content = await composeMail({
      id: "01a0-4711",
      key: "booking",
      recipient: "asha@menon.example",
      replyTo: null,
      unsubscribeUrl: null,
      subject: `Booking with ${name}`,
      text: `Carrier: ${name}\n`,
      html: `<p>Carrier: ${name}</p>`,
      createdAt: 0,
      expiresAt: null,
      settledAt: null,
      state: "waiting",
      reason: null,
      attempts: 0,
      nextAttemptAt: 0,
      claimedBy: null,
      claimedUntil: null,
    });
    expect(content.every((byte) => byte < 0x80)).toBe(true);
    const { subject, text, html } = await PostalMime.parse(content);
    expect([subject, text?.trim(), html?.trim()]).toEqual([
      `Booking with ${name}`,
      `Carrier: ${name}`,
      `<p>Carrier: ${name}</p>`,
    ]);
  });
});
