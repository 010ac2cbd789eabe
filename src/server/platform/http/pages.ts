import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The base path that the build writes into the pages (`<meta name="api-base">`). */
export const BUILT_API_BASE_PATH = "/api";

const API_BASE = /(<meta name="api-base" content=")[^"]*/;

const writePage = async (source: string, target: string, apiBasePath: string): Promise<void> => {
  const html = (await readFile(source, "utf8")).replace(API_BASE, `$1${apiBasePath}`);
  await mkdir(dirname(target), { recursive: true });
  const copies = [
    { file: target, content: Buffer.from(html) },
    { file: `${target}.br`, content: await brotli(html) },
    { file: `${target}.gz`, content: await gz(html) },
  ];
  await Promise.all(
    copies.map(async ({ file, content }) => {
      await rm(file, { force: true });
      await writeFile(file, content);
    }),
  );
};

/** Copies the pages of the built site with another base path of the API; `target` may be `folder` itself. */
export const writePages = async (folder: string, target: string, apiBasePath: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  await Promise.all(pages.map((page) => writePage(join(folder, page), join(target, page), apiBasePath)));
};
