import { ok } from "neverthrow";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RateSource } from "#server/rate-sources/rate-source.ts";
import type { BookingAnswer, RatesAnswer } from "#api/schema.d.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { sqlitePlace } from "#tests/server/support/database.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const priced = {
  spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2 }],
  surcharges: {
    matchingSurchargesPerEquipmentTypes: [
      { equipmentGroupIsoCode: "20GP", currency: { code: "USD" }, basicOceanFreightRate: 900 },
    ],
  },
};
/** The price of one container in the place of a list by size. */
const unsized = {
  surcharges: {
    currency: "USD",
    basicOceanFreightRate: 900,
    allInRate: 946,
    matchingCargoSurcharges: [
      { charge: { chargeCode: "FRT00", chargeName: "Basic freight" }, amount: 900, chargeCurrency: "USD" },
      { charge: { chargeCode: "ETS00", chargeName: "Emissions" }, amount: 46, chargeCurrency: "USD" },
    ],
  },
};
const noRate = { ...priced, spotEquipments: [{ equipmentGroupIsoCode: "20GP", availableRate: false }] };

const tooHeavy = {
  ...priced,
  spotEquipments: [{ equipmentGroupIsoCode: "20GP", numberOfContainerRequested: 2, maxNetWeight: 17.5 }],
};
const noFreight = {
  ...priced,
  surcharges: {
    matchingSurchargesPerEquipmentTypes: [{ equipmentGroupIsoCode: "20GP", currency: { code: "USD" } }],
    matchingBlSurcharges: [{ charge: { code: "ODF00", name: "Documents" }, amount: 50, chargeCurrency: "USD" }],
  },
};

const OFFERS = [
  { providerName: "Pelagia", quoteLine: priced },
  { providerName: "Pelagia", code: "INQ_BLK", description: "Forbidden commodity.", quoteLine: {} },
  { providerName: "Pelagia", quoteLine: priced, allocation: [{ equipmentGroupIsoCode: ["22G1"], allocation: false }] },
  { providerName: "Pelagia", quoteLine: priced, allocation: [{ equipmentGroupIsoCode: ["40HC"], allocation: false }] },
  { providerName: "Pelagia", quoteLine: noRate },
  { providerName: "Pelagia", quoteLine: tooHeavy },
  { providerName: "Pelagia", quoteLine: noFreight },
  { providerName: "Pelagia", quoteLine: unsized },
];

const pelagia: RateSource = {
  name: "Pelagia",
  quote: async () => ok(OFFERS.map(quotedOffer)),
};

let server: TestApp;
let headers: CredentialHeaders;
beforeEach(async () => {
  server = await startTestApp({ make: sqlitePlace, features: freightFeatures(() => [pelagia]) });
  await addShipper(server.database);
  headers = await signInAs(server.app);
});
afterEach(() => server.close());

const search = async (): Promise<readonly string[]> => {
  const payload = SEARCH;
  const answer = await server.app.inject({ method: "POST", url: "/api/resource/rates/spot-on", headers, payload });
  return (parsed<RatesAnswer>(answer.body).result[0]?.api ?? []).map(({ offerId }) => offerId);
};

const book = async (offerId: string) => {
  const payload = { offerId, providerName: "Pelagia", routing: null, arrivalDate: null, departureDate: null };
  const answer = await server.app.inject({ method: "PUT", url: "/api/resource/rates/spot-on", headers, payload });
  const { code, message } = parsed<BookingAnswer>(answer.body);
  return [code, message];
};

it("refuses to book, with the reason, what is not sold for the load, has no freight price or is too heavy", async () => {
  const outcomes = [];
  for (const offerId of await search()) outcomes.push(await book(offerId));
  expect(outcomes).toEqual([
    [2000, "Booking request received. My Bookings shows when it is confirmed."],
    [4100, "This offer cannot be booked: Forbidden commodity."],
    [4100, "This offer cannot be booked: No space left for 20GP."],
    [2000, "Booking request received. My Bookings shows when it is confirmed."],
    [4100, "This offer cannot be booked: No rate for 20GP."],
    [4100, "This offer cannot be booked: Your 18 000 kg exceeds this offer's 17 500 kg per container."],
    [4100, "This offer cannot be booked: No price for the ocean freight."],
    [2000, "Booking request received. My Bookings shows when it is confirmed."],
  ]);
});
