import { type ArchiveEntry, type ArchivePart, readText, writeArchive } from "./archive.ts";

/** A worksheet that a workbook lists. */
export interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly comments: readonly CellComment[];
}

/** Where a text is that a person sees and no cell has. */
export type TextPlace = "comment" | "text box" | "page header";

/** What somebody has written to a cell, or over it, without being in it. */
export interface CellComment {
  readonly place: TextPlace;
  /** Like `D2`. */
  readonly cell: string;
  readonly text: string;
}

/** A workbook with its worksheets only, written in one way whatever program wrote it. */
export interface PlainWorkbook {
  readonly archive: Buffer;
  readonly sheets: readonly ListedSheet[];
  readonly is1904: boolean;
  /** Whether the results of its formulas are replaced when a person opens it. */
  readonly isRecalculated: boolean;
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** Formats that every program knows by number and that files need not state. */
const UNSTATED_FORMATS: ReadonlyMap<number, string> = new Map([
  [37, "#,##0_);(#,##0)"],
  [38, "#,##0_);[Red](#,##0)"],
  [39, "#,##0.00_);(#,##0.00)"],
  [40, "#,##0.00_);[Red](#,##0.00)"],
  [41, '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'],
  [42, '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)'],
  [43, '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'],
  [44, '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)'],
]);

type Attributes = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole: string, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const encodeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const ATTRIBUTE = /([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const readAttributes = (tag: string): Attributes =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)]
      .filter(([, prefix]) => prefix !== "xmlns:")
      .map(([, , name = "", double, single]) => [name, decodeEntities(double ?? single ?? "")]),
  );

/** The attributes, without prefixes, of all elements of a name. */
const findElements = (xml: string, name: string): readonly Attributes[] =>
  [
    ...xml
      .replaceAll(/<!--[\s\S]*?-->/g, "")
      .matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, "g")),
  ].map(([, attributes = ""]) => readAttributes(attributes));

const isTrue = (value: string | undefined): boolean => value === "1" || value?.toLowerCase() === "true";

