import { afterEach, beforeEach, expect, it } from "vitest";
import type { AddressesAnswer, SavedAddress } from "#api/schema.d.ts";
import { EMPTY_PARTY, MAX_ADDRESSES } from "#domain/addresses";
import type { Party } from "#domain/cargo";
import { addresses, addressesFeature } from "#server/modules/addresses/addresses.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import type { MakePlace } from "#tests/server/support/database.ts";
import { addressRow } from "#tests/server/support/addresses.ts";
import { freightFeatures } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";

const RIVAL = "rival@trader.example";
const ADDRESSES = "/api/resource/addresses";
const RHEINLAND: Party = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", city: "Duisburg", countryCode: "DE" };
const MENON: Party = { ...EMPTY_PARTY, partyName: "menon Spices", countryCode: "IN" };

/** The address book over HTTP, over whichever database. */
export const addressesContract = (make: MakePlace): void => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    server = await startTestApp({ make, features: [...freightFeatures(), addressesFeature] });
    await addShipper(server.database);
    await addShipper(server.database, RIVAL);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const save = (party: Party) => call("POST", ADDRESSES, { party });
  const list = async (): Promise<readonly SavedAddress[]> =>
    parsed<AddressesAnswer>((await call("GET", ADDRESSES)).body).result;
  const saveOne = async (party: Party): Promise<SavedAddress> => {
    const [address] = parsed<AddressesAnswer>((await save(party)).body).result;
    if (address === undefined) throw new Error("nothing was saved");
    return address;
  };

  it("is sorted by name, without spaces around the texts", async () => {
    await save({ ...RHEINLAND, street: " Hafenstrasse 12 " });
    await save(MENON);
    expect((await list()).map(({ version, party }) => [version, party])).toEqual([
      [1, MENON],
      [1, { ...RHEINLAND, street: "Hafenstrasse 12" }],
    ]);
  });

  it("is of its own shipper only", async () => {
    const { id } = await saveOne(RHEINLAND);
    headers = await signInAs(server.app, RIVAL);
    expect(await list()).toEqual([]);
    expect((await call("PUT", `${ADDRESSES}/${id}`, { version: 1, party: MENON })).statusCode).toBe(404);
    expect((await call("DELETE", `${ADDRESSES}/${id}`)).statusCode).toBe(200);
    headers = await signInAs(server.app);
    expect((await list()).map(({ party }) => party)).toEqual([RHEINLAND]);
  });

  it("refuses an address without name, country or with a wrong email address, and saves nothing", async () => {
    const answer = await save({ ...EMPTY_PARTY, email: "jana@" });
    expect([answer.statusCode, parsed<{ readonly result: readonly unknown[] }>(answer.body).result]).toEqual([
      422,
      [
        { field: "party.partyName", message: "Enter the name of the company." },
        { field: "party.countryCode", message: "Choose the country." },
        {
          field: "party.email",
          message: "Enter an email address such as name@company.com, or leave it empty.",
        },
      ],
    ]);
    expect(await list()).toEqual([]);
  });

  it("tells the second of two changes that the first was made", async () => {
    const { id } = await saveOne(RHEINLAND);
    const url = `${ADDRESSES}/${id}`;
    const changes = await Promise.all(
      ["Essen", "Köln"].map((city) => call("PUT", url, { version: 1, party: { ...RHEINLAND, city } })),
    );
    expect(changes.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [kept] = await list();
    expect(kept?.version).toBe(2);
    expect(["Essen", "Köln"]).toContain(kept?.party.city);
  });

  it("has no place for more than its most addresses", async () => {
    const { id } = await saveOne(RHEINLAND);
    const { accountId } = await server.database.db
      .selectFrom("savedAddress")
      .select("accountId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await server.database.db.transaction().execute(async (transaction) => {
      for (let index = 1; index < MAX_ADDRESSES; index += 1)
        await addresses.add(transaction, addressRow(`a-${index}`, accountId, MENON));
    });
    const refused = await save(MENON);
    expect([refused.statusCode, parsed<{ readonly message: string }>(refused.body).message]).toEqual([
      409,
      "The address book has 500 addresses. Delete some first.",
    ]);
    await call("DELETE", `${ADDRESSES}/${id}`);
    expect((await save(RHEINLAND)).statusCode).toBe(200);
  });
};
