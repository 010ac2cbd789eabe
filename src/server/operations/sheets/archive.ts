import { crc32, createInflateRaw } from "node:zlib";

/* Each piece costs a turn of the event loop. */
const PIECE_BYTES = 256 * 1024;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAMES = 0x800;

/** A part of a ZIP archive as its directory lists it. */
export interface ArchiveEntry {
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** The directory of a ZIP archive; empty for what is no archive. Sizes of ZIP64 are stored elsewhere and count as 4 GB each. */
export const readDirectory = (archive: Buffer): readonly ArchiveEntry[] => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > archive.length || archive.readUInt32LE(end) !== DIRECTORY_END) return [];
  const entries: ArchiveEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  while (at + 46 <= archive.length && archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameLength = archive.readUInt16LE(at + 28);
    entries.push({
      name: archive.toString("utf8", at + 46, at + 46 + nameLength).replaceAll("\\", "/"),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      packed: archive.readUInt32LE(at + 20),
      unpacked: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
};

const packedBytes = (archive: Buffer, { offset, packed }: Pick<ArchiveEntry, "offset" | "packed">): Buffer => {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + packed);
};

const decodeXml = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  return new TextDecoder(mark === "feff" ? "utf-16be" : "utf-8").decode(bytes);
};

/**
 * Gives the memory of bytes back, which otherwise waits for the next collection of garbage: a large file would take
 * several times its size. Nobody may read the bytes, or others of the same buffer, afterwards.
 */
export const releaseBytes = ({ buffer }: Buffer): void => {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
};

/** The bytes of a part in pieces, each until the next is asked for; rejects where they cannot be unpacked. */
async function* unpackPieces(archive: Buffer, { name, method, offset, packed }: ArchiveEntry): AsyncGenerator<Buffer> {
  const bytes = packedBytes(archive, { offset, packed });
  if (method === STORED) yield bytes;
  else if (method !== DEFLATED) throw new Error(`${name} is packed in an unknown way.`);
  if (method !== DEFLATED) return;
  for await (const piece of createInflateRaw({ chunkSize: PIECE_BYTES }).end(bytes)) {
    if (!Buffer.isBuffer(piece)) continue;
    yield piece;
    /* The inflater still writes to the buffer of a shorter piece. */
    if (piece.length === PIECE_BYTES) releaseBytes(piece);
  }
}

/** Writes the bytes of a part into `target`, which is as long as the archive states; rejects where they are damaged or more. */
const unpackInto = async (target: Buffer, archive: Buffer, entry: ArchiveEntry): Promise<void> => {
  let length = 0;
  for await (const piece of unpackPieces(archive, entry)) {
    if (length + piece.length > target.length) throw new Error(`${entry.name} is longer than the archive states.`);
    target.set(piece, length);
    length += piece.length;
  }
  const isWhole = length === target.length && (entry.checksum === 0 || crc32(target) === entry.checksum);
  if (!isWhole) throw new Error(`${entry.name} is damaged.`);
};

/** The text of a part of XML. */
export const readText = async (archive: Buffer, entry: ArchiveEntry): Promise<string> => {
  const bytes = Buffer.alloc(entry.unpacked);
  await unpackInto(bytes, archive, entry);
  return decodeXml(bytes);
};

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

const LOCAL_MARK = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Whether the entries of an archive unpack to more than `most` bytes. They are unpacked to be counted, piece by piece: an
 * archive may state smaller sizes than it has, or leave entries out of its directory.
 */
export const unpacksToMoreThan = async (archive: Buffer, most: number): Promise<boolean> => {
  let left = most;
  let at = archive.indexOf(LOCAL_MARK);
  for (; at !== -1 && at + 30 <= archive.length; at = archive.indexOf(LOCAL_MARK, at + 4)) {
    if (archive.readUInt16LE(at + 8) !== DEFLATED) continue;
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    left -= await countInflated(archive.subarray(start), left);
    if (left < 0) return true;
  }
  return false;
};

/** A part of an archive that is written: a text, or an entry of another archive. */
export interface ArchivePart {
  readonly name: string;
  readonly content: string | ArchiveEntry;
}

interface PlacedPart {
  readonly name: Buffer;
  readonly content: Buffer | ArchiveEntry;
  readonly size: number;
  readonly offset: number;
}

const LOCAL_BYTES = 30;
const LISTED_BYTES = 46;
const END_BYTES = 22;

const placeParts = (parts: readonly ArchivePart[]): readonly PlacedPart[] => {
  let next = 0;
  return parts.map((part) => {
    const name = Buffer.from(part.name);
    const content = typeof part.content === "string" ? Buffer.from(part.content) : part.content;
    const size = Buffer.isBuffer(content) ? content.length : content.unpacked;
    const offset = next;
    next += LOCAL_BYTES + name.length + size;
    return { name, content, size, offset };
  });
};

/** Writes the fields that a local header and the directory share, from the version to the length of the name. */
const writeFields = (archive: Buffer, at: number, { name, size }: PlacedPart): void => {
  archive.writeUInt16LE(20, at);
  archive.writeUInt16LE(UTF8_NAMES, at + 2);
  archive.writeUInt16LE(STORED, at + 4);
  archive.writeUInt32LE(size, at + 14);
  archive.writeUInt32LE(size, at + 18);
  archive.writeUInt16LE(name.length, at + 22);
};

const writeDirectory = (archive: Buffer, parts: readonly PlacedPart[], start: number): void => {
  let at = start;
  for (const part of parts) {
    archive.writeUInt32LE(DIRECTORY_ENTRY, at);
    writeFields(archive, at + 6, part);
    archive.writeUInt32LE(part.offset, at + 42);
    archive.set(part.name, at + LISTED_BYTES);
    at += LISTED_BYTES + part.name.length;
  }
  archive.writeUInt32LE(DIRECTORY_END, at);
  archive.writeUInt16LE(parts.length, at + 8);
  archive.writeUInt16LE(parts.length, at + 10);
  archive.writeUInt32LE(at - start, at + 12);
  archive.writeUInt32LE(start, at + 16);
};

/**
 * A ZIP archive of these parts, with entries of `source`, for a reader that takes it at once: neither packed nor with
 * checksums. Entries are unpacked where they belong, as a worksheet can be the largest thing in memory.
 */
export const writeArchive = async (source: Buffer, parts: readonly ArchivePart[]): Promise<Buffer> => {
  const placed = placeParts(parts);
  const start = placed.reduce((sum, { name, size }) => sum + LOCAL_BYTES + name.length + size, 0);
  const listed = placed.reduce((sum, { name }) => sum + LISTED_BYTES + name.length, 0);
  const archive = Buffer.alloc(start + listed + END_BYTES);
  for (const part of placed) {
    const { name, content, size, offset } = part;
    archive.writeUInt32LE(LOCAL_ENTRY, offset);
    writeFields(archive, offset + 4, part);
    archive.set(name, offset + LOCAL_BYTES);
    const begin = offset + LOCAL_BYTES + name.length;
    const target = archive.subarray(begin, begin + size);
    if (Buffer.isBuffer(content)) target.set(content);
    else await unpackInto(target, source, content);
  }
  writeDirectory(archive, placed, start);
  return archive;
};
