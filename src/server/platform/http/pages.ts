import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What a server states in its pages; the build writes `BUILT_SETTINGS` there. */
export interface PageSettings {
  /** The base path of the API (`<meta name="api-base">`). */
  readonly apiBasePath: string;
  /** Characters that a new password has at least (`<meta name="password-min-length">` of the portal). */
  readonly passwordMinLength: number;
}

export const BUILT_SETTINGS: PageSettings = { apiBasePath: "/api", passwordMinLength: MIN_PASSWORD_LENGTH };

const API_BASE = /(<meta name="api-base" content=")[^"]*/;
const PASSWORD_MIN_LENGTH = /(<meta name="password-min-length" content=")[^"]*/;

const writePage = async (source: string, target: string, settings: PageSettings): Promise<void> => {
  const html = (await readFile(source, "utf8"))
    .replace(API_BASE, `$1${settings.apiBasePath}`)
    .replace(PASSWORD_MIN_LENGTH, (_, start: string) => `${start}${settings.passwordMinLength}`);
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

/** Copies the pages of the built site with other settings; `target` may be `folder` itself. */
export const writePages = async (folder: string, target: string, settings: PageSettings): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  await Promise.all(pages.map((page) => writePage(join(folder, page), join(target, page), settings)));
};
