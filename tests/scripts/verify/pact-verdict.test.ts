import { ok } from "neverthrow";
import { beforeAll, describe, expect, it } from "vitest";
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

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

/** Compares named answers to one request in one run of Pact's verifier, which takes a second to start. */
const compareAll = async (
  only: PactInteraction,
  answers: Readonly<Record<string, Answer>>,
): Promise<ReadonlyMap<string, readonly Difference[]>> => {
  const whole = { ...pact, interactions: [only] };
  const [interaction]: readonly (Interaction | undefined)[] = readInteractions(
    whole,
    readDocument(),
    readLevels(),
  )._unsafeUnwrap();
  const answered = interaction === undefined ? [] : Object.values(answers).map((answer) => ({ interaction, answer }));
  const found = (await compareWithContract(whole, answered))._unsafeUnwrap();
  return new Map(Object.keys(answers).map((name, index) => [name, found[index] ?? []]));
};

const good = { status: true, code: 2000, result: [{ country: "Peru", ports: [{ "POINT TYPE": "Inland" }] }] };
const contract = (path: string, expected: string, actual: string): Difference => ({
  by: "contract",
  path,
  expected,
  actual,
});

describe("the comparison with the contract", () => {
  const answers = {
    "the same types": json(good),
    "another code": json({ ...good, code: 2001 }),
    "wrong types": json({ ...good, result: [{ country: 7, ports: [{ "POINT TYPE": null }] }] }),
    "missing properties": json({ status: true, result: [...good.result, { ports: [{}] }] }),
    "a page": { status: 502, headers: { "content-type": "text/html" }, body: Buffer.from("<html>Bad gateway</html>") },
    "the same types again": json(good),
  };
  let found: ReadonlyMap<string, readonly Difference[]> = new Map();
  beforeAll(async () => {
    found = await compareAll(places, answers);
  });

  it("finds no difference in an answer of the same types, before and after others", () => {
    expect([found.get("the same types"), found.get("the same types again")]).toEqual([[], []]);
  });

  it("names the path and both values of a value that must be equal", () => {
    expect(found.get("another code")).toEqual([contract("$.code", "2000", "2001")]);
  });

  it("names the path and the actual value of a wrong type", () => {
    expect(found.get("wrong types")).toEqual([
      contract("$.result[0].country", "the same type as 'India' (String)", "7"),
      contract("$.result[0].ports[0]['POINT TYPE']", "the same type as 'Sea' (String)", "null"),
    ]);
  });

  it("names each missing property with the example of the contract", () => {
    expect(found.get("missing properties")).toEqual([
      contract("$.code", "present, such as 2000", "missing"),
      contract("$.result[1].country", 'present, such as "India"', "missing"),
      contract("$.result[1].ports[0]['POINT TYPE']", 'present, such as "Sea"', "missing"),
    ]);
  });

  it("names a wrong status and a wrong media type", () => {
    expect(found.get("a page")).toEqual([
      contract("status", "200", "502"),
      contract("header content-type", "application/json", "text/html"),
      contract("body", "application/json", "text/html"),
    ]);
  });
});

describe("an entry that a list must contain", () => {
  const wanted = { id: "departed", vessel: "ASTRID", port: "INNSA", place: { name: "Mundra" } };
  const { vessel: _, ...withoutVessel } = wanted;
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
  const list = (...events: readonly unknown[]): Answer => json({ events });
  let found: ReadonlyMap<string, readonly Difference[]> = new Map();
  beforeAll(async () => {
    found = await compareAll(listing, {
      "second entry": list({ id: "loaded" }, wanted),
      "no vessel": list({ id: "loaded", port: "NLRTM" }, withoutVessel),
      "another port": list({ ...wanted, port: "INMUN" }),
      "another place": list({ ...wanted, vessel: "NORRVIK", place: { code: "INMUN" } }),
      "no such entry": list({ id: "loaded" }),
    });
  });

  it("is found at any place", () => {
    expect(found.get("second entry")).toEqual([]);
  });

  it("is compared with the entry that is most like it: a missing property", () => {
    expect(found.get("no vessel")).toEqual([contract("$.events[1].vessel", '"ASTRID"', "missing")]);
  });

  it("is compared with the entry that is most like it: another value", () => {
    expect(found.get("another port")).toEqual([contract("$.events[0].port", '"INNSA"', '"INMUN"')]);
  });

  it("is not different in values that the contract allows, and named by the property inside of an object", () => {
    expect(found.get("another place")).toEqual([contract("$.events[0].place.name", '"Mundra"', "missing")]);
  });

  it("is named by its list if no entry is like it", () => {
    expect(found.get("no such entry")?.map(({ path }) => path)).toEqual(["$.events"]);
  });
});

describe("the requests that are built from the contract", () => {
  /* The check `provider` compares all requests. */
  const describeShape = ({ request: { method, query = {}, body } }: PactInteraction): string =>
    JSON.stringify([method, Object.keys(query), body?.contentType, body?.encoded, typeof body?.content]);

  it("are those of Pact's own verifier, for each method, set of query parameters and media type", async () => {
    const real = readPact();
    const interactions = readInteractions(real, readDocument(), readLevels())._unsafeUnwrap();
    const oneOfEach = [...new Map(interactions.map((one) => [describeShape(one.pact), one])).values()];
    expect(oneOfEach.length).toBeGreaterThan(20);
    const answered = oneOfEach.map((one) => ({ interaction: one, answer: json({}) }));
    const compared = await compareWithContract(real, answered);
    expect(compared.map((all) => all.length)).toEqual(ok(oneOfEach.length));
  });
});
