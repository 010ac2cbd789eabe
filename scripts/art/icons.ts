/* node scripts/run.mjs scripts/art/icons.ts <folder of drawn pictures>: icons from the favicon, the preview picture from the hero. */
import { join } from "node:path";
import sharp from "sharp";

const from = process.argv[2] ?? ".";
const into = "src/web/static";
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

await icon("apple-touch-icon.png", 180, 24);
await icon("icon-192.png", 192, 24);
await icon("icon-512.png", 512, 88);
await sharp(join(from, "hero-wide.png"))
  .resize(1200, 630, { fit: "cover", position: "right" })
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(join(into, "preview.jpg"));
