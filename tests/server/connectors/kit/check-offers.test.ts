import { err, ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { checkOffers } from "#server/connectors/kit/check-offers.ts";
import type { RateRequest } from "#server/rate-sources/rate-source.ts";
import { requestFor } from "../support/requests.ts";

const leg = (from: string, to: string, modeOfTransport: string) => ({
  modeOfTransport,
  legFrom: { place: { internalCode: from } },
  legTo: { place: { internalCode: to } },
});
type Leg = ReturnType<typeof leg>;

const check = async (request: RateRequest, ...routingLegs: readonly Leg[]) => {
  const offer = readQuotedCarrierOffer({ providerName: "Carrier", routingLegs, quoteLine: {} })._unsafeUnwrap();
  const quoted = { kind: "api", offer, refusal: null } as const;
  const source = checkOffers({ name: "Carrier", quote: () => Promise.resolve(ok([quoted])) });
  return (await source.quote(request, new AbortController().signal)).match(
    ([checked]) => checked?.kind,
    ({ reason }) => reason,
  );
};

const mundra = requestFor({ origin: "INMUN" }).origin.port;
const dadri = requestFor({ origin: "INDER" });
const viaMundra: RateRequest = { ...dadri, origin: { ...dadri.origin, port: mundra } };

describe("offers of a carrier", () => {
  it("are left out where they are from or to other ports than those of the search", async () => {
    const sea = (from: string, to: string) => leg(from, to, "VESSEL");
    expect(await check(requestFor({}), sea("INNSA", "AEJEA"), sea("AEJEA", "NLRTM"))).toBe("api");
    expect(await check(requestFor({}), sea("INNSA", "BEANR"))).toBe(
      "all its offers are of another lane: it is from INNSA to BEANR",
    );
  });

  it("are not asked for where a transport would begin and end at one place", async () => {
    let calls = 0;
    const source = checkOffers({
      name: "Carrier",
      quote: () => {
        calls += 1;
        return Promise.resolve(ok([]));
      },
    });
    const sentence = "Carrier sells no transport from a place to itself.";
    for (const request of [
      requestFor({ origin: "INNSA", destination: "INNSA" }),
      requestFor({ origin: "INDER", destination: "INDER" }),
    ])
      expect(await source.quote(request, new AbortController().signal)).toEqual(
        err({ kind: "refused", reason: sentence, sentence }),
      );
    expect(calls).toBe(0);
    expect(await source.quote(requestFor({}), new AbortController().signal)).toEqual(ok([]));
  });

  it("are checked as well where a sea port is given as the place", async () => {
    const { origin, destination, ...request } = requestFor({});
    const asPlaces: RateRequest = {
      ...request,
      origin: { ...origin, place: origin.port, port: null },
      destination: { ...destination, place: destination.port, port: null },
    };
    expect(await check(asPlaces, leg("INNSA", "NLRTM", "VESSEL"))).toBe("api");
    expect(await check(asPlaces, leg("INMUN", "NLRTM", "VESSEL"))).toBe(
      "all its offers are of another lane: it is from INMUN to NLRTM",
    );
    expect(await check(dadri, leg("INMUN", "NLRTM", "VESSEL"))).toBe("api");
  });

  it("stay where others of the answer are of another lane, which is named in the log", async () => {
    const quoted = ["NLRTM", "BEANR"].map((to) => ({
      kind: "api" as const,
      refusal: null,
      offer: readQuotedCarrierOffer({
        providerName: "Carrier",
        routingLegs: [leg("INNSA", to, "VESSEL")],
        quoteLine: {},
      })._unsafeUnwrap(),
    }));
    const source = checkOffers({ name: "Carrier", quote: () => Promise.resolve(ok(quoted)) });
    expect((await source.quote(requestFor({}), new AbortController().signal))._unsafeUnwrap()).toEqual([
      quoted[0],
      { kind: "unreadable", reason: "it is from INNSA to BEANR" },
    ]);
  });

  it.each([
    ["USD", 1570, "api"],
    ["USD", "49999.99", "api"],
    ["USD", 157_000, "all its prices are wrong: the freight of 20GP, USD 157000, may be in cents"],
    ["USD", "157,000.00", "all its prices are wrong: the freight of 20GP, USD 157,000.00, may be in cents"],
    ["EUR", "126.000,00", "all its prices are wrong: the freight of 20GP, EUR 126.000,00, may be in cents"],
    ["EUR", "-1.00", "all its prices are wrong: the freight of 20GP, EUR -1.00, is below zero"],
    ["JPY", 240_000, "api"],
    ["US$", 1570, "all its prices are wrong: US$ is no currency"],
    [null, null, "api"],
  ])("have a freight of one container that can be right: %s %s", async (currency, freight, expected) => {
    const surcharges = [{ equipmentGroupIsoCode: "20GP", currency, basicOceanFreightRate: freight }];
    const offer = readQuotedCarrierOffer({
      providerName: "Carrier",
      routingLegs: [leg("INNSA", "NLRTM", "VESSEL")],
      quoteLine: { surcharges: { matchingSurchargesPerEquipmentTypes: surcharges } },
    })._unsafeUnwrap();
    const quote = () => Promise.resolve(ok([{ kind: "api", offer, refusal: null } as const]));
    const checked = await checkOffers({ name: "Carrier", quote }).quote(requestFor({}), new AbortController().signal);
    expect(
      checked.match(
        ([one]) => one?.kind,
        ({ reason }) => reason,
      ),
    ).toBe(expected);
    expect(checked.isErr() ? checked.error.sentence : null).toBe(
      expected === "api" ? null : "Carrier answered prices that cannot be right.",
    );
  });

  it.each([
    [[], "0 offers"],
    [["it has no ports", "it has no ports"], "its answer cannot be read: it has no ports"],
    [["it has no ports", "it is no object"], "its answer cannot be read: it has no ports, it is no object"],
  ])("are an answer that cannot be read where none of them can be: %j", async (reasons, expected) => {
    const quoted = reasons.map((reason) => ({ kind: "unreadable", reason }) as const);
    const source = checkOffers({ name: "Carrier", quote: () => Promise.resolve(ok(quoted)) });
    const checked = await source.quote(requestFor({}), new AbortController().signal);
    expect(
      checked.match(
        (offers) => `${offers.length} offers`,
        ({ reason }) => reason,
      ),
    ).toBe(expected);
    expect(checked.isErr() ? checked.error.sentence : null).toBe(
      reasons.length === 0 ? null : "Carrier gave an answer that cannot be read.",
    );
  });

  it("sail from the port that is searched together with an inland place", async () => {
    const rail = (to: string) => leg("INDER", to, "RAIL");
    expect(await check(viaMundra, rail("INMUN"), leg("INMUN", "NLRTM", "VESSEL"))).toBe("api");
    expect(await check(viaMundra, rail("INNSA"), leg("INNSA", "NLRTM", "VESSEL"))).toBe(
      "all its offers are of another lane: it is from INNSA to NLRTM",
    );
    expect(await check(dadri, rail("INNSA"), leg("INNSA", "NLRTM", "VESSEL"))).toBe("api");
  });
});
