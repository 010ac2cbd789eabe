import { expect, it } from "vitest";
import { findUnprintable } from "#domain/names";
import { printPdf } from "#server/modules/documents/print-pdf.ts";
import { readPdf } from "./pdf-text.ts";

/* Noto Sans draws these letters as another one with a sign above, and a reader is told only that one. */
const SHARED_GLYPHS: ReadonlyMap<string, string> = new Map([
  ["ई", "इ"],
  ["ऐ", "ए"],
]);

const LAST = 0x33_00;

it("the fonts of the PDF have every character of a name that is accepted without a warning", async () => {
  const characters = Array.from({ length: LAST }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && findUnprintable(character) === "",
  );
  expect(characters.length).toBeGreaterThan(900);
  const terms = characters.map((character) => `x${character}x`);
  const pdf = await printPdf(
    { title: "Characters", subtitle: "", facts: [], sections: [], terms },
    new Date("2026-11-20T08:00:00Z"),
  );
  const { text } = await readPdf(pdf);
  /* A letter that is drawn as two glyphs is read with a control character for the second. */
  const printed = text.replaceAll(/[\s\p{Cc}]/gu, "");
  /* A reader takes the micro sign for a Greek letter. */
  const toRead = (character: string): string => {
    if (character.normalize("NFKC") === "μ") return "μ";
    return SHARED_GLYPHS.get(character) ?? character.normalize("NFC");
  };
  const isPrinted = (character: string): boolean => printed.includes(`x${toRead(character)}x`);
  expect(characters.filter((character) => !isPrinted(character))).toEqual([]);
});
