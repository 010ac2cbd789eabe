import { expect, it } from "vitest";
import { findUnprintable } from "#domain/quotes";
import { printPdf } from "#server/modules/documents/print-pdf.ts";
import { readPdf } from "./pdf-text.ts";

const LAST = 0x33_00;

it("the font of the PDF has every character of a name that is accepted without a warning", async () => {
  const characters = Array.from({ length: LAST }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && findUnprintable(character) === "",
  );
  expect(characters.length).toBeGreaterThan(400);
  const terms = characters.map((character) => `x${character}x`);
  const pdf = await printPdf(
    { title: "Characters", subtitle: "", facts: [], sections: [], terms },
    new Date("2026-11-20T08:00:00Z"),
  );
  const { text } = await readPdf(pdf);
  const printed = text.replaceAll(/\s/gu, "");
  /* A reader takes the micro sign for a Greek letter. */
  const isPrinted = (character: string): boolean =>
    printed.includes(`x${character.normalize("NFKC") === "μ" ? "μ" : character.normalize("NFC")}x`);
  expect(characters.filter((character) => !isPrinted(character))).toEqual([]);
});
