import { isDeepStrictEqual } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { addDays } from "#domain/time";
import { toInstant } from "#server/platform/time.ts";
import { type Bench, listOpen, MINUTE_MS, requireOffers, TODAY } from "./bench.ts";
import { type DescribedOffer, describeOffer } from "./describe-offer.ts";
import type { Subject } from "./subject.ts";

const SHOWN_LENGTH = 4_000;

/** Collects the answers of calls whose path has a part, each as its first lines. */
const listenTo = (part: string) => {
  const answered: Promise<string>[] = [];
  const send = globalThis.fetch;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if ((input instanceof Request ? input.url : input.toString()).includes(part))
      answered.push(response.clone().text());
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return async (): Promise<readonly string[]> =>
    (await Promise.all(answered)).map((text) => JSON.stringify(JSON.parse(text), null, 1).slice(0, SHOWN_LENGTH));
};

/** The fields of two offers that are not the same: `prices and until`. */
const listDifferences = (offer: DescribedOffer, other: DescribedOffer): string => {
  const others = new Map<string, unknown>(Object.entries(other));
  const fields = Object.entries(offer).filter(([field, value]) => !isDeepStrictEqual(value, others.get(field)));
  return fields.map(([field]) => field).join(" and ");
};

/** What is in the offers of an answer. */
export const testOffers = (subject: Subject, bench: Bench): void => {
  const { open, quote, quoteOffers, validate, setFaults, normalise } = bench;

  it("quotes offers of the lane that the server reads, with a departure, an arrival and prices of each size", async () => {
    const { offers, problems: unread } = await quoteOffers();
    expect(unread, "the reader must fill QuotedCarrierOffer so that the server reads it back").toEqual([]);
    const sizes = subject.load.map(({ equipment }) => equipment);
    const read = listOpen(offers);
    expect(read.length, "an offer that can be booked has kind `api` and refusal null").toBeGreaterThan(0);
    for (const offer of read) {
      expect(offer.providerName, "providerName is the name that the connector was opened with").toBe(subject.name);
      const ends = [offer.legs.at(0)?.from.code, offer.legs.at(-1)?.to.code];
      expect(ends, "legs have the UN/LOCODEs of the answer").toEqual(["INNSA", "NLRTM"]);
      const { departureDate: departure, arrivalDate: arrival } = offer;
      expect(
        departure !== null && arrival !== null && departure < arrival,
        `the offer itself has departureDate and a later arrivalDate, not ${departure} and ${arrival}`,
      ).toBe(true);
      const named = offer.equipments.map(({ equipment, quantity }) => `${quantity} × ${equipment}`);
      expect(
        named,
        "equipments has each size of the load, in its order, by its code here and with its quantity",
      ).toEqual(subject.load.map(({ equipment, quantity }) => `${quantity} × ${equipment}`));
      for (const { equipment, basicOceanFreightRate } of offer.equipmentPrices) {
        expect(sizes, "equipmentPrices are of sizes of the load, by their codes here").toContain(equipment);
        const rate = Number(basicOceanFreightRate);
        expect(rate, "basicOceanFreightRate is the freight of one container, a decimal amount").toBeGreaterThan(0);
      }
    }
  });

  it("has the times, vessels, validity, charges and terms of the carrier's answer", async () => {
    const answers = listenTo(subject.pricesPath);
    const [first] = listOpen((await quoteOffers()).offers);
    expect(first, "an offer that can be booked has kind `api` and refusal null").toBeDefined();
    if (first === undefined) return;
    const described = describeOffer(first);
    expect(
      described,
      `the offer differs in ${listDifferences(described, subject.offer)} from \`offer\` of the test. Compare both with the carrier's answer, and correct the one that is wrong:\n${(await answers()).join("\n")}\n`,
    ).toEqual(subject.offer);
  });

  it("quotes an offer that can be booked now for a later departure", async () => {
    const { offers } = await quoteOffers({ ready: addDays(TODAY, 10) });
    const availability = listOpen(offers).map((offer) => normalise(offer).availability);
    expect(
      availability,
      "validity, cut-offs, departure, sizes or allocations forbid to book each offer",
    ).toContainEqual({ kind: "bookable" });
  });

  it("asks for departures from the day on which the cargo is ready", async () => {
    const ready = addDays(TODAY, 20);
    const { offers } = await quoteOffers({ ready });
    const early = listOpen(offers)
      .map(({ departureDate }) => departureDate ?? "")
      .filter((day) => day < ready);
    expect(early, `departures before ${ready}: use findFirstDay(request) in the search`).toEqual([]);
  });

  it("keeps no answer longer than its prices hold", async () => {
    const source = open();
    const quoted = requireOffers(await quote(source), "It must have offers.");
    const end = bench.moving.now + (source.keepMs ?? 0) - MINUTE_MS;
    const availability = listOpen(validate(source, quoted).offers).map((offer) => normalise(offer, end).availability);
    expect(
      availability,
      `an answer is kept until ${toInstant(end + MINUTE_MS)}, when none of its offers can be booked: state mostKeepMinutes in readBudget`,
    ).toContainEqual({ kind: "bookable" });
  });

  it("answers another lane of the same countries with offers of that lane", async () => {
    const source = open();
    requireOffers(await quote(source), "It must have offers.");
    const advice = "Keep ids of places by the whole UN/LOCODE: cachePlaceIds does.";
    const other = requireOffers(await quote(source, { origin: "INMUN" }), advice);
    const ends = listOpen(validate(source, other).offers).map(({ legs }) => legs.at(0)?.from.code);
    expect([...new Set(ends)], "from where the offers of a search from INMUN are").toEqual(["INMUN"]);
  });

  it.runIf(subject.twoPages !== null)("reads as many pages as its settings allow", async () => {
    await setFaults({ fault: "more-pages" });
    const first = await quoteOffers();
    const both = await quoteOffers({}, subject.twoPages ?? {});
    expect(
      both.offers.length,
      "two pages have no more offers than one: ask for the next page while there is one and `pages` allows it",
    ).toBeGreaterThan(first.offers.length);
  });

  it("has no price for a size whose code nobody knows", async () => {
    const [size] = subject.load;
    const source = open();
    await setFaults({ fault: "unknown-size" });
    const quoted = await quote(source);
    const offers = quoted.isOk() ? listOpen(validate(source, quoted.value).offers) : [];
    const asked = new Set<string>(subject.load.map(({ equipment }) => equipment));
    const others = Object.entries(subject.offer.prices).filter(([equipment]) => equipment !== size?.equipment);
    /* The domain says that an offer has a price of a size that is not known. */
    for (const { prices } of offers.slice(0, 1).map(describeOffer))
      expect(
        Object.fromEntries(Object.entries(prices).filter(([equipment]) => asked.has(equipment))),
        `the answer has a price of 99ZZ in place of ${size?.equipment}, which is none of another size: compare the code of each price with that of the size`,
      ).toEqual(Object.fromEntries(others));
  });

  it("has no offer that can be booked where all are sold out", async () => {
    const source = open();
    await setFaults({ fault: "sold-out" });
    const quoted = await quote(source);
    const offers = quoted.isOk() ? listOpen(validate(source, quoted.value).offers) : [];
    expect(
      offers.filter((offer) => normalise(offer).availability.kind === "bookable"),
      "state `refusal` of an offer that is sold out",
    ).toEqual([]);
  });

  it("has no total in the currency of a search where the carrier's currency has no rate", async () => {
    const source = open();
    await setFaults({ fault: "wrong-currency" });
    const { offers } = validate(source, requireOffers(await quote(source), "Take the currency from the answer."));
    const read = listOpen(offers);
    const currencies = read.flatMap(({ equipmentPrices }) => equipmentPrices.map(({ currency }) => currency));
    expect([...new Set(currencies)], "the currency of the freight is that of the answer, VES").toEqual(["VES"]);
    const totals = read.map((offer) => normalise(offer).price.converted.kind);
    expect(new Set(totals)).toEqual(new Set(["no-rate"]));
  });
};
