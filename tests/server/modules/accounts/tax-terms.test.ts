import { afterEach, beforeEach, expect, it } from "vitest";
import { changeCompany, readTaxTerms, saveTaxNumbers } from "#server/modules/accounts/index.ts";
import { addShipper, startTestApp, type TestApp } from "#tests/server/support/app.ts";

const SETTINGS = { gstin: "27AASCS2460H1Z0", outsideIndia: "zero-rated" } as const;

let server: TestApp;
let company: string;

beforeEach(async () => {
  server = await startTestApp({ features: [] });
  company = await addShipper(server.database, "asha@menon.example");
});
afterEach(() => server.close());

it("is that of the GSTINs of the company, or of its country without one", async () => {
  const { db } = server.database;
  expect(await readTaxTerms(db, company, SETTINGS)).toEqual({ kind: "unknown", missing: "country" });
  await changeCompany(db, company, { country: "IN" });
  expect(await readTaxTerms(db, company, SETTINGS)).toEqual({ kind: "unknown", missing: "gstin" });
  await saveTaxNumbers(db, company, { pan: null, gstins: ["32AABCM1234E1Z8"] });
  expect(await readTaxTerms(db, company, SETTINGS)).toMatchObject({ kind: "igst", placeOfSupply: "32" });
  await saveTaxNumbers(db, company, { pan: null, gstins: ["32AABCM1234E1Z8", "27AABCM1234E1ZZ"] });
  expect(await readTaxTerms(db, company, SETTINGS)).toEqual({ kind: "unknown", missing: "one-gstin" });
  await saveTaxNumbers(db, company, { pan: null, gstins: [] });
  await changeCompany(db, company, { country: "NL" });
  expect(await readTaxTerms(db, company, SETTINGS)).toEqual({ kind: "zero-rated" });
});

it("is not stated by the default brand", async () => {
  expect(await readTaxTerms(server.database.db, company)).toBe(null);
});
