import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const EIGHT_BIT_RGB = Uint8Array.of(8, 2, 0, 0, 0);

const number32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([number32(data.length), named, number32(crc32(named))]);
};

/** Writes a picture as a PNG file (8 bits per colour, no filter). */
export const pngOf = ({ width, height, pixels }: Canvas): Uint8Array => {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (1 + width * 3) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([number32(width), number32(height), EIGHT_BIT_RGB])),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", new Uint8Array()),
  ]);
};
