import encodeQR from "qr";
import { BRAND } from "#brand";
import { listNotes, type OfferPages } from "./describe-offer.ts";
import {
  closePage,
  COLOURS,
  CONTENT_WIDTH,
  decorate,
  type Element,
  group,
  type Kit,
  lineHeight,
  wrapLines,
  makeRoom,
  openPage,
  PAGE,
  type Page,
  paragraph,
  printLine,
  tag,
} from "#server/platform/pdf/page.ts";
import { printTable } from "#server/platform/pdf/table.ts";

const BAR = 58;

/** Height of the brand's mark in points. */
const MARK = 25;

const printMark = (kit: Kit): void => {
  const { viewBox, shapes } = BRAND.mark;
  const [, , , height = "1"] = viewBox.split(" ");
  kit
    .save()
    .translate(PAGE.margin - 2, 17)
    .scale(MARK / Number(height));
  for (const { path, colour } of shapes) kit.path(path).fill(colour === "accent" ? COLOURS.accent : "#FFFFFF");
  kit.restore();
};

const printBar = (page: Page): void => {
  decorate(page, (kit) => {
    kit.rect(0, 0, PAGE.width, BAR).fill(COLOURS.ink);
    kit.rect(0, BAR, PAGE.width, 3).fill(COLOURS.accent);
    printMark(kit);
  });
  tag(page, page.root, "P", () =>
    printLine(page, BRAND.name, PAGE.margin + 34, 21, 300, { size: 15, weight: "strong", colour: "#FFFFFF" }),
  );
  page.y = BAR + 28;
};

const FACTS_PER_ROW = 3;

const printFacts = (page: Page, facts: OfferPages["facts"]): void => {
  const list = group(page, page.root, "L");
  const width = CONTENT_WIDTH / FACTS_PER_ROW;
  const value = { size: 9.5, weight: "strong" } as const;
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_PER_ROW) }, (_, row) =>
    facts.slice(row * FACTS_PER_ROW, (row + 1) * FACTS_PER_ROW),
  );
  for (const row of rows) {
    const lines = row.map(([, text]) => wrapLines(page, text, width - 10, value));
    const height = 12 + Math.max(...lines.map((text) => text.length)) * lineHeight(9.5) + 8;
    makeRoom(page, height);
    const top = page.y;
    for (const [index, [label]] of row.entries()) {
      const x = PAGE.margin + index * width;
      const item = group(page, list, "LI");
      tag(page, item, "Lbl", () => printLine(page, label, x, top, width, { size: 7.5, colour: COLOURS.quiet }));
      tag(page, item, "LBody", () => {
        for (const [line, text] of (lines[index] ?? []).entries())
          printLine(page, text, x, top + 11 + line * lineHeight(9.5), width, value);
      });
    }
    page.y = top + height;
  }
  list.end();
  page.y += 4;
};

const printSection = (page: Page, section: OfferPages["sections"][number]): void => {
  const part: Element = group(page, page.root, "Sect");
  makeRoom(page, 90);
  paragraph(page, part, "H2", section.title, { size: 11.5, weight: "strong" }, 4);
  if (section.rows.length > 0) printTable(page, part, section.columns, section.rows);
  for (const note of listNotes(section)) paragraph(page, part, "P", note, { size: 8, colour: COLOURS.quiet }, 2);
  part.end();
  page.y += 8;
};

const printTerms = (page: Page, terms: readonly string[]): void => {
  makeRoom(page, 80);
  paragraph(page, page.root, "H2", "Terms", { size: 11.5, weight: "strong" }, 4);
  for (const term of terms) paragraph(page, page.root, "P", term, { size: 8, colour: COLOURS.quiet }, 3);
};

const QR_SIZE = 84;

const printCode = (page: Page, address: string, top: number): void => {
  const modules = encodeQR(address, "raw", { border: 4 });
  const size = QR_SIZE / modules.length;
  tag(
    page,
    page.root,
    "Figure",
    () => {
      for (const [row, line] of modules.entries())
        for (const [column, isDark] of line.entries())
          if (isDark) page.kit.rect(PAGE.margin + column * size, top + row * size, size, size);
      page.kit.fill(COLOURS.ink);
    },
    { alt: `QR code of ${address}` },
  );
};

const printVerification = (page: Page, { address, text, sha256 }: NonNullable<OfferPages["verification"]>): void => {
  makeRoom(page, QR_SIZE + 30);
  page.y += 8;
  const top = page.y;
  printCode(page, address, top);
  const x = PAGE.margin + QR_SIZE + 14;
  const ink = { size: 8, colour: COLOURS.quiet } as const;
  const lines = [...wrapLines(page, text, CONTENT_WIDTH - QR_SIZE - 14, ink), address, `SHA-256 ${sha256}`];
  tag(page, page.root, "P", () => {
    for (const [index, line] of lines.entries())
      printLine(page, line, x, top + index * lineHeight(8), CONTENT_WIDTH - QR_SIZE - 14, ink);
  });
  page.y = top + QR_SIZE + 8;
};

const printFeet = (page: Page, title: string): void => {
  const { start, count } = page.kit.bufferedPageRange();
  const { headOffice, ratesMailbox, landline, name } = BRAND;
  const address = `${name}, ${headOffice.lines.join(", ")}   ${ratesMailbox}   ${landline}`;
  for (let sheet = start; sheet < start + count; sheet++) {
    page.kit.switchToPage(sheet);
    page.kit.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
    const y = PAGE.height - 44;
    page.kit.rect(PAGE.margin, y - 8, CONTENT_WIDTH, 1).fill(COLOURS.accent);
    printLine(page, address, PAGE.margin, y, CONTENT_WIDTH, { size: 7, colour: COLOURS.quiet });
    const number = `${title}, page ${sheet - start + 1} of ${count}`;
    printLine(page, number, PAGE.margin, y + 11, CONTENT_WIDTH, { size: 7, colour: COLOURS.quiet });
    page.kit.endMarkedContent();
  }
};

export const printOfferPages = (pages: OfferPages, madeAt: Date): Promise<Uint8Array> => {
  const page = openPage(pages.title, BRAND.name, madeAt);
  printBar(page);
  paragraph(page, page.root, "H1", pages.title, { size: 19, weight: "strong" }, 2);
  paragraph(page, page.root, "P", pages.subtitle, { size: 10, colour: COLOURS.quiet }, 12);
  printFacts(page, pages.facts);
  for (const section of pages.sections) printSection(page, section);
  printTerms(page, pages.terms);
  if (pages.verification !== undefined) printVerification(page, pages.verification);
  printFeet(page, pages.title);
  return closePage(page);
};
