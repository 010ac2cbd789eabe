import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readQuotedSheetLine } from "#api/readers/rate-sheet-line.ts";
import { stringifyOffer } from "#server/rate-sources/present-offer.ts";
import { parsed } from "#tests/server/support/parsed.ts";
import { quotedOffer } from "#tests/server/support/quoted.ts";
import { cases } from "#tests/support/property-tests.ts";
import { lookUp, valueArbitrary } from "#tests/support/schema-values.ts";

describe("an offer in the form of the API", () => {
  /* As JSON text, which has one zero only. */
  const written = (value: unknown): string => JSON.stringify(value);

  it("is read back as it was quoted, whatever form a carrier sent it in", () => {
    fc.assert(
      fc.property(valueArbitrary(lookUp("#/components/schemas/ApiRate")), (sent) => {
        readQuotedCarrierOffer(sent).map((offer) => {
          const again = readQuotedCarrierOffer(parsed(stringifyOffer({ kind: "api", offer })));
          return expect(written(again._unsafeUnwrap())).toBe(written(offer));
        });
      }),
      { numRuns: cases(300) },
    );
  });

  it("is read back as it was quoted from a rate sheet", () => {
    fc.assert(
      fc.property(valueArbitrary(lookUp("#/components/schemas/ExcelRate")), (sent) => {
        readQuotedSheetLine(sent).map((offer) => {
          const again = readQuotedSheetLine(parsed(stringifyOffer({ kind: "excel", offer })));
          return expect(written(again._unsafeUnwrap())).toBe(written(offer));
        });
      }),
      { numRuns: cases(300) },
    );
  });

  it("states one price without a size in the place of the list, and nothing that is not known", () => {
    const quoteLine = {
      surcharges: {
        currency: "USD",
        basicOceanFreightRate: 900,
        matchingCargoSurcharges: [{ charge: { code: "BAF00" }, amount: 46, chargeCurrency: { code: "USD" } }],
        matchingBlSurcharges: [{ charge: { chargeCode: "ODF00", chargeName: "Documents" }, amount: "1,250.00" }],
      },
    };
    expect(parsed(stringifyOffer(quotedOffer({ providerName: "Pelagia", quoteLine })))).toEqual({
      providerName: "Pelagia",
      routingLegs: [],
      ddsmConditions: [],
      quoteLine: {
        spotEquipments: [],
        routing: {},
        surcharges: {
          currency: "USD",
          basicOceanFreightRate: 900,
          matchingCargoSurcharges: [{ charge: { code: "BAF00", name: "BAF00" }, amount: 46, chargeCurrency: "USD" }],
          matchingBlSurcharges: [{ charge: { code: "ODF00", name: "Documents" }, amount: "1,250.00" }],
          matchingSurchargesDefinedAsComments: [],
        },
      },
    });
  });

  it("names the places of its route as its legs do", () => {
    const end = (name: string) => ({ place: { name } });
    const leg = (modeOfTransport: string, from: string, to: string) => ({
      modeOfTransport,
      legFrom: end(from),
      legTo: end(to),
    });
    const routing = (...routingLegs: readonly object[]) =>
      parsed<{ quoteLine: { routing: unknown } }>(
        stringifyOffer(quotedOffer({ providerName: "Pelagia", routingLegs, quoteLine: {} })),
      ).quoteLine.routing;
    expect(
      routing(
        leg("RAIL", "Tughlakabad", "Mundra"),
        leg("VESSEL", "Mundra", "Colombo"),
        leg("VESSEL", "Colombo", "Rotterdam"),
        leg("BARGE", "Rotterdam", "Duisburg"),
      ),
    ).toEqual({
      receiptPlace: "Tughlakabad",
      portOfLoading: "Mundra",
      portOfDischarge: "Rotterdam",
      deliveryPlace: "Duisburg",
    });
    expect(routing(leg("VESSEL", "Mundra", "Rotterdam"))).toEqual({
      portOfLoading: "Mundra",
      portOfDischarge: "Rotterdam",
    });
    expect(routing(leg("TRUCK", "Pune", "Mumbai"))).toEqual({});
  });
});
