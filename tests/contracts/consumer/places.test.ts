import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS } from "./calls.ts";
import {
  expectFailure,
  expectValue,
  failure,
  filled,
  matching,
  refused,
  signedIn,
  success,
  testInteraction,
} from "./kit.ts";

const { arrayContaining, eachLike } = MatchersV3;

interface Sample {
  readonly name: string;
  readonly code: string;
  readonly countryCode: string;
  readonly country: string;
  readonly pointType: "Sea" | "Inland";
}

const NHAVA_SHEVA: Sample = {
  name: "Nhava Sheva",
  code: "INNSA",
  country: "India",
  countryCode: "IN",
  pointType: "Sea",
};
const ROTTERDAM: Sample = {
  name: "Rotterdam",
  code: "NLRTM",
  country: "Netherlands",
  countryCode: "NL",
  pointType: "Sea",
};

const TUGHLAKABAD: Sample = {
  name: "Tughlakabad",
  code: "INTKD",
  country: "India",
  countryCode: "IN",
  pointType: "Inland",
};

const placeLike = ({ name, code, country, countryCode, pointType }: Sample) => ({
  point: { name: filled(name), code: matching("[A-Z0-9]{2,12}", code) },
  country: { name: filled(country), code: matching("[A-Z]{2}", countryCode) },
  pointType: filled(pointType),
});

/** Every group and place of an answer has this form; the values are examples. */
const groupsLike = (sample: Sample) =>
  eachLike({
    country: filled(sample.country),
    countryCode: matching("[A-Z]{2}", sample.countryCode),
    ports: eachLike(placeLike(sample)),
  });

/** One of the places is marked. */
const groupsWithBestMatch = (sample: Sample) =>
  arrayContaining({
    country: filled(sample.country),
    countryCode: matching("[A-Z]{2}", sample.countryCode),
    ports: arrayContaining({ ...placeLike(sample), bestMatch: true }),
  });

const toGroups = ({ name, code, country, countryCode, pointType }: Sample, isBestMatch = false) => [
  {
    country: { name: country, code: countryCode },
    places: [
      {
        name,
        code,
        country: { name: country, code: countryCode },
        pointType: pointType === "Sea" ? ("sea" as const) : ("inland" as const),
        ...(isBestMatch ? { isBestMatch } : {}),
      },
    ],
  },
];

describe("places by text", () => {
  const { request, send } = CALLS.findFclPorts;

  it("are grouped by country", () =>
    testInteraction({
      title: "places for a text",
      states: { ...signedIn, "a place is known": { name: "Nhava Sheva", code: "INNSA", countryCode: "IN" } },
      request,
      response: success(groupsLike(NHAVA_SHEVA)),
      check: expectValue(send, toGroups(NHAVA_SHEVA)),
    }));

  it("are inland if their type is not Sea", () =>
    testInteraction({
      title: "an inland place by its code",
      states: { ...signedIn, "a place is known": { name: "Tughlakabad", code: "INTKD", countryCode: "IN" } },
      request: { ...request, query: { searchWith: "INTKD" } },
      response: success(groupsLike(TUGHLAKABAD)),
      check: expectValue(({ places }) => places.find("INTKD", patient()), toGroups(TUGHLAKABAD)),
    }));

  it("have a mark at the one that the text means", () =>
    testInteraction({
      title: "places for a text that means one",
      states: { ...signedIn, "a text means one place": { name: "Rotterdam", code: "NLRTM" } },
      request: { ...request, query: { searchWith: "rotterdam" } },
      response: success(groupsWithBestMatch(ROTTERDAM)),
      check: expectValue(({ places }) => places.find("rotterdam", patient()), toGroups(ROTTERDAM, true)),
    }));

  it("are an empty list if nothing matches", () =>
    testInteraction({
      title: "places for a text that fits none",
      states: { ...signedIn, "no place is known by": { text: "qqqqzzzz" } },
      request: { ...request, query: { searchWith: "qqqqzzzz" } },
      response: success([]),
      check: expectValue(({ places }) => places.find("qqqqzzzz", patient()), []),
    }));

  it("are refused for a text that is too long", () => {
    const long = "k".repeat(101);
    const message = "The parameter searchWith is refused. At most 100 characters.";
    return testInteraction({
      title: "places for a text that is too long",
      states: signedIn,
      request: { ...request, query: { searchWith: long } },
      response: failure(400, 4000, message),
      check: expectFailure(({ places }) => places.find(long, patient()), refused("bad-request", message)),
    });
  });
});

describe("places by text on the landing page", () => {
  const { request, send } = CALLS.findPublicPlaces;

  it("need no session", () =>
    testInteraction({
      title: "places for a visitor's text",
      states: { "a public place is known": { name: "Rotterdam", code: "NLRTM" } },
      request,
      response: success(groupsLike(ROTTERDAM)),
      check: expectValue(send, toGroups(ROTTERDAM)),
    }));

  it("have a mark at the one that the text means", () =>
    testInteraction({
      title: "places for a visitor's text that means one",
      states: { "a text means one place": { name: "Rotterdam", code: "NLRTM" } },
      request,
      response: success(groupsWithBestMatch(ROTTERDAM)),
      check: expectValue(send, toGroups(ROTTERDAM, true)),
    }));

  it("are an empty list if nothing matches", () =>
    testInteraction({
      title: "places for a visitor's text that fits none",
      states: { "no place is known by": { text: "qqqqzzzz" } },
      request: { ...request, query: { searchWith: "qqqqzzzz" } },
      response: success([]),
      check: expectValue(({ findPublicPlaces }) => findPublicPlaces("qqqqzzzz", patient()), []),
    }));
});

describe("ports near a place", () => {
  const { request, send } = CALLS.nearbyPorts;

  it("have a name and a UN/LOCODE", () =>
    testInteraction({
      title: "ports near an inland point",
      states: { ...signedIn, "a port is near": { place: "INTKD", port: "INMUN", portName: "Mundra" } },
      request,
      response: success(
        eachLike({
          name: filled("Mundra"),
          locationCodifications: eachLike({
            codificationType: filled("UNLOCODE"),
            codification: matching("[A-Z0-9]{2,12}", "INMUN"),
          }),
        }),
      ),
      check: expectValue(send, [{ name: "Mundra", code: "INMUN" }]),
    }));

  it("have the internal code if they have no UN/LOCODE", () =>
    testInteraction({
      title: "ports near an inland point with internal codes",
      states: { ...signedIn, "a port has an internal code": { place: "INTKD", port: "INMUN", portName: "Mundra" } },
      request,
      response: success(eachLike({ name: filled("Mundra"), internalCode: filled("INMUN") })),
      check: expectValue(send, [{ name: "Mundra", code: "INMUN" }]),
    }));

  it("are an empty list for a place without a position", () =>
    testInteraction({
      title: "ports near a place that is not known",
      states: { ...signedIn, "no place has the code": { code: "XXQQQ" } },
      request: { ...request, query: { portCode: "XXQQQ" } },
      response: success([]),
      check: expectValue(({ places }) => places.nearbyPorts("XXQQQ", patient()), []),
    }));
});
