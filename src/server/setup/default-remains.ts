import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEFAULT_BRAND } from "./brand-file.ts";

const FILES = ["brand.json", "texts.json"] as const;

interface Text {
  /** Keys that lead to it, `pages.contact.description`. */
  readonly path: string;
  readonly value: string;
}

const listTexts = (value: unknown, path: readonly string[] = []): readonly Text[] => {
  if (typeof value === "string") return [{ path: path.join("."), value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, [...path, key]));
};

/* A file that cannot be read is named at the start of a server. */
const readTexts = (folder: string, file: string): Promise<readonly Text[]> =>
  readFile(join(folder, file), "utf8")
    .then((text) => listTexts(JSON.parse(text)))
    .catch(() => []);

/* Its short name and the cities of its offices. */
const listWords = (facts: readonly Text[]): readonly string[] =>
  facts
    .filter(({ path }) => path === "shortName" || /^(headOffice|branchOffices\.\d+)\.city$/.test(path))
    .map(({ value }) => value.toLowerCase());

/** Where a brand still names the default company or its cities: `texts.json: about.lead`. */
export const findDefaultRemains = async (folder: string): Promise<readonly string[]> => {
  const facts = await readTexts(DEFAULT_BRAND, "brand.json");
  const own = await readTexts(folder, "brand.json");
  const city = own.find(({ path }) => path === "headOffice.city")?.value.toLowerCase();
  const words = listWords(facts).filter((word) => word !== city);
  const found = await Promise.all(
    FILES.map(async (file) =>
      (await readTexts(folder, file))
        .filter(({ value }) => words.some((word) => value.toLowerCase().includes(word)))
        .map(({ path }) => `${file}: ${path}`),
    ),
  );
  return found.flat();
};
