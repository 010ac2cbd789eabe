import { err } from "neverthrow";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { classifyCharge } from "#domain/charges";
import { hapagLloydConnector } from "#server/connectors/hapag-lloyd/hapag-lloyd-source.ts";
import { createFields } from "#server/connectors/kit/fields.ts";
import { openTestDatabase, sqlitePlace } from "#tests/server/support/database.ts";
import { type Answer, startCarrier } from "../support/carrier-server.ts";
import { requestFor } from "../support/requests.ts";

const rate = (chargeTypeCode: string, amount: number, currency: string, change: object = {}) => ({
  chargeTypeCode,
  chargeTypeShortDescription: `Charge ${chargeTypeCode}`,
  amount,
  currency,
  unitOfMeasure: "CTR",
  chargeable: true,
  included: false,
  seaFreightIndicator: false,
  locationProposal: "MAIN_CARRIAGE",
  ...change,
});

const FREIGHT = rate("SEA", 1_200, "USD", { chargeTypeShortDescription: "Seafreight", seaFreightIndicator: true });

const leg = (from: string, to: string, vesselName: string | null, voyage = "647W") => ({
  modeOfTransport: vesselName === null ? "TRUCK" : "VESSEL",
  vesselName,
  scheduleVoyageNumber: vesselName === null ? null : voyage,
  carrierServiceName: "IMX",
  departureLocation: { locode: from, name: `Port of ${from}` },
  arrivalLocation: { locode: to },
});

const offer = (change: object = {}, equipment: object = {}) => ({
  offerId: "8F01",
  productIdentifier: "QUICK_QUOTES_SPOT",
  portOfLoadingDateTime: "2026-11-28T18:00:00",
  placeOfDeliveryDateTime: "2026-12-22T14:00:00",
  transitTime: 24,
  offerValidTo: "2026-11-27T23:59:59Z",
  errorReason: null,
  legs: [leg("INNSA", "NLRTM", "ALSTER EXPRESS")],
  equipments: [{ errorReason: null, rates: [FREIGHT], valueAddedServices: [], ...equipment }],
  ...change,
});

const charge = (code: string | null, name: string, stated: object = {}) => ({
  code,
  name,
  amount: null,
  currency: null,
  percent: null,
  comment: null,
  conversion: null,
  isIncluded: false,
  paymentMethod: null,
  ...stated,
});

const answer = (...offers: readonly object[]): Answer => ({
  body: JSON.stringify({ offers, overarchingErrorReason: null }),
});

