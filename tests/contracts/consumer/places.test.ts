import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { outcomeOf, patient } from "#tests/adapters/support/api.ts";
import { afterFault, agreed, broken, failure, faulty, matching, refused, signedIn, signedOut, success } from "./kit.ts";

const { eachLike, like } = MatchersV3;

const ports = { method: "GET", path: "/api/resource/fcl/ports" } as const;
const publicPlaces = { method: "GET", path: "/api/resource/places", asVisitor: true } as const;
const nearby = { method: "GET", path: "/api/resource/nearby-ports" } as const;

describe("places by text", () => {
  it("are answered by country", () =>
    agreed({
      title: "places for a text",
      given: { ...signedIn, "a place is known": { name: "Nhava Sheva", code: "INNSA", countryCode: "IN" } },
      asked: { ...ports, query: { searchWith: "nhava" } },
      answered: success(
        eachLike({
          country: like("India"),
          countryCode: matching("[A-Z]{2}", "IN"),
          ports: eachLike({
            point: { name: like("Nhava Sheva"), code: like("INNSA") },
            country: { name: like("India"), code: like("IN") },
            pointType: like("Sea"),
          }),
        }),
      ),
      proves: async ({ places }) =>
        expect(await outcomeOf(places.find("nhava", patient()))).toEqual({
          value: [
            {
              country: { name: "India", code: "IN" },
              places: [
                { name: "Nhava Sheva", code: "INNSA", country: { name: "India", code: "IN" }, pointType: "sea" },
              ],
            },
          ],
        }),
    }));

  it("are an empty list when nothing fits", () =>
    agreed({
      title: "places for a text that fits none",
      given: { ...signedIn, "no place is known by": { text: "qqqqzzzz" } },
      asked: { ...ports, query: { searchWith: "qqqqzzzz" } },
      answered: success([]),
      proves: async ({ places }) => expect(await outcomeOf(places.find("qqqqzzzz", patient()))).toEqual({ value: [] }),
    }));

  it("are refused without a session", () =>
    agreed({
      title: "places after the session has ended",
      given: signedOut,
      asked: { ...ports, query: { searchWith: "nhava" } },
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ places }) =>
        expect(await outcomeOf(places.find("nhava", patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("are refused for a text that is too long", () => {
    const long = "k".repeat(101);
    const message = "The parameter searchWith is refused. At most 100 characters.";
    return agreed({
      title: "places for a text that is too long",
      given: signedIn,
      asked: { ...ports, query: { searchWith: long } },
      answered: failure(400, 4000, message),
      proves: async ({ places }) =>
        expect(await outcomeOf(places.find(long, patient()))).toEqual({ failure: refused("bad-request", message) }),
    });
  });

  it("are not an empty list when the server meets a fault", () =>
    agreed({
      title: "places while the server meets a fault",
      given: { ...signedIn, ...faulty },
      asked: { ...ports, query: { searchWith: "nhava" } },
      answered: broken,
      proves: async ({ places }) => expect(await outcomeOf(places.find("nhava", patient()))).toEqual(afterFault),
    }));
});

describe("places by text on the landing page", () => {
  it("are answered without a session", () =>
    agreed({
      title: "places for a visitor's text",
      given: { "a public place is known": { name: "Rotterdam", code: "NLRTM" } },
      asked: { ...publicPlaces, query: { searchWith: "rotterdam" } },
      answered: success(
        eachLike({
          country: like("Netherlands"),
          countryCode: matching("[A-Z]{2}", "NL"),
          ports: eachLike({
            point: { name: like("Rotterdam"), code: like("NLRTM") },
            country: { name: like("Netherlands"), code: like("NL") },
            pointType: like("Sea"),
          }),
        }),
      ),
      proves: async ({ findPublicPlaces }) =>
        expect(await outcomeOf(findPublicPlaces("rotterdam", patient()))).toEqual({
          value: [
            {
              country: { name: "Netherlands", code: "NL" },
              places: [
                { name: "Rotterdam", code: "NLRTM", country: { name: "Netherlands", code: "NL" }, pointType: "sea" },
              ],
            },
          ],
        }),
    }));

  it("are an empty list when nothing fits", () =>
    agreed({
      title: "places for a visitor's text that fits none",
      given: { "no place is known by": { text: "qqqqzzzz" } },
      asked: { ...publicPlaces, query: { searchWith: "qqqqzzzz" } },
      answered: success([]),
      proves: async ({ findPublicPlaces }) =>
        expect(await outcomeOf(findPublicPlaces("qqqqzzzz", patient()))).toEqual({ value: [] }),
    }));

  it("are not an empty list when the server meets a fault", () =>
    agreed({
      title: "places for a visitor while the server meets a fault",
      given: faulty,
      asked: { ...publicPlaces, query: { searchWith: "rotterdam" } },
      answered: broken,
      proves: async ({ findPublicPlaces }) =>
        expect(await outcomeOf(findPublicPlaces("rotterdam", patient()))).toEqual(afterFault),
    }));
});

describe("ports near a place", () => {
  it("are answered with name and code", () =>
    agreed({
      title: "ports near an inland point",
      given: { ...signedIn, "a port is near": { place: "INTKD", port: "INMUN", portName: "Mundra" } },
      asked: { ...nearby, query: { portCode: "INTKD" } },
      answered: success(
        eachLike({
          name: like("Mundra"),
          internalCode: like("INMUN"),
          locationCodifications: eachLike({ codificationType: like("UNLOCODE"), codification: like("INMUN") }),
        }),
      ),
      proves: async ({ places }) =>
        expect(await outcomeOf(places.nearbyPorts("INTKD", patient()))).toEqual({
          value: [{ name: "Mundra", code: "INMUN" }],
        }),
    }));

  it("are refused without a session", () =>
    agreed({
      title: "ports near a place after the session has ended",
      given: signedOut,
      asked: { ...nearby, query: { portCode: "INTKD" } },
      answered: failure(401, 4010, "Please sign in."),
      proves: async ({ places }) =>
        expect(await outcomeOf(places.nearbyPorts("INTKD", patient()))).toEqual({
          failure: { kind: "unauthorised", message: "Please sign in." },
        }),
    }));

  it("are not an empty list when the server meets a fault", () =>
    agreed({
      title: "ports near a place while the server meets a fault",
      given: { ...signedIn, ...faulty },
      asked: { ...nearby, query: { portCode: "INTKD" } },
      answered: broken,
      proves: async ({ places }) => expect(await outcomeOf(places.nearbyPorts("INTKD", patient()))).toEqual(afterFault),
    }));
});
