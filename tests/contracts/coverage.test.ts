import { describe, expect, it } from "vitest";
import { readLevels } from "../../scripts/verify/levels.ts";
import { CALLS } from "./consumer/calls.ts";
import { toItems, toObject } from "#api/readers/json.ts";
import {
  CONTRACT_METADATA,
  DESK_CONTRACT,
  DESK_OPERATIONS,
  DOCUMENT_VERSION,
  INTERACTIONS,
  listPaths,
  OPERATIONS,
} from "./support/contract.ts";
import { findReadPaths } from "./support/read-paths.ts";
import { UNCOVERED_PROPERTIES, UNCOVERED_STATUSES } from "./uncovered.ts";

const isOperation = (id: string): id is keyof typeof CALLS => id in CALLS;

const covered = new Set(INTERACTIONS.map(({ operation, status }) => `${operation} ${status}`));
const declared = OPERATIONS.flatMap(({ id, statuses }) => statuses.map((status) => `${id} ${status}`));

describe("the interactions", () => {
  it("belong to an operation and a status of the API document", () => {
    const unknown = INTERACTIONS.filter(({ operation, status }) => !declared.includes(`${operation} ${status}`));
    expect(unknown.map(({ title }) => title)).toEqual([]);
  });

  it("have the version of the API document", () => {
    const versions = CONTRACT_METADATA.map(({ consumer }) => consumer);
    expect(versions).toEqual(versions.map(() => ({ version: DOCUMENT_VERSION })));
  });

  it("have different titles", () => {
    expect(new Set(INTERACTIONS.map(({ title }) => title)).size).toBe(INTERACTIONS.length);
  });

  it("cover every status of every operation, or a reason is given", () => {
    expect(declared.filter((pair) => !covered.has(pair) && !(pair in UNCOVERED_STATUSES))).toEqual([]);
  });

  it("do not cover a status for which a reason is given", () => {
    expect(Object.keys(UNCOVERED_STATUSES).filter((pair) => covered.has(pair) || !declared.includes(pair))).toEqual([]);
  });
});

describe("the interactions of optional operations", () => {
  const { levels } = readLevels();
  const optional = levels.filter((level) => level.optional === true);
  const operationIds = new Set(optional.flatMap(({ operations = [] }) => operations));
  const stateNames = new Set(optional.flatMap(({ states = [] }) => states));

  it("have a state by which a server leaves them out", () => {
    const ofOperations = INTERACTIONS.filter(({ operation }) => operationIds.has(operation ?? ""));
    const mandatory = ofOperations.filter(({ states }) => !states.some(({ name }) => stateNames.has(name)));
    expect(ofOperations.length).toBeGreaterThan(400);
    expect(mandatory.map(({ title }) => title)).toEqual([]);
  });
});

/** Names of charges are free: any name stands for all of them. */
const withoutChargeName = (path: string): string =>
  path.replace(/(\.(?:charges|(?:origin|destination|warehouse)Charges))\.[^.[\]]+$/, "$1.*");

const coveredPaths = (id: string): ReadonlySet<string> =>
  new Set(
    INTERACTIONS.filter(({ operation, status }) => operation === id && status === "200").flatMap(({ body }) =>
      [...listPaths(body)].map(withoutChargeName),
    ),
  );

const readPaths = async (): Promise<readonly string[]> => {
  const paths: string[] = [];
  for (const { id, schema } of OPERATIONS) {
    if (schema === null || !isOperation(id)) continue;
    for (const path of await findReadPaths(CALLS[id], schema)) paths.push(`${id} ${path}`);
  }
  return paths;
};

describe("the properties of successful answers that the portal reads", async () => {
  const read = await readPaths();
  const known = new Set(OPERATIONS.flatMap(({ id }) => [...coveredPaths(id)].map((path) => `${id} ${path}`)));
  const uncovered = read.filter((path) => !known.has(path));
  const isExcused = (path: string): boolean => UNCOVERED_PROPERTIES.some(({ pattern }) => pattern.test(path));

  it("are found in the answers of all operations with JSON", () => {
    expect(read.length).toBeGreaterThan(300);
    expect(new Set(read.map((path) => path.split(" ")[0])).size).toBe(
      OPERATIONS.filter(({ schema }) => schema !== null).length,
    );
  });

  it("are in an interaction, or a reason is given", () => {
    expect(uncovered.filter((path) => !isExcused(path))).toEqual([]);
  });

  it("are not in an interaction if a reason is given", () => {
    const unused = UNCOVERED_PROPERTIES.filter(({ pattern }) => !uncovered.some((path) => pattern.test(path)));
    expect(unused.map(({ pattern }) => String(pattern))).toEqual([]);
  });
});

/** Operations of the desk that no interaction can record, with the reason. */
const WITHOUT_INTERACTION: Readonly<Record<string, string>> = {
  readBookingDocument: "a browser downloads it by its address",
  readBookingFile: "a browser downloads it by its address",
  exportBooking: "a browser downloads it by its address",
  exportCustomer: "a browser downloads it by its address",
  watchInbox: "its answer has no end",
  signInWithPasskey: "a passkey signs the challenge of one server",
  addPasskey: "a passkey signs the challenge of one server",
};

describe("the contract of the desk", () => {
  it("has an interaction of every operation of its document but those that nobody can record", () => {
    const requests = toItems(DESK_CONTRACT["interactions"]).map((one) => toObject(toObject(one)["request"]));
    const missing = DESK_OPERATIONS.filter(
      ({ method, path }) => !requests.some((one) => one["method"] === method && path.test(String(one["path"]))),
    );
    expect(missing.map(({ id }) => id).toSorted()).toEqual(Object.keys(WITHOUT_INTERACTION).toSorted());
  });
});
