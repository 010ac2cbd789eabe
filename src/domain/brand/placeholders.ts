import type { Brand } from "./brand.ts";

const toList = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What a text may name in braces, such as `{shortName}`, and what is printed for it. */
export const toPlaceholders = (brand: Brand): ReadonlyMap<string, string> =>
  new Map([
    ["name", brand.name],
    ["shortName", brand.shortName],
    ["cities", toList([brand.headOffice, ...brand.branchOffices].map(({ city }) => city))],
    ["city", brand.headOffice.city],
    ["country", brand.headOffice.country.name],
    ["hubs", brand.claims.hubs],
    ["fclDestinations", brand.claims.fclDestinations],
    ["support", brand.claims.support],
    ["carriers", String(brand.carriers.length)],
    ["website", brand.website],
    ["address", brand.headOffice.lines.join(", ")],
    ["generalMailbox", brand.generalMailbox],
    ["ratesMailbox", brand.ratesMailbox],
    ["landline", brand.landline.replaceAll(" ", "\u00A0")],
  ]);

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** Replaces each known placeholder by what `write` makes of its value; others stay. */
export const fillPlaceholders = (
  text: string,
  placeholders: ReadonlyMap<string, string>,
  write: (value: string) => string = (value) => value,
): string =>
  text.replaceAll(PLACEHOLDER, (found, name: string) => {
    const value = placeholders.get(name);
    return value === undefined ? found : write(value);
  });

/** One sentence for each placeholder that does not exist. */
export const findUnknownPlaceholders = (text: string, known: ReadonlyMap<string, string>): readonly string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([found, name = ""]) =>
    known.has(name)
      ? []
      : [`The text "${found}" names nothing: write one of ${[...known.keys()].map((key) => `{${key}}`).join(", ")}.`],
  );
