import { afterEach, beforeEach, expect, it } from "vitest";
import { EMPTY_PARTY } from "#domain/addresses";
import type { Role } from "#domain/companies";
import { allFeatures } from "#server/features.ts";
import type { Feature } from "#server/platform/feature.ts";
import {
  addShipper,
  type CredentialHeaders,
  SHIPPER,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { PDF } from "#tests/server/modules/booking-documents/files.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { addTestPlaces, addTestTariffs, SEARCH } from "#tests/server/support/freight.ts";

const COMPANY = `account-${SHIPPER.email}`;
const RIVAL = "rival@trader.example";
const PARTY = { ...EMPTY_PARTY, partyName: "Rheinland Wohnen", countryCode: "DE" };
const CUSTOMER = { companyName: "Van der Meer Wonen", contactName: null, reference: null };

const addTariffs: Feature = async ({ database }) => {
  await addTestTariffs(database.db);
  return [];
};

let server: TestApp;
let admin: CredentialHeaders;
beforeEach(async () => {
  server = await startTestApp({ make: sqlitePlace, features: [addTestPlaces, addTariffs, ...allFeatures] });
  await addShipper(server.database);
  await addShipper(server.database, RIVAL);
  admin = await signInAs(server.app);
});
afterEach(() => server.close());

const addColleague = async (email: string, role: Role): Promise<CredentialHeaders> => {
  const id = await addShipper(server.database, email);
  await server.database.db.updateTable("account").set({ companyId: COMPANY, role }).where("id", "=", id).execute();
  return signInAs(server.app, email);
};

const ask = async (
  headers: CredentialHeaders,
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  more: Readonly<Record<string, string>> = {},
) => {
  const answer = await server.app.inject({
    method,
    url: `/api/resource${url}`,
    headers: { ...headers, ...more },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
};
const findId = (text: string, name = "id"): string => new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? "";

/** One of each, by the admin: the path of its list, the path that changes or reads it, and its id. */
const saveAll = async () => {
  const found = await ask(admin, "POST", "/rates/spot-on", SEARCH);
  const offerId = /"offerId":"([^"]+\.[^"]+)"/.exec(found.text)?.[1] ?? "";
  const booked = await ask(admin, "PUT", "/rates/spot-on", {
    offerId,
    providerName: "Norrvik Line",
    routing: null,
    arrivalDate: null,
    departureDate: null,
  });
  const bookings = await ask(admin, "GET", "/quotation");
  const booking = findId(bookings.text, "_id");
  const quote = {
    offerIds: [offerId],
    search: SEARCH,
    customer: CUSTOMER,
    incoterm: null,
    validTill: null,
    note: null,
  };
  const saved = {
    template: await ask(admin, "POST", "/templates", { name: "Weekly", search: SEARCH }),
    address: await ask(admin, "POST", "/addresses", { party: PARTY }),
    quote: await ask(admin, "POST", "/quotes", quote, { "idempotency-key": "a-key-of-a-quote" }),
    document: await ask(
      admin,
      "POST",
      `/quotation/${booking}/documents?kind=commercial-invoice&fileName=invoice.pdf`,
      PDF,
      { "content-type": "application/pdf", "idempotency-key": "a-key-of-an-upload" },
    ),
  };
  expect([booked, ...Object.values(saved)].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  return {
    template: { list: "/templates", id: findId(saved.template.text) },
    address: { list: "/addresses", id: findId(saved.address.text) },
    quote: { list: "/quotes", id: findId(saved.quote.text) },
    document: { list: `/quotation/${booking}/documents`, id: findId(saved.document.text) },
  };
};

it("shows colleagues the templates, addresses, quotes and documents of the company, and nobody else", async () => {
  const parts = Object.entries(await saveAll());
  const people = {
    booker: await addColleague("priya@menon.example", "booker"),
    viewer: await addColleague("ravi@menon.example", "viewer"),
    rival: await signInAs(server.app, RIVAL),
  };
  const seen = async (headers: CredentialHeaders) =>
    Object.fromEntries(
      await Promise.all(
        parts.map(async ([name, { list, id }]) => {
          const { status, text } = await ask(headers, "GET", list);
          return [name, `${status} ${id !== "" && text.includes(id) ? "seen" : "not seen"}`];
        }),
      ),
    );
  const ALL = { template: "200 seen", address: "200 seen", quote: "200 seen", document: "200 seen" };
  expect({
    booker: await seen(people.booker),
    viewer: await seen(people.viewer),
    rival: await seen(people.rival),
  }).toEqual({
    booker: ALL,
    viewer: ALL,
    rival: { template: "200 not seen", address: "200 not seen", quote: "200 not seen", document: "404 not seen" },
  });
});

it("lets a colleague who may change them change them, refuses a viewer with 4030, and knows none for a rival", async () => {
  const { template, address, quote, document } = await saveAll();
  const booker = await addColleague("priya@menon.example", "booker");
  const viewer = await addColleague("ravi@menon.example", "viewer");
  const rival = await signInAs(server.app, RIVAL);
  const change = async (headers: CredentialHeaders) => {
    const answers = [
      await ask(headers, "PUT", `/templates/${template.id}`, { name: "Monthly" }),
      await ask(headers, "PUT", `/addresses/${address.id}`, { version: 1, party: { ...PARTY, city: "Duisburg" } }),
      await ask(
        headers,
        "POST",
        `/quotes/${quote.id}/comments`,
        { text: "Is it firm?" },
        { "idempotency-key": "a-key-of-a-comment" },
      ),
      await ask(
        headers,
        "POST",
        `${document.list}/${document.id}/comments`,
        { version: 1, text: "Seen" },
        { "idempotency-key": "a-key-of-a-remark" },
      ),
    ];
    return answers.map(({ status, text }) => `${status} ${/"code":(\d+)/.exec(text)?.[1]}`);
  };
  expect(await change(rival)).toEqual(["404 4040", "404 4040", "404 4040", "404 4040"]);
  expect(await change(viewer)).toEqual(["403 4030", "403 4030", "403 4030", "403 4030"]);
  expect(await change(booker)).toEqual(["200 2000", "200 2000", "200 2000", "200 2000"]);
});