describe("prices of Hapag-Lloyd", () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let now = 0;
  const pauses: number[] = [];
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    now = Date.parse("2026-11-20T08:00:00.000Z");
    pauses.length = 0;
    database = await openTestDatabase(sqlitePlace);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await database.remove();
  });

  /** A carrier that answers by the size it is asked for. */
  const open = async (answerTo: (size: string) => Answer, settings: object = {}) => {
    const carrier = await startCarrier(({ body }) => answerTo(/\d\dGP/.exec(body)?.[0] ?? ""));
    stops.push(carrier.stop);
    const entry = {
      url: carrier.url,
      clientId: "${ID}",
      clientSecret: "${ID}",
      customerIdentifier: "rates@forwarder.example",
    };
    const fields = createFields({ ...entry, ...settings }, "rates[0]", { ID: "keelson" }, (sentence) => {
      throw new Error(sentence);
    });
    const source = hapagLloydConnector("Hapag-Lloyd", fields).createSource({
      db: database.db,
      clock: () => now,
      record: () => undefined,
      pause: async (ms) => {
        pauses.push(ms);
      },
    });
    const quote = (given: Parameters<typeof requestFor>[0] = {}) =>
      source.quote(requestFor(given), new AbortController().signal);
    return { quote, calls: carrier.calls };
  };
  const ONE_SIZE = { containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 } as const] };

  it("are read with vessel, dates, freight and charges by where they arise", async () => {
    const rates = [
      FREIGHT,
      rate("MFR", 210, "USD"),
      rate("PSS", 4, "USD", { unitOfMeasure: "PERCENT" }),
      rate("ISP", 15, "USD", { included: true }),
      rate("LTP", 25, "USD", { chargeable: false }),
      rate("DOC", 50, "EUR", { unitOfMeasure: "BL", locationProposal: "BASE_PORT_TO" }),
      rate("THO", 145, "USD", { locationProposal: "BASE_PORT_FROM" }),
      rate("QQ1", 9, "USD", { locationProposal: "ON_CARRIAGE" }),
      rate("QQ2", 7, "USD", { unitOfMeasure: "TEU" }),
    ];
    const services = [{ vasCode: "ADFT", freetimeDays: 5 }];
    const { quote, calls } = await open(() => answer(offer({}, { rates, valueAddedServices: services })));
    expect((await quote(ONE_SIZE))._unsafeUnwrap()).toEqual([
      {
        kind: "api",
        refusal: null,
        offer: {
          carrierOfferId: "8F01",
          providerName: "Hapag-Lloyd",
          message: null,
          logo: null,
          rateType: "Quick Quotes Spot",
          validityZone: "UTC",
          loadingZone: null,
          departureDate: "2026-11-28T18:00:00",
          arrivalDate: "2026-12-22T14:00:00",
          transitTime: 24,
          serviceType: null,
          routingDetails: null,
          supportContact: null,
          validityFrom: null,
          validityTo: "2026-11-27T23:59:59Z",
          validFor: "booking",
          exportHaulageMode: "P",
          importHaulageMode: "P",
          exportModeOfTransport: null,
          importModeOfTransport: null,
          legs: [
            {
              from: { name: "Port of INNSA", code: "INNSA", country: null, countryCode: "IN" },
              to: { name: "NLRTM", code: "NLRTM", country: null, countryCode: "NL" },
              departureDate: "2026-11-28T18:00:00",
              arrivalDate: null,
              mode: "VESSEL",
              vesselName: "ALSTER EXPRESS",
              voyageReference: "647W",
              serviceName: "IMX",
              portCutOffDate: null,
              vgmCutOffDate: null,
              bookingCutOffDate: null,
            },
          ],
          equipments: [{ equipment: "20GP", quantity: 2, maxNetWeightTons: null, isAvailable: true }],
          equipmentPrices: [
            {
              equipment: "20GP",
              currency: "USD",
              allInRate: null,
              basicOceanFreightRate: 1_200,
              surcharges: [
                charge("MFR", "Charge MFR", { amount: 210, currency: "USD" }),
                charge("PSS", "Charge PSS", { percent: 4 }),
                charge("ISP", "Charge ISP (freight surcharge)", { amount: 15, currency: "USD", isIncluded: true }),
                charge("THO", "Charge THO", { amount: 145, currency: "USD" }),
                charge("QQ1", "Charge QQ1 (destination haulage)", { amount: 9, currency: "USD" }),
                charge("QQ2", "Charge QQ2 (freight surcharge)", { comment: "USD 7 per TEU" }),
              ],
            },
          ],
          billOfLadingSurcharges: [charge("DOC", "Charge DOC (D)", { amount: 50, currency: "EUR" })],
          textSurcharges: [],
          freeTime: [],
          allocations: [],
          potentialFees: [],
          comment: "More free time can be ordered: 5 days.",
        },
      },
    ]);
    expect(calls.map(({ method, path, headers }) => [method, path, headers["x-ibm-client-secret"]])).toEqual([
      ["POST", "/hlag/external/v2/quotation-booking-engine/external/prices", "keelson"],
    ]);
  });

  it("have names by which their charges are counted where they arise", () => {
    expect(
      [
        ["DOC", "Charge DOC (D)"],
        ["QQ1", "Charge QQ1 (destination haulage)"],
        ["QQ2", "Charge QQ2 (freight surcharge)"],
      ].map(([code = null, name = ""]) => classifyCharge(code, name).costItem),
    ).toEqual(["destination-documents", "destination-haulage", "freight-surcharges"]);
  });

  it("are one offer for all sizes only on the same vessel, voyage and days", async () => {
    const later = offer({ portOfLoadingDateTime: "2026-12-05T18:00:00" });
    const { quote, calls } = await open((size) =>
      size === "22GP"
        ? answer(offer(), later)
        : answer(
            offer({ offerId: "8F02" }, { rates: [{ ...FREIGHT, amount: 1_900 }] }),
            offer({ legs: [leg("INNSA", "NLRTM", "ELBE")] }),
          ),
    );
    const quoted = (await quote())._unsafeUnwrap();
    expect(
      quoted.map((one) =>
        one.kind === "api"
          ? [
              one.offer.departureDate,
              one.offer.equipmentPrices.map(({ equipment, basicOceanFreightRate }) => [
                equipment,
                basicOceanFreightRate,
              ]),
              one.offer.comment,
              one.offer.carrierOfferId,
            ]
          : one,
      ),
    ).toEqual([
      [
        "2026-11-28T18:00:00",
        [
          ["20GP", 1_200],
          ["40HC", 1_900],
        ],
        "Priced for 10 000 kg in each container whose weight is not stated.",
        "8F01, 8F02",
      ],
    ]);
    expect([calls.length, pauses]).toEqual([2, [2_000]]);
  });

  it("are refused in one sentence where no vessel takes all sizes", async () => {
    const { quote } = await open((size) =>
      answer(offer({ legs: [leg("INNSA", "NLRTM", "ALSTER EXPRESS", size === "22GP" ? "1W" : "2W")] })),
    );
    const sentence = "Hapag-Lloyd does not offer these sizes together on one vessel.";
    expect(await quote()).toEqual(err({ kind: "refused", reason: sentence, sentence }));
  });

  it("show a sailing on which one size has no price, and do not sell it", async () => {
    const full = offer({ portOfLoadingDateTime: "2026-12-05T18:00:00" }, { errorReason: "CAPACITY", rates: [] });
    const { quote } = await open(() => answer(offer(), full));
    expect(
      (await quote(ONE_SIZE))
        ._unsafeUnwrap()
        .map((one) => (one.kind === "api" ? [one.refusal, one.offer.equipments[0]?.isAvailable] : one)),
    ).toEqual([
      [null, true],
      ["Hapag-Lloyd has no space left.", false],
    ]);
  });

  it.each<[string, Answer, string]>([
    [
      "a reason for the whole search",
      { body: `{"offers":[],"overarchingErrorReason":"JONES_ACT"}` },
      "Hapag-Lloyd carries no cargo between ports of the United States.",
    ],
    [
      "a reason of each offer",
      answer(offer({ errorReason: "RESTRICTIONS", equipments: [] })),
      "Hapag-Lloyd has restrictions on this route.",
    ],
    [
      "a reason that is not known",
      { body: `{"offers":[],"overarchingErrorReason":"LOW_WATER"}` },
      "Hapag-Lloyd has no offer, and states a reason that is not known here.",
    ],
    [
      "a conflict",
      { status: 409, body: `{"errorReason":"NO_ROUTE_FOR_EQUIPMENT"}` },
      "Hapag-Lloyd has no route for one of the container sizes.",
    ],
    ["a conflict without a reason", { status: 409 }, "Hapag-Lloyd has no offer for this route, load and day."],
  ])("are refused with a sentence for %s", async (_, given, sentence) => {
    const { quote } = await open(() => given);
    expect((await quote())._unsafeUnwrapErr()).toMatchObject({ kind: "refused", sentence });
  });

  it("fail for a fault that the carrier states as a reason", async () => {
    const { quote } = await open(() => ({ body: `{"overarchingErrorReason":"TECHNICAL_ERROR"}` }));
    expect(await quote()).toEqual(
      err({ reason: "it answered TECHNICAL_ERROR", sentence: "Hapag-Lloyd has a fault at the moment." }),
    );
  });

  it("leave out an offer without exactly one sea freight, and name the reason", async () => {
    const { quote } = await open(() => answer(offer(), offer({ transitTime: 20 }, { rates: [FREIGHT, FREIGHT] })));
    expect((await quote(ONE_SIZE))._unsafeUnwrap().at(-1)).toEqual({
      kind: "unreadable",
      reason: "it has not exactly one sea freight per container",
    });
  });

  it("leave out an offer of another size than was asked for", async () => {
    const of = (requestedEquipmentSizeType: string) => ({ requestedEquipment: { requestedEquipmentSizeType } });
    const { quote } = await open(() => answer(offer({}, of("42GP")), offer({ offerId: "8F02" }, of("22G1"))));
    const quoted = (await quote(ONE_SIZE))._unsafeUnwrap();
    expect(quoted.map((one) => (one.kind === "unreadable" ? one.reason : one.kind))).toEqual([
      "api",
      "it is of 42GP, not of 22GP",
    ]);
  });

  it("are not asked for some sizes of a load when the minute has no call left for all of them", async () => {
    const { quote, calls } = await open(() => answer(offer()), { callsPerMinute: 3 });
    expect((await quote()).isOk()).toBe(true);
    now += 20_000;
    expect((await quote())._unsafeUnwrapErr()).toEqual({
      kind: "used-up",
      cause: "used-up",
      reason: "it allows no more calls for now",
      sentence: "Hapag-Lloyd allows no more searches for now.",
      until: Date.parse("2026-11-20T08:02:00.000Z") / 60_000,
    });
    expect(calls).toHaveLength(2);
  });
});
