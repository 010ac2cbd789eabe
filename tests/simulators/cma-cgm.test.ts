import { describe, expect, test } from "vitest";
import { startSimulator } from "#simulators/index.ts";
import expectedOffer from "./cma-cgm-offer.json" with { type: "json" };
import { at, lastCall, movableClock, NOON, send, setFaults, textAt, untilEnd } from "./support.ts";

const BASE = "/pricing/commercial/instantquote/v2/spotOn";

const SEARCH = {
  departureDate: "2026-12-05",
  locationCodificationType: "UNLOCODE",
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  commodityCode: "FAK",
  requestedEquipments: [
    { equipmentGroupIsoCode: "20GP", numberOfContainers: 2, weightPerContainer: 18_000 },
    { equipmentGroupIsoCode: "40HC", numberOfContainers: 1, weightPerContainer: 20_000 },
  ],
};

const start = (options: Parameters<typeof startSimulator<"cma-cgm">>[1] = {}) =>
  untilEnd(startSimulator("cma-cgm", { clock: () => NOON, ...options }));

const fetchToken = async (url: string, scope = "instantquote:read:be", secret = "simulator-secret") => {
  const response = await fetch(`${url}/as/token.oauth2`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: "simulator",
      client_secret: secret,
      scope,
    }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
};

const search = async (url: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const token = await fetchToken(url);
  return send(`${url}${BASE}/search`, "POST", body, {
    authorization: `Bearer ${textAt(token.body, "access_token")}`,
    ...headers,
  });
};

const idsOf = (body: unknown): unknown => {
  const codes = at(body, "*.code");
  const ids = at(body, "*.offerId");
  return Array.isArray(ids) && Array.isArray(codes) ? ids.map((id: unknown, index) => id ?? codes[index]) : [];
};

const rowsOf = (body: unknown) => (Array.isArray(body) ? body.length : undefined);
const PRICES = "quoteLine.surcharges.matchingSurchargesPerEquipmentTypes";

describe("the token", () => {
  test("is given for 299 seconds", async () => {
    const url = await start();
    const token = await fetchToken(url);
    expect(token).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^[0-9a-f]{64}$/), token_type: "Bearer", expires_in: 299 },
    });
  });

  test("is not billed", async () => {
    const url = await start();
    await fetchToken(url);
    expect(await lastCall(url)).toMatchObject({ path: "/as/token.oauth2", status: 200, billed: false });
  });

  test("is refused for a wrong secret and for an unknown scope", async () => {
    const url = await start();
    expect(await fetchToken(url, "instantquote:read:be", "wrong")).toEqual({
      status: 401,
      body: { error: "invalid_client" },
    });
    expect(await fetchToken(url, "everything")).toEqual({ status: 400, body: { error: "invalid_scope" } });
  });

  test("ends by the clock of the simulator", async () => {
    const time = movableClock();
    const url = await start({ clock: time.clock });
    const { body } = await fetchToken(url);
    const headers = { authorization: `Bearer ${textAt(body, "access_token")}` };
    time.pass(298_999);
    expect((await send(`${url}${BASE}/search`, "POST", SEARCH, headers)).status).toBe(200);
    time.pass(1);
    expect(await send(`${url}${BASE}/search`, "POST", SEARCH, headers)).toMatchObject({
      status: 401,
      body: { error: "invalid_token" },
    });
  });
});

