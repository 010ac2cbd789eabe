import { readFile } from "node:fs/promises";
import { err, ok, type Result, ResultAsync } from "neverthrow";
import type COMPANY from "#data/company.json";
import { replaceFile } from "./env-file.ts";

type Company = typeof COMPANY;

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
  typeof value === "object" && value !== null && "name" in value && "headOffice" in value && "branchOffice" in value;

const read = (path: string): ResultAsync<{ readonly text: string; readonly company: Company }, string> =>
  ResultAsync.fromPromise(readFile(path, "utf8"), () => `${path} cannot be read.`).andThen((text) => {
    try {
      const company: unknown = JSON.parse(text);
      return isCompany(company) ? ok({ text, company }) : err(`${path} has not the form of a company's facts.`);
    } catch {
      return err(`${path} is not valid JSON.`);
    }
  });

/** The facts of the file, which are what the assistant proposes. */
export const readCompany = (path: string): ResultAsync<CompanyFacts, string> =>
  read(path).map(({ company }) => {
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

/** Writes facts into the file; answers whether it changed. */
export const writeCompany = async (path: string, facts: CompanyFacts): Promise<Result<boolean, string>> => {
  const found = await read(path);
  if (found.isErr()) return err(found.error);
  const { text, company } = found.value;
  return replaceFile(path, text, `${JSON.stringify(merge(company, facts), null, 2)}\n`, 0o644);
};
