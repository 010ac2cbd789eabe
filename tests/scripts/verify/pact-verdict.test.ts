import { ok } from "neverthrow";
import { describe, expect, it } from "vitest";
import {
  type Interaction,
  type PactInteraction,
  readInteractions,
  readPact,
} from "../../../scripts/verify/contract.ts";
import type { Difference } from "../../../scripts/verify/differences.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import type { Answer } from "../../../scripts/verify/http.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { compareWithContract } from "../../../scripts/verify/pact-verdict.ts";

const type = (path: string) => ({ [path]: { combine: "AND", matchers: [{ match: "type" }] } });

/** Finding places: the example of its answer, and rules as Pact writes them. */
const places: PactInteraction = {
  type: "Synchronous/HTTP",
  description: "places for a text",
  request: {
    method: "GET",
    path: "/api/resource/fcl/ports",
    query: { searchWith: ["nhava sheva"] },
    headers: { "x-token": ["pact-token"] },
  },
  response: {
    status: 200,
    headers: { "Content-Type": ["application/json"] },
    body: {
      content: { status: true, code: 2000, result: [{ country: "India", ports: [{ "POINT TYPE": "Sea" }] }] },
      contentType: "application/json",
      encoded: false,
    },
    matchingRules: {
      body: {
        ...type("$.result"),
        ...type("$.result[*].country"),
        ...type("$.result[*].ports"),
        ...type("$.result[*].ports[*]['POINT TYPE']"),
      },
    },
  },
};

const pact = {
  consumer: { name: "portal" },
  provider: { name: "api" },
  interactions: [places],
  metadata: { pactSpecification: { version: "4.0" } },
};

const [interaction] = readInteractions(pact, readDocument(), readLevels())._unsafeUnwrap();

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

const compare = async (...answers: readonly Answer[]): Promise<readonly (readonly Difference[])[]> => {
  const known: Interaction | undefined = interaction;
  const answered = known === undefined ? [] : answers.map((answer) => ({ interaction: known, answer }));
  return (await compareWithContract(pact, answered))._unsafeUnwrap();
};

const good = { status: true, code: 2000, result: [{ country: "Peru", ports: [{ "POINT TYPE": "Inland" }] }] };
const contract = (path: string, expected: string, actual: string): Difference => ({
  by: "contract",
  path,
  expected,
  actual,
});

describe("the comparison with the contract", () => {
  it("finds no difference in an answer of the same types", async () => {
    expect(await compare(json(good))).toEqual([[]]);
  });

  it("names the path and both values of a value that must be equal", async () => {
    expect(await compare(json({ ...good, code: 2001 }))).toEqual([[contract("$.code", "2000", "2001")]]);
  });

  it("names the path and the actual value of a wrong type", async () => {
    const wrong = [{ country: 7, ports: [{ "POINT TYPE": null }] }];
    expect(await compare(json({ ...good, result: wrong }))).toEqual([
      [
        contract("$.result[0].country", "the same type as 'India' (String)", "7"),
        contract("$.result[0].ports[0]['POINT TYPE']", "the same type as 'Sea' (String)", "null"),
      ],
    ]);
  });

  it("names each missing property with the example of the contract", async () => {
    const second = { ports: [{}] };
    expect(await compare(json({ status: true, result: [...good.result, second] }))).toEqual([
      [
        contract("$.code", "present, such as 2000", "missing"),
        contract("$.result[1].country", 'present, such as "India"', "missing"),
        contract("$.result[1].ports[0]['POINT TYPE']", 'present, such as "Sea"', "missing"),
      ],
    ]);
  });

  it("names a wrong status and a wrong media type", async () => {
    const page = {
      status: 502,
      headers: { "content-type": "text/html" },
      body: Buffer.from("<html>Bad gateway</html>"),
    };
    expect(await compare(page)).toEqual([
      [
        contract("status", "200", "502"),
        contract("header content-type", "application/json", "text/html"),
        contract("body", "application/json", "text/html"),
      ],
    ]);
  });

  it("answers the differences in the order of the answers", async () => {
    const found = await compare(json({ ...good, code: 1 }), json(good), json({ ...good, code: 3 }));
    expect(found.map((differences) => differences.map(({ actual }) => actual))).toEqual([["1"], [], ["3"]]);
  });
});

describe("an entry that a list must contain", () => {
  const wanted = { id: "departed", vessel: "ASTRID", port: "INNSA", place: { name: "Mundra" } };
  const rules = { "$.vessel": { combine: "AND", matchers: [{ match: "regex", regex: "^[A-Z]+$" }] } };
  const listing: PactInteraction = {
    ...places,
    response: {
      status: 200,
      body: { content: { events: [wanted] }, contentType: "application/json", encoded: false },
      matchingRules: {
        body: {
          "$.events": {
            combine: "AND",
            matchers: [{ match: "arrayContains", variants: [{ index: 0, rules, generators: {} }] }],
          },
        },
      },
    },
  };

  const compareEvents = async (...events: readonly unknown[]): Promise<readonly Difference[]> => {
    const [found] = readInteractions(
      { ...pact, interactions: [listing] },
      readDocument(),
      readLevels(),
    )._unsafeUnwrap();
    const answered = found === undefined ? [] : [{ interaction: found, answer: json({ events }) }];
    return (await compareWithContract(pact, answered))._unsafeUnwrap().flat();
  };

  it("is found at any place", async () => {
    expect(await compareEvents({ id: "loaded" }, wanted)).toEqual([]);
  });

  it("is compared with the entry that is most like it: a missing property", async () => {
    const { vessel: _, ...others } = wanted;
    expect(await compareEvents({ id: "loaded", port: "NLRTM" }, others)).toEqual([
      contract("$.events[1].vessel", '"ASTRID"', "missing"),
    ]);
  });

  it("is compared with the entry that is most like it: another value", async () => {
    expect(await compareEvents({ ...wanted, port: "INMUN" })).toEqual([
      contract("$.events[0].port", '"INNSA"', '"INMUN"'),
    ]);
  });

  it("is not different in values that the contract allows, and named by the property inside of an object", async () => {
    expect(await compareEvents({ ...wanted, vessel: "NORRVIK", place: { code: "INMUN" } })).toEqual([
      contract("$.events[0].place.name", '"Mundra"', "missing"),
    ]);
  });

  it("is named by its list if no entry is like it", async () => {
    expect((await compareEvents({ id: "loaded" })).map(({ path }) => path)).toEqual(["$.events"]);
  });
});

describe("the requests that are built from the contract", () => {
  it("are those of Pact's own verifier, for every interaction", { timeout: 240_000 }, async () => {
    const real = readPact();
    const interactions = readInteractions(real, readDocument(), readLevels())._unsafeUnwrap();
    const answered = interactions.map((one) => ({ interaction: one, answer: json({}) }));
    const compared = await compareWithContract(real, answered);
    expect(compared.map((all) => all.length)).toEqual(ok(interactions.length));
  });
});
