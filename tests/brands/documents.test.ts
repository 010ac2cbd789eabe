import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { codeMessage } from "#server/modules/accounts/mails.ts";
import { lclDocument } from "#server/modules/documents/lcl-document.ts";
import { printOfferPages } from "#server/modules/documents/print-offer.ts";
import { toRuns } from "#server/platform/pdf/runs.ts";
import { composeMail } from "#server/platform/mail/compose.ts";
import { readFirstBrand } from "#tests/support/first-brand.ts";
import { anLclRate } from "#tests/support/lcl.ts";
import { formatSupport } from "#web/messages/support.ts";
import { readPdf } from "../server/modules/documents/pdf-text.ts";

const first = readFirstBrand();

const MAIL = {
  id: "01a0-4711",
  key: "code",
  recipient: "anna@shipper.example",
  replyTo: null,
  unsubscribeUrl: null,
  createdAt: 0,
  expiresAt: null,
  state: "waiting",
  attempts: 0,
  nextAttemptAt: 0,
  claimedBy: null,
  claimedUntil: null,
} as const;

it("a mail has the brand's sender, names and colour in every header and part", async () => {
  const { subject, text, html } = codeMessage("anna@shipper.example", 482_913);
  const mail = (await composeMail({ ...MAIL, subject, text, html, settledAt: null, reason: null })).toString("utf8");
  expect(mail).toContain('From: "Brandt & Sohn Spedition" <post@brandt.example>');
  expect(mail).toContain("Subject: 482913 is your Brandt & Sohn code");
  expect(mail).toContain("Message-ID: <01a0-4711@brandt.example>");
  expect(html).toContain("border-top:4px solid #0E6473");
  expect(first.filter((words) => `${mail}${text}${html}`.includes(words))).toEqual([]);
});

it("a PDF has the brand's name, addresses and properties", async () => {
  const content = await printOfferPages(
    lclDocument(anLclRate({ provider: "Elbe Line", sheetName: "Elbe LCL week 47" }), { exchange: null }, null),
    new Date(0),
  );
  const { text } = await readPdf(content);
  expect(text).toContain("Brandt & Sohn Spedition");
  expect(text).toContain("Brandt & Sohn Spedition, Sandtorkai 1, 20457 Hamburg, Germany raten@brandt.example");
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const { info } = await (await loading.promise).getMetadata();
  await loading.destroy();
  expect(info).toMatchObject({ Author: "Brandt & Sohn Spedition", Creator: "Brandt & Sohn Spedition" });
  /* The table of exchange rates of the test's offer names its own source. */
  const shown = `${text.replaceAll("Keelson treasury", "")}${JSON.stringify(info)}`;
  expect(first.filter((words) => shown.includes(words))).toEqual([]);
});

it("a PDF is set in the brand's font, and in the portal's for letters that it lacks", () => {
  expect(toRuns("Rate für Ωmega क", "regular")).toEqual([
    { font: "regular-brand", text: "Rate für " },
    { font: "regular-greek-cyrillic", text: "Ω" },
    { font: "regular-brand", text: "mega " },
    { font: "regular-devanagari", text: "क" },
  ]);
});

it("a PDF embeds the brand's font", async () => {
  const content = await printOfferPages(
    lclDocument(anLclRate({ provider: "Elbe Line" }), { exchange: null }, null),
    new Date(0),
  );
  const fonts = [
    ...Buffer.from(content)
      .toString("latin1")
      .matchAll(/\/FontName \/[A-Z]+\+([A-Za-z-]+)/g),
  ];
  expect(new Set(fonts.map(([, name]) => name))).toEqual(new Set(["Archivo-SemiBold"]));
});

it("an offer whose source names nobody shows whom the brand names", () => {
  expect(formatSupport("Available 24/7")).toBe("Ask the quay office");
  expect(formatSupport("desk@elbe.example")).toBe("desk@elbe.example");
});
