import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BRAND } from "#brand";

const { name, shortName, website, headOffice, branchOffices, ratesMailbox, generalMailbox, landline } = BRAND;

const addressOf = ({ city, postalCode, country, lines }: typeof BRAND.headOffice): readonly string[] => [
  city,
  postalCode,
  ...lines.filter((line) => line !== country.name),
];

const FACTS = [
  name,
  shortName,
  `${shortName.toUpperCase()} `,
  new URL(website).hostname.replace(/^www\./, ""),
  ...addressOf(headOffice),
  ...branchOffices.flatMap(addressOf),
  ratesMailbox,
  generalMailbox,
  landline,
];

const isText = (file: string): boolean => /\.(ts|tsx|json|html|svg|txt|xml|webmanifest|yaml)$/.test(file);

/* Generated types hold the examples of the API's description, and the component sheet is part of no build. */
const isProduct = (file: string): boolean => !/^src\/(api|web\/dev)\//.test(file);

const sources = (): readonly string[] => [
  "index.html",
  "app.html",
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => join("src", file).replaceAll("\\", "/"))
    .filter((file) => isText(file) && isProduct(file)),
];

it("company facts occur only in the folder of the brand", () => {
  const found = sources().flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return FACTS.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(found.toSorted()).toEqual([
    /* PRODID names the program that wrote a calendar (RFC 5545, 3.7.3). */
    "src/domain/deadlines/calendar.ts: Keelson",
    /* The login of the demo, which the documents name; a server without demo data has none. */
    "src/server/demo/accounts.ts: keelson.example",
    "src/server/demo/staff.ts: keelson.example",
    /* The program's own name, said to who runs it and to programs that it calls. */
    "src/server/modules/webhooks/call-endpoint.ts: Keelson",
    "src/server/operations/commands/audit.ts: Keelson",
    "src/server/platform/database/database.ts: Keelson",
    "src/server/serve.ts: Keelson",
  ]);
});
