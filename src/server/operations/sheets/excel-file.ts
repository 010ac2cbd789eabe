import readExcelFile from "read-excel-file/node";
import { createInflateRaw } from "node:zlib";

export interface MergedRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A tab of an Excel file as the library reads it; a merged range has its value in the first cell only. */
export interface ExcelTab {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly merged: readonly MergedRange[];
  readonly errors: readonly CellPosition[];
}

/* Each piece costs a turn of the event loop. */
const PIECE_BYTES = 256 * 1024;
const MOST_UNPACKED = 300 * 1024 * 1024;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** The directory of a ZIP archive; empty for what is no archive. Sizes of ZIP64 are stored elsewhere and count as 4 GB each. */
const readDirectory = (archive: Buffer): readonly ArchiveEntry[] => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > archive.length || archive.readUInt32LE(end) !== DIRECTORY_END) return [];
  const entries: ArchiveEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  while (at + 46 <= archive.length && archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (archive: Buffer, { offset, packed }: ArchiveEntry): Buffer => {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + packed);
};

const readPieces = (archive: Buffer, entry: ArchiveEntry): AsyncIterable<Buffer> | readonly Buffer[] => {
  const bytes = packedBytes(archive, entry);
  return entry.method === DEFLATED ? createInflateRaw({ chunkSize: PIECE_BYTES }).end(bytes) : [bytes];
};

const readText = async (archive: Buffer, entry: ArchiveEntry): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of readPieces(archive, entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
};

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\b(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

const toTags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, "g")) ?? [];

const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const toRange = (reference: string): readonly MergedRange[] => {
  const [, left, top, right, bottom] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (left === undefined || right === undefined) return [];
  return [{ top: Number(top) - 1, left: columnNumber(left), bottom: Number(bottom) - 1, right: columnNumber(right) }];
};

const tabPaths = async (archive: Buffer, entries: ReadonlyMap<string, ArchiveEntry>): Promise<readonly string[]> => {
  const [workbook, relations] = [entries.get("xl/workbook.xml"), entries.get("xl/_rels/workbook.xml.rels")];
  if (workbook === undefined || relations === undefined) return [];
  const targets = new Map(
    toTags(await readText(archive, relations), "Relationship").map((tag) => [
      attribute(tag, "Id"),
      attribute(tag, "Target"),
    ]),
  );
  return toTags(await readText(archive, workbook), "sheet").map((tag) => {
    const target = targets.get(/\b\w+:id="([^"]*)"/.exec(tag)?.[1] ?? "") ?? "";
    return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  });
};

const MERGED = "<mergeCells";
const TAG_LENGTH = 300;

interface TabFacts {
  readonly merged: readonly MergedRange[];
  readonly errors: readonly CellPosition[];
}

const toPosition = (reference: string): readonly CellPosition[] => {
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  return letters === undefined ? [] : [{ row: Number(row) - 1, column: columnNumber(letters) }];
};

const readTabFacts = async (archive: Buffer, entry: ArchiveEntry | undefined): Promise<TabFacts> => {
  if (entry === undefined) return { merged: [], errors: [] };
  const errors = new Set<string>();
  let text = "";
  for await (const piece of readPieces(archive, entry)) {
    text += piece.toString("latin1");
    if (text.includes('t="e"'))
      for (const tag of text.match(/<c\b[^>]*\bt="e"[^>]*>/g) ?? []) errors.add(attribute(tag, "r"));
    const at = text.indexOf(MERGED);
    text = text.slice(at === -1 ? -TAG_LENGTH : at);
  }
  return {
    merged: toTags(text, "mergeCell").flatMap((tag) => toRange(attribute(tag, "ref"))),
    errors: [...errors].flatMap(toPosition),
  };
};

const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const LOCAL_ENTRY = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Counts the bytes that a deflated text unpacks to, as far as `most`; a broken one as far as it can be unpacked. */
const countInflated = async (deflated: Buffer, most: number): Promise<number> => {
  const pieces = createInflateRaw({ chunkSize: PIECE_BYTES });
  pieces.end(deflated);
  let count = 0;
  try {
    for await (const piece of pieces) {
      if (Buffer.isBuffer(piece)) count += piece.length;
      if (count > most) break;
    }
  } catch {
    return count;
  }
  return count;
};

/**
 * Whether the entries of an archive unpack to more than `most` bytes. They are unpacked to be counted, piece by piece: an
 * archive may state smaller sizes than it has, or leave entries out of its directory.
 */
const unpacksToMoreThan = async (archive: Buffer, most: number): Promise<boolean> => {
  let left = most;
  let at = archive.indexOf(LOCAL_ENTRY);
  for (; at !== -1 && at + 30 <= archive.length; at = archive.indexOf(LOCAL_ENTRY, at + 4)) {
    if (archive.readUInt16LE(at + 8) !== DEFLATED) continue;
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    left -= await countInflated(archive.subarray(start), left);
    if (left < 0) return true;
  }
  return false;
};

/** Why a file is not read at all; null for an .xlsx file of a usual size. */
export const refuseExcelFile = async (content: Buffer): Promise<string | null> => {
  if (content.subarray(0, 4).equals(COMPOUND_FILE))
    return content.includes(Buffer.from("EncryptedPackage", "utf16le"))
      ? "it is protected by a password. Save it without one in Excel and import it again."
      : "it is an old Excel file (.xls). Save it as .xlsx in Excel and import it again.";
  const entries = readDirectory(content);
  if (entries.length === 0) return "it is not an Excel file (.xlsx). A CSV file needs the ending .csv.";
  const stated = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isTooLarge = stated > MOST_UNPACKED || (await unpacksToMoreThan(content, MOST_UNPACKED));
  return isTooLarge ? "unpacked it has more than 300 MB." : null;
};

/** Reads all tabs of an .xlsx file that `refuseExcelFile` has let pass. */
export const readExcelTabs = async (content: Buffer): Promise<readonly ExcelTab[]> => {
  const entries = new Map(readDirectory(content).map((entry) => [entry.name, entry]));
  const paths = await tabPaths(content, entries);
  const tabs = await readExcelFile(content);
  return Promise.all(
    tabs.map(async ({ sheet, data }, index) => ({
      name: sheet,
      rows: data,
      ...(await readTabFacts(content, entries.get(paths[index] ?? ""))),
    })),
  );
};
