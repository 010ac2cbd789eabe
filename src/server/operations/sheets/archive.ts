import { promisify } from "node:util";
import { crc32, createInflateRaw, inflateRaw } from "node:zlib";

/* Each piece costs a turn of the event loop. */
const PIECE_BYTES = 256 * 1024;
/* zlib reserves a second piece when it has filled the first. */
const SPARE_BYTES = 64;
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

const packedBytes = (archive: Buffer, { offset, packed }: ArchiveEntry): Buffer => {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  return archive.subarray(start, start + packed);
};

const decodeXml = (bytes: Buffer): string => {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  return new TextDecoder(mark === "feff" ? "utf-16be" : "utf-8").decode(bytes);
};

const inflate = promisify(inflateRaw);

/**
 * The bytes of a part, in one piece; rejects where they are damaged or more than the archive states. A worksheet can be the
 * largest thing in memory, so its bytes are neither collected in pieces nor joined.
 */
export const unpackEntry = async (archive: Buffer, entry: ArchiveEntry): Promise<Buffer> => {
  const { name, method, unpacked, checksum } = entry;
  const packed = packedBytes(archive, entry);
  const options = { chunkSize: unpacked + SPARE_BYTES, maxOutputLength: Math.max(unpacked, 1) };
  const bytes = method === DEFLATED ? await inflate(packed, options) : packed;
  if (method !== DEFLATED && method !== STORED) throw new Error(`${name} is packed in an unknown way.`);
  if (checksum !== 0 && crc32(bytes) !== checksum) throw new Error(`${name} is damaged.`);
  return bytes;
};

/** The text of a part of XML. */
export const readText = async (archive: Buffer, entry: ArchiveEntry): Promise<string> =>
  decodeXml(await unpackEntry(archive, entry));

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

/** A part of an archive that is written. */
export interface ArchivePart {
  readonly name: string;
  readonly content: string | Buffer;
}

/** The fields that a local header and the directory share, from the flags to the length of the name. */
const headerFields = (name: Buffer, content: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(STORED, 4);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP archive of these parts for a reader that takes it at once: neither packed nor with checksums, which cost it time. */
export const writeArchive = (parts: readonly ArchivePart[]): Buffer => {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const part of parts) {
    const [name, content] = [
      Buffer.from(part.name),
      typeof part.content === "string" ? Buffer.from(part.content) : part.content,
    ];
    const fields = headerFields(name, content);
    bodies.push(signature(LOCAL_ENTRY), fields, name, content);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(signature(DIRECTORY_ENTRY), Buffer.from([20, 0]), fields, rest, name);
    offset += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(DIRECTORY_END, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
};
