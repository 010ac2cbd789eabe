/* npm run icons -- <folder of drawn pictures>: icons from the favicon, the preview picture from the hero. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { inProduct } from "./paths.mjs";

const from = process.argv[2] ?? ".";
const into = inProduct("brand/keelson/icons");
const INK = "#0B1A2B";

const icon = async (file: string, size: number, margin: number): Promise<void> => {
  const mark = await sharp(join(into, "favicon.svg"), { density: 1200 })
    .resize(size - 2 * margin)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: INK } })
    .composite([{ input: mark, gravity: "centre" }])
    .flatten({ background: INK })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(into, file));
};

/* For who asks for the old address: a directory of one picture, and that picture as PNG. */
const oldIcon = async (size: number): Promise<void> => {
  const picture = await sharp(join(into, "favicon.svg"), { density: 1200 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(into, "favicon.ico"), Buffer.concat([head, picture]));
};

await oldIcon(48);
await icon("apple-touch-icon.png", 180, 24);
await icon("icon-192.png", 192, 24);
await icon("icon-512.png", 512, 88);
await sharp(join(from, "hero-wide.png"))
  .resize(1200, 630, { fit: "cover", position: "right" })
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(inProduct("brand/keelson/pictures/preview.jpg"));
