import { afterEach, beforeEach, expect, it } from "vitest";
import type { RatesAnswer } from "#api/schema.d.ts";
import { changeCompany, saveTaxNumbers } from "#server/modules/accounts/company-store.ts";
import { openItem } from "#server/modules/inbox/index.ts";
import { addShipper, SHIPPER, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addTestStaff, callDesk, signInToDesk } from "#tests/server/support/desk.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RAVI = "ravi.pillai@keelson.example";
const COMPANY = `account-${SHIPPER.email}`;
const RATES = "/api/resource/rates/spot-on";

interface Found {
  readonly group: string;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
}

/** The search of the desk, over whichever database. */
export const deskSearchContract = (make: MakePlace): void => {
  let server: TestApp;
  let cookie = "";
  let number = "";

  const search = async (text: string) => {
    const path = `/search?text=${encodeURIComponent(text)}`;
    const answer = await server.app.inject({ url: `/desk/api${path}`, headers: { cookie } });
    return parsed<{ result: readonly Found[] }>(answer.body).result;
  };
  const find = async (text: string) =>
    (await search(text)).map(({ group, hits }) => [group, hits.map(({ title, detail }) => [title, detail])]);

  /* A booking, a request for a quote, and a company with tax numbers. */
  beforeEach(async () => {
    server = await startTestApp({ make, features: freightFeatures() });
    await addShipper(server.database);
    await changeCompany(server.database.db, COMPANY, { customerGroup: "Gold" });
    await saveTaxNumbers(server.database.db, COMPANY, { pan: "ABCDE1234F", gstins: ["27ABCDE1234F1Z5"] });
    const headers = await signInAs(server.app);
    const searched = await server.app.inject({ method: "POST", url: RATES, headers, payload: SEARCH });
    const offerId = parsed<RatesAnswer>(searched.body)
      .result.flatMap(({ excel = [] }) => excel.map(({ _id }) => _id))
      .find((id) => id.includes("."));
    const payload = {
      offerId,
      providerName: "",
      routing: null,
      arrivalDate: null,
      departureDate: null,
      reference: "SO 2291 Leeds",
    };
    const booked = await server.app.inject({ method: "PUT", url: RATES, headers, payload });
    number = parsed<{ result: readonly { quotationId: string }[] }>(booked.body).result[0]?.quotationId ?? "";
    await addTestStaff(server.database, RAVI, "Ravi Pillai", "desk");
    cookie = await signInToDesk(server, RAVI);
  });
  afterEach(() => server.close());

  it("finds a booking by its number, its reference and its carrier, in whichever case", async () => {
    const [group] = await search(number.toLowerCase());
    expect(group).toEqual({
      group: "bookings",
      hits: [
        {
          id: number,
          title: number,
          lane: { from: { name: "Nhava Sheva", code: "INNSA" }, to: { name: "Rotterdam", code: "NLRTM" } },
          containers: [{ equipment: "20GP", quantity: 2 }],
          carrier: expect.any(String),
          customer: "Malabar Spice Exports",
          detail: null,
          state: "in-process",
        },
      ],
    });
    expect(await find("2291 leeds")).toEqual([["bookings", [[number, "SO 2291 Leeds"]]]]);
  });

  it("finds a booking by a container or a transport document that its carrier has stated", async () => {
    const { id } = await server.database.db.selectFrom("quotation").select("id").executeTakeFirstOrThrow();
    await server.database.db
      .insertInto("shipmentReference")
      .values({ kind: "container", value: "MSCU1234567", quotation: id })
      .execute();
    expect(await find("mscu123")).toEqual([["bookings", [[number, "MSCU1234567"]]]]);
    expect(await find("mscu123 other")).toEqual([]);
    for (const printed of ["MSCU 123456-7", "mscu123456 7", "MSCU-123456/7", "MSCU 1234567"])
      expect(await find(printed)).toEqual([["bookings", [[number, "MSCU1234567"]]]]);
  });

  it("finds a company by name, group and tax number, and a person by address and name", async () => {
    expect(await find("spice malabar")).toEqual([["companies", [["Malabar Spice Exports", "Gold"]]]]);
    expect(await find("27abcde")).toEqual([["companies", [["Malabar Spice Exports", "27ABCDE1234F1Z5"]]]]);
    expect(await find(SHIPPER.email)).toEqual([["people", [["Asha Menon", SHIPPER.email]]]]);
  });

  it("finds nothing by letters that mean something to a database, and by nothing", async () => {
    expect([await search("%%"), await search("__"), await search("'; --"), await search("  ")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect((await callDesk(server.app, "GET", "/search?text=a", { cookie })).status).toBe(400);
    expect((await callDesk(server.app, "GET", "/search?text=malabar")).status).toBe(401);
  });

  it("filters the inbox that was listed by the place, the reference and the company of an item", async () => {
    const now = server.clock.now();
    await openItem(server.database.db, { kind: "enquiry", subject: "enquiry-1", title: {} }, now);
    const count = async (text: string) =>
      (await callDesk(server.app, "GET", `/inbox/items?search=${encodeURIComponent(text)}`, { cookie })).result.length;
    await callDesk(server.app, "GET", "/inbox/items", { cookie });
    expect([await count("rotterdam"), await count("leeds"), await count("malabar"), await count("genoa")]).toEqual([
      1, 1, 1, 0,
    ]);
  });
};
