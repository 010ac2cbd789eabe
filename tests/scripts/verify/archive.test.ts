import { crc32, deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { readArchive } from "../../../scripts/verify/journeys/archive.ts";

const STORED = 0;
const DEFLATED = 8;

/** A zip archive of one file after another, by the method of each. */
const toZip = (files: readonly (readonly [content: string, method: number])[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [index, [content, method]] of files.entries()) {
    const [plain, name] = [Buffer.from(content), Buffer.from(`${index}.pdf`)];
    const data = method === STORED ? plain : deflateRawSync(plain);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(method, 8);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(plain), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(header, name, data);
    directory.push(entry, name);
    at += header.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
};

it("reads stored and compressed files", () => {
  const files = [
    ["%PDF-1.4 first", STORED],
    ["%PDF-1.4 second second second", DEFLATED],
  ] as const;
  expect(readArchive(toZip(files)).map(String)).toEqual(["%PDF-1.4 first", "%PDF-1.4 second second second"]);
});

it("has no files in what is no archive", () => {
  expect(readArchive(Buffer.from("%PDF-1.4"))).toEqual([]);
});
