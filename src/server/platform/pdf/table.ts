import {
  COLOURS,
  CONTENT_WIDTH,
  decorate,
  type Element,
  group,
  type Ink,
  lineHeight,
  wrapLines,
  makeRoom,
  PAGE,
  type Page,
  printLine,
  tag,
} from "./page.ts";

export interface Column {
  readonly head: string;
  readonly share: number;
  readonly align?: "start" | "end";
}

/** One row of cells. `strong` rows are sums; a row with a single cell heads the rows below it. */
export interface Row {
  readonly cells: readonly string[];
  readonly kind?: "plain" | "strong" | "heading";
}

const SIZE = 8.5;
const GAP = 8;
const PADDING = 3.5;

interface Box {
  readonly x: number;
  readonly width: number;
  readonly ink: Ink;
  readonly lines: readonly string[];
}

const toBoxes = (page: Page, columns: readonly Column[], row: Row, size: number, colour: string): readonly Box[] => {
  const weight = row.kind === undefined || row.kind === "plain" ? "regular" : "strong";
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const isHeading = row.kind === "heading";
  let x: number = PAGE.margin;
  return columns.flatMap((column, index) => {
    const own = (CONTENT_WIDTH * column.share) / shares;
    const left = x;
    x += own;
    const width = (isHeading && row.cells.length === 1 ? CONTENT_WIDTH : own) - GAP;
    const text = row.cells[index];
    if (text === undefined) return [];
    const ink: Ink = { size, weight, colour, align: column.align ?? "start" };
    return [{ x: left, width, ink, lines: wrapLines(page, text, width, ink) }];
  });
};

const measureHeight = (boxes: readonly Box[], size: number): number =>
  Math.max(1, ...boxes.map((box) => box.lines.length)) * lineHeight(size) + 2 * PADDING;

const printBoxes = (page: Page, parent: Element, boxes: readonly Box[], type: "TH" | "TD", size: number): void => {
  const top = page.y + PADDING;
  for (const [index, box] of boxes.entries()) {
    const isHead = type === "TH" || index === 0;
    tag(
      page,
      parent,
      isHead ? "TH" : "TD",
      () => {
        for (const [line, text] of box.lines.entries())
          printLine(page, text, box.x, top + line * lineHeight(size), box.width, box.ink);
      },
      isHead ? { scope: type === "TH" ? "Column" : "Row" } : {},
    );
  }
};

const rule = (page: Page, y: number): void =>
  decorate(page, (kit) =>
    kit
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.5)
      .stroke(COLOURS.line),
  );

const printHead = (page: Page, table: Element, columns: readonly Column[]): void => {
  const boxes = toBoxes(page, columns, { cells: columns.map((column) => column.head) }, SIZE - 1, COLOURS.quiet);
  const height = measureHeight(boxes, SIZE - 1);
  decorate(page, (kit) => kit.rect(PAGE.margin - 6, page.y, CONTENT_WIDTH + 12 - GAP / 2, height).fill(COLOURS.ground));
  printBoxes(page, group(page, table, "TR"), boxes, "TH", SIZE - 1);
  page.y += height;
};

export const printTable = (page: Page, parent: Element, columns: readonly Column[], rows: readonly Row[]): void => {
  const table = group(page, parent, "Table");
  makeRoom(page, 60);
  printHead(page, table, columns);
  for (const row of rows) {
    const boxes = toBoxes(page, columns, row, SIZE, COLOURS.ink);
    const height = measureHeight(boxes, SIZE);
    if (makeRoom(page, height)) printHead(page, table, columns);
    if (row.kind === "heading") page.y += 3;
    printBoxes(page, group(page, table, "TR"), boxes, "TD", SIZE);
    page.y += height;
    rule(page, page.y);
  }
  table.end();
  page.y += 8;
};