describe("a search", () => {
  test("finds sailings, the last one sold out, and a message", async () => {
    const { status, body, headers } = await search(await start(), SEARCH);
    expect(status).toBe(200);
    expect(headers.get("content-range")).toBe("0-3/4");
    expect(headers.get("cma-func-explain")).toBe("INQ_OK");
    expect(idsOf(body)).toEqual([
      "OFR-C9D58DA26B683165",
      "OFR-8A8E66B09B6AF427",
      "OFR-66B5C90E494C35BE",
      "Sold-out",
      "VAS_UNS",
    ]);
  });

  test("writes one offer completely", async () => {
    const { body } = await search(await start(), {
      ...SEARCH,
      requestedEquipments: SEARCH.requestedEquipments.slice(0, 1),
    });
    expect(at(body, "0")).toEqual(expectedOffer);
  });

  test("has the sum of freight and surcharges as the all-in rate of one container", async () => {
    const { body } = await search(await start(), SEARCH);
    expect([at(body, `0.${PRICES}.1.basicOceanFreightRate`), at(body, `0.${PRICES}.1.allInRate`)]).toEqual([
      1256, 1788.8,
    ]);
    expect(at(body, `0.${PRICES}.1.matchingCargoSurcharges.*.charge.code`)).toEqual([
      "BAF52",
      "THL01",
      "PSS05",
      "ISP60",
    ]);
    expect(at(body, `0.${PRICES}.1.matchingCargoSurcharges.*.pivotAmount`)).toEqual([320, 150, 62.8, 14]);
    expect(at(body, `0.${PRICES}.1.matchingCargoSurcharges.*.includedInBasicFreight`)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test("has no price for the last size on the second sailing", async () => {
    const { body } = await search(await start(), SEARCH);
    expect(at(body, "1.quoteLine.spotEquipments.*.equipmentGroupIsoCode")).toEqual(["20GP", "40HC"]);
    expect(at(body, "1.quoteLine.spotEquipments.*.availableRate")).toEqual([true, false]);
    expect(at(body, `1.${PRICES}.*.equipmentGroupIsoCode`)).toEqual(["20GP"]);
    expect(at(body, "1.routingLegs.*.legFrom.place.name")).toEqual(["Nhava Sheva", "Colombo"]);
    expect(at(body, "1.routingLegs.*.legTo.place.name")).toEqual(["Colombo", "Rotterdam"]);
  });

  test("gives at most five rows and 206 while there are more", async () => {
    const url = await start({ sailings: 7 });
    const first = await search(url, SEARCH);
    const second = await search(url, SEARCH, { range: "5-9" });
    expect([first.status, first.headers.get("content-range"), rowsOf(first.body)]).toEqual([206, "0-4/7", 5]);
    expect([second.status, second.headers.get("content-range"), rowsOf(second.body)]).toEqual([200, "5-6/7", 3]);
  });

  test.each(["0-5", "9-5", "rows=0-4", "7-9"])("answers 416 for the range %s", async (range) => {
    const { status } = await search(await start(), SEARCH, { range });
    expect(status).toBe(416);
  });

  test("accepts the carrier's own codes", async () => {
    const change = { locationCodificationType: "CMACGM", portOfDischarge: "DEHBG" };
    const { body } = await search(await start(), { ...SEARCH, ...change });
    expect(at(body, "0.quoteLine.routing.portOfDischarge")).toEqual({
      name: "Hamburg",
      internalCode: "DEHBG",
      locationCodifications: [
        { codificationType: "CMACGM", codification: "DEHBG" },
        { codificationType: "UNLOCODE", codification: "DEHAM" },
      ],
    });
  });

  test("has the names of older builds when they are set", async () => {
    const { body } = await search(await start({ hasOlderNames: true }), SEARCH);
    expect(at(body, `0.${PRICES}.0.matchingCargoSurcharges.1`)).toEqual({
      chargeCode: "THL01",
      chargeName: "Terminal handling at the port of loading",
      currencyCode: "INR",
      amount: 12_750,
      percentageRate: null,
      pivotCurrency: { code: "USD", name: "US Dollar" },
      pivotAmount: 150,
      paymentMethod: "P",
      includedInBasicFreight: false,
      fixedByPricer: false,
      commentOnChargeRule: null,
      customerComment: null,
    });
  });

  test("gives other prices for another seed", async () => {
    const freight = async (seed: string) => {
      const { body } = await search(await start({ seed }), SEARCH);
      return at(body, `0.${PRICES}.0.basicOceanFreightRate`);
    };
    expect(await freight("a")).not.toBe(await freight("b"));
  });

  test("states conditions only when asked so", async () => {
    const { body } = await search(await start(), { ...SEARCH, spotDDSMConditionsOnly: true });
    expect(at(body, "0.quoteLine")).toBeUndefined();
    expect(at(body, "0.ddsmConditions.*.tariff.code")).toEqual(["DET", "MER"]);
  });

  test("gives reefers a temperature, and none to non-operating ones", async () => {
    const reefer = {
      ...SEARCH,
      requestedEquipments: [{ equipmentGroupIsoCode: "40RH", numberOfContainers: 1, weightPerContainer: 20_000 }],
    };
    const url = await start();
    const attributes = async (body: object) =>
      at((await search(url, body)).body, "0.quoteLine.spotEquipments.0.reeferAttributes");
    expect(await attributes(reefer)).toEqual({ temperature: -18, ventilation: 0 });
    expect(await attributes({ ...reefer, nonOperatingReefer: true })).toBeNull();
  });
});

const equipment = (size: string, count: number, weight = 18_000) => ({
  equipmentGroupIsoCode: size,
  numberOfContainers: count,
  weightPerContainer: weight,
});

describe("a refusal", () => {
  test.each([
    ["LCT_ERR", { locationCodificationType: "IATA" }],
    ["PTC_ERR", { portOfLoading: undefined }],
    ["PTC_ERR", { portOfDischarge: "Rotterdam" }],
    ["INL_ERR", { placeOfOrigin: "INTKD" }],
    ["DAT_ERR", { departureDate: "2026-11-30" }],
    ["DAT_ERR", { departureDate: "2027-01-01" }],
    ["DAT_ERR", { departureDate: "2026-12-32" }],
    ["CDY_ERR", { commodityCode: "123" }],
    ["EQP_ERR", { requestedEquipments: [] }],
    ["EQP_ERR", { requestedEquipments: [equipment("22G1", 1)] }],
    ["MEQ_ERR", { requestedEquipments: [equipment("20GP", 1), equipment("20RE", 1)] }],
    ["CON_ERR", { requestedEquipments: [equipment("20GP", 60), equipment("40GP", 41)] }],
    ["NOR_ERR", { nonOperatingReefer: true }],
  ])("has the code %s for %j and is billed", async (code, change) => {
    const url = await start();
    const { status, body } = await search(url, { ...SEARCH, ...change });
    expect([status, at(body, "code")]).toEqual([400, code]);
    expect(await lastCall(url)).toEqual({
      at: "2026-12-01T12:00:00.000Z",
      method: "POST",
      path: `${BASE}/search`,
      query: "",
      status: 400,
      billed: true,
    });
  });

  test.each([
    ["Offer cannot be created under FMC scope", { portOfDischarge: "USNYC" }],
    ["Quantities cannot be confirmed", { requestedEquipments: [equipment("20GP", 51)] }],
    ["no-offer", { hazardous: true }],
  ])("is the id %s for %j", async (id, change) => {
    const { body } = await search(await start(), { ...SEARCH, ...change });
    expect(idsOf(body)).toContain(id);
  });

  test("has the code IRT_ERR for searches on behalf of others", async () => {
    const url = await start();
    const token = await fetchToken(url);
    const authorization = `Bearer ${textAt(token.body, "access_token")}`;
    const answer = await send(`${url}${BASE}/search?behalfOf=0001`, "POST", SEARCH, { authorization });
    expect([answer.status, at(answer.body, "code")]).toEqual([403, "IRT_ERR"]);
  });

  test.each([
    ["INQ_BLK", { commodityCode: "9304" }],
    ["INQ_TRN", { portOfDischarge: "AQMCM" }],
    ["INQ_SPN", { portOfDischarge: "INNSA" }],
    ["INQ_FAK", { portOfDischarge: "JPTYO" }],
    ["INQ_USC", { portOfDischarge: "USNYC", decidingParty: "0001" }],
  ])("is the message %s for %j", async (code, change) => {
    const { status, body, headers } = await search(await start(), { ...SEARCH, ...change });
    expect([status, headers.get("cma-func-explain"), at(body, "*.code")]).toEqual([200, "INQ_RLT", [code]]);
  });
});

describe("the header cma-func-explain", () => {
  test.each([
    ["INQ_WAD", { requestedEquipments: [equipment("20GP", 1, 29_000)] }],
    ["INQ_PART1", { requestedEquipments: [equipment("20GP", 21)] }],
    ["INQ_PART2", { requestedEquipments: [equipment("20GP", 51)] }],
    ["INL_EXP1", { placeOfOrigin: "INPNQ", placeOfOriginType: "Ramp" }],
    ["INL_EXP2", { placeOfOrigin: "INTKD", placeOfOriginType: "Door" }],
    ["INL_IMP1", { placeOfDelivery: "DEBER", placeOfDeliveryType: "Ramp" }],
    ["INL_EXPN", { placeOfOrigin: "INAAX", placeOfOriginType: "Door" }],
    [
      "INQ_WAD,INL_IMPN",
      {
        requestedEquipments: [equipment("40HC", 1, 27_000)],
        placeOfDelivery: "DEAAX",
        placeOfDeliveryType: "Door",
      },
    ],
  ])("is %s for %j", async (code, change) => {
    const { headers } = await search(await start(), { ...SEARCH, ...change });
    expect(headers.get("cma-func-explain")).toBe(code);
  });

  test("comes with the haulage that was changed", async () => {
    const change = { placeOfOrigin: "INTKD", placeOfOriginType: "Door" };
    const { body } = await search(await start(), { ...SEARCH, ...change });
    expect(at(body, "0.quoteLine.exportHaulageMode")).toBe("R");
  });
});

describe("a quotation", () => {
  const quote = async (url: string, offerId: string, scope = "instantquote:write:be") => {
    const token = await fetchToken(url, scope);
    return send(
      `${url}${BASE}/offers/${offerId}/quotations`,
      "POST",
      { vas: [] },
      {
        authorization: `Bearer ${textAt(token.body, "access_token")}`,
      },
    );
  };

  test("has the same number when it is asked for again", async () => {
    const url = await start();
    const { body } = await search(url, SEARCH);
    const first = await quote(url, textAt(body, "0.offerId"));
    expect([first.status, first.body]).toEqual([
      201,
      {
        quotationReference: "QSPOT1036334",
        webBookingUrl: "https://www.cma-cgm.com/ebusiness/booking?quotation=QSPOT1036334",
      },
    ]);
    expect(await quote(url, textAt(body, "0.offerId"))).toMatchObject({ status: 201, body: first.body });
    expect(await quote(url, textAt(body, "1.offerId"))).not.toMatchObject({ body: first.body });
  });

  test("is refused for an unknown offer and without the scope", async () => {
    const url = await start();
    const { body } = await search(url, SEARCH);
    expect(await quote(url, "OFR-1")).toMatchObject({ status: 404, body: { code: "QUO_UOF" } });
    expect(await quote(url, "Sold-out")).toMatchObject({ status: 404, body: { code: "QUO_UOF" } });
    expect(await quote(url, textAt(body, "0.offerId"), "instantquote:read:be")).toMatchObject({ status: 403 });
    await setFaults(url, { fault: "refused" });
    expect(await quote(url, textAt(body, "0.offerId"))).toMatchObject({ status: 409, body: { code: "QUO_UNA" } });
  });
});

describe("a fault of SpotOn", () => {
  const searchWith = async (fault: object) => {
    const url = await start();
    await setFaults(url, fault);
    return search(url, SEARCH);
  };
  test("refused answers 409", async () => {
    expect(await searchWith({ fault: "refused" })).toMatchObject({ status: 409, body: { code: "INQ_BLK" } });
  });

  test("wrong-lane answers another port of discharge", async () => {
    const { body } = await searchWith({ fault: "wrong-lane" });
    expect(at(body, "0.quoteLine.routing.portOfDischarge.internalCode")).toBe("BRSSZ");
    expect(at(body, "0.quoteLine.routing.portOfLoading.internalCode")).toBe("INNSA");
  });

  test("wrong-currency prices in bolívars", async () => {
    const { body } = await searchWith({ fault: "wrong-currency" });
    expect(at(body, `0.${PRICES}.0.currency`)).toEqual({ code: "VES", name: "Bolívar" });
  });

  test("unknown-size prices 99ZZ in place of 20GP", async () => {
    const { body } = await searchWith({ fault: "unknown-size" });
    expect(at(body, `0.${PRICES}.0.equipmentGroupIsoCode`)).toBe("99ZZ");
  });

  test.each(["drop-after", "hang-after"])("%s charges for the call that was carried out", async (fault) => {
    const url = await start();
    const { body } = await fetchToken(url);
    await setFaults(url, { fault });
    const headers = { authorization: `Bearer ${textAt(body, "access_token")}` };
    const lost = fetch(`${url}${BASE}/search`, {
      method: "POST",
      headers,
      body: JSON.stringify(SEARCH),
      signal: AbortSignal.timeout(300),
    });
    await expect(lost).rejects.toThrow(/fetch failed|timeout/);
    expect(await lastCall(url)).toMatchObject({ path: `${BASE}/search`, status: null, billed: true });
  });

  test("more-pages answers 206", async () => {
    expect(await searchWith({ fault: "more-pages" })).toMatchObject({ status: 206 });
  });

  test("renamed-field leaves the freight out", async () => {
    const { body } = await searchWith({ fault: "renamed-field" });
    expect(at(body, `0.${PRICES}.0`)).toMatchObject({ baseRate: 785 });
    expect(at(body, `0.${PRICES}.0`)).not.toHaveProperty("basicOceanFreightRate");
  });

  test("text-for-number writes the all-in rate as a text", async () => {
    const { body } = await searchWith({ fault: "text-for-number" });
    expect(at(body, `0.${PRICES}.0.allInRate`)).toBe("1134.25 approx.");
  });

  test("empty-list finds nothing", async () => {
    expect(await searchWith({ fault: "empty-list" })).toMatchObject({ status: 200, body: [] });
  });

  test("sold-out leaves no offer", async () => {
    const { body } = await searchWith({ fault: "sold-out" });
    expect(idsOf(body)).toEqual(["SOLD-OUT", "Sold-out", "SOLD-OUT", "Sold-out", "VAS_UNS"]);
  });

  test("expired-token ends every token once", async () => {
    const url = await start();
    await setFaults(url, { fault: "expired-token", calls: 1 });
    expect(await search(url, SEARCH)).toMatchObject({ status: 401 });
    expect(await search(url, SEARCH)).toMatchObject({ status: 200 });
  });

  test("revoked-key refuses the token, and tokens given before", async () => {
    const url = await start();
    const { body } = await fetchToken(url);
    await setFaults(url, { fault: "revoked-key" });
    const headers = { authorization: `Bearer ${textAt(body, "access_token")}` };
    expect(await send(`${url}${BASE}/search`, "POST", SEARCH, headers)).toMatchObject({ status: 403 });
    expect(await fetchToken(url)).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  });
});
