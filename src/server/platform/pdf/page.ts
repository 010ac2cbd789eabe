import { BRAND } from "#brand";
import PDFDocument from "pdfkit";
import { FONTS, toRuns, type Weight } from "./runs.ts";

export type Kit = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Kit["struct"]>;

export interface Ink {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: "start" | "end";
}

const { palette } = BRAND.colours;

export const COLOURS = {
  ink: palette.ink[900],
  accent: palette.accent[600],
  quiet: palette.slate[600],
  line: palette.sand[300],
  ground: palette.sand[100],
} as const;
export const PAGE = { width: 595.28, height: 841.89, margin: 46, bottom: 70 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const LEADING = 1.36;
/** From the top of a line to the line that letters of every font stand on, as a part of the size. */
const ASCENT = 0.878;

/** A tagged A4 document that is written from top to bottom; `y` is where the next block starts. */
export interface Page {
  readonly kit: Kit;
  readonly root: Element;
  y: number;
}

/* PDFKit supports PDF/UA-1; its types do not list it. */
const universallyAccessible = <Options extends object>(options: Options): Options =>
  Object.assign(options, { subset: "PDF/UA" });

/** Opens a document with title, language and fonts; `madeAt` is the moment that its properties state. */
export const openPage = (title: string, author: string, madeAt: Date): Page => {
  const options: PDFKit.PDFDocumentOptions = {
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: madeAt, ModDate: madeAt },
    font: "",
  };
  const kit = new PDFDocument(universallyAccessible(options));
  for (const [name, file] of Object.entries(FONTS)) kit.registerFont(name, file);
  const root = kit.struct("Document");
  kit.addStructure(root);
  return { kit, root, y: PAGE.margin };
};

export const lineHeight = (size: number): number => size * LEADING;

const measureWidth = ({ kit }: Page, text: string, { size, weight = "regular" }: Ink): number =>
  toRuns(text, weight).reduce((sum, run) => sum + kit.font(run.font).fontSize(size).widthOfString(run.text), 0);

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/* A word that is wider than a line goes on in the next. */
const splitWord = (page: Page, word: string, width: number, ink: Ink): readonly string[] => {
  if (measureWidth(page, word, ink) <= width) return [word];
  const parts: string[] = [];
  for (const { segment: letter } of LETTERS.segment(word)) {
    const longer = `${parts.at(-1) ?? ""}${letter}`;
    if (parts.length === 0 || measureWidth(page, longer, ink) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
};

/** Breaks a text into lines of at most `width`. */
export const wrapLines = (page: Page, text: string, width: number, ink: Ink): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => splitWord(page, one, width, ink))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureWidth(page, longer, ink) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** Prints one line at a place; `width` matters for lines that end at its right edge. */
export const printLine = (page: Page, text: string, x: number, y: number, width: number, ink: Ink): void => {
  const { kit } = page;
  let left = ink.align === "end" ? x + width - measureWidth(page, text, ink) : x;
  kit.fillColor(ink.colour ?? COLOURS.ink);
  for (const run of toRuns(text, ink.weight ?? "regular")) {
    kit
      .font(run.font)
      .fontSize(ink.size)
      .text(run.text, left, y + ASCENT * ink.size, { lineBreak: false, baseline: "alphabetic" });
    left += kit.widthOfString(run.text);
  }
};

export const decorate = ({ kit }: Page, draw: (kit: Kit) => void): void => {
  kit.markContent("Artifact", { type: "Layout" });
  draw(kit);
  kit.endMarkedContent();
};

/** Adds an element that holds what `draw` prints. */
export const tag = (
  page: Page,
  parent: Element,
  type: string,
  draw: () => void,
  options: Readonly<Record<string, string>> = {},
): void => {
  parent.add(page.kit.struct(type, options, [draw]));
};

export const group = (page: Page, parent: Element, type: string): Element => {
  const element = page.kit.struct(type);
  parent.add(element);
  return element;
};

/** Starts a new sheet when fewer than `height` points are left. */
export const makeRoom = (page: Page, height: number): boolean => {
  if (page.y + height <= PAGE.height - PAGE.bottom) return false;
  page.kit.addPage({ size: "A4", margin: 0 });
  page.y = PAGE.margin;
  return true;
};

/** A block of text under one structure element; `type` is H1, H2, P. */
export const paragraph = (page: Page, parent: Element, type: string, text: string, ink: Ink, gapAfter = 0): void => {
  const lines = wrapLines(page, text, CONTENT_WIDTH, ink);
  makeRoom(page, lines.length * lineHeight(ink.size));
  const top = page.y;
  tag(page, parent, type, () => {
    for (const [index, line] of lines.entries())
      printLine(page, line, PAGE.margin, top + index * lineHeight(ink.size), CONTENT_WIDTH, ink);
  });
  page.y = top + lines.length * lineHeight(ink.size) + gapAfter;
};

export const closePage = async ({ kit, root }: Page): Promise<Uint8Array> => {
  root.end();
  const chunks: Buffer[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  kit.on("data", (chunk: Buffer) => chunks.push(chunk));
  kit.on("end", () => resolve(Buffer.concat(chunks)));
  kit.on("error", reject);
  kit.end();
  return promise;
};
