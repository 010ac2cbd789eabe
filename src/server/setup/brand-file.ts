import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import { replaceFile } from "./env-file.ts";

/** The folder that a brand begins as a copy of. */
export const DEFAULT_BRAND = fileURLToPath(new URL("../../../brand/keelson", import.meta.url));

interface Office {
  readonly title: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: { readonly name: string; readonly code: string };
  readonly lines: readonly string[];
}

/** The part of `brand.json` that the assistant asks about. */
interface Company extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly shortName: string;
  readonly website: string;
  readonly timeZone: string;
  readonly generalMailbox: string;
  readonly ratesMailbox: string;
  readonly landline: string;
  readonly headOffice: Office;
}

/** What the assistant asks about the company. */
export interface CompanyFacts {
  readonly name: string;
  readonly shortName: string;
  readonly website: string;
  readonly timeZone: string;
  readonly generalMailbox: string;
  readonly ratesMailbox: string;
  readonly landline: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
}

const isCompany = (value: unknown): value is Company =>
  typeof value === "object" && value !== null && "name" in value && "headOffice" in value;

const read = (path: string): ResultAsync<{ readonly text: string; readonly company: Company }, string> =>
  ResultAsync.fromPromise(readFile(path, "utf8"), () => `${path} cannot be read.`).andThen((text) => {
    try {
      const company: unknown = JSON.parse(text);
      return isCompany(company) ? ok({ text, company }) : err(`${path} has not the form of a company's facts.`);
    } catch {
      return err(`${path} is not valid JSON.`);
    }
  });

const toFile = (folder: string): string => join(folder, "brand.json");

/** The facts of the brand in a folder, or of the default brand where there is none: what the assistant proposes. */
export const readCompany = (folder: string): ResultAsync<CompanyFacts, string> =>
  read(toFile(existsSync(folder) ? folder : DEFAULT_BRAND)).map(({ company }) => {
    const { name, shortName, website, timeZone, generalMailbox, ratesMailbox, landline, headOffice } = company;
    const { city, postalCode, country, lines } = headOffice;
    const place = { street: lines[0] ?? "", postalCode, city, country: country.name, countryCode: country.code };
    return { name, shortName, website, timeZone, generalMailbox, ratesMailbox, landline, ...place };
  });

const merge = (company: Company, facts: CompanyFacts): Company => {
  const { street, postalCode, city, country, countryCode, ...named } = facts;
  const office = {
    city,
    postalCode,
    country: { name: country, code: countryCode },
    lines: [street, `${postalCode} ${city}`, country],
  };
  const isNew = company.headOffice.lines[0] !== street || company.headOffice.city !== city;
  return isNew
    ? { ...company, ...named, headOffice: { title: company.headOffice.title, ...office } }
    : { ...company, ...named };
};

const copyDefault = (folder: string): ResultAsync<void, string> =>
  ResultAsync.fromPromise(
    existsSync(folder) ? Promise.resolve() : cp(DEFAULT_BRAND, folder, { recursive: true }),
    (error) => `${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
  );

/** Writes facts into the brand of a folder, which begins as a copy of the default brand; answers whether it changed. */
export const writeCompany = async (folder: string, facts: CompanyFacts): Promise<Result<boolean, string>> => {
  const found = await copyDefault(folder).andThen(() => read(toFile(folder)));
  if (found.isErr()) return err(found.error);
  const { text, company } = found.value;
  return replaceFile(toFile(folder), text, `${JSON.stringify(merge(company, facts), null, 2)}\n`, {
    mode: 0o644,
    owner: null,
  });
};
