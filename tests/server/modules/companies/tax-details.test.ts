import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allFeatures } from "#server/features.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";

const COMPANY = `account-${SHIPPER.email}`;
const TAMIL_NADU = "33AABCK4471M1ZE";
const KARNATAKA = "29AABCK4471M1Z3";

describe("the tax numbers of a company", () => {
  let server: TestApp;
  let admin: CredentialHeaders;
  beforeEach(async () => {
    server = await startTestApp({ features: allFeatures });
    await addShipper(server.database);
    admin = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const ask = async (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
    const url = `/api/resource/company/${path}`;
    const body = payload === undefined ? {} : { payload };
    const answer = await server.app.inject({ method, url, headers: { ...admin }, ...body });
    server.clock.advance(1_000);
    return { http: answer.statusCode, body: answer.json() };
  };
  const add = (gstNumber: string) => ask("POST", "gst-numbers", { gstNumber });
  const remove = (gstNumber: string) => ask("DELETE", `gst-numbers/${gstNumber}`);

  it("are several GSTINs of one PAN, and the last one stays", async () => {
    expect(await add("33 aabck4471m 1ze")).toMatchObject({
      http: 200,
      body: { result: [{ gstNumbers: [TAMIL_NADU] }] },
    });
    expect(await add(KARNATAKA)).toMatchObject({
      body: { message: "GSTIN added", result: [{ gstNumbers: [KARNATAKA, TAMIL_NADU] }] },
    });
    expect(await add("27AAPFU0939F1ZV")).toMatchObject({
      http: 422,
      body: {
        result: [
          {
            field: "gstNumber",
            message: "A company has one PAN. This GSTIN belongs to another PAN than AABCK4471M.",
          },
        ],
      },
    });
    expect(await remove(TAMIL_NADU)).toMatchObject({
      body: { message: "GSTIN removed", result: [{ gstNumbers: [KARNATAKA] }] },
    });
    expect(await remove(TAMIL_NADU)).toMatchObject({
      http: 404,
      body: { message: "Your company does not have this GSTIN." },
    });
    expect(await remove(KARNATAKA)).toMatchObject({
      http: 409,
      body: { message: "The last GSTIN stays. Add another one first." },
    });
  });

  it("are changed by two people at once without losing one", async () => {
    await Promise.all([add(TAMIL_NADU), add(KARNATAKA)]);
    const stored = await server.database.db.selectFrom("companyTaxNumber").selectAll().orderBy("number").execute();
    expect(stored).toEqual([
      { companyId: COMPANY, number: KARNATAKA, kind: "gstin" },
      { companyId: COMPANY, number: TAMIL_NADU, kind: "gstin" },
      { companyId: COMPANY, number: "AABCK4471M", kind: "pan-of-gstin" },
    ]);
  });

  it("have a VAT id beside them, which can be removed", async () => {
    expect(await ask("PUT", "vat-id", { vatId: "nl 8234.56789.B01" })).toMatchObject({
      body: { message: "VAT id saved", result: [{ vatId: "NL823456789B01" }] },
    });
    expect(await ask("PUT", "vat-id", { vatId: "8234" })).toMatchObject({
      http: 422,
      body: { result: [{ field: "vatId" }] },
    });
    expect(await ask("PUT", "vat-id", { vatId: "" })).toMatchObject({
      http: 200,
      body: { result: [{ vatId: null }] },
    });
  });

  it("are recorded as changes of the company, before and after", async () => {
    await add(TAMIL_NADU);
    await ask("PUT", "vat-id", { vatId: "NL823456789B01" });
    const entries = await server.database.db
      .selectFrom("auditEntry")
      .select(["action", "customerId", "before", "after"])
      .where("action", "=", "company.changed")
      .orderBy("at")
      .execute();
    const changed = { action: "company.changed", customerId: COMPANY };
    expect(entries).toEqual([
      { ...changed, before: '{"gstNumbers":[]}', after: `{"gstNumbers":["${TAMIL_NADU}"]}` },
      { ...changed, before: '{"vatId":null}', after: '{"vatId":"NL823456789B01"}' },
    ]);
  });
});
