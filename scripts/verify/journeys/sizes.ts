/* A load of two sizes: each has its own price, and the total counts every container of both. */
import type { Difference } from "../differences.ts";
import { type JsonObject, parseJson } from "../json.ts";
import { type Answered, type Compare, differ, only, read, readList } from "./comparison.ts";
import { addDays } from "./days.ts";
import { compareBooking, compareWithOffer } from "./listed.ts";
import { compareSheetSearch } from "./search.ts";

/** What a container of each size costs in USD, and how many the journey asks for. */
const PRICES = [
  { freight: 1_040.25, containers: 2 },
  { freight: 655.5, containers: 3 },
] as const;
const BUNKER = 310;

export interface Lane {
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
}

const toPlace = (code: string) => ({
  place: {
    name: code,
    internalCode: code,
    locationCodifications: [{ codificationType: "UNLOCODE", codification: code }],
  },
  placeCountry: { code: code.slice(0, 2), name: code.slice(0, 2) },
});

/** The sea leg of a lane. */
export const toLeg = (lane: Lane, departureDate: string, arrivalDate: string) => ({
  legFrom: toPlace(lane.portOfLoading),
  legTo: toPlace(lane.portOfDischarge),
  modeOfTransport: "VESSEL",
  departureDate,
  arrivalDate,
  vesselName: "CASTELLAN TIDE",
  voyageReference: "207W",
});

const toSurcharge = (equipmentGroupIsoCode: string, freight: number) => ({
  equipmentGroupIsoCode,
  currency: "USD",
  basicOceanFreightRate: freight,
  allInRate: freight + BUNKER,
  matchingCargoSurcharges: [
    {
      charge: { code: "BAF00", name: "Bunker adjustment" },
      amount: BUNKER,
      chargeCurrency: "USD",
      includedInBasicFreight: false,
      paymentMethod: "P",
    },
  ],
});

/** The offer of a carrier that quotes both sizes, on a lane and a day: it arrives before the weekly sailing of the way back that departs first. */
export const toSizesOffer = (lane: Lane, sizes: readonly string[], today: string): JsonObject => {
  const [departureDate, arrivalDate] = [`${addDays(today, 10)}T06:00:00`, `${addDays(today, 17)}T14:00:00`];
  const priced = sizes.flatMap((size, index) => (PRICES[index] === undefined ? [] : [{ size, ...PRICES[index] }]));
  return {
    providerName: "Castellan",
    rateType: "Spot",
    departureDate,
    arrivalDate,
    transitTime: 7,
    serviceType: "Direct",
    routingLegs: [toLeg(lane, departureDate, arrivalDate)],
    quoteLine: {
      validityFrom: addDays(today, -1),
      validityTo: addDays(today, 7),
      validFor: "booking",
      exportHaulageMode: "P",
      importHaulageMode: "P",
      spotEquipments: priced.map(({ size, containers }) => ({
        equipmentGroupIsoCode: size,
        numberOfContainerRequested: containers,
        maxNetWeight: 21.5,
        availableRate: true,
      })),
      surcharges: {
        matchingSurchargesPerEquipmentTypes: priced.map(({ size, freight }) => toSurcharge(size, freight)),
      },
    },
  };
};

/**
 * The offer has both sizes, each at its own price. A server with data of its own may have no offer for both, and one without carriers
 * has them in a sheet.
 */
export const compareSizes: Compare = async (step) => {
  const { differences, outputs } = await compareSheetSearch(step);
  const path = "result.0.api.0.quoteLine.surcharges.matchingSurchargesPerEquipmentTypes";
  const asked = readList(step.requests.get(step.stepId), "requestedEquipments");
  const priced = readList(step.body, path);
  const wrong = asked.flatMap((one, index) => {
    const size = read(one, "equipmentGroupIsoCode");
    const found = priced.find((price) => read(price, "equipmentGroupIsoCode") === size);
    const [stated, shown] = [PRICES[index]?.freight, read(found, "basicOceanFreightRate")];
    return Number(shown) === stated ? [] : [differ(`$.${path}`, `${String(size)} at ${String(stated)} USD`, priced)];
  });
  const isSheet = readList(step.body, "result.0.api").length === 0 && outputs !== undefined;
  return { differences: [...differences, ...(step.isAlone && !isSheet ? wrong : [])], ...(outputs && { outputs }) };
};

/** The booking of both sizes, where there is one. */
export const compareBookedSizes: Compare = (step) =>
  step.bodies.has("book") ? compareBooking(step) : { differences: [] };

/** The search of a step for one container of one size. */
const searchSize = async (step: Answered, equipmentGroupIsoCode: unknown): Promise<unknown> => {
  const requestedEquipments = [{ equipmentGroupIsoCode, numberOfContainers: 1, weightPerContainer: 12_000 }];
  const answer = await step.again(step.stepId, { query: { remember: "false" }, body: { requestedEquipments } });
  return answer && parseJson(answer.body);
};

/** A size that a carrier and a rate sheet have is answered by both, where the server answers sheets: neither takes the place of the other. */
const findReplaced = async (step: Answered): Promise<readonly Difference[]> => {
  if (!step.isAlone) return [];
  const [ofSheet, ofBoth] = ["thirdEquipment", "equipment"].map((name) => step.inputs[name]);
  const hasSheets = readList(await searchSize(step, ofSheet), "result.0.excel").length > 0;
  const hasCarriers = readList(step.body, "result.0.api").length > 0;
  if (!hasSheets || !hasCarriers) return [];
  const body = await searchSize(step, ofBoth);
  const lacking = ["api", "excel"].filter((kind) => readList(body, `result.0.${kind}`).length === 0);
  return lacking.map((kind) =>
    differ(`$.result[0].${kind}`, `offers of the carrier and of the rate sheet for ${String(ofBoth)}`, []),
  );
};

/** The search of both sizes, where a server may have no offer of both, and of one size that two sources have. */
export const compareSources: Compare = async (step) => {
  const { differences, outputs } = await compareSheetSearch(step);
  return { differences: [...differences, ...(await findReplaced(step))], ...(outputs && { outputs }) };
};

/** The booking of both sizes on the way back, where there is one. */
export const compareBookedBack: Compare = only((step) =>
  step.bodies.has("bookBack") ? compareWithOffer(step, "bookBack", "searchBack").differences : [],
);
