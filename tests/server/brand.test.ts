import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadBrand } from "#brand/load.ts";
import { failToStart, runOperation } from "./support/process.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "brand-"));
  cpSync("tests/brands/brandt", folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const change = (file: string, from: string, to: string): void => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

const problemsOf = (named: string): readonly string[] => loadBrand(named)._unsafeUnwrapErr().split("\n");

describe("the folder of a brand", () => {
  it("is read, and has another version when one of its files changes", () => {
    const before = loadBrand(folder)._unsafeUnwrap();
    expect(before.brand.name).toBe("Brandt & Sohn Spedition");
    change("pictures/quay-wide.svg", "#6FC3D3", "#6FC3D4");
    expect(loadBrand(folder)._unsafeUnwrap().version).not.toBe(before.version);
  });

  it("stops the start with a sentence when it does not exist", async () => {
    const missing = join(folder, "nowhere");
    expect(await failToStart({ BRAND: missing })).toEqual({
      ending: 1,
      output: `BRAND names the folder ${missing}, which does not exist: name a folder with a brand.json.\n`,
    });
  });

  it("stops the start with a sentence for colours that are hard to read", async () => {
    change("brand.json", '"600": "#0E6473"', '"600": "#6FC3D3"');
    const { ending, output } = await failToStart({ BRAND: folder });
    expect(ending).toBe(1);
    expect(output).toContain(
      "- brand.json: white (#FFFFFF) on palette.accent.600 (#6FC3D3) has a contrast of 2.01, and at least 4.5 is needed: make one of them darker or lighter.\n",
    );
    expect(output).not.toContain("    at ");
  });

  it("gives staff commands its currency", async () => {
    const { output } = await runOperation({ BRAND: folder }, "quotes", "answer", "--help");
    expect(output.replaceAll(/\s+/g, " ")).toContain('ISO 4217 (default: "EUR")');
  });

  it("names every file that is missing", () => {
    rmSync(join(folder, "pictures/shed.svg"));
    rmSync(join(folder, "icons/favicon.ico"));
    rmSync(join(folder, "terms.md"));
    expect(problemsOf(folder)).toEqual([
      `The brand in ${folder} cannot be used (see docs/guides/brand.md):`,
      "- pictures/shed.svg is missing: put it there.",
      "- icons/favicon.ico is missing: put it there.",
      "- terms.md is missing: write the terms of use of the company, such as in brand/keelson.",
    ]);
  });

  it("names missing terms and a privacy notice that is printed wrongly", () => {
    rmSync(join(folder, "terms.md"));
    change("privacy.md", "Names and addresses", "**Names** and addresses");
    expect(problemsOf(folder)).toEqual([
      `The brand in ${folder} cannot be used (see docs/guides/brand.md):`,
      "- terms.md is missing: write the terms of use of the company, such as in brand/keelson.",
      '- privacy.md: line 11 is written "**Names** and addresses on bills stay for ten years, as commercial law demands.": only titles ("# ", "## "), paragraphs and lists ("- ") are printed.',
    ]);
  });

  it("names a font of PDFs that is none, or has no Latin letters", () => {
    writeFileSync(join(folder, "fonts/heavy.ttf"), "wOF2 and no TrueType");
    expect(problemsOf(folder).slice(1)).toEqual([
      "- fonts/heavy.ttf is no TrueType or OpenType font: convert it to .ttf or .otf.",
    ]);
    cpSync("src/server/platform/pdf/fonts/noto-sans-devanagari-400.ttf", join(folder, "fonts/heavy.ttf"));
    expect(problemsOf(folder).slice(1)).toEqual([
      "- fonts/heavy.ttf has no Latin letters and figures: choose a font that has them.",
    ]);
  });

  it("names letters of the company that PDFs cannot print", () => {
    change("brand.json", '"name": "Brandt & Sohn Spedition"', '"name": "Brandt 物流 Ελλάς"');
    change("brand.json", '"Sandtorkai 1"', '"中 Sandtorkai 物 1"');
    expect(problemsOf(folder).slice(1)).toEqual([
      '- brand.json: name "Brandt 物流 Ελλάς" has letters that PDFs cannot print (物流): write it in Latin, Greek, Cyrillic or Devanagari letters, or name fonts with them in pdfTypeface.',
      '- brand.json: headOffice.lines "中 Sandtorkai 物 1" has letters that PDFs cannot print (中物): write it in Latin, Greek, Cyrillic or Devanagari letters, or name fonts with them in pdfTypeface.',
    ]);
  });

  it("names a file that is no JSON, a zone and a currency that do not exist", () => {
    change("texts.json", "{", "{{");
    expect(problemsOf(folder)[1]).toMatch(/^- texts\.json is not valid JSON: /);
    change("brand.json", "Europe/Berlin", "Europe/Altona");
    change("brand.json", '"EUR"', '"XXQ"');
    expect(problemsOf(folder).slice(1)).toEqual([
      '- brand.json: timeZone "Europe/Altona" is no time zone, such as "Asia/Kolkata".',
      '- brand.json: currency "XXQ" is no currency, such as "USD".',
      "- texts.json is not valid JSON: SyntaxError: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    ]);
    rmSync(join(folder, "brand.json"));
    expect(problemsOf(folder)[1]).toBe("- brand.json is missing.");
  });
});
