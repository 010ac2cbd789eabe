import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { err, ok, Result } from "neverthrow";
import { type HasCharacter, readCharacters } from "./font-characters.ts";
import {
  type Brand,
  type BrandTexts,
  filesOfBrand,
  LEGAL_FILES,
  type LegalText,
  type LegalTexts,
  parseBrand,
  parseLegal,
  parseTexts,
} from "#domain/brand";
import { findUnprintable } from "#domain/names";

export interface LoadedBrand {
  readonly folder: string;
  readonly brand: Brand;
  readonly texts: BrandTexts;
  /** Changes with every file of the folder. */
  readonly version: string;
}

const ROOT = resolve(import.meta.dirname, "../..");

/** Served at the root of the site, where browsers look for them. */
export const ICONS = ["favicon.svg", "favicon.ico", "icon-192.png", "icon-512.png", "apple-touch-icon.png"] as const;

const isSystemError = (error: unknown): boolean => error instanceof Error && "code" in error;

const readJson = (folder: string, file: string): Result<unknown, readonly string[]> =>
  Result.fromThrowable(
    (): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")),
    (error): readonly string[] => [
      isSystemError(error) ? `${file} is missing.` : `${file} is not valid JSON: ${String(error)}`,
    ],
  )();

/** Every file of the folder, by its path in it. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .toSorted();

const hash = (folder: string): string => {
  const sum = createHash("sha256");
  for (const file of listFiles(folder)) sum.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return sum.digest("base64url").slice(0, 10);
};

const findMissing = (folder: string, brand: Brand): readonly string[] => {
  const wanted = [...filesOfBrand(brand), ...ICONS.map((icon) => `icons/${icon}`)];
  return wanted.filter((file) => !existsSync(join(folder, file))).map((file) => `${file} is missing: put it there.`);
};

const readFonts = (folder: string, { pdfTypeface }: Brand): Result<readonly HasCharacter[], readonly string[]> =>
  Result.combineWithAllErrors(
    [...new Set(Object.values(pdfTypeface ?? {}))].map((file) =>
      readCharacters(readFileSync(join(folder, file))).mapErr((problem) => `${file} ${problem}`),
    ),
  );

/* What the fonts of the portal lack, each font of the brand must have: PDFs print these texts in both weights. */
const findUnprinted = ({ name, headOffice }: Brand, fonts: readonly HasCharacter[]): readonly string[] =>
  [["name", name] as const, ...headOffice.lines.map((line) => ["headOffice.lines", line] as const)].flatMap(
    ([field, text]) => {
      const isPrinted = (letter: string): boolean =>
        fonts.length > 0 && fonts.every((has) => has(letter.codePointAt(0) ?? 0));
      const lacking = [...findUnprintable(text)].filter((letter) => !isPrinted(letter)).join("");
      return lacking === ""
        ? []
        : [
            `brand.json: ${field} "${text}" has letters that PDFs cannot print (${lacking}): write it in Latin, Greek, Cyrillic or Devanagari letters, or name fonts with them in pdfTypeface.`,
          ];
    },
  );

const findFontProblems = (folder: string, brand: Brand): readonly string[] =>
  readFonts(folder, brand).match(
    (fonts) => findUnprinted(brand, fonts),
    (problems) => problems,
  );

const isTimeZone = (zone: string): boolean =>
  Result.fromThrowable(() => new Intl.DateTimeFormat("en", { timeZone: zone }))().isOk();

const findUnknown = ({ timeZone, currency }: Brand): readonly string[] => [
  ...(isTimeZone(timeZone) ? [] : [`brand.json: timeZone "${timeZone}" is no time zone, such as "Asia/Kolkata".`]),
  ...(Intl.supportedValuesOf("currency").includes(currency)
    ? []
    : [`brand.json: currency "${currency}" is no currency, such as "USD".`]),
];

const within =
  (file: string) =>
  (problems: readonly string[]): readonly string[] =>
    problems.map((problem) => `${file}: ${problem}`);

const readLegal = (folder: string, brand: Brand, key: keyof LegalTexts): Result<LegalText, readonly string[]> => {
  const file = LEGAL_FILES[key];
  return Result.fromThrowable(
    () => readFileSync(join(folder, file), "utf8"),
    (): readonly string[] => [
      `${file} is missing: write ${key === "terms" ? "the terms of use" : "the privacy notice"} of the company, such as in brand/keelson.`,
    ],
  )().andThen((markdown) => parseLegal(markdown, brand).mapErr(within(file)));
};

const readLegalIfThere = (
  folder: string,
  brand: Brand,
  key: keyof LegalTexts,
): Result<LegalText | null, readonly string[]> =>
  existsSync(join(folder, LEGAL_FILES[key])) ? readLegal(folder, brand, key) : ok(null);

const readLegalTexts = (folder: string, brand: Brand): Result<LegalTexts, readonly string[]> =>
  Result.combineWithAllErrors([
    readLegal(folder, brand, "terms"),
    readLegal(folder, brand, "privacy"),
    readLegalIfThere(folder, brand, "demoTerms"),
    readLegalIfThere(folder, brand, "demoPrivacy"),
  ])
    .map(([terms, privacy, demoTerms, demoPrivacy]) => ({ terms, privacy, demoTerms, demoPrivacy }))
    .mapErr((problems) => problems.flat());

const readTexts = (folder: string, brand: Brand): Result<BrandTexts, readonly string[]> =>
  Result.combineWithAllErrors([
    readJson(folder, "texts.json").andThen((json) => parseTexts(json, brand).mapErr(within("texts.json"))),
    readLegalTexts(folder, brand),
  ])
    .map(([pages, legal]) => ({ ...pages, ...legal }))
    .mapErr((problems) => problems.flat());

const read = (folder: string): Result<LoadedBrand, readonly string[]> =>
  readJson(folder, "brand.json")
    .andThen((json) => parseBrand(json).mapErr(within("brand.json")))
    .andThen((brand) => {
      const missing = findMissing(folder, brand);
      const fonts = missing.length > 0 ? [] : findFontProblems(folder, brand);
      const problems = [...findUnknown(brand), ...missing, ...fonts];
      return readTexts(folder, brand).match(
        (texts) => (problems.length > 0 ? err(problems) : ok({ folder, brand, texts, version: hash(folder) })),
        (others) => err([...problems, ...others]),
      );
    });

const toMessage = (folder: string, problems: readonly string[]): string =>
  [`The brand in ${folder} cannot be used (see docs/guides/brand.md):`, ...problems.map((one) => `- ${one}`)].join(
    "\n",
  );

/**
 * Reads the folder that `BRAND` names, or the default brand. Errors: sentences that say what is missing or wrong and what to do.
 */
export const loadBrand = (named: string | undefined): Result<LoadedBrand, string> => {
  const folder = named === undefined || named === "" ? join(ROOT, "brand/keelson") : resolve(named);
  if (!existsSync(folder))
    return err(`BRAND names the folder ${folder}, which does not exist: name a folder with a brand.json.`);
  return read(folder).mapErr((problems) => toMessage(folder, problems));
};
