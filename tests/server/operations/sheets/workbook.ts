import { crc32, deflateRawSync } from "node:zlib";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A ZIP archive of these parts. */
export const zip = (parts: Readonly<Record<string, string>>): Buffer => {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, text] of Object.entries(parts)) {
    const [name, plain] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(plain), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    local.copy(listed, 6, 4, 30);
    listed.writeUInt32LE(offset, 42);
    bodies.push(local, name, packed);
    directory.push(listed, name);
    offset += local.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
};

const relationsOf = (relations: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${relations
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

/** The XML of a cell (`<v>150</v>` with attributes), a text, or a number. */
export type TestCell = string | number | { readonly attributes?: string; readonly xml: string };

const letters = (column: number): string => String.fromCharCode(65 + column);

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const cellXml = (cell: TestCell, reference: string): string => {
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === "string")
    return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
  return `<c r="${reference}" ${cell.attributes ?? ""}>${cell.xml}</c>`;
};

const rowsXml = (rows: readonly (readonly TestCell[])[], hidden: ReadonlySet<number> = new Set()): string =>
  rows
    .map(
      (row, index) =>
        `<row r="${index + 1}"${hidden.has(index + 1) ? ' hidden="1"' : ""}>${row
          .map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`))
          .join("")}</row>`,
    )
    .join("");

export interface TestSheet {
  readonly name: string;
  readonly rows: readonly (readonly TestCell[])[];
  readonly state?: "hidden" | "veryHidden";
  readonly hiddenRows?: ReadonlySet<number>;
  /** XML before and after the rows, such as `<cols>` and `<mergeCells>`. */
  readonly before?: string;
  readonly after?: string;
}

export interface TestWorkbook {
  readonly sheets: readonly TestSheet[];
  /** Number formats by the style of a cell: the first is style 1. */
  readonly formats?: readonly string[];
  readonly properties?: string;
  readonly calculation?: string;
  /** Changes the parts before they are packed. */
  readonly change?: (parts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

const stylesXml = (formats: readonly string[]): string => {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escape(code).replaceAll('"', "&quot;")}"/>`,
  );
  const styles = formats.map((_, index) => `<xf numFmtId="${200 + index}" applyNumberFormat="1"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join("")}</numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join("")}</cellXfs></styleSheet>`;
};

/** An .xlsx file. */
export const workbook = ({ sheets, formats = [], properties = "", calculation = "", change }: TestWorkbook): Buffer => {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state === undefined ? "" : ` state="${state}"`} r:id="rId${index + 1}"/>`,
  );
  const parts: Readonly<Record<string, string>> = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"/>`,
    "_rels/.rels": relationsOf([["r1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${list.join("")}</sheets>${calculation}</workbook>`,
    "xl/_rels/workbook.xml.rels": relationsOf([
      ...sheets.map((_, index) => [`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`] as const),
      ["rId90", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": stylesXml(formats),
    ...Object.fromEntries(
      sheets.map(({ rows, before = "", after = "", hiddenRows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}">${before}<sheetData>${rowsXml(rows, hiddenRows)}</sheetData>${after}</worksheet>`,
      ]),
    ),
  };
  return zip(change?.(parts) ?? parts);
};
