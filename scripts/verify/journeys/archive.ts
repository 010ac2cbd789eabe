/* The files of a zip archive. */
import { inflateRawSync } from "node:zlib";

const END = Buffer.from("504b0506", "hex");
const ENTRY = 0x02014b50;
const STORED = 0;

/** The contents of the files of an archive, by its directory; none where it has no directory. */
export const readArchive = (archive: Buffer): readonly Buffer[] => {
  const end = archive.lastIndexOf(END);
  if (end < 0) return [];
  const files: Buffer[] = [];
  let at = archive.readUInt32LE(end + 16);
  while (at + 46 <= end && archive.readUInt32LE(at) === ENTRY) {
    const [method, size, local] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 42),
    ];
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files.push(method === STORED ? content : inflateRawSync(content));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
};
