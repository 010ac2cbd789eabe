import { ok } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CreatedLinkAnswer, QuotationsAnswer, QuoteAnswer, RatesAnswer } from "#api/schema.d.ts";
import { queueNewBookings } from "#server/modules/bookings/desk-mails.ts";
import { deadlinesFeature } from "#server/modules/deadlines/routes.ts";
import { linksFeature } from "#server/modules/links/routes.ts";
import type { DisplayRules, RateSource } from "#server/rate-sources/rate-source.ts";
import { bookingCommands } from "#server/operations/commands/bookings.ts";
import { quoteCommands } from "#server/operations/commands/quotes.ts";
import { readPdf } from "#tests/server/modules/documents/pdf-text.ts";
import {
  addShipper,
  countedIds,
  type CredentialHeaders,
  signInAs,
  startTestApp,
  type TestApp,
} from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";
import { runStaffCommand, staffOperations } from "#tests/server/support/staff.ts";

const PENALTY = "Cancellation less than 7 days before departure: USD 60 a container.";
const RULES: DisplayRules = {
  productName: "Pelagia Spot",
  hidesValidity: true,
  priceId: true,
  termsUrl: "https://pelagia.example/terms",
  penalties: [PENALTY],
};
const TERMS = { ...RULES, priceId: "PRC-2210" };

/* The validity ends on 17 December. */
const VALIDITY = /2026-12-17|17 Dec/;

const OFFER = {
  providerName: "Pelagia",
  rateType: "Spot",
  departureDate: "2026-12-24",
  arrivalDate: "2027-01-15",
  displayTerms: { priceId: "PRC-2210" },
  routingLegs: [
    {
      legNumber: 1,
      modeOfTransport: "VESSEL",
      vesselName: "PELAGIA ONE",
      voyageReference: "101W",
      departureDate: "2026-12-24",
      arrivalDate: "2027-01-15",
      legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" }, placeCountry: { code: "IN" } },
      legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" }, placeCountry: { code: "NL" } },
    },
  ],
  quoteLine: {
    validityFrom: "2026-11-16",
    validityTo: "2026-12-17",
    surcharges: {
      matchingSurchargesPerEquipmentTypes: [
        { equipmentGroupIsoCode: "20GP", currency: "USD", basicOceanFreightRate: 907 },
      ],
    },
  },
};

