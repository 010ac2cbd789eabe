import { type Cell, type CellValue, readXlsx, type Sheet } from "hucre/xlsx";
import { readDirectory, releaseBytes, unpacksToMoreThan } from "./archive.ts";
import {
  cleanText,
  FORMULA_ERROR_CELL,
  isErrorText,
  NO_RESULT_CELL,
  RAISED_FIGURE_CELL,
  type ShownCell,
  showNumber,
  showsDates,
  showText,
  STRUCK_OUT_CELL,
  WHITE_CELL,
} from "./shown-text.ts";
import { type CellComment, type ListedSheet, type PlainWorkbook, toPlainWorkbook } from "./workbook-parts.ts";

export interface MergedRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A tab of an Excel file; a merged range has its value in the first cell only. */
export interface ExcelTab {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rowCount: number;
  /** The cells of a row as they are shown. They are not stored: a large sheet has a million of them. */
  readonly readRow: (line: number) => readonly ShownCell[];
  readonly merged: readonly MergedRange[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly comments: readonly CellComment[];
}

const MAX_UNPACKED = 300 * 1024 * 1024;
const SECOND = 1000;
const DAY = 86_400_000;

const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const REMEDY = "Save it as .xlsx in Excel and import it again.";

const findForeignFormat = (names: ReadonlySet<string>): string | null => {
  if (names.has("xl/workbook.bin")) return `it is a binary Excel file (.xlsb). ${REMEDY}`;
  if (names.has("content.xml")) return `it is an OpenDocument file (.ods). ${REMEDY}`;
  if (names.has("index/document.iwa") || names.has("index.zip"))
    return "it is a file of Numbers (.numbers). Export it as .xlsx and import it again.";
  return [...names].some((name) => name.startsWith("word/") || name.startsWith("ppt/"))
    ? "it is no table, but a document of another program."
    : null;
};

const findTextFormat = (content: Buffer): string | null => {
  const beginning = content.subarray(0, 2_000).toString("latin1").toLowerCase();
  if (/<html|<table|<!doctype html/.test(beginning))
    return `it is a web page with the name of an Excel file. ${REMEDY}`;
  return beginning.includes("urn:schemas-microsoft-com:office:spreadsheet")
    ? `it is an XML file of Excel 2003. ${REMEDY}`
    : null;
};

const TOO_LARGE = "unpacked it has more than 300 MB.";

/** Why a file is not read at all; null for an .xlsx file of a usual size. */
export const refuseExcelFile = (content: Buffer): string | null => {
  if (content.subarray(0, 4).equals(COMPOUND_FILE))
    return content.includes(Buffer.from("EncryptedPackage", "utf16le"))
      ? "it is protected by a password. Save it without one in Excel and import it again."
      : "it is an old Excel file (.xls). Save it as .xlsx in Excel and import it again.";
  const entries = readDirectory(content);
  if (entries.length === 0)
    return findTextFormat(content) ?? "it is not an Excel file (.xlsx). A CSV file needs the ending .csv.";
  if (entries.reduce((sum, entry) => sum + entry.unpacked, 0) > MAX_UNPACKED) return TOO_LARGE;
  return findForeignFormat(new Set(entries.map(({ name }) => name.toLowerCase())));
};

/* A spreadsheet has no zone and counts days from the end of 1899 (some from 1904); less than one day is a time of day alone. */
const momentText = (moment: Date): string => {
  const whole = new Date(Math.round(moment.getTime() / SECOND) * SECOND).toISOString();
  const day = whole < "1905" ? "" : whole.slice(0, 10);
  const time = whole.slice(11, 19).replace(/:00$/, "");
  return day !== "" && time === "00:00" ? day : `${day} ${time}`.trim();
};

const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1);
/** The first serial after 29 February 1900, a day that spreadsheets count although it never was. */
const AFTER_LEAP_BUG = 61;

/** The serial number of a moment, which is as exact as a price. */
const toSerial = (moment: Date, is1904: boolean): number => {
  const days = (moment.getTime() - (is1904 ? FIRST_DAY_1904 : FIRST_DAY)) / DAY;
  return Number((is1904 || days >= AFTER_LEAP_BUG ? days : days - 1).toFixed(6));
};

const EMPTY: ShownCell = { text: "" };

const isStruckOut = ({ style, richText }: Cell): boolean =>
  style?.font?.strikethrough === true || richText?.some(({ font }) => font?.strikethrough === true) === true;

type Colour = NonNullable<NonNullable<NonNullable<Cell["style"]>["font"]>["color"]>;

/* The first colour of a theme is that of the paper, unless it is tinted. */
const isWhite = ({ rgb, theme, tint = 0, indexed }: Colour): boolean =>
  rgb === undefined ? tint === 0 && (theme === 0 || indexed === 1 || indexed === 9) : /^(?:ff)?ffffff$/i.test(rgb);

/** A figure that nobody sees, as its letters and its cell are white. */
const isWhiteFigure = ({ style }: Cell, { text }: ShownCell): boolean => {
  const { font, fill } = style ?? {};
  if (font?.color === undefined || !isWhite(font.color) || !/\d/.test(text)) return false;
  if (fill === undefined) return true;
  return fill.type === "pattern" && (fill.pattern === "none" || (fill.fgColor !== undefined && isWhite(fill.fgColor)));
};

/** A note such as `1250¹`, whose figure is a digit of the cell's text. */
const hasRaisedFigure = ({ richText = [] }: Cell): boolean => {
  const [raised, others] = [true, false].map((isRaised) =>
    richText.filter(({ font }) => (font?.vertAlign !== undefined) === isRaised).map(({ text }) => text),
  );
  return /\d/.test(raised?.join("") ?? "") && /\d *$/.test(others?.join("") ?? "");
};

