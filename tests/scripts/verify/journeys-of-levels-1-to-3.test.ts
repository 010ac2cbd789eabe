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
import { resetStates, setUpState } from "../../../scripts/verify/target.ts";
import { ACCOUNT_FAULTS } from "./account-faults.ts";
import { AFTERWARDS_FAULTS } from "./afterwards-faults.ts";
import { AGREEMENT_FAULTS } from "./agreement-faults.ts";
import type { Fault } from "./fault-kit.ts";
import { FAULTS, LENIENCIES } from "./journey-faults.ts";
import { chooseJourneys, document, journeys, levels, listDifferent, runWith, useBackend } from "./journey-kit.ts";
import { SEVERAL_FAULTS } from "./several-faults.ts";
import { VARIATION_FAULTS } from "./variation-faults.ts";

const REFUSED = JSON.stringify({ status: false, code: 4040, message: "Refused", result: [] });

describe("the journeys of levels 1 to 3", () => {
  const levelsTried = [1, 2, 3];
  const example = useBackend("contracts/examples/node-server/server.mjs", ["--port", "0"], (line) => ({
    server: new URL(line),
    states: new URL("/_states", line),
  }));

  it("find nothing at the example server", async () => {
    const results = await runWith(example(), levelsTried, null);
    expect(results.filter(({ outcome }) => outcome !== "conformant")).toEqual([]);
    expect(results).toHaveLength(187);
  });

  it.each(LENIENCIES)("find nothing at a server that, for $operation, $name", async (leniency) => {
    const results = await runWith(example(), levelsTried, leniency);
    expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
  });

  it("leave out what needs a file or a day of departure that the booking does not have", async () => {
    const bare: Fault = {
      name: "has neither",
      operation: "listQuotations",
      foundBy: [],
      changeReply: (reply) => ({
        ...reply,
        body: Buffer.from(
          reply.body
            .toString()
            .replaceAll(/"files":\[[^\]]*\]/g, '"files":[]')
            .replaceAll('"shipment":', '"otherName":'),
        ),
      }),
    };
    const results = await runWith(example(), levelsTried, bare, chooseJourneys(bare));
    const leftOut = results.filter(({ outcome }) => outcome === "left-out");
    expect(leftOut.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      "openFile: the booking has no file",
      "openForeignFile: the booking has no file",
      "openFurtherFile: the booking has no file",
      "openFirstFile: the booking has no file",
      "listOnDay: the booking names no departure",
    ]);
  });

  it("leave out other days and offers that a server with data of its own does not have", async () => {
    const target = { ...example(), timeoutMs: 10_000 };
    const settings = { accounts: null, lane: LANE, lclLane: LCL_LANE, equipment: EQUIPMENT };
    await resetStates(target);
    for (const { name, params } of toJourneyData(settings).toStates("waitForArrival"))
      if (!name.includes("rate sheet")) (await setUpState(target, name, params))._unsafeUnwrap();
    const accounts = [
      { username: OWN_NAME, password: PASSWORD },
      { username: OTHER_NAME, password: "star-anise" },
    ] as const;
    const data = toJourneyData({ ...settings, accounts });
    const own = journeys.filter(({ workflowId }) =>
      ["bookSeveral", "bookSizes", "waitForArrival"].includes(workflowId),
    );
    const results = await runJourneys({ document, levels, target, data }, levelsTried, own);
    expect(results.filter(({ outcome }) => outcome !== "conformant" && outcome !== "left-out")).toEqual([]);
    const leftOut = results.filter(({ outcome }) => outcome === "left-out");
    expect(leftOut.map(({ interaction }) => /, (\w+):/.exec(interaction.description)?.[1])).toEqual([
      "printOtherOffer",
      "bookOtherSize",
      "printOtherSize",
      "book",
      "printBooking",
      "bookBack",
      "printBack",
      "bookSheet",
      "signInOnLastDay",
      "bookAgainOnLastDay",
      "bookFurther",
      "listOnLastDay",
      "signInOnNextDay",
      "bookOnNextDay",
      "signInAfterDeparture",
      "searchUnderWay",
      "readHomeUnderWay",
      "bookAgainUnderWay",
      "setReferenceUnderWay",
      "listUnderWay",
      "listRunningUnderWay",
      "printUnderWay",
      "openFileUnderWay",
      "signInAfterArrival",
      "bookTooLate",
      "readHomeAfterArrival",
      "listRunning",
      "listAfterArrival",
      "printAfterArrival",
    ]);
  });

  it("skip the steps that need an answer which cannot be used, and name its step", async () => {
    const refuses: Fault = {
      name: "books nothing",
      operation: "bookOffer",
      foundBy: [],
      changeCall: () => ({ status: 404, type: "application/json", body: Buffer.from(REFUSED) }),
    };
    const results = await runWith(example(), levelsTried, refuses, chooseJourneys(refuses));
    const skipped = results.filter(({ outcome }) => outcome === "skipped");
    const reasons = new Map(skipped.map(({ step, reason }) => [step, reason]));
    expect(reasons.get("printBooking")).toBe("the answer of book in the journey bookContainers is needed");
    expect(reasons.get("listBoth")).toBe("the answer of book in the journey bookContainers is needed");
    expect(reasons.get("listOther")).toBe("the answer of bookWithSameKey in the journey bookContainers is needed");
    expect(reasons.get("changeReference")).toBe("the answer of listBookings in the journey bookContainers is needed");
    const different = results.filter(({ outcome }) => outcome === "different");
    expect(different.flatMap(({ differences }) => differences.map(({ path }) => path))).toEqual(
      different.map(() => "status"),
    );
    expect(different.map(({ step }) => step)).toEqual([
      "book",
      "bookAgain",
      "bookWithoutKey",
      "bookOnceMore",
      "bookWithSameKey",
      "bookFurtherWithoutKey",
      "bookFurther",
      "bookFurtherAgain",
      "useEndedSession",
      "bookFurtherAfterReturn",
    ]);
  });

  it.each([
    ...FAULTS,
    ...SEVERAL_FAULTS,
    ...AGREEMENT_FAULTS,
    ...ACCOUNT_FAULTS,
    ...VARIATION_FAULTS,
    ...AFTERWARDS_FAULTS,
  ])("find a server that, for $operation, $name", async (fault) => {
    expect(await listDifferent(example(), levelsTried, fault)).toEqual(expect.arrayContaining([...fault.foundBy]));
  });
});
