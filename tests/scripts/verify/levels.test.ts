import { describe, expect, it } from "vitest";
import { type Capability, readCapabilities } from "#domain/accounts";
import LEVELS from "../../../contracts/levels.json" with { type: "json" };
import STATES from "../../../contracts/states.json" with { type: "json" };
import { readInteractions, readPact } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { EQUIPMENT, LANE, LCL_LANE, toJourneyData } from "../../../scripts/verify/journeys/data.ts";
import { readJourneys } from "../../../scripts/verify/journeys/document.ts";
import { listJourneyUses } from "../../../scripts/verify/journeys/levels.ts";
import { findLevel, type Levels, readLevels } from "../../../scripts/verify/levels.ts";

const read = readLevels();
const { levels, interactions } = read;
const pact = readPact();
const document = readDocument();

const listed = <Key extends "operations" | "states" | "statuses">(key: Key) =>
  levels.flatMap((level): readonly (string | number)[] => level[key] ?? []);

describe("contracts/levels.json", () => {
  it("gives every interaction of the contract a level", () => {
    const all = readInteractions(pact, document, read)._unsafeUnwrap();
    expect(all).toHaveLength(pact.interactions.length);
  });

  it("has every operation of the API document exactly once", () => {
    expect(listed("operations")).toHaveLength(document.operations.length);
    expect(new Set(listed("operations"))).toEqual(new Set(document.operations.map(({ id }) => id)));
  });

  it("names only states that the contract uses, each once", () => {
    const used = new Set(
      pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    );
    expect(listed("states").filter((state) => !used.has(String(state)))).toEqual([]);
    expect(new Set(listed("states")).size).toBe(listed("states").length);
  });

  it("has a state of the contract for each optional capability of the portal", () => {
    const stated: Readonly<Record<Exclude<Capability, "lcl" | "tracking">, string>> = LEVELS.parts;
    expect(readCapabilities(Object.keys(stated))).toHaveLength(Object.keys(stated).length);
    expect(Object.values(stated).filter((state) => !STATES.states.some(({ name }) => name === state))).toEqual([]);
  });

  it("names only statuses that the contract uses, each once", () => {
    const used = new Set(pact.interactions.map(({ response }) => response.status));
    expect(listed("statuses").filter((status) => !used.has(Number(status)))).toEqual([]);
    expect(new Set(listed("statuses")).size).toBe(listed("statuses").length);
  });

  it("names only interactions of the contract as exceptions, at levels that exist", () => {
    const descriptions = new Set(pact.interactions.map(({ description }) => description));
    expect(Object.keys(interactions).filter((description) => !descriptions.has(description))).toEqual([]);
    const known = new Set(levels.map(({ level }) => level));
    expect(Object.values(interactions).filter((level) => !known.has(level))).toEqual([]);
  });
});

describe("the level of an interaction", () => {
  const example: Pick<Levels, "levels" | "interactions"> = {
    levels: [
      { level: 1, name: "search", operations: ["search"] },
      { level: 2, name: "book", operations: ["book"], states: ["an offer can be booked"] },
      { level: 7, name: "limits", statuses: [429] },
    ],
    interactions: { "a rare search": 2 },
  };
  const search = { description: "a search", operation: "search", states: [], status: 200 };

  it("is the level of its operation", () => {
    expect(findLevel(example, search)).toBe(1);
  });

  it("is raised by a state of a higher level", () => {
    expect(findLevel(example, { ...search, states: ["an offer can be booked"] })).toBe(2);
  });

  it("is raised by a status of a higher level", () => {
    expect(findLevel(example, { ...search, status: 429, states: ["an offer can be booked"] })).toBe(7);
  });

  it("is that of its exception", () => {
    expect(findLevel(example, { ...search, description: "a rare search", status: 429 })).toBe(2);
  });

  it("is unknown for an operation without a level, whatever its status is", () => {
    expect(findLevel(example, { ...search, operation: "track", status: 429 })).toBeUndefined();
  });
});

describe("the journeys that need a state", () => {
  const data = toJourneyData({ accounts: null, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT });
  const listUses = (name: string) => listJourneyUses(name, readJourneys(), document, read, data);

  it("are those that set it up, with the levels of all their steps", () => {
    expect(listUses("LCL rates are known")).toEqual([{ journey: "bookPartLoad", levels: [4, 5, 9] }]);
    expect(listUses("the shipper has bookings")).toEqual([{ journey: "listManyBookings", levels: [3] }]);
    expect(listUses("no account has the user name")).toEqual([]);
  });

  it("are for the day of the clock also those that move it, with the levels from then on", () => {
    expect(listUses("today is").map(({ journey }) => journey)).toEqual([
      "bookSeveral",
      "bookSizes",
      "waitForArrival",
      "followShipment",
      "meetShipment",
      "followBookings",
      "approveBookings",
      "stateCargo",
      "useKeys",
      "linkCalendar",
      "growSearch",
    ]);
    expect(listUses("today is").find(({ journey }) => journey === "waitForArrival")?.levels).toEqual([2, 3]);
  });

  it("are named in the list of states, whose levels have theirs", () => {
    const levelsOf = (name: string) => STATES.states.find((state) => state.name === name)?.levels;
    expect(levelsOf("LCL rates are known")).toEqual([4, 5, 9]);
    expect(levelsOf("a port is near")).toEqual([1, 2, 3]);
  });

  it("leave no state of a journey or of an optional part without its level", () => {
    const lacks = STATES.states.flatMap(({ name, levels: stated }) => {
      const needed = listUses(name).flatMap((use) => use.levels);
      const missing = [...needed, ...(Object.values(LEVELS.parts).includes(name) ? [9] : [])].filter(
        (level) => !stated.includes(level),
      );
      return missing.length === 0 ? [] : [`${name}: ${missing.join(", ")}`];
    });
    expect(lacks).toEqual([]);
  });
});