describe("what a carrier requires of the display of its offers", () => {
  let server: TestApp;
  let headers: CredentialHeaders;

  beforeEach(async () => {
    const source: RateSource = { name: "Pelagia", display: RULES, quote: async () => ok([quotedOffer(OFFER)]) };
    server = await startTestApp({
      features: [...freightFeatures((sources) => [...sources, source]), linksFeature, deadlinesFeature],
      config: { deskMail: "desk@keelson.example" },
    });
    await addShipper(server.database);
    headers = await signInAs(server.app);
  });
  afterEach(() => server.close());

  const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object, key = "display-1") => {
    const answer = await server.app.inject({
      method,
      url: `/api${url}`,
      headers: { ...headers, "idempotency-key": key },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  const read = async (method: "GET" | "POST" | "PUT", url: string, payload?: object): Promise<string> =>
    (await call(method, url, payload)).body;
  const print = async (method: "GET" | "POST", url: string, payload?: object): Promise<string> =>
    (await readPdf((await call(method, url, payload)).rawPayload)).text.replaceAll(/\s+/g, " ");
  const search = async () =>
    parsed<RatesAnswer>(await read("POST", "/resource/rates/spot-on", SEARCH)).result[0]?.api?.find(
      ({ providerName }) => providerName === "Pelagia",
    );
  const book = async (offerId: string) => {
    const payload = { offerId, providerName: "Pelagia", routing: null, arrivalDate: null, departureDate: null };
    await call("PUT", "/resource/rates/spot-on", payload);
    return parsed<QuotationsAnswer>(await read("GET", "/resource/quotation?limit=10&skip=0")).result[0];
  };
  const saveQuote = async (offerId: string) => {
    const customer = { companyName: "Van der Meer", contactName: null, reference: null };
    const payload = {
      offerIds: [offerId],
      search: SEARCH,
      customer,
      incoterm: null,
      validTill: "2026-11-27",
      note: null,
    };
    const saved = await call("POST", "/resource/quotes", payload);
    const { number = "", code = "" } = parsed<QuoteAnswer>(saved.body).result[0] ?? {};
    return { number, code };
  };
  const share = async (url: string, payload: object): Promise<string> =>
    parsed<CreatedLinkAnswer>(await read("POST", url, { recipient: "Priya", ...payload })).result[0]?.token ?? "";
  const runStaff = async (...words: readonly string[]): Promise<string> => {
    const printed: string[] = [];
    const say = (...lines: readonly string[]): void => {
      printed.push(...lines);
    };
    const operations = staffOperations(server.database, { say, reportError: say });
    await runStaffCommand([bookingCommands, quoteCommands], operations, words);
    return printed.join("\n");
  };

  it("is part of the offer, whatever the offer states itself", async () => {
    expect(await search()).toMatchObject({ providerName: "Pelagia", displayTerms: TERMS });
  });

  it("is in every answer, document, link, mail and command with its price, and the validity in none", async () => {
    const offerId = (await search())?.offerId ?? "";
    const quote = await saveQuote(offerId);
    const { number } = quote;
    const quoteToken = await share(`/resource/quotes/${number}/links`, {});
    const checked = await read("POST", `/resource/quotes/${number}/check`, { offer: 0 });
    const booking = await book(offerId);
    const shown = {
      prices: true,
      references: true,
      deadlines: true,
      documents: (booking?.files ?? []).map(({ fileName }) => fileName),
    };
    const bookingToken = await share(`/resource/quotation/${booking?._id}/links`, { days: 7, options: shown });
    const { database, clock } = server;
    const mailing = { database, clock: clock.now, ids: countedIds(), deskMail: "desk@keelson.example" };
    await queueNewBookings(mailing, async () => undefined);
    const mails = await server.database.db.selectFrom("outgoingMail").select(["subject", "text"]).execute();
    const answers: Readonly<Record<string, string>> = {
      "PDF of the offer": await print("POST", "/resource/booking/pdf", { offerId, providerName: "Pelagia" }),
      bookings: await read("GET", "/resource/quotation?limit=10&skip=0"),
      booking: await read("GET", `/resource/quotation/${booking?._id}`),
      "PDF of the booking": await print("POST", "/resource/booking/pdf", { quotationId: booking?.quotationId }),
      "shared booking": await read("GET", `/shared/${bookingToken}`),
      "PDF of the shared booking": await print("GET", `/shared/${bookingToken}/files/0`),
      quotes: await read("GET", "/resource/quotes"),
      quote: await read("GET", `/resource/quotes/${number}`),
      "checked offer": checked,
      "verified quote": await read("GET", `/quotes/verify/${quote.code}`),
      "PDF of the quote": await print("GET", `/resource/quotes/${number}/pdf`),
      "shared quote": await read("GET", `/shared/quotes/${quoteToken}`),
      "PDF of the shared quote": await print("GET", `/shared/quotes/${quoteToken}/pdf`),
      "command of the booking": await runStaff("bookings", "show", booking?.quotationId ?? ""),
      "command of the quote": await runStaff("quotes", "show", number),
      ...Object.fromEntries(mails.map(({ subject, text }) => [subject, text])),
    };
    expect(mails).toHaveLength(1);
    for (const [name, text] of Object.entries(answers)) {
      /* Ours, and not its validity. */
      const stated = text.replaceAll(/"validityTo":"[^"]+"/g, "");
      expect([name, VALIDITY.exec(stated)?.[0]]).toEqual([name, undefined]);
      expect([
        name,
        [TERMS.productName, TERMS.priceId, TERMS.termsUrl, PENALTY].filter((one) => !text.includes(`${one}`)),
      ]).toEqual([name, []]);
    }
  });

  it("leaves out an offer of which it cannot be said", async () => {
    await server.close();
    const source: RateSource = {
      name: "Pelagia",
      display: RULES,
      quote: async () => ok([quotedOffer({ ...OFFER, displayTerms: {} })]),
    };
    server = await startTestApp({ features: freightFeatures((sources) => [...sources, source]) });
    await addShipper(server.database);
    headers = await signInAs(server.app);
    expect(await search()).toBeUndefined();
    expect(server.logLines.join("")).toContain("it has no price id, which its carrier wants to be shown");
  });
});