const resolvePath = (folder: string, target: string): string => {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The relations of a part; `type` is the last word of the type's address. */
const readRelations = async (
  archive: Buffer,
  find: (path: string) => ArchiveEntry | undefined,
  path: string,
): Promise<readonly Relation[]> => {
  const folder = folderOf(path);
  const entry = find(`${folder}_rels/${path.slice(folder.length)}.rels`);
  if (entry === undefined) return [];
  return findElements(await readText(archive, entry), "Relationship").map((one) => ({
    id: one.get("Id") ?? "",
    type: (one.get("Type") ?? "").split("/").at(-1) ?? "",
    path: resolvePath(folder, one.get("Target") ?? ""),
  }));
};

/** States the formats that files may leave out, so that their currency is not lost. */
const completeFormats = (styles: string): string => {
  const stated = new Set(findElements(styles, "numFmt").map((one) => Number(one.get("numFmtId"))));
  const missing = [...UNSTATED_FORMATS].filter(([id]) => !stated.has(id));
  const [, prefix = ""] = /<([\w.-]+:)?styleSheet\b/.exec(styles) ?? [];
  const formats = missing
    .map(([id, code]) => `<${prefix}numFmt numFmtId="${id}" formatCode="${encodeAttribute(code)}"/>`)
    .join("");
  const list = new RegExp(`</${prefix}numFmts>`).exec(styles);
  if (list !== null) return styles.slice(0, list.index) + formats + styles.slice(list.index);
  return styles.replace(
    /<(?:[\w.-]+:)?styleSheet\b[^>]*>/,
    (open) => `${open}<${prefix}numFmts>${formats}</${prefix}numFmts>`,
  );
};

const relationsXml = (relations: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${relations
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

interface FoundSheet extends ListedSheet {
  readonly entry: ArchiveEntry;
}

const COMMENT = /<((?:[\w.-]+:)?)comment\s([^>]*)>([\s\S]*?)<\/\1comment>/g;
const TEXT = /<(?:[\w.-]+:)?t(?:\s[^>]*)?>([^<]*)</g;
/** Excel writes it before a comment with answers, for older programs. */
const THREAD_HEAD = /^\[Threaded comment\][\s\S]*?\n\s*Comment:\s*/;

const readComments = (xml: string): readonly CellComment[] =>
  [...xml.matchAll(COMMENT)].flatMap(([, , attributes = "", content = ""]) => {
    const whole = [...content.matchAll(TEXT)].map(([, text = ""]) => decodeEntities(text)).join("");
    const text = whole.replace(THREAD_HEAD, "").replaceAll(/\s+/g, " ").trim();
    const cell = readAttributes(attributes).get("ref") ?? "";
    return text === "" ? [] : [{ place: "comment", cell, text }];
  });

const ANCHOR =
  /<((?:[\w.-]+:)?)(?:twoCell|oneCell|absolute)Anchor\b[^>]*>([\s\S]*?)<\/\1(?:twoCell|oneCell|absolute)Anchor>/g;
const PARAGRAPH = /<((?:[\w.-]+:)?)p>([\s\S]*?)<\/\1p>/g;
const ANCHOR_ROW = /<(?:[\w.-]+:)?row>(\d+)</;

/* A text over the cells: it is where its first row is. */
const readTextBoxes = (xml: string): readonly CellComment[] =>
  [...xml.matchAll(ANCHOR)].flatMap(([, , content = ""]) => {
    const paragraphs = [...content.matchAll(PARAGRAPH)].map(([, , paragraph = ""]) =>
      [...paragraph.matchAll(TEXT)].map(([, text = ""]) => decodeEntities(text)).join(""),
    );
    const text = paragraphs.join(" ").replaceAll(/\s+/g, " ").trim();
    const row = Number(ANCHOR_ROW.exec(content)?.[1] ?? 0);
    return text === "" ? [] : [{ place: "text box", cell: `A${row + 1}`, text }];
  });

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

const toParts = (
  sheets: readonly FoundSheet[],
  is1904: boolean,
  strings: ArchiveEntry | undefined,
  styles: string | null,
): readonly ArchivePart[] => {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${encodeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return [
    { name: "[Content_Types].xml", content: `<Types xmlns="${PACKAGE}/content-types"/>` },
    { name: "_rels/.rels", content: relationsXml([["officeDocument", "xl/workbook.xml"]]) },
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${list.join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relationsXml([
        ...sheets.map((_, index) => ["worksheet", sheetPath(index)] as const),
        ["styles", "styles.xml"],
        ["sharedStrings", "sharedStrings.xml"],
      ]),
    },
    ...(styles === null ? [] : [{ name: "xl/styles.xml", content: completeFormats(styles) }]),
    ...(strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", content: strings }]),
    ...sheets.map(({ entry }, index) => ({ name: `xl/${sheetPath(index)}`, content: entry })),
  ];
};

/**
 * Takes the worksheets out of a workbook with what their cells need: without charts, macros, pictures and pivot tables, and
 * with the names and addresses that the reading library expects. Null for an archive that is no workbook.
 */
export const toPlainWorkbook = async (
  archive: Buffer,
  entries: readonly ArchiveEntry[],
): Promise<PlainWorkbook | null> => {
  const byPath = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const find = (path: string): ArchiveEntry | undefined => byPath.get(path.toLowerCase());
  const root = (await readRelations(archive, find, "")).find(({ type }) => type === "officeDocument");
  const path = root?.path ?? "xl/workbook.xml";
  const workbookEntry = find(path);
  if (workbookEntry === undefined) return null;
  const workbook = await readText(archive, workbookEntry);
  const relations = await readRelations(archive, find, path);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const sheets: FoundSheet[] = [];
  for (const sheet of findElements(workbook, "sheet")) {
    const relation = byId.get(sheet.get("id") ?? "");
    const entry = relation?.type === "worksheet" ? find(relation.path) : undefined;
    if (relation === undefined || entry === undefined) continue;
    const parts = await readRelations(archive, find, relation.path);
    const readPart = async (type: string, read: (xml: string) => readonly CellComment[]) => {
      const part = find(parts.find((one) => one.type === type)?.path ?? "");
      return part === undefined ? [] : read(await readText(archive, part));
    };
    sheets.push({
      name: sheet.get("name") ?? "",
      isHidden: /hidden/i.test(sheet.get("state") ?? ""),
      comments: [...(await readPart("comments", readComments)), ...(await readPart("drawing", readTextBoxes))],
      entry,
    });
  }
  const findPart = (type: string): ArchiveEntry | undefined =>
    find(relations.find((relation) => relation.type === type)?.path ?? "");
  const stylesEntry = findPart("styles");
  const styles = stylesEntry === undefined ? null : await readText(archive, stylesEntry);
  const is1904 = findElements(workbook, "workbookPr").some((one) => isTrue(one.get("date1904")));
  return {
    archive: await writeArchive(archive, toParts(sheets, is1904, findPart("sharedStrings"), styles)),
    sheets,
    is1904,
    isRecalculated: findElements(workbook, "calcPr").some((one) => isTrue(one.get("fullCalcOnLoad"))),
  };
};
