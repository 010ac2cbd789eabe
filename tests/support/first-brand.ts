import { readFileSync } from "node:fs";
import DEFAULT_BRAND from "#brands/keelson/brand.json" with { type: "json" };
import DEFAULT_TEXTS from "#brands/keelson/texts.json" with { type: "json" };
import { LEGAL_FILES } from "#domain/brand";

const readSentences = (file: string): readonly string[] =>
  readFileSync(`brand/keelson/${file}`, "utf8")
    .split(/\n\s*\n|^- /m)
    .map((text) => text.replaceAll(/\s*\n\s*/g, " ").trim());

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
};

const { name, shortName, headOffice, branchOffices, ratesMailbox, generalMailbox, landline, website } = DEFAULT_BRAND;
const offices = [headOffice, ...branchOffices];

/* Short words, such as "Cut-offs", are the trade's; a sentence is the company's. */
const isSentence = (text: string): boolean => text.length >= 18 && text.includes(" ") && !text.includes("{");

/** What must not appear where another brand runs: names, places, figures, carriers, colours, files and sentences of the default one. */
export const readFirstBrand = (): readonly string[] => [
  name,
  shortName,
  shortName.toLowerCase(),
  shortName.toUpperCase(),
  ...offices.flatMap(({ city, postalCode, lines }) => [city, postalCode, ...lines.slice(0, -1)]),
  ratesMailbox,
  generalMailbox,
  landline,
  new URL(website).host,
  "500+",
  "24/7",
  ...DEFAULT_BRAND.carriers.map((carrier) => carrier.name),
  ...DEFAULT_BRAND.mark.shapes.map(({ path }) => path),
  ...Object.values(DEFAULT_BRAND.colours.palette.accent),
  ...Object.values(DEFAULT_BRAND.colours.palette.ink),
  DEFAULT_BRAND.colours.mail,
  ...Object.values(DEFAULT_BRAND.pictures).flat(),
  ...DEFAULT_BRAND.signIn,
  ...Object.values(DEFAULT_BRAND.hull).slice(0, 2),
  ...[...listTexts(DEFAULT_TEXTS), ...Object.values(LEGAL_FILES).flatMap(readSentences)].filter(isSentence),
];
