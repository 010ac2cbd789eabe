import { describe, expect, it } from "vitest";
import { parseOptions } from "../../../scripts/verify/options.ts";

const known = {
  levels: [1, 2, 3, 4, 5, 6, 7, 8],
  operations: [
    { id: "signIn", tags: ["Session"] },
    { id: "signOut", tags: ["Session"] },
    { id: "searchRates", tags: ["Rates"] },
  ],
};

const parse = (...args: readonly string[]) => parseOptions(args, known);

describe("the options of npm run verify", () => {
  it("select everything without other settings", () => {
    expect(parse("http://localhost:8080")._unsafeUnwrap()).toEqual({
      target: {
        server: new URL("http://localhost:8080/"),
        states: new URL("http://localhost:8080/_states"),
        timeoutMs: 10_000,
      },
      selection: { levels: [1, 2, 3, 4, 5, 6, 7, 8], only: [], withFaults: true },
      tokensFromSignIn: false,
      journeys: {
        accounts: null,
        lane: { from: "INNSA", to: "NLRTM" },
        lclLane: { from: "Nhava Sheva", to: "Rotterdam" },
        equipment: "40HC",
      },
      onlyJourneys: false,
      junit: null,
      html: null,
      badge: null,
      fuzz: { count: 0, seed: 1 },
    });
  });

  it("name all operations of a tag", () => {
    const { selection } = parse("http://localhost", "--only", "Session", "--only", "searchRates")._unsafeUnwrap();
    expect(selection.only).toEqual(["signIn", "signOut", "searchRates"]);
  });

  it("are all read", () => {
    const args =
      "https://x.example/freight --states https://x.example/setup --level 1-3,5 --only signIn --only searchRates";
    const more = "--no-faults --token-from signIn --timeout 0.5 --fuzz 200 --seed 7 --junit a.xml --html a.html";
    const journeys =
      "--account a@x.example:a:b --other-account b@y.example:c --lane INMUN-DEHAM --lcl-lane Chennai-Hamburg --size 20GP";
    const all = `${args} ${more} ${journeys} --only-journeys`;
    expect(parse(...all.split(" "))._unsafeUnwrap()).toEqual({
      target: {
        server: new URL("https://x.example/freight"),
        states: new URL("https://x.example/setup"),
        timeoutMs: 500,
      },
      selection: { levels: [1, 2, 3, 5], only: ["signIn", "searchRates"], withFaults: false },
      tokensFromSignIn: true,
      journeys: {
        accounts: [
          { username: "a@x.example", password: "a:b" },
          { username: "b@y.example", password: "c" },
        ],
        lane: { from: "INMUN", to: "DEHAM" },
        lclLane: { from: "Chennai", to: "Hamburg" },
        equipment: "20GP",
      },
      onlyJourneys: true,
      junit: "a.xml",
      html: "a.html",
      badge: null,
      fuzz: { count: 200, seed: 7 },
    });
    const { badge, selection } = parse("http://localhost", "--badge", "badge", "--level", "1-3")._unsafeUnwrap();
    expect([badge, selection.levels]).toEqual(["badge", [1, 2, 3]]);
  });

  it.each(["http://localhost:8080/api", "http://localhost:8080/api/", "http://localhost:8080"])(
    "take %s for the server under which /api is",
    (address) => {
      const { server, states } = parse(address)._unsafeUnwrap().target;
      expect([server.href, states.href]).toEqual(["http://localhost:8080/", "http://localhost:8080/_states"]);
    },
  );

  it("find the states endpoint below the address of the server", () => {
    expect(parse("https://x.example/freight")._unsafeUnwrap().target.states.href).toBe(
      "https://x.example/freight/_states",
    );
  });

  it.each([
    { args: [], problem: "The address of the server is missing." },
    { args: ["localhost:8080"], problem: "localhost:8080 is not an address such as http://localhost:8080." },
    { args: ["http://localhost", "http://other"], problem: "There is one address too many: http://other." },
    {
      args: ["http://localhost", "--account", "a:b"],
      problem: "--account and --other-account are given together.",
    },
    {
      args: ["http://localhost", "--account", "a:b", "--other-account", "b"],
      problem: "--other-account takes a user name and a password such as asha@menon.example:kardamom, not b.",
    },
    {
      args: ["http://localhost", "--account", "a:b", "--other-account", "a:c"],
      problem: "--account and --other-account are accounts of different companies.",
    },
    {
      args: ["http://localhost", "--lane", "INNSA"],
      problem: "--lane takes two places such as INNSA-NLRTM, not INNSA.",
    },
    { args: ["http://localhost", "--bogus"], problem: "Unknown option '--bogus'." },
    {
      args: ["http://localhost", "--states", "here"],
      problem: "here is not an address such as http://localhost:8080.",
    },
    { args: ["http://localhost", "--level", "1-9"], problem: "--level takes levels of 1 to 8, such as 1-3, not 1-9." },
    { args: ["http://localhost", "--level", "3-1"], problem: "--level takes levels of 1 to 8, such as 1-3, not 3-1." },
    { args: ["http://localhost", "--level", ""], problem: "--level takes levels of 1 to 8, such as 1-3, not ." },
    {
      args: ["http://localhost", "--only", "search"],
      problem:
        "--only takes an operationId or a tag of the API document, not search. The nearest names: searchRates, Session, signIn, signOut, Rates.",
    },
    { args: ["http://localhost", "--timeout", "0"], problem: "--timeout takes seconds up to 600, not 0." },
    { args: ["http://localhost", "--fuzz", "many"], problem: "--fuzz takes a number up to 100000, not many." },
    {
      args: ["http://localhost", "--badge", "badge", "--only", "signIn"],
      problem: "--badge states whole levels: leave out --only.",
    },
    {
      args: ["http://localhost", "--badge", "badge", "--only-journeys"],
      problem: "--badge states whole levels: leave out --only-journeys.",
    },
    { args: ["http://localhost", "--token-from", "login"], problem: "--token-from takes signIn, not login." },
  ])("are refused: $problem", ({ args, problem }) => {
    expect(parse(...args)._unsafeUnwrapErr()).toBe(problem);
  });
});
