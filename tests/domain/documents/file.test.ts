import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile, cleanFileName, DOCUMENT_TYPES, formatBytes, toUniqueNames } from "#domain/documents";
import { anyText } from "#tests/support/property-tests.ts";

const MAX = 20 * 1024 * 1024;

describe("a file before it is sent", () => {
  it.each([
    ["invoice.pdf", 1, "application/pdf"],
    ["INVOICE.PDF", MAX, "application/pdf"],
    ["doors.jpeg", 10, "image/jpeg"],
    ["doors.JPG", 10, "image/jpeg"],
    ["doors.png", 10, "image/png"],
    ["doors.webp", 10, "image/webp"],
    ["letter.docx", 10, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["list.xlsx", 10, "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s of %i bytes is taken", (name, bytes, mediaType) => {
    expect(checkFile(name, bytes)._unsafeUnwrap().mediaType).toBe(mediaType);
  });

  it.each([
    ["", 10, "name"],
    ["folder/", 10, "name"],
    ["invoice", 10, "type"],
    ["invoice.pdf.exe", 10, "type"],
    ["letter.doc", 10, "type"],
    ["letter.docm", 10, "type"],
    ["invoice.svg", 10, "type"],
    ["invoice.html", 10, "type"],
    ["invoice.pdf", 0, "empty"],
    ["invoice.pdf", MAX + 1, "too-large"],
  ])("%s of %i bytes is refused: %s", (name, bytes, problem) => {
    expect(checkFile(name, bytes)._unsafeUnwrapErr()).toBe(problem);
  });
});

describe("a cleaned file name", () => {
  it.each([
    ["C:\\Users\\asha\\invoice.pdf", "invoice.pdf"],
    ["../../etc/passwd", "passwd"],
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["..hidden.pdf", "hidden.pdf"],
    ['a"b<c>|d?*.pdf', "a_b_c__d__.pdf"],
    ["  Rechnung Nº 7 – März.pdf ", "Rechnung Nº 7 – März.pdf"],
    [".pdf", "Document.pdf"],
    ["folder/ ..PDF", "Document.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
  ])("of %j is %j", (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it("of any text is short, without folders and hidden characters, and stays as it is when cleaned again", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), fc.constantFrom("", ".pdf", ".jpeg"), (stem, end) => {
        const clean = cleanFileName(`${stem}${end}`);
        expect([...clean].length).toBeLessThanOrEqual(120);
        expect(clean).not.toMatch(/[\\/\p{Cc}\p{Cf}<>:"|?*]/u);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});

describe("names in one folder", () => {
  it("get a number where they repeat, in any letter case", () => {
    expect(toUniqueNames(["a.pdf", "A.PDF", "a.pdf", "a (2).pdf", "b"])).toEqual([
      "a.pdf",
      "A (2).pdf",
      "a (3).pdf",
      "a (2) (2).pdf",
      "b",
    ]);
  });

  it("are unique and as many as before", () => {
    const names = fc.array(fc.constantFrom("a.pdf", "A.pdf", "a (2).pdf", "b", "b (2)", "c.d.pdf"), { maxLength: 12 });
    fc.assert(
      fc.property(names, (list) => {
        const unique = toUniqueNames(list);
        expect(new Set(unique.map((name) => name.toLowerCase())).size).toBe(list.length);
      }),
    );
  });
});

describe("types and sizes", () => {
  it("are written as people read them", () => {
    expect([0, 999, 184_320, 1_023_999, 1_048_300, 20_971_520, 20_971_521].map(formatBytes)).toEqual([
      "1 KB",
      "1 KB",
      "180 KB",
      "1000 KB",
      "1.0 MB",
      "20.0 MB",
      "20.0 MB",
    ]);
    expect(DOCUMENT_TYPES.filter(({ hasPreview }) => hasPreview).map(({ label }) => label)).toEqual([
      "PDF",
      "JPEG",
      "PNG",
      "WebP",
    ]);
  });
});
