import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";

const DOCUMENT = fileURLToPath(new URL("../../openapi/keelson.openapi.yaml", import.meta.url));
const TEMPLATES = fileURLToPath(new URL("api-reference", import.meta.url));
const REDOC = dirname(createRequire(import.meta.url).resolve("redoc/package.json"));

/* The one request of Redoc to another origin. The page works offline and its security policy allows this origin only. */
const FOREIGN_LOGO = "https://cdn.redoc.ly/redoc/logo-mini.svg";
const NO_LOGO = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const readViewer = async (): Promise<string> => {
  const code = await readFile(join(REDOC, "bundles/redoc.standalone.js"), "utf8");
  if (code.split(FOREIGN_LOGO).length !== 2) throw new Error(`Redoc no longer requests ${FOREIGN_LOGO} exactly once.`);
  return code.replace(FOREIGN_LOGO, NO_LOGO).replace(/\n\/\/# sourceMappingURL=.*/, "");
};

/** Writes the API reference as `<name>.html` with its files in `<name>/`; all addresses are relative. */
export const writeApiReference = async (folder: string, name: string): Promise<void> => {
  const files = join(folder, name);
  await mkdir(files, { recursive: true });
  const [document, page, viewer] = await Promise.all([
    readFile(DOCUMENT, "utf8"),
    readFile(join(TEMPLATES, "page.html"), "utf8"),
    readViewer(),
  ]);
  await Promise.all([
    writeFile(join(folder, `${name}.html`), page.replaceAll("%name%", name)),
    writeFile(join(files, "openapi.yaml"), document),
    writeFile(join(files, "openapi.json"), JSON.stringify(load(document))),
    writeFile(join(files, "redoc.js"), viewer),
    copyFile(join(REDOC, "LICENSE"), join(files, "redoc.LICENSE.txt")),
    copyFile(join(REDOC, "bundles/redoc.standalone.js.LICENSE.txt"), join(files, "redoc.packages.LICENSE.txt")),
    ...["styles.js", "style.css"].map((file) => copyFile(join(TEMPLATES, file), join(files, file))),
  ]);
};
