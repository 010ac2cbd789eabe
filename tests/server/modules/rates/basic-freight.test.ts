import { ok } from "neverthrow";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { BookingAnswer, QuotationsAnswer, RatesAnswer } from "#api/schema.d.ts";
import { readCarrierOffer } from "#api/readers/carrier-offer.ts";
import { calculateTotals, type ListedRate, toListedRate } from "#domain/rates";
import type { CarrierRateOffer, RateSource } from "#server/rate-sources/rate-source.ts";
import { addShipper, type CredentialHeaders, signInAs, startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { freightFeatures, SEARCH } from "#tests/server/support/freight.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { portScope } from "#tests/support/rates.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";

const URL = "/api/resource/rates/spot-on";
const surcharge = (chargeCode: string, chargeName: string, amount: number) => ({
  charge: { chargeCode, chargeName },
  amount,
  chargeCurrency: "USD",
  includedInBasicFreight: false,
});
const leg = {
  modeOfTransport: "VESSEL",
  departureDate: "2026-12-05T06:00:00",
  arrivalDate: "2026-12-30T06:00:00",
  legFrom: { place: { name: "Nhava Sheva", internalCode: "INNSA" } },
  legTo: { place: { name: "Rotterdam", internalCode: "NLRTM" } },
};
const offer = (providerName: string, surcharges: object): CarrierRateOffer =>
  quotedOffer({
    providerName,
    rateType: "Spot",
    routingLegs: [leg],
    quoteLine: { validityTo: "2026-12-31", surcharges },
  });
const bySize = (basicOceanFreightRate: number, ...matchingCargoSurcharges: readonly object[]) => ({
  matchingSurchargesPerEquipmentTypes: [
    { equipmentGroupIsoCode: "20GP", currency: "USD", basicOceanFreightRate, matchingCargoSurcharges },
  ],
});

const OFFERS = [
  offer("Twice", bySize(3150, surcharge("BAS", "Basic Ocean Freight", 3150))),
  /* As the specification has it. */
  offer("Flat", {
    currency: "USD",
    basicOceanFreightRate: 900,
    allInRate: 946,
    matchingCargoSurcharges: [surcharge("FRT00", "Basic freight", 900), surcharge("ETS00", "Emissions", 46)],
  }),
  offer("Terminal", bySize(3293, surcharge("THC", "THC", 161))),
  offer("Ends", bySize(3000, surcharge("OTHC", "Origin THC", 150), surcharge("DTHC", "Destination THC", 240))),
];

let server: TestApp;
let headers: CredentialHeaders;
beforeEach(async () => {
  const source: RateSource = { name: "Pelagia", quote: async () => ok(OFFERS) };
  server = await startTestApp({ features: freightFeatures(() => [source]) });
  await addShipper(server.database);
  headers = await signInAs(server.app);
});
afterEach(() => server.close());

interface Quoted {
  readonly rate: ListedRate;
  readonly carrier: string;
}

/* Two 20GP, as the portal prices the answer. */
const search = async (): Promise<readonly Quoted[]> => {
  const answer = await server.app.inject({ method: "POST", url: URL, headers, payload: SEARCH });
  const { result, exchangeRates = null } = parsed<RatesAnswer>(answer.body);
  const load = [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }] as const;
  return (result[0]?.api ?? []).map((rate) => ({
    carrier: rate.providerName,
    rate: toListedRate(readCarrierOffer(rate)._unsafeUnwrap(), { load, exchange: exchangeRates, now: null }),
  }));
};

it("counts the basic freight of an offer once, reads the flat shape, and books both for the shown total", async () => {
  const quoted = await search();
  const find = (name: string) => quoted.find(({ carrier }) => carrier === name)?.rate;
  const totals = ["Twice", "Flat"].map((name) => {
    const rate = find(name);
    return [rate?.price.perCurrency, rate?.price.basicFreight, rate?.availability];
  });
  const usd = (minor: number) => ({ currency: "USD", minor });
  expect(totals).toEqual([
    [[usd(630_000)], usd(630_000), { kind: "bookable" }],
    [[usd(189_200)], usd(180_000), { kind: "bookable" }],
  ]);
  for (const name of ["Twice", "Flat"]) {
    const payload = {
      offerId: find(name)?.id,
      providerName: name,
      routing: null,
      arrivalDate: null,
      departureDate: null,
    };
    const booked = await server.app.inject({ method: "PUT", url: URL, headers, payload });
    expect(parsed<BookingAnswer>(booked.body).code).toBe(2000);
  }
  const listed = await server.app.inject({ method: "GET", url: "/api/resource/quotation", headers });
  expect(
    parsed<QuotationsAnswer>(listed.body).result.map(({ providerName, shipment }) => [providerName, shipment?.total]),
  ).toEqual([
    ["Flat", { currency: "USD", amount: 1892 }],
    ["Twice", { currency: "USD", amount: 6300 }],
  ]);
});

it("adds no estimate of terminal handling to an offer that prices it under a bare THC", async () => {
  const rates = (await search()).map(({ rate }) => rate);
  const totals = calculateTotals(rates, portScope);
  const byCarrier = Object.fromEntries(
    rates.map(({ id, carrier }) => {
      const total = totals.get(id);
      return [carrier.name, total?.kind === "complete" ? [total.total.minor, total.estimates.length] : total?.kind];
    }),
  );
  expect(byCarrier).toMatchObject({ Terminal: [690_800, 0], Ends: [678_000, 0] });
});
