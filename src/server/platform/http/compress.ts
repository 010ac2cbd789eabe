import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(js|css|html|svg|json|yaml|txt|xml|webmanifest)$/;

const compressOne = async (file: string, quality: number): Promise<void> => {
  const plain = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const copies = [
    { ending: "br", content: await brotli(plain, { params }) },
    { ending: "gz", content: await gz(plain, { level: constants.Z_BEST_COMPRESSION }) },
  ];
  const smaller = copies.filter((copy) => copy.content.length < plain.length);
  await Promise.all(smaller.map((copy) => writeFile(`${file}.${copy.ending}`, copy.content)));
};

/** Quality of Brotli for what is compressed while somebody waits. */
export const QUICK = 5;

/** Writes .br and .gz copies beside every text file of the folder; a copy that would not be smaller is left out. */
export const compress = async (folder: string, quality = constants.BROTLI_MAX_QUALITY): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressOne(join(entry.parentPath, entry.name), quality)));
};