const hasNoResult = ({ formula }: Cell, value: CellValue, isRecalculated: boolean): boolean =>
  formula !== undefined && (value === null || (isRecalculated && value === 0));

const showValue = (value: CellValue, code: string | undefined, is1904: boolean): ShownCell => {
  if (value === null) return EMPTY;
  if (typeof value === "boolean") return { text: String(value) };
  if (typeof value === "string") {
    const text = cleanText(showText(value, code));
    return isErrorText(text) ? FORMULA_ERROR_CELL : { text };
  }
  const isDate = showsDates(code);
  if (typeof value !== "number") {
    /* Formats without a code are the dates of East Asian programs. */
    return isDate || code === undefined ? { text: momentText(value) } : showNumber(toSerial(value, is1904), code);
  }
  return isDate
    ? { text: momentText(new Date((is1904 ? FIRST_DAY_1904 : FIRST_DAY) + Math.round(value * DAY))) }
    : showNumber(value, code);
};

type Workbook = Pick<PlainWorkbook, "is1904" | "isRecalculated">;

const showCell = (value: CellValue, cell: Cell | undefined, { is1904, isRecalculated }: Workbook): ShownCell => {
  if (cell === undefined) return showValue(value, undefined, is1904);
  if (cell.type === "error") return FORMULA_ERROR_CELL;
  if (hasNoResult(cell, value, isRecalculated)) return NO_RESULT_CELL;
  const shown = showValue(value, cell.style?.numFmt, is1904);
  if (shown.text === "" || shown.issue?.kind === "problem") return shown;
  if (hasRaisedFigure(cell)) return RAISED_FIGURE_CELL;
  if (isWhiteFigure(cell, shown)) return WHITE_CELL;
  return isStruckOut(cell) ? STRUCK_OUT_CELL : shown;
};

/* `Page 1 of 3`. */
const PAGE_NUMBER = /(?:\b(?:page|seite|p\.) *)?&P(?: *(?:of|von|\/) *&N)?/gi;
/* `&L`, `&"Arial,Bold"`, `&12`, `&K112233`: places, typefaces and what is filled in. */
const PAGE_CODE = /&(?:"[^"]*"|K[\dA-F]{6}|\d+|[A-Z])/gi;

const showPageText = (code: string): string =>
  cleanText(code.replaceAll(PAGE_NUMBER, " ").replaceAll(PAGE_CODE, " ").replaceAll("&&", "&").replaceAll(/\s+/g, " "));

const readPageTexts = ({ headerFooter }: Sheet): readonly CellComment[] => {
  if (headerFooter === undefined) return [];
  const { oddHeader, oddFooter, evenHeader, evenFooter, firstHeader, firstFooter } = headerFooter;
  const codes = [oddHeader, oddFooter, evenHeader, evenFooter, firstHeader, firstFooter];
  const texts = codes.flatMap((code) => (code === undefined ? [] : [showPageText(code)]));
  return [...new Set(texts)].flatMap((text) => (text === "" ? [] : [{ place: "page header", cell: "A1", text }]));
};

/** What is lower or narrower shows nothing of its cells: points, and widths of a figure. */
const LEAST_SHOWN = 0.5;
const isTiny = (extent: number | undefined): boolean => extent !== undefined && extent < LEAST_SHOWN;

const hiddenKeys = (parts: Iterable<readonly [index: number, isHidden: boolean]>): ReadonlySet<number> =>
  new Set([...parts].flatMap(([index, isHidden]) => (isHidden ? [index] : [])));

const toTab = (sheet: Sheet, listed: ListedSheet | undefined, workbook: Workbook): ExcelTab => {
  const { name, rows, cells, merges = [], rowDefs, columns = [] } = sheet;
  return {
    name: cleanText(name),
    isHidden: listed?.isHidden === true,
    comments: [...(listed?.comments ?? []), ...readPageTexts(sheet)],
    rowCount: rows.length,
    readRow: (line) =>
      (rows[line] ?? []).map((value, column) => showCell(value, cells?.get(`${line},${column}`), workbook)),
    merged: merges.map(({ startRow, startCol, endRow, endCol }) => ({
      top: startRow,
      left: startCol,
      bottom: endRow,
      right: endCol,
    })),
    hiddenRows: hiddenKeys(
      [...(rowDefs ?? [])].map(([row, { hidden, height }]) => [row, hidden === true || isTiny(height)] as const),
    ),
    hiddenColumns: hiddenKeys(
      columns.map(({ hidden, width }, column) => [column, hidden === true || isTiny(width)] as const),
    ),
  };
};

/** Why a file could not be read: it is damaged, or it has more in it than it states, of which no part was read. */
export const explainUnreadable = async (content: Buffer): Promise<string> =>
  (await unpacksToMoreThan(content, MAX_UNPACKED))
    ? TOO_LARGE
    : "it is damaged, or no Excel file. Open it in Excel, save it as .xlsx and import it again.";

/** Reads all worksheets of an .xlsx file that `refuseExcelFile` has let pass; null for an archive that is no workbook. */
export const readExcelTabs = async (content: Buffer): Promise<readonly ExcelTab[] | null> => {
  const workbook = await toPlainWorkbook(content, readDirectory(content));
  if (workbook === null) return null;
  const { sheets } = await readXlsx(workbook.archive, { readStyles: true });
  releaseBytes(workbook.archive);
  return sheets.map((sheet, index) => toTab(sheet, workbook.sheets[index], workbook));
};
