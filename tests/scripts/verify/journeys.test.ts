import { describe, expect, it } from "vitest";
import {
  EQUIPMENT,
  LANE,
  LCL_LANE,
  OTHER_NAME,
  OWN_NAME,
  PASSWORD,
  toJourneyData,
} from "../../../scripts/verify/journeys/data.ts";
import { runJourneys } from "../../../scripts/verify/journeys/run.ts";
import { PART_FAULTS } from "./account-faults.ts";
import { APPROVAL_FAULTS } from "./approval-faults.ts";
import { CARGO_FAULTS } from "./cargo-faults.ts";
import { COMPANY_FAULTS } from "./company-faults.ts";
import { setAll } from "./fault-kit.ts";
import { FOLLOWED_FAULTS } from "./followed-faults.ts";
import { GROWING_FAULTS } from "./growing-faults.ts";
import { FILTER_FAULTS, LATER_FAULTS } from "./journey-faults.ts";
import { document, journeys, levels, listDifferent, runWith, useReference } from "./journey-kit.ts";
import { KEPT_ACCOUNT_FAULTS } from "./kept-account-faults.ts";
import { KEPT_FAULTS } from "./kept-faults.ts";
import { KEY_FAULTS } from "./key-faults.ts";
import { MESSAGE_FAULTS, OPENING_FAULTS } from "./opening-faults.ts";
import { SHIPMENT_FAULTS } from "./shipment-faults.ts";
import { SORT_FAULTS } from "./several-faults.ts";
import { LATER_STATED_FAULTS, STATED_FAULTS } from "./stated-faults.ts";
import { startServer } from "./support.ts";

const chooseContainers = journeys.filter(({ workflowId }) => workflowId === "bookContainers");
const WITHOUT_PARTS = setAll("getProfile", "states no part", "capabilities", () => []);

describe("the journeys at the reference server", () => {
  const levelsTried = [4, 5, 6];
  const reference = useReference();

  it("find nothing without a fault", async () => {
    const results = await runWith(reference(), [1, 2, 3, ...levelsTried], null);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(291);
  });

  it.each([...FILTER_FAULTS, ...SORT_FAULTS, ...STATED_FAULTS])(
    "find at levels 1 to 3 that it $name",
    async (fault) => {
      expect(await listDifferent(reference(), [1, 2, 3], fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
    },
  );

  it("find nothing in its optional parts", async () => {
    const results = await runWith(reference(), [9], null, chooseContainers);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results.map(({ step }) => step)).toEqual([
      "openBooking",
      "openFurtherBooking",
      "openForeignBooking",
      "createQuote",
      "readQuote",
      "listQuotes",
      "printQuote",
      "readForeignQuote",
      "printForeignQuote",
      "listDocuments",
      "listForeignDocuments",
      "downloadForeignDocuments",
      "listOtherDocuments",
      "listNotifications",
    ]);
  });

  it.each([
    { journey: "keepLists", steps: 64 },
    { journey: "followBookings", steps: 49 },
    { journey: "readMessages", steps: 8 },
    { journey: "workInCompany", steps: 66 },
    { journey: "approveBookings", steps: 57 },
    { journey: "stateCargo", steps: 35 },
    { journey: "useKeys", steps: 27 },
    { journey: "linkCalendar", steps: 21 },
    { journey: "growSearch", steps: 17 },
    { journey: "keepAccount", steps: 41 },
  ])("find nothing in $journey", async ({ journey, steps }) => {
    const chosen = journeys.filter(({ workflowId }) => workflowId === journey);
    const results = await runWith(reference(), [9], null, chosen);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(steps);
  });

  it("leave out the parts that the profile does not state", async () => {
    const results = await runWith(reference(), [9], WITHOUT_PARTS, chooseContainers);
    expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => "left-out"));
  });

  it.each(["workInCompany", "approveBookings", "stateCargo", "keepAccount", "growSearch", "useKeys", "linkCalendar"])(
    "find nothing in %s at a server without parts",
    async (journey) => {
      const chosen = journeys.filter(({ workflowId }) => workflowId === journey);
      const results = await runWith(reference(), [9], WITHOUT_PARTS, chosen);
      expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
    },
  );

  it("leave out what needs a state that a server without the part does not have", async () => {
    const states = await startServer((_, response, body) => {
      if (body.includes("notification")) response.writeHead(404).end();
      else
        void fetch(reference().states, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: Buffer.from(body),
        }).then(({ status }) => response.writeHead(status).end());
    });
    const backend = { ...reference(), states: new URL(states.url) };
    const chosen = journeys.filter(({ workflowId }) => workflowId === "readMessages");
    const results = await runWith(backend, [9], WITHOUT_PARTS, chosen);
    states.stop();
    expect(results.map(({ step, outcome }) => `${step}: ${outcome}`)).toEqual([
      "signIn: conformant",
      "readProfile: conformant",
      "listMessages: left-out",
      "listOfOtherTopic: left-out",
      "readOne: left-out",
      "listAfterOne: left-out",
      "readAll: left-out",
      "listAfterAll: left-out",
    ]);
  });

  it("leave out the journeys whose data a server with accounts of its own does not have", async () => {
    const accounts = [
      { username: OWN_NAME, password: PASSWORD },
      { username: OTHER_NAME, password: "star-anise" },
    ] as const;
    const data = toJourneyData({ accounts, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT });
    const chosen = journeys.filter((journey) => journey["x-left-out"] !== undefined);
    const target = { ...reference(), timeoutMs: 10_000 };
    const results = await runJourneys({ document, levels, target, data }, [6, 9], chosen);
    expect(chosen.map(({ workflowId }) => workflowId)).toEqual([
      "followShipment",
      "meetShipment",
      "setNewPassword",
      "openAccount",
      "readMessages",
      "workInCompany",
      "approveBookings",
      "keepAccount",
      "useKeys",
      "linkCalendar",
    ]);
    expect(results).toHaveLength(242);
    expect(new Set(results.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
      new Set(["left-out: the server has accounts of its own"]),
    );
  });

  it.each([
    ...PART_FAULTS,
    ...KEPT_FAULTS,
    ...FOLLOWED_FAULTS,
    ...MESSAGE_FAULTS,
    ...COMPANY_FAULTS,
    ...APPROVAL_FAULTS,
    ...CARGO_FAULTS,
    ...GROWING_FAULTS,
    ...KEPT_ACCOUNT_FAULTS,
    ...KEY_FAULTS,
  ])("find in $journey a server that, for $operation, $name", async (fault) => {
    expect(await listDifferent(reference(), [9], fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });

  it.each([...LATER_FAULTS, ...OPENING_FAULTS, ...SHIPMENT_FAULTS, ...LATER_STATED_FAULTS])(
    "find a server that, for $operation, $name",
    async (fault) => {
      expect(await listDifferent(reference(), levelsTried, fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
    },
  );
});
